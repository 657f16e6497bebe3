#include "app/run_window.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string_view>

#include "app/art_files.h"
#include "app/event_log.h"
#include "app/records.h"
#include "app/sound_files.h"
#include "cli/commands.h"
#include "frame/fixed_step.h"
#include "frame/printable.h"
#include "image_io/load.h"
#include "image_io/save.h"
#include "platform/audio.h"
#include "platform/folder.h"
#include "platform/window.h"
#include "scenes/table.h"
#include "scenes/ui/painter.h"
#include "store/settings.h"
#include "store/write_file.h"

namespace graze {

namespace {

Language language_of(const std::string& option) {
    if (!option.empty()) return option == "zh" ? Language::chinese : Language::english;
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value != nullptr && *value != '\0')
            return std::string_view(value).starts_with("zh") ? Language::chinese : Language::english;
    }
    return Language::english;
}

SceneId first_scene(WindowOptions::Start start) {
    switch (start) {
        case WindowOptions::Start::arcade:
            return SceneId::arcade;
        case WindowOptions::Start::dodger:
            return SceneId::dodger;
        case WindowOptions::Start::inspector:
            return SceneId::inspector;
        case WindowOptions::Start::menu:
            break;
    }
    return SceneId::menu;
}

Loaded load(const std::string& path) {
    return {printable(std::filesystem::path(path).filename().string()), load_image(path)};
}

// What goes on in the window: the scene that is shown, and what scenes ask for.
class Session {
  public:
    Session(const WindowOptions& options, Window& window, EventLog& log, std::vector<Loaded> images,
            std::shared_ptr<const arcade::Replay> replay)
        : options_(options),
          window_(window),
          log_(log),
          images_(std::move(images)),
          art_(load_art()),
          raster_(raster_art),
          audio_(options.frames ? Audio() : Audio::open(sound_file, music_file())),
          asked_language_(options.language),
          // A run of so many frames leaves nothing behind but what was asked for.
          folder_(options.frames ? "" : own_folder()),
          records_(options.frames ? Records() : Records(folder_)),
          replay_(std::move(replay)) {
        window_.set_icon(*art_image(art_, Art::star));
        if (!folder_.empty()) {
            const SettingsFile file = read_settings(folder_);
            settings_ = file.settings;
            for (const std::string& notice : {file.notice.value_or(""), records_.notice()}) {
                if (notice.empty()) continue;
                log_.write({ErrorEvent{notice}});
                trouble_ += (trouble_.empty() ? "" : "\n") + notice;
            }
        }
        if (settings_.fullscreen) window_.set_fullscreen(true);
        apply_settings();
        open(first_scene(options.start));
    }

    // One frame: false when it was the last one.
    bool run_frame() {
        Input input = window_.poll();
        const double now = window_.seconds();
        input.steps = options_.frames ? 1 : clock_.advance(now - last_time_);
        input.step_part = options_.frames ? 1 : clock_.part();
        last_time_ = now;
        if (input.output != output_) log_.write({WindowEvent{input.output.width, input.output.height}});
        output_ = input.output;
        input.loaded = std::exchange(loaded_, {});
        input.kept = std::exchange(kept_, {});
        input.trouble = std::exchange(trouble_, {});
        quit_ = window_.quit_asked();
        if (!scene_->takes_text() && times_pressed(input, {Key::m}) % 2 == 1) {
            settings_.muted = !settings_.muted;
            keep_settings();
            notice_steps_ = notice_life;
        }
        if (!scene_->takes_text() && times_pressed(input, {Key::f1}) > 0 && opened_->id != SceneId::help &&
            !waiting_.scene) {
            wait_under(SceneId::help, nullptr, input);
        } else {
            settle(scene_->update(input), input);
        }
        ++frame_;
        const bool last = quit_ || (options_.frames && frame_ >= *options_.frames);
        draw(input.steps);
        if (last && !options_.capture.empty()) capture();
        audio_.update();
        window_.present();
        return !last;
    }

    const std::string& error() const { return error_; }

  private:
    // Nothing else tells that the sound went off or on by a key.
    void draw(int steps) {
        const Words& words = words_in(language_);
        DrawList list = scene_->draw(window_.output(), words, window_.measure());
        if (notice_steps_ > 0) {
            const Text& text = settings_.muted ? words.sound_is_off : words.sound_is_on;
            paint_notice(list, {960, 540}, window_.output(), text.string(), text_scale(settings_),
                         window_.measure());
        }
        notice_steps_ = std::max(0, notice_steps_ - steps);
        window_.draw(list);
    }

    void open(SceneId id, const Inspect* inspect = nullptr) {
        const std::uint64_t seed = options_.seed ? *options_.seed : std::random_device{}();
        const SceneEntry& entry = scene_entry(id);
        scene_ = entry.make({art_, raster_, words_in(language_), seed, settings_, key_name_, images_, inspect,
                             records_.scores(), std::exchange(replay_, nullptr)});
        opened_ = &entry;
        if (id == SceneId::scores) trouble_ = records_.notice();
        audio_.set_music(id == SceneId::menu || id == SceneId::arcade);
        log_.write({SceneEvent{entry.name}});
    }

    void settle(const Outcome& outcome, const Input& input) {
        log_.write(outcome.events);
        window_.set_cursor(outcome.cursor);
        for (const Request& request : outcome.requests)
            std::visit([&](const auto& r) { grant(r, input); }, request);
    }

    void grant(const OpenScene& request, const Input& input) {
        waiting_ = {};
        audio_.play(request.scene == SceneId::menu ? Sound::back : Sound::select);
        open(request.scene);
        begin(input);
    }
    void grant(const Inspect& request, const Input& input) {
        wait_under(SceneId::inspector, &request, input);
    }
    void grant(const GoBack&, const Input& input) {
        if (!waiting_.scene) return grant(OpenScene{SceneId::menu}, input);  // opened from there
        scene_ = std::move(waiting_.scene);
        opened_ = waiting_.entry;
        log_.write({SceneEvent{opened_->name}});
        begin(input);
    }

    // Opens a scene over the one that is shown, which waits until it is gone back to; a game that waits under
    // the help pauses.
    void wait_under(SceneId id, const Inspect* inspect, const Input& input) {
        if (id == SceneId::help) {
            Input away;
            away.output = input.output;
            away.focus_lost = true;
            settle(scene_->update(away), away);
        }
        waiting_ = {std::move(scene_), opened_};
        open(id, inspect);
        begin(input);
    }

    // So that the scene knows the window before it is first drawn; what was pressed was meant for the other
    // one.
    void begin(const Input& input) {
        Input first;
        first.output = input.output;
        first.pointer_x = input.pointer_x;
        first.pointer_y = input.pointer_y;
        settle(scene_->update(first), first);
    }
    void grant(const KeepScore& request, const Input&) {
        kept_.push_back(records_.keep(request.score, request.replay.get()));
        log_.write({KeptEvent{kept_.back().place.value_or(0), kept_.back().trouble}});
    }
    void grant(const WatchReplay& request, const Input& input) {
        auto replay = records_.replay(request.file);
        if (!replay) {
            trouble_ = replay.error().text;
            log_.write({ErrorEvent{trouble_}});
            return;
        }
        replay_ = std::move(*replay);
        open(SceneId::arcade);
        begin(input);
    }
    void grant(const PlaySound& request, const Input&) { audio_.play(request.sound); }
    void grant(const LoadImage& request, const Input&) { loaded_.push_back(load(request.path)); }
    void grant(const ChangeSettings& request, const Input&) {
        if (request.settings.language != settings_.language) asked_language_.clear();
        settings_ = request.settings;
        keep_settings();
    }
    void grant(const SwitchLanguage&, const Input&) {
        settings_.language = language_ == Language::chinese ? "en" : "zh";
        asked_language_.clear();
        keep_settings();
    }
    void grant(const Quit&, const Input&) { quit_ = true; }

    void apply_settings() {
        audio_.set_volumes(settings_.effects, settings_.music);
        audio_.set_muted(settings_.muted);
        window_.set_own_keys(settings_.keys);
        language_ = language_of(asked_language_.empty() ? settings_.language : asked_language_);
    }

    // What cannot be written holds until the program ends.
    void keep_settings() {
        apply_settings();
        if (folder_.empty()) return;
        const Result<Done> written = write_settings(folder_, settings_);
        if (written) return;
        trouble_ = written.error().text;
        log_.write({ErrorEvent{trouble_}});
    }

    void capture() {
        const Result<Image> image = window_.capture();
        const Result<Done> written =
            image ? write_file(options_.capture, encode_png(*image)) : Result<Done>(image.error());
        if (!written) error_ = written.error().text;
    }

    const WindowOptions& options_;
    Window& window_;
    EventLog& log_;
    std::vector<Loaded> images_;
    ArtImages art_;
    RasterArt raster_;
    Audio audio_;
    std::string asked_language_;  // on the command line; it holds until another is chosen
    Language language_ = Language::english;
    std::unique_ptr<Scene> scene_;
    const SceneEntry* opened_ = nullptr;  // the table's line of that scene
    struct Waiting {
        std::unique_ptr<Scene> scene;
        const SceneEntry* entry = nullptr;
    } waiting_;           // under an inspector or the help, opened over it
    std::string folder_;  // of the program's own files; empty: none are kept
    Records records_;
    Settings settings_;
    KeyName key_name_ = Window::key_name;
    std::shared_ptr<const arcade::Replay> replay_;  // for the arcade that opens next
    std::vector<Kept> kept_;
    std::string trouble_;
    std::vector<Loaded> loaded_;
    FixedStep clock_;
    static constexpr int notice_life = 90;
    int notice_steps_ = 0;  // that the word about the sound is still shown
    Size output_;
    double last_time_ = 0;
    std::int64_t frame_ = 0;
    bool quit_ = false;
    std::string error_;
};

}  // namespace

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
        images.push_back(load(path));
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
