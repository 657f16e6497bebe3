#include "store/score_list.h"

#include <algorithm>
#include <chrono>

#include "frame/printable.h"
#include "sim/state_hash.h"
#include "store/record.h"

namespace graze {

namespace {

constexpr std::string_view format = "graze scores";
constexpr std::string_view name_start = "replay-";
constexpr std::string_view name_end = ".json";

class ScoresReader : public RecordReader {
  public:
    std::vector<Score> scores;

  private:
    std::string enter(std::string_view path, char bracket) override {
        if (path.empty() && bracket == '{') return {};
        if (path == ".scores" && bracket == '[') return once(path);
        if (path != ".scores[]" || bracket != '{') return unknown(path);
        if (scores.size() == most_scores) return "it has more than ten scores";
        scores.emplace_back();
        forget(".scores[].");
        return {};
    }

    std::string take(std::string_view path, const Value& value) override {
        std::string twice = once(path);
        if (!twice.empty()) return twice;
        if (path == ".format" || path == ".version") return {};  // judged before
        if (!path.starts_with(".scores[].")) return unknown(path);
        Score& score = scores.back();
        if (path == ".scores[].name") return take_text(path, value, score.name);
        if (path == ".scores[].points") return take_whole(path, value, 0, most, score.points);
        if (path == ".scores[].date") return take_text(path, value, score.date);
        if (path == ".scores[].seed") return take_hex(path, value, score.seed);
        if (path == ".scores[].steps") return take_whole(path, value, 0, most, score.steps);
        if (path == ".scores[].replay") return take_text(path, value, score.replay);
        return unknown(path);
    }

    std::string leave(std::string_view path) override {
        if (path != ".scores[]") return {};
        for (const char* field : {"name", "points", "date", "seed", "steps", "replay"})
            if (!has(std::string(".scores[].") + field))
                return std::string("a score lacks its \"") + field + "\"";
        if (const auto wrong = check_score(scores.back())) return wrong->text;
        if (scores.size() > 1 && scores.back().points > scores[scores.size() - 2].points)
            return "the best score is not the first";
        return {};
    }

    std::string finish() override { return has(".scores") ? "" : "\"scores\" is missing"; }

    static constexpr std::int64_t most = record_number_limit - 1;
};

bool is_date(std::string_view text) {
    if (text.size() != 10 || text[4] != '-' || text[7] != '-') return false;
    const std::string digits =
        std::string(text.substr(0, 4)) + std::string(text.substr(5, 2)) + std::string(text.substr(8));
    if (digits.find_first_not_of("0123456789") != std::string::npos) return false;
    const int number = std::stoi(digits);
    using namespace std::chrono;
    return year_month_day(year(number / 10000), month(static_cast<unsigned>(number / 100 % 100)),
                          day(static_cast<unsigned>(number % 100)))
        .ok();
}

std::string score_text(const Score& score) {
    return "{\"name\":" + json_text(score.name) + ",\"points\":" + std::to_string(score.points) +
           ",\"date\":" + json_text(score.date) + ",\"seed\":\"" + hex(score.seed) +
           "\",\"steps\":" + std::to_string(score.steps) + ",\"replay\":" + json_text(score.replay) + "}";
}

}  // namespace

std::optional<Error> check_score(const Score& score) {
    const auto code_points = std::count_if(score.name.begin(), score.name.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    });
    if (static_cast<std::size_t>(code_points) > longest_name)
        return Error{"a name has more than 16 characters"};
    if (printable(score.name) != score.name) return Error{"a name has characters that cannot be shown"};
    if (score.points < 0 || score.points >= record_number_limit)
        return Error{"a score's points are impossible"};
    if (score.steps < 0 || score.steps >= record_number_limit) return Error{"a score's steps are impossible"};
    if (!is_date(score.date)) return Error{"a score's date is no day, YYYY-MM-DD"};
    if (!score.replay.empty() && !is_replay_name(score.replay))
        return Error{"a score's replay is no name of a replay"};
    return std::nullopt;
}

std::string replay_name(std::string_view replay_text) {
    StateHash name;
    for (const char c : replay_text) name.add(std::uint64_t{static_cast<unsigned char>(c)});
    return std::string(name_start) + hex(name.value()) + std::string(name_end);
}

bool is_replay_name(std::string_view name) {
    if (!name.starts_with(name_start) || !name.ends_with(name_end)) return false;
    name.remove_prefix(name_start.size());
    return name.size() >= name_end.size() &&
           parse_hex(name.substr(0, name.size() - name_end.size())).has_value();
}

std::optional<int> insert(std::vector<Score>& scores, const Score& score) {
    const auto place =
        std::find_if(scores.begin(), scores.end(), [&](const Score& s) { return s.points < score.points; });
    const auto before = place - scores.begin();
    if (before >= std::ptrdiff_t{most_scores}) return std::nullopt;
    scores.insert(place, score);
    if (scores.size() > most_scores) scores.pop_back();
    return static_cast<int>(before) + 1;
}

bool scores_are_newer(std::string_view text) {
    const Heading heading = read_heading(text);
    return heading.format == format && heading.version > scores_version;
}

Result<std::vector<Score>> parse_scores(std::string_view text) {
    if (std::ssize(text) > largest_scores_file) return damaged("it is larger than any list of ten scores");
    const Heading heading = read_heading(text);
    if (heading.format != format) return damaged("it is no list of scores");
    if (heading.version > scores_version) return from_newer(heading.version, scores_version);
    if (heading.version < 1) return damaged("its version is missing");
    ScoresReader reader;
    if (const auto error = reader.read(text)) return *error;
    return std::move(reader.scores);
}

std::string format_scores(const std::vector<Score>& scores) {
    std::string list;
    for (const Score& score : scores) list += (list.empty() ? "\n" : ",\n") + score_text(score);
    return "{\"format\":\"" + std::string(format) + "\",\"version\":" + std::to_string(scores_version) +
           ",\n\"scores\":[" + list + "]}\n";
}

}  // namespace graze
