#include "store/replay_file.h"

#include <algorithm>
#include <array>

#include "store/read_file.h"
#include "store/record.h"

namespace graze {

namespace {

constexpr std::string_view format = "graze replay";

class ReplayReader : public RecordReader {
  public:
    arcade::Replay replay;

  private:
    std::string enter(std::string_view path, char bracket) override {
        if (path == ".commands[]" && bracket == '[') {
            numbers_ = 0;
            return {};
        }
        if (path.empty() && bracket == '{') return {};
        if (bracket == '[' && (path == ".commands" || path == ".checksums")) return once(path);
        return unknown(path);
    }

    std::string take(std::string_view path, const Value& value) override {
        if (path == ".commands[][]") return take_number(path, value);
        if (path == ".checksums[]") return take_checksum(path, value);
        std::string twice = once(path);
        if (!twice.empty()) return twice;
        if (path == ".format" || path == ".version") return {};  // judged before
        if (path == ".seed") return take_hex(path, value, replay.seed);
        if (path == ".pictures") return take_hex(path, value, replay.pictures);
        if (path == ".end") return take_hex(path, value, replay.end);
        if (path == ".points") return take_whole(path, value, 0, record_number_limit - 1, replay.points);
        return unknown(path);
    }

    std::string leave(std::string_view path) override { return path == ".commands[]" ? take_run() : ""; }

    std::string finish() override {
        for (const char* field : {"seed", "pictures", "points", "end", "commands", "checksums"})
            if (!has(std::string(".") + field)) return std::string("\"") + field + "\" is missing";
        const std::int64_t wanted = std::ssize(replay.commands) / arcade::steps_a_checksum;
        if (std::ssize(replay.checksums) != wanted)
            return "it has " + std::to_string(replay.checksums.size()) + " checksums, not " +
                   std::to_string(wanted);
        return {};
    }

    std::string take_number(std::string_view path, const Value& value) {
        if (numbers_ == run_.size()) return "a command has more than three numbers";
        constexpr std::array<std::int64_t, 3> least{-arcade::run_speed, 0, 1};
        constexpr std::array<std::int64_t, 3> most{arcade::run_speed, 1, arcade::longest_replay};
        std::string complaint = take_whole(path, value, least[numbers_], most[numbers_], run_[numbers_]);
        ++numbers_;
        return complaint;
    }

    std::string take_run() {
        if (numbers_ != run_.size()) return "a command has fewer than three numbers";
        const auto [move, duck, steps] = run_;
        if (steps > arcade::longest_replay - std::ssize(replay.commands))
            return "it is longer than the longest game, " + std::to_string(arcade::longest_replay) + " steps";
        replay.commands.insert(replay.commands.end(), static_cast<std::size_t>(steps),
                               {static_cast<int>(move), duck == 1});
        return {};
    }

    std::string take_checksum(std::string_view path, const Value& value) {
        if (std::ssize(replay.checksums) == arcade::longest_replay / arcade::steps_a_checksum)
            return "it has more checksums than the longest game";
        std::uint64_t checksum = 0;
        std::string complaint = take_hex(path, value, checksum);
        replay.checksums.push_back(checksum);
        return complaint;
    }

    std::array<std::int64_t, 3> run_{};  // move, duck, steps
    std::size_t numbers_ = 0;            // of them that were read
};

Error harmed(const Error& error) {
    return {error.text + "; take an unharmed copy"};
}

std::string commands_text(const std::vector<arcade::Command>& commands) {
    std::string text;
    for (auto first = commands.begin(); first != commands.end();) {
        const auto end = std::find_if(first, commands.end(), [&](const auto& c) { return c != *first; });
        const int move = std::clamp(first->move, -arcade::run_speed, arcade::run_speed);
        text += text.empty() ? "[" : ",[";
        text += std::to_string(move) + (first->duck ? ",1," : ",0,") + std::to_string(end - first) + "]";
        first = end;
    }
    return text;
}

}  // namespace

Result<arcade::Replay> parse_replay(std::string_view text) {
    if (std::ssize(text) > largest_replay_file) return Error{"it is larger than 16 MiB, so it is no replay"};
    const Heading heading = read_heading(text);
    if (heading.format != format) return Error{"it is no replay; give a file that Graze saved as one"};
    if (heading.version > replay_version) return from_newer(heading.version, replay_version);
    if (heading.version < 1) return harmed(damaged("its version is missing"));
    ReplayReader reader;
    if (const auto error = reader.read(text)) return harmed(*error);
    return std::move(reader.replay);
}

std::string format_replay(const arcade::Replay& replay) {
    std::string checksums;
    for (const std::uint64_t checksum : replay.checksums)
        checksums += (checksums.empty() ? "\"" : ",\"") + hex(checksum) + "\"";
    return "{\"format\":\"" + std::string(format) + "\",\"version\":" + std::to_string(replay_version) +
           ",\n\"seed\":\"" + hex(replay.seed) + "\",\n\"pictures\":\"" + hex(replay.pictures) +
           "\",\n\"points\":" + std::to_string(replay.points) + ",\n\"end\":\"" + hex(replay.end) +
           "\",\n\"commands\":[" + commands_text(replay.commands) + "],\n\"checksums\":[" + checksums +
           "]}\n";
}

Result<arcade::Replay> read_replay(const std::string& path) {
    const auto text = read_file(path, largest_replay_file);
    if (!text) return text.error();
    if (!*text) return Error{"there is no such file; check its name and folder"};
    return parse_replay(**text);
}

}  // namespace graze
