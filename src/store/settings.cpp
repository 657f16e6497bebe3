#include "store/settings.h"

#include <array>
#include <chrono>
#include <filesystem>
#include <utility>

#include "frame/printable.h"
#include "store/file_lock.h"
#include "store/put_aside.h"
#include "store/read_file.h"
#include "store/record.h"
#include "store/write_file.h"

namespace graze {

namespace {

constexpr std::string_view format = "graze settings";
constexpr const char* stem = "settings";
constexpr std::chrono::seconds patience{2};

std::string path_in(const std::string& folder, const char* name) {
    return (std::filesystem::path(folder) / name).string();
}

class SettingsReader : public RecordReader {
  public:
    explicit SettingsReader(std::int64_t version) : version_(version) {}

    Settings settings() const {
        Settings settings;
        settings.effects = static_cast<int>(values_[0]);
        settings.music = static_cast<int>(values_[1]);
        settings.muted = values_[2] == 1;
        settings.fullscreen = values_[3] == 1;
        settings.reduced_flashing = values_[4] == 1;
        settings.high_contrast = values_[5] == 1;
        settings.larger_text = values_[6] == 1;
        settings.language = language_;
        for (std::size_t i = 0; i < action_count; ++i) settings.keys[i] = static_cast<int>(values_[7 + i]);
        return settings;
    }

  private:
    struct Field {
        std::string_view path;
        std::int64_t most;
    };
    static constexpr std::array<Field, 7 + action_count> fields{{{".effects", 100},
                                                                 {".music", 100},
                                                                 {".muted", 1},
                                                                 {".fullscreen", 1},
                                                                 {".reduced_flashing", 1},
                                                                 {".high_contrast", 1},
                                                                 {".larger_text", 1},
                                                                 {".left", last_scancode},
                                                                 {".right", last_scancode},
                                                                 {".duck", last_scancode}}};

    std::string enter(std::string_view path, char bracket) override {
        return path.empty() && bracket == '{' ? "" : unknown(path);
    }
    std::string leave(std::string_view) override { return {}; }

    std::string take(std::string_view path, const Value& value) override {
        std::string twice = once(path);
        if (!twice.empty()) return twice;
        if (path == ".format" || path == ".version") return {};  // judged before
        if (path == ".language") {
            std::string complaint = take_text(path, value, language_);
            const bool known = language_.empty() || language_ == "en" || language_ == "zh";
            return complaint.empty() && !known ? "\"language\" must be \"\", \"en\" or \"zh\"" : complaint;
        }
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (path == fields[i].path) return take_whole(path, value, 0, fields[i].most, values_[i]);
        return unknown(path);
    }

    std::string finish() override {
        for (const Field& field : fields)
            if (!has(field.path) && !(version_ == 1 && field.path == ".larger_text"))
                return "\"" + std::string(field.path.substr(1)) + "\" is missing";
        return has(".language") ? "" : "\"language\" is missing";
    }

    std::int64_t version_;
    std::array<std::int64_t, fields.size()> values_{};
    std::string language_;
};

bool are_newer(std::string_view text) {
    const Heading heading = read_heading(text);
    return heading.format == format && heading.version > settings_version;
}

}  // namespace

Result<Settings> parse_settings(std::string_view text) {
    const Heading heading = read_heading(text);
    if (heading.format != format) return damaged("it is no file of Graze's settings");
    if (heading.version > settings_version) return from_newer(heading.version, settings_version);
    if (heading.version < 1) return damaged("its version is missing");
    SettingsReader reader(heading.version);
    if (const auto error = reader.read(text)) return *error;
    return reader.settings();
}

std::string format_settings(const Settings& settings) {
    std::string text = "{\"format\": \"graze settings\", \"version\": " + std::to_string(settings_version);
    const auto add = [&](const char* name, int value) {
        text += std::string(",\n \"") + name + "\": " + std::to_string(value);
    };
    add("effects", settings.effects);
    add("music", settings.music);
    add("muted", settings.muted ? 1 : 0);
    add("fullscreen", settings.fullscreen ? 1 : 0);
    add("reduced_flashing", settings.reduced_flashing ? 1 : 0);
    add("high_contrast", settings.high_contrast ? 1 : 0);
    add("larger_text", settings.larger_text ? 1 : 0);
    add("left", settings.keys[0]);
    add("right", settings.keys[1]);
    add("duck", settings.keys[2]);
    return text + ",\n \"language\": " + json_text(settings.language) + "}\n";
}

SettingsFile read_settings(const std::string& folder) {
    const std::string path = path_in(folder, "settings.json");
    const auto about = [&](const Error& error) { return Error{printable(path) + ": " + error.text}; };
    const auto stays = [](const Error& error) { return SettingsFile{{}, FileNotice{error.text}}; };
    const auto text = read_file(path, largest_settings_file);
    if (!text && !is_overlong(path, largest_settings_file)) return stays(in_the_way(path, text.error()));
    if (text && !*text) return {};
    const auto settings = text ? parse_settings(**text) : damaged("it is far too large");
    if (settings) return {*settings, std::nullopt};
    if (text && are_newer(**text)) return stays(about(settings.error()));
    const auto lock = FileLock::take(path_in(folder, "settings.lock"), patience);
    if (!lock) return stays(about(settings.error()));
    const auto aside = put_aside(folder, stem, about(settings.error()));
    return aside ? SettingsFile{{}, FileNotice{*aside, true}} : stays(aside.error());
}

Result<Done> write_settings(const std::string& folder, const Settings& settings) {
    const std::string path = path_in(folder, "settings.json");
    const auto lock = FileLock::take(path_in(folder, "settings.lock"), patience);
    if (!lock) return Error{printable(path) + ": " + lock.error().text};
    const auto text = read_file(path, largest_settings_file);
    if (!text) return in_the_way(path, text.error());
    if (*text && are_newer(**text))
        return Error{printable(path) + ": it was written by a newer Graze and stays as it is"};
    return write_own_file(path, format_settings(settings), "settings.part");
}

}  // namespace graze
