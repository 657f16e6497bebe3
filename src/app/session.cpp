#include "app/session.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string_view>
#include <utility>

#include "app/art_files.h"
#include "app/sound_files.h"
#include "frame/printable.h"
#include "image_io/load.h"
#include "image_io/save.h"
#include "platform/folder.h"
#include "scenes/ui/notice.h"
#include "store/settings.h"
#include "store/write_file.h"

namespace graze {

namespace {

constexpr int word_life = 90;  // steps

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

// The window, and a pointer that is where it was; nothing was pressed, no time passed.
Input quiet(const Input& input) {
    Input rest;
    rest.output = input.output;
    rest.pointer_x = input.pointer_x;
    rest.pointer_y = input.pointer_y;
    return rest;
}

}  // namespace

Loaded load_named(const std::string& path) {
    return {printable(std::filesystem::path(path).filename().string()), load_image(path)};
}

Session::Session(const WindowOptions& options, Window& window, EventLog& log, std::vector<Loaded> images,
                 std::shared_ptr<const arcade::Replay> replay)
    : options_(options),
      window_(window),
      log_(log),
      images_(std::move(images)),
      art_(load_art()),
      raster_(raster_art),
      audio_(options.frames ? Audio() : Audio::open(sound_file, music_file())),
      asked_language_(options.language),
      replay_(std::move(replay)) {
    window_.set_icon(*art_image(art_, Art::star));
    // A run of so many frames leaves nothing behind but what was asked for.
    if (!options.frames) read_own_files();
    if (settings_.fullscreen) window_.set_fullscreen(true);
    apply_settings();
    open(first_scene(options.start));
}

void Session::read_own_files() {
    const Result<std::string> folder = own_folder();
    if (!folder) return tell(&Words::notice_no_folder, folder.error().text);
    folder_ = *folder;
    const SettingsFile file = read_settings(folder_);
    settings_ = file.settings;
    if (file.notice) tell(*file.notice);
    records_ = Records(folder_);
    if (const auto notice = records_.read()) tell(*notice);
}

void Session::tell(Text Words::*said, const std::string& detail) {
    log_.write({ErrorEvent{detail}});
    troubles_.push_back({said, detail});
}

void Session::tell(const FileNotice& notice) {
    tell(notice.aside ? &Words::notice_aside : &Words::notice_stays, notice.text);
}

Input Session::next_input() {
    Input input = window_.poll(scene_->keys() == Scene::Keys::choice);
    const double now = window_.seconds();
    input.steps = options_.frames ? 1 : clock_.advance(now - last_time_);
    input.step_part = options_.frames ? 1 : clock_.part();
    last_time_ = now;
    if (input.output != output_) log_.write({WindowEvent{input.output.width, input.output.height}});
    output_ = input.output;
    input.loaded = std::exchange(loaded_, {});
    input.kept = std::exchange(kept_, {});
    return input;
}

bool Session::run_frame() {
    const Input input = next_input();
    quit_ = input.closing;
    if (read_notice(input)) {
        Input rest = quiet(input);
        rest.focus_lost = input.focus_lost;
        rest.pad_lost = input.pad_lost;
        rest.closing = input.closing;
        rest.kept = input.kept;
        rest.loaded = input.loaded;
        settle(scene_->update(rest), rest);
    } else {
        update(input);
    }
    if (input.closing) update_last(input);
    ++frame_;
    const bool last = quit_ || (options_.frames && frame_ >= *options_.frames);
    draw(input.steps);
    if (last && !options_.capture.empty()) capture();
    audio_.update();
    window_.present();
    return !last;
}

// Whether a notice is shown, or was until now: what is pressed means it alone.
bool Session::read_notice(const Input& input) {
    if (troubles_.empty()) return false;
    const bool clicked = std::any_of(input.pointer.begin(), input.pointer.end(), [](const auto& event) {
        return event.kind == PointerEvent::Kind::press;
    });
    if (clicked || !input.pressed.empty() || !input.raw.empty()) troubles_.pop_front();
    return true;
}

void Session::update(const Input& input) {
    const Scene::Keys keys = scene_->keys();
    if (keys == Scene::Keys::commands && times_pressed(input, {Key::m}) % 2 == 1) {
        settings_.muted = !settings_.muted;
        keep_settings();
        word_steps_ = word_life;
    }
    const bool asks_help = keys != Scene::Keys::choice && times_pressed(input, {Key::f1}) > 0;
    const bool opens_help = asks_help && opened_->id != SceneId::help && !waiting_.scene;
    settle(scene_->update(input), input);  // what came before F1 in this frame is the scene's own
    if (opens_help) wait_under(SceneId::help, nullptr, input);
}

// The scene that waits learns of the end, too.
void Session::update_last(const Input& input) {
    if (!waiting_.scene) return;
    Input end = quiet(input);
    end.closing = true;
    settle(waiting_.scene->update(end), end);
}

// Nothing but the word tells that the sound went off or on by a key.
void Session::draw(int steps) {
    const Words& words = words_in(language_);
    DrawList list = scene_->draw(window_.output(), words, window_.measure());
    if (word_steps_ > 0) {
        const Text& text = settings_.muted ? words.sound_is_off : words.sound_is_on;
        paint_word(list, window_.output(), text.string(), text_scale(settings_), window_.measure());
    }
    word_steps_ = std::max(0, word_steps_ - steps);
    if (!troubles_.empty()) {
        const Trouble& trouble = troubles_.front();
        paint_notice(list, window_.output(),
                     {words.notice_title.string(), (words.*trouble.said).string(), trouble.detail,
                      words.notice_hint.string()},
                     text_scale(settings_));
    }
    window_.draw(list);
}

void Session::capture() {
    const Result<Image> image = window_.capture();
    const Result<Done> written =
        image ? write_file(options_.capture, encode_png(*image)) : Result<Done>(image.error());
    if (!written) error_ = written.error().text;
}

void Session::open(SceneId id, const Inspect* inspect) {
    const std::uint64_t seed = options_.seed ? *options_.seed : std::random_device{}();
    const SceneEntry& entry = scene_entry(id);
    const bool shows_scores = id == SceneId::scores;
    if (shows_scores) {
        if (const auto notice = records_.read()) tell(*notice);
    }
    const std::vector<Score>* scores = shows_scores && !records_.are_readable() ? nullptr : records_.scores();
    scene_ = entry.make({art_, raster_, words_in(language_), seed, settings_, key_name_, images_, inspect,
                         scores, std::exchange(replay_, nullptr)});
    opened_ = &entry;
    audio_.set_music(id == SceneId::menu || id == SceneId::arcade);
    log_.write({SceneEvent{entry.name}});
}

// Opens a scene over the one that is shown, which waits until it is gone back to; a game that waits under
// the help pauses.
void Session::wait_under(SceneId id, const Inspect* inspect, const Input& input) {
    if (id == SceneId::help) {
        Input away = quiet(input);
        away.focus_lost = true;
        settle(scene_->update(away), away);
    }
    waiting_ = {std::move(scene_), opened_};
    open(id, inspect);
    begin(input);
}

// So that the scene knows the window before it is first drawn; what was pressed was meant for the other
// one.
void Session::begin(const Input& input) {
    const Input first = quiet(input);
    settle(scene_->update(first), first);
}

void Session::settle(const Outcome& outcome, const Input& input) {
    log_.write(outcome.events);
    window_.set_cursor(outcome.cursor);
    for (const Request& request : outcome.requests)
        std::visit([&](const auto& r) { grant(r, input); }, request);
}

void Session::grant(const OpenScene& request, const Input& input) {
    waiting_ = {};
    audio_.play(request.scene == SceneId::menu ? Sound::back : Sound::select);
    open(request.scene);
    begin(input);
}

void Session::grant(const Inspect& request, const Input& input) {
    wait_under(SceneId::inspector, &request, input);
}

void Session::grant(const GoBack&, const Input& input) {
    if (!waiting_.scene) return grant(OpenScene{SceneId::menu}, input);  // opened from there
    scene_ = std::move(waiting_.scene);
    opened_ = waiting_.entry;
    log_.write({SceneEvent{opened_->name}});
    begin(input);
}

void Session::grant(const KeepScore& request, const Input&) {
    kept_.push_back(records_.keep(request.score, request.replay.get()));
    log_.write({KeptEvent{kept_.back().place.value_or(0), kept_.back().trouble}});
}

void Session::grant(const WatchReplay& request, const Input& input) {
    auto replay = records_.replay(request.file);
    if (!replay) return tell(&Words::notice_replay, replay.error().text);
    replay_ = std::move(*replay);
    open(SceneId::arcade);
    begin(input);
}

void Session::grant(const PlaySound& request, const Input&) {
    audio_.play(request.sound);
}

void Session::grant(const LoadImage& request, const Input&) {
    loaded_.push_back(load_named(request.path));
}

void Session::grant(const ChangeSettings& request, const Input&) {
    if (request.settings.language != settings_.language) asked_language_.clear();
    settings_ = request.settings;
    keep_settings();
}

void Session::grant(const SwitchLanguage&, const Input&) {
    settings_.language = language_ == Language::chinese ? "en" : "zh";
    asked_language_.clear();
    keep_settings();
}

void Session::grant(const Quit&, const Input&) {
    quit_ = true;
}

void Session::apply_settings() {
    audio_.set_volumes(settings_.effects, settings_.music);
    audio_.set_muted(settings_.muted);
    window_.set_own_keys(settings_.keys);
    language_ = language_of(asked_language_.empty() ? settings_.language : asked_language_);
}

// What cannot be written holds until the program ends.
void Session::keep_settings() {
    apply_settings();
    if (folder_.empty()) return;
    const Result<Done> written = write_settings(folder_, settings_);
    if (!written && unwritten_.insert(written.error().text).second)
        tell(&Words::notice_unwritten, written.error().text);
}

}  // namespace graze
