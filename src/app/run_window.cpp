#include "app/run_window.h"

#include <filesystem>

#include "app/art_files.h"
#include "app/session.h"
#include "cli/commands.h"
#include "frame/printable.h"

namespace graze {

namespace {

// Why a file that is to be written may not be: it is one that is read, or written otherwise. Empty: nothing.
std::string clash(const WindowOptions& options) {
    const auto same = [](const std::string& a, const std::string& b) {
        std::error_code ignored;
        return !a.empty() && !b.empty() &&
               std::filesystem::weakly_canonical(std::filesystem::absolute(a), ignored) ==
                   std::filesystem::weakly_canonical(std::filesystem::absolute(b), ignored);
    };
    std::vector<std::string> shown = options.images;
    shown.push_back(options.replay);
    for (const std::string& written : {options.capture, options.events})
        for (const std::string& read : shown)
            if (same(written, read)) return printable(written) + ": it is shown, so it is not written over";
    if (same(options.capture, options.events))
        return printable(options.capture) + ": --capture and --events need two files";
    return {};
}

}  // namespace

int run_window(const WindowOptions& options) {
    std::vector<Loaded> images;
    for (const std::string& path : options.images) {
        images.push_back(load_named(path));
        if (!images.back().image) return fail("graze: " + images.back().image.error().text);
    }
    std::shared_ptr<const arcade::Replay> replay;
    if (!options.replay.empty()) {
        auto loaded = load_replay(options.replay);
        if (!loaded) return fail("graze: " + loaded.error().text);
        replay = std::move(*loaded);
    }
    if (const std::string error = clash(options); !error.empty()) return fail("graze: " + error);
    Result<EventLog> log = EventLog::open(options.events);
    if (!log) return fail("graze: " + log.error().text);
    Result<std::unique_ptr<Window>> window = Window::open(
        {"Graze", {options.width, options.height}, !options.frames, all_characters()}, raster_art);
    if (!window) {
        log->write({ErrorEvent{window.error().text}});
        return fail("graze: " + window.error().text);
    }
    Session session(options, **window, *log, std::move(images), std::move(replay));
    while (session.run_frame()) {
    }
    log->write({QuitEvent{}});
    if (!session.error().empty()) return fail("graze: " + session.error());
    if (log->failed())
        return fail("graze: " + printable(options.events) + ": not every event could be written");
    return 0;
}

}  // namespace graze
