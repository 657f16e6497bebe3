#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "collision/transform.h"
#include "frame/result.h"
#include "image_io/load.h"

namespace graze {

struct WindowOptions {
    enum class Start { menu, arcade, dodger, inspector };
    Start start = Start::menu;
    std::vector<std::string> images;  // of the inspector
    std::optional<std::uint64_t> seed;
    int width = 960;  // of the window, in pixels
    int height = 540;
    std::string language;  // "en", "zh" or empty: the system's
    std::optional<std::int64_t> frames;
    std::string replay;   // of the arcade: a file, or empty
    std::string capture;  // a file, or empty
    std::string events;
};

struct OverlapOptions {
    std::string a;
    std::string b;
    Pose pose_a;  // stands at 0,0
    Pose pose_b;
    std::optional<int> threshold;
    std::optional<ColourKey> key;
    bool explain = false;        // tell the way through the pipeline
    bool separate = false;       // tell how to part them, or how far they are apart
    std::optional<Point> sweep;  // tell what B meets on this way, in whole pixels
    bool profile = false;        // tell the pixels shared at every threshold
    std::string picture;         // a file, or empty
    bool json = false;
    std::string batch;  // a file or "-"; then nothing else is set
};

struct HitOptions {
    std::string image;
    Point point;
    std::optional<int> threshold;
    std::optional<ColourKey> key;
};

struct BakeOptions {
    std::vector<std::string> images;
    std::string folder;  // empty: beside each picture
    std::optional<int> threshold;
};

struct LintOptions {
    std::vector<std::string> images;
    std::optional<int> threshold;
    std::optional<ColourKey> key;
    bool json = false;
};

struct OutlineOptions {
    std::string image;
    std::optional<int> threshold;
    std::optional<ColourKey> key;
    bool json = false;
};

struct CheckOptions {
    std::vector<std::string> files;
    bool json = false;
};

struct ReplayOptions {  // of `graze replay verify`
    std::vector<std::string> files;
    bool json = false;
};

struct TextOptions {  // --help, --version
    std::string text;
};

using Options = std::variant<WindowOptions, OverlapOptions, HitOptions, BakeOptions, LintOptions,
                             OutlineOptions, CheckOptions, ReplayOptions, TextOptions>;

// Unknown options, missing and malformed values, and options that would do nothing are errors.
Result<Options> parse_options(int argc, const char* const* argv);

}  // namespace graze
