// The one file that includes CLI11: it costs many seconds of compile time.
#include "cli/options.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <stdexcept>

#include "cli/numbers.h"
#include "frame/printable.h"

namespace graze {

namespace {

constexpr std::int64_t longest_sweep = 1'000'000'000;  // pixels in x or y

// Thrown by the checks below and caught in parse_options; `what` is the line for the user.
struct BadOption : std::runtime_error {
    using std::runtime_error::runtime_error;
};

bool names_png(const std::string& path) {
    return path.size() > 4 && (path.ends_with(".png") || path.ends_with(".PNG"));
}

// Every value arrives as text, so that each is checked and named by us.
struct Raw {
    std::string size, language, frames, seed, capture, events, replay;
    std::string a, b, at, threshold, key, a_rotate, a_scale, b_rotate, b_scale, batch;
    std::string point, folder, sweep, picture;
    std::vector<std::string> images;
    bool json = false, explain = false, separate = false, profile = false;
};

bool given(const CLI::App& app, const std::string& option) {
    return app.count(option) > 0;
}

[[noreturn]] void bad_value(const std::string& option, const std::string& value, const std::string& wanted) {
    throw BadOption(option + " '" + value + "': " + wanted);
}

std::optional<int> threshold_of(const CLI::App& app, const Raw& raw) {
    if (!given(app, "--threshold")) return std::nullopt;
    const auto value = parse_whole(raw.threshold);
    if (!value || *value < 0 || *value > 255)
        bad_value("--threshold", raw.threshold, "a whole number from 0 to 255");
    return static_cast<int>(*value);
}

std::optional<ColourKey> key_of(const CLI::App& app, const Raw& raw) {
    if (!given(app, "--key")) return std::nullopt;
    const auto key = parse_colour_key(raw.key);
    if (!key) bad_value("--key", raw.key, "six hexadecimal digits, RRGGBB, as in FF00FF");
    return key;
}

void read_rotation(const CLI::App& app, const std::string& option, const std::string& text, Pose& pose) {
    if (!given(app, option)) return;
    const auto degrees = parse_real(text);
    if (!degrees) bad_value(option, text, "degrees, clockwise, as in 90 or -12.5");
    pose.rotation = rotation_from_degrees(*degrees);
}

void read_scale(const CLI::App& app, const std::string& option, const std::string& text, Pose& pose) {
    if (!given(app, option)) return;
    const auto one = parse_real(text);
    const auto both = parse_real_pair(text);
    if (!one && !both) bad_value(option, text, "a factor, as in 2, or two for x and y, as in -1,1");
    pose.scale_x = one ? *one : both->first;
    pose.scale_y = one ? *one : both->second;
}

WindowOptions window_options(const CLI::App& app, const Raw& raw, WindowOptions::Start start) {
    WindowOptions options;
    options.start = start;
    options.images = start == WindowOptions::Start::inspector ? raw.images : std::vector<std::string>();
    if (options.images.size() > 2) throw BadOption("inspect takes at most two pictures");
    if (given(app, "--size")) {
        const auto size = parse_whole_pair(raw.size, 'x').value_or(std::pair<std::int64_t, std::int64_t>());
        if (size.first < 320 || size.first > 8192 || size.second < 180 || size.second > 8192)
            bad_value("--size", raw.size, "WIDTHxHEIGHT, from 320x180 to 8192x8192, as in 1600x1000");
        options.width = static_cast<int>(size.first);
        options.height = static_cast<int>(size.second);
    }
    if (given(app, "--lang") && raw.language != "en" && raw.language != "zh")
        bad_value("--lang", raw.language, "en or zh");
    options.language = raw.language;
    if (given(app, "--frames")) {
        options.frames = parse_whole(raw.frames);
        if (!options.frames || *options.frames < 1 || *options.frames > 1'000'000'000)
            bad_value("--frames", raw.frames, "a whole number from 1 to 1000000000");
    }
    if (start != WindowOptions::Start::inspector && given(app, "--seed")) {
        options.seed = parse_unsigned(raw.seed);
        if (!options.seed) bad_value("--seed", raw.seed, "a whole number from 0 to 18446744073709551615");
    }
    if (given(app, "--capture") && !names_png(raw.capture))
        bad_value("--capture", raw.capture, "the name of a PNG file, FILE.png");
    if (given(app, "--events") && raw.events.empty()) bad_value("--events", "", "a file name");
    options.capture = raw.capture;
    options.events = raw.events;
    return options;
}

// What is told beside the verdict.
void read_reports(const CLI::App& app, const Raw& raw, OverlapOptions& options) {
    options.explain = raw.explain;
    options.separate = raw.separate;
    options.profile = raw.profile;
    if (given(app, "--sweep")) {
        const auto way = parse_whole_pair(raw.sweep);
        const auto far = [](std::int64_t pixels) {
            return pixels < -longest_sweep || pixels > longest_sweep;
        };
        if (!way || far(way->first) || far(way->second))
            bad_value("--sweep", raw.sweep, "DX,DY in whole pixels, at most 1000000000, as in 40,0");
        options.sweep = Point{way->first, way->second};
    }
    if (given(app, "--picture") && !names_png(raw.picture))
        bad_value("--picture", raw.picture, "the name of a PNG file, OUT.png");
    options.picture = raw.picture;
    if (raw.profile && !raw.json && (raw.explain || raw.separate || given(app, "--sweep")))
        throw BadOption("--profile prints a table alone; add --json to have it with the others");
}

OverlapOptions overlap_options(const CLI::App& app, const Raw& raw) {
    OverlapOptions options;
    if (given(app, "--batch")) {
        for (const char* other :
             {"A", "--at", "--threshold", "--key", "--json", "--explain", "--separate", "--sweep",
              "--profile", "--picture", "--a-rotate", "--a-scale", "--b-rotate", "--b-scale"})
            if (given(app, other)) throw BadOption(std::string(other) + " does nothing beside --batch");
        if (raw.batch.empty()) bad_value("--batch", "", "a file name, or - for standard input");
        options.batch = raw.batch;
        return options;
    }
    if (!given(app, "A") || !given(app, "B")) throw BadOption("two pictures are needed, A and B");
    options.a = raw.a;
    options.b = raw.b;
    if (given(app, "--at")) {
        const auto at = parse_real_pair(raw.at);
        if (!at) bad_value("--at", raw.at, "X,Y in pixels, as in 12,-3");
        options.pose_b.x = at->first;
        options.pose_b.y = at->second;
    }
    options.threshold = threshold_of(app, raw);
    options.key = key_of(app, raw);
    read_rotation(app, "--a-rotate", raw.a_rotate, options.pose_a);
    read_rotation(app, "--b-rotate", raw.b_rotate, options.pose_b);
    read_scale(app, "--a-scale", raw.a_scale, options.pose_a);
    read_scale(app, "--b-scale", raw.b_scale, options.pose_b);
    options.json = raw.json;
    read_reports(app, raw, options);
    return options;
}

HitOptions hit_options(const CLI::App& app, const Raw& raw) {
    const auto point = parse_whole_pair(raw.point);
    if (!point) bad_value("point", raw.point, "X,Y in whole pixels, as in 12,3");
    return {raw.a, {point->first, point->second}, threshold_of(app, raw), key_of(app, raw)};
}

BakeOptions bake_options(const CLI::App& app, const Raw& raw) {
    if (given(app, "-o") && raw.folder.empty()) bad_value("-o", "", "a folder");
    return {raw.images, raw.folder, threshold_of(app, raw)};
}

void add_window_options(CLI::App& app, Raw& raw, bool with_seed) {
    if (with_seed) app.add_option("--seed", raw.seed, "Start the game's chance from N")->type_name("N");
    app.add_option("--size", raw.size, "Size of the window")->type_name("WxH");
    app.add_option("--lang", raw.language, "Language of the texts")->type_name("en|zh");
    app.add_option("--frames", raw.frames, "Draw N frames without waiting, one step each, then quit")
        ->type_name("N");
    app.add_option("--capture", raw.capture, "Write the last frame, as a PNG")->type_name("FILE.png");
    app.add_option("--events", raw.events, "Write what happens to FILE, one JSON object a line")
        ->type_name("FILE");
}

void add_threshold(CLI::App& app, Raw& raw, const std::string& standard) {
    app.add_option("--threshold", raw.threshold,
                   "A pixel is solid when its alpha is above N (" + standard + ")")
        ->type_name("0..255");
}

void add_key(CLI::App& app, Raw& raw) {
    app.add_option("--key", raw.key, "This colour is transparent")->type_name("RRGGBB");
}

CLI::App& add_overlap(CLI::App& app, Raw& raw) {
    CLI::App& sub = *app.add_subcommand("overlap", "Do the solid pixels of two pictures overlap?");
    sub.footer(
        "Exit status: 0 hit, 1 no hit, 2 error. With --sweep: 0 when they meet on the way. With --batch: 0 "
        "when every line was answered, else 2.");
    sub.add_option("A", raw.a, "A picture, at 0,0")->type_name("FILE");
    sub.add_option("B", raw.b, "Another one")->type_name("FILE");
    sub.add_option("--at", raw.at, "Where B's top-left stands, in pixels (0,0)")->type_name("X,Y");
    add_threshold(sub, raw, "0");
    add_key(sub, raw);
    sub.add_option("--a-rotate", raw.a_rotate, "Turn A clockwise about its centre")->type_name("DEGREES");
    sub.add_option("--a-scale", raw.a_scale, "Scale A about its centre; negative mirrors")
        ->type_name("S|SX,SY");
    sub.add_option("--b-rotate", raw.b_rotate, "Turn B")->type_name("DEGREES");
    sub.add_option("--b-scale", raw.b_scale, "Scale B")->type_name("S|SX,SY");
    sub.add_flag("--explain", raw.explain, "Tell which stage decided, with its numbers");
    sub.add_flag("--separate", raw.separate, "Tell the least move that parts them, or the gap between them");
    sub.add_option("--sweep", raw.sweep, "Tell where B first meets A when it moves by so many pixels")
        ->type_name("DX,DY");
    sub.add_flag("--profile", raw.profile, "Tell the pixels shared at every threshold, as CSV");
    sub.add_option("--picture", raw.picture, "Draw both, the shared pixels lit, as a PNG")
        ->type_name("OUT.png");
    sub.add_flag("--json", raw.json, "Answer as one JSON object");
    sub.add_option("--batch", raw.batch, "One JSON question a line, one answer a line (- is standard input)")
        ->type_name("FILE");
    return sub;
}

CLI::App& add_hit(CLI::App& app, Raw& raw) {
    CLI::App& sub = *app.add_subcommand("hit", "Is this pixel of a picture solid?");
    sub.footer("Exit status: 0 solid, 1 clear, 2 error. A point outside is clear.");
    sub.add_option("IMAGE", raw.a, "A picture")->type_name("FILE")->required();
    sub.add_option("POINT", raw.point, "The pixel; 0,0 is the top-left one")->type_name("X,Y")->required();
    add_threshold(sub, raw, "0");
    add_key(sub, raw);
    return sub;
}

CLI::App& add_bake(CLI::App& app, Raw& raw) {
    CLI::App& sub = *app.add_subcommand("bake", "Write the alpha mask as a portable bitmap, NAME.EXT.pbm");
    sub.footer("1 = solid. Written whole or not at all; never over a file that bake did not write.");
    sub.add_option("IMAGE", raw.images, "Pictures")->type_name("FILE")->required();
    sub.add_option("-o", raw.folder, "Write into this folder, made where it is missing (beside each picture)")
        ->type_name("DIR");
    add_threshold(sub, raw, "60");
    return sub;
}

CLI::App& add_lint(CLI::App& app, Raw& raw) {
    CLI::App& sub = *app.add_subcommand("lint", "What makes these pictures hit otherwise than they look?");
    sub.footer("Exit status: 0 nothing found, 1 something, 2 a picture cannot be read.");
    sub.add_option("IMAGE", raw.images, "Pictures")->type_name("FILE")->required();
    add_threshold(sub, raw, "127");
    add_key(sub, raw);
    sub.add_flag("--json", raw.json, "Answer as JSON, one object a line");
    return sub;
}

CLI::App& add_outline(CLI::App& app, Raw& raw) {
    CLI::App& sub =
        *app.add_subcommand("outline", "The outlines of a picture's solid pixels, as SVG path data");
    sub.footer("Exit status: 0 there are some, 1 no pixel is solid, 2 error.");
    sub.add_option("IMAGE", raw.a, "A picture")->type_name("FILE")->required();
    add_threshold(sub, raw, "0");
    add_key(sub, raw);
    sub.add_flag("--json", raw.json, "Answer as one JSON object, of the pixels at which they turn");
    return sub;
}

CLI::App& add_check(CLI::App& app, Raw& raw) {
    CLI::App& sub = *app.add_subcommand("check", "Are the expectations met that these scenes store?");
    sub.footer(
        "Exit status: 0 all are, 1 one is not, 2 a scene or a picture cannot be read, or a scene expects "
        "nothing.");
    sub.add_option("SCENE", raw.images, "Scenes, as JSON")->type_name("FILE")->required();
    sub.add_flag("--json", raw.json, "Answer as JSON, one object an expectation");
    return sub;
}

CLI::App& add_replay(CLI::App& app, Raw& raw) {
    CLI::App& sub = *app.add_subcommand("replay", "Replay files, without a window");
    sub.require_subcommand(1);
    CLI::App& verify = *sub.add_subcommand("verify", "Do these replays end as they claim?");
    verify.footer(
        "Exit status: 0 all do, 1 one differs, 2 one cannot be read or was made with other pictures.");
    verify.add_option("FILE", raw.images, "Replays")->type_name("")->required();
    verify.add_flag("--json", raw.json, "Answer as JSON, one object a line");
    return sub;
}

// A replay is shown by the game that it was recorded in, the arcade.
WindowOptions game_options(const CLI::App& app, const Raw& raw, WindowOptions::Start start) {
    WindowOptions options = window_options(app, raw, start);
    if (!given(app, "--replay")) return options;
    if (raw.replay.empty()) bad_value("--replay", "", "a file name");
    if (given(app, "--seed"))
        throw BadOption("--seed and --replay exclude each other: a replay has its seed");
    options.start = WindowOptions::Start::arcade;
    options.replay = raw.replay;
    return options;
}

// A message as one line, and where to read on.
Error one_line(const std::string& text, const std::string& command) {
    return {"graze: " + printable(text) + " (see graze " + command + "--help)"};
}

// The commands that were given, "replay verify "; empty for none.
std::string commands_of(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? "" : chosen.front()->get_name() + " " + commands_of(*chosen.front());
}

// CLI11's own text names them backwards.
std::string unexpected(const CLI::App& app) {
    std::string text = "not expected:";
    for (const std::string& argument : app.remaining(true)) text += " " + argument;
    return text;
}

void check_file_names(const Raw& raw, const CLI::App& app) {
    std::vector<std::string> names = raw.images;
    for (const CLI::App* command : app.get_subcommands()) {
        if (command->get_option_no_throw("A") != nullptr && given(*command, "A")) names.push_back(raw.a);
        if (command->get_option_no_throw("B") != nullptr && given(*command, "B")) names.push_back(raw.b);
        if (command->get_option_no_throw("IMAGE") != nullptr && raw.images.empty() &&
            given(*command, "IMAGE"))
            names.push_back(raw.a);
    }
    if (std::find(names.begin(), names.end(), "") != names.end()) throw BadOption("a file's name is empty");
}

}  // namespace

Result<Options> parse_options(int argc, const char* const* argv) {
    Raw raw;
    CLI::App app("Pixel-exact 2D collision: a game, an inspector, and the same verdicts on the command line.",
                 "graze");
    app.footer("Without a command: the menu, in a window. `graze COMMAND --help` tells more.");
    app.set_version_flag("--version", std::string("graze ") + GRAZE_VERSION);
    app.require_subcommand(0, 1);
    add_window_options(app, raw, true);
    CLI::App& arcade = *app.add_subcommand("arcade", "Play: dodge what falls, graze it for points");
    add_window_options(arcade, raw, true);
    CLI::App& dodger = *app.add_subcommand("dodger", "The classic dodger, by the tutorials' rules");
    add_window_options(dodger, raw, true);
    for (CLI::App* game : {&arcade, &dodger})
        game->add_option("--replay", raw.replay, "Watch a recorded game of the arcade")->type_name("FILE");
    CLI::App& inspect = *app.add_subcommand("inspect", "Drag two sprites and see where their pixels overlap");
    inspect.add_option("IMAGE", raw.images, "One or two pictures of your own")->type_name("FILE");
    add_window_options(inspect, raw, false);
    CLI::App& overlap = add_overlap(app, raw);
    CLI::App& hit = add_hit(app, raw);
    CLI::App& bake = add_bake(app, raw);
    CLI::App& lint = add_lint(app, raw);
    CLI::App& outline = add_outline(app, raw);
    CLI::App& check = add_check(app, raw);
    CLI::App& replay = add_replay(app, raw);

    std::string command;
    try {
        try {
            app.parse(argc, argv);
        } catch (const CLI::CallForVersion& version) {
            return Options(TextOptions{std::string(version.what()) + "\n"});
        } catch (const CLI::CallForHelp&) {
            const auto chosen = app.get_subcommands();
            return Options(TextOptions{chosen.empty() ? app.help() : chosen.front()->help("graze")});
        }
        if (!app.get_subcommands().empty()) {
            command = app.get_subcommands().front()->get_name() + " ";
            for (const char* option : {"--seed", "--size", "--lang", "--frames", "--capture", "--events"})
                if (given(app, option))
                    throw BadOption(std::string(option) + " does nothing before a command; write it after");
        }
        check_file_names(raw, app);
        if (overlap.parsed()) return Options(overlap_options(overlap, raw));
        if (hit.parsed()) return Options(hit_options(hit, raw));
        if (bake.parsed()) return Options(bake_options(bake, raw));
        if (lint.parsed())
            return Options(LintOptions{raw.images, threshold_of(lint, raw), key_of(lint, raw), raw.json});
        if (outline.parsed())
            return Options(OutlineOptions{raw.a, threshold_of(outline, raw), key_of(outline, raw), raw.json});
        if (check.parsed()) return Options(CheckOptions{raw.images, raw.json});
        if (replay.parsed()) return Options(ReplayOptions{raw.images, raw.json});
        if (arcade.parsed()) return Options(game_options(arcade, raw, WindowOptions::Start::arcade));
        if (dodger.parsed()) return Options(game_options(dodger, raw, WindowOptions::Start::dodger));
        if (inspect.parsed()) return Options(window_options(inspect, raw, WindowOptions::Start::inspector));
        return Options(window_options(app, raw, WindowOptions::Start::menu));
    } catch (const CLI::ExtrasError&) {
        return one_line(unexpected(app), commands_of(app));
    } catch (const CLI::Error& error) {
        const std::string text = error.what();  // of which the first line says it
        return one_line(text.substr(0, text.find('\n')), commands_of(app));
    } catch (const BadOption& error) {
        return one_line(error.what(), command);
    }
}

}  // namespace graze
