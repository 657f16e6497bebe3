#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "frame/notice.h"
#include "frame/result.h"
#include "frame/settings.h"

namespace graze {

// The settings as a file, settings.json in a folder of our own: a JSON object in UTF-8 with these fields, in
// any order, and no others.
//
//   "format"     "graze settings"
//   "version"    2; a file of version 1 has no "larger_text", and is read
//   "effects", "music"                                              0 to 100
//   "muted", "fullscreen", "reduced_flashing", "high_contrast", "larger_text"      0 or 1
//   "language"   "", "en" or "zh"
//   "left", "right", "duck"                                         an SDL scancode, 0 to 511; 0: none
constexpr std::int64_t settings_version = 2;
constexpr std::int64_t largest_settings_file = 65536;  // bytes

// Any bytes are legal input. The error does not name the file.
Result<Settings> parse_settings(std::string_view text);
std::string format_settings(const Settings& settings);

struct SettingsFile {
    Settings settings;                 // as in the file, or the usual ones
    std::optional<FileNotice> notice;  // the file was damaged, or cannot be read
};

// A missing file is the usual settings. A damaged one (or one far too large) is put aside as
// settings-damaged-N.json.
SettingsFile read_settings(const std::string& folder);

// Whole or not at all. A file by a newer Graze is not replaced; the error names the file.
Result<Done> write_settings(const std::string& folder, const Settings& settings);

}  // namespace graze
