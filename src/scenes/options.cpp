#include <algorithm>
#include <array>
#include <optional>

#include "frame/palette.h"
#include "scenes/arcade_draw.h"
#include "scenes/table.h"
#include "scenes/ui/painter.h"

namespace graze {

namespace {

constexpr Size world{960, 540};
constexpr double row_height = 33;
constexpr double first_row = 92;
constexpr int volume_step = 10;  // percent

enum class Row { effects, music, sound, language, fullscreen, flashing, contrast, larger, left, right, duck };
constexpr int row_count = 11;

std::optional<std::size_t> key_of(Row row) {
    if (row < Row::left) return std::nullopt;
    return static_cast<std::size_t>(row) - static_cast<std::size_t>(Row::left);
}

Row row_of_key(std::size_t key) {
    return static_cast<Row>(static_cast<std::size_t>(Row::left) + key);
}

Text label_of(Row row, const Words& words) {
    const std::array labels{words.options_effects,  words.options_music,      words.options_sound,
                            words.options_language, words.options_fullscreen, words.options_flashing,
                            words.options_contrast, words.options_larger,     words.options_left,
                            words.options_right,    words.options_duck};
    static_assert(labels.size() == row_count);
    return labels[static_cast<std::size_t>(row)];
}

// What the user may choose, a row each.
class Options final : public Scene {
  public:
    explicit Options(const SceneStart& start) : settings_(start.settings), key_name_(start.key_name) {}

    Keys keys() const override { return waits_for_key_ ? Keys::choice : Keys::commands; }

    Outcome update(const Input& input) override {
        Outcome outcome;
        // Whoever shows this scene turns the sound off and on by M, in every scene.
        if (!waits_for_key_ && times_pressed(input, {Key::m}) % 2 == 1) settings_.muted = !settings_.muted;
        const Settings before = settings_;
        if (!input.pressed.empty() || !input.pointer.empty()) robbed_.reset();
        if (waits_for_key_)
            take_key(input);
        else
            read(input, outcome);
        if (settings_ != before) {
            outcome.requests.push_back(ChangeSettings{settings_});
            outcome.requests.push_back(PlaySound{Sound::select});
        }
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        DrawList list{palette::night, {}};
        const View view = letterbox(world, output);
        Painter painter(list, view, text_scale(settings_));
        draw_page(painter, {120, 24, 720, 440}, words.options);
        for (int i = 0; i < row_count; ++i) draw_row(painter, static_cast<Row>(i), words);
        painter.plate(hint(words), {40, 490, 880, 34}, 16, palette::paper, Align::centre, measure);
        paint_bars(list, world, output);
        return list;
    }

  private:
    Row row() const { return static_cast<Row>(chosen_); }

    void read(const Input& input, Outcome& outcome) {
        if (times_pressed(input, {Key::escape, Key::pad_back}) > 0)
            outcome.requests.push_back(OpenScene{SceneId::menu});
        const int down =
            times_pressed_or_repeated(input, Key::down) + times_pressed(input, {Key::pad_down, Key::tab});
        const int up = times_pressed_or_repeated(input, Key::up) + times_pressed(input, {Key::pad_up});
        chosen_ = ((chosen_ + down - up) % row_count + row_count) % row_count;
        const int more =
            times_pressed_or_repeated(input, Key::right) + times_pressed(input, {Key::pad_right});
        const int less = times_pressed_or_repeated(input, Key::left) + times_pressed(input, {Key::pad_left});
        for (int i = 0; i < more; ++i) change(1);
        for (int i = 0; i < less; ++i) change(-1);
        if (times_pressed(input, {Key::enter, Key::space, Key::pad_confirm}) > 0) confirm();
        const View view = letterbox(world, input.output);
        for (const PointerEvent& event : input.pointer) {
            const double at = (view.logical_y(event.y) - first_row) / row_height;
            if (at < 0 || at >= row_count) continue;
            chosen_ = static_cast<int>(at);
            if (event.kind == PointerEvent::Kind::press) confirm();
        }
    }

    // One step up or down; what is on or off turns round.
    void change(int by) {
        switch (row()) {
            case Row::effects:
                settings_.effects = std::clamp(settings_.effects + by * volume_step, 0, 100);
                break;
            case Row::music:
                settings_.music = std::clamp(settings_.music + by * volume_step, 0, 100);
                break;
            case Row::sound:
                settings_.muted = !settings_.muted;
                break;
            case Row::language:
                change_language(by);
                break;
            case Row::fullscreen:
                settings_.fullscreen = !settings_.fullscreen;
                break;
            case Row::flashing:
                settings_.reduced_flashing = !settings_.reduced_flashing;
                break;
            case Row::contrast:
                settings_.high_contrast = !settings_.high_contrast;
                break;
            case Row::larger:
                settings_.larger_text = !settings_.larger_text;
                break;
            case Row::left:
            case Row::right:
            case Row::duck:
                break;
        }
    }

    void change_language(int by) {
        constexpr std::array<const char*, 3> languages{"", "en", "zh"};
        const auto now =
            std::find(languages.begin(), languages.end(), settings_.language) - languages.begin();
        settings_.language = languages[static_cast<std::size_t>((now + by + 3) % 3)];
    }

    void confirm() {
        if (key_of(row())) {
            waits_for_key_ = true;
            key_is_taken_ = false;
        } else if (row() == Row::effects && settings_.effects == 100) {
            settings_.effects = 0;  // round, for who has a mouse alone
        } else if (row() == Row::music && settings_.music == 100) {
            settings_.music = 0;
        } else {
            change(1);
        }
    }

    // Escape takes the key of one's own away. One that means something already stays what it is; and where it
    // is another row's own, that row loses it.
    void take_key(const Input& input) {
        if (times_pressed(input, {Key::pad_back}) > 0) waits_for_key_ = false;
        if (input.raw.empty()) return;
        int code = input.raw.front().code;
        if (times_pressed(input, {Key::escape}) > 0) code = 0;
        const bool is_own =
            std::find(settings_.keys.begin(), settings_.keys.end(), code) != settings_.keys.end();
        key_is_taken_ = code < 0 || code > last_scancode || (code != 0 && !is_own && !input.pressed.empty());
        if (key_is_taken_) return;
        waits_for_key_ = false;
        for (std::size_t i = 0; i < action_count; ++i) {
            if (code == 0 || settings_.keys[i] != code || i == *key_of(row())) continue;
            settings_.keys[i] = 0;
            robbed_ = row_of_key(i);
        }
        settings_.keys[*key_of(row())] = code;
    }

    std::string hint(const Words& words) const {
        if (waits_for_key_) return words.options_press_hint.string();
        if (robbed_)
            return fill(words.options_robbed,
                        {label_of(*robbed_, words).string(), label_of(row(), words).string()});
        return (key_of(row()) ? words.options_key_hint : words.options_hint).string();
    }

    std::string key_text(const Text& usual, int code, const Words& words) const {
        return code == 0 ? fill(words.options_usual, {usual.string()})
                         : fill(words.options_own_key, {usual.string(), key_name_(code)});
    }

    std::string value_of(Row which, const Words& words) const {
        const auto on_off = [&](bool on) { return (on ? words.options_on : words.options_off).string(); };
        const auto percent = [&](int value) { return fill(words.options_percent, {std::to_string(value)}); };
        if (waits_for_key_ && which == row())
            return (key_is_taken_ ? words.options_taken : words.options_press).string();
        switch (which) {
            case Row::effects:
                return percent(settings_.effects);
            case Row::music:
                return percent(settings_.music);
            case Row::sound:
                return on_off(!settings_.muted);
            case Row::language:
                if (settings_.language.empty()) return words.options_system.string();
                return words_in(settings_.language == "zh" ? Language::chinese : Language::english)
                    .this_language.string();
            case Row::fullscreen:
                return on_off(settings_.fullscreen);
            case Row::flashing:
                return on_off(settings_.reduced_flashing);
            case Row::contrast:
                return on_off(settings_.high_contrast);
            case Row::larger:
                return on_off(settings_.larger_text);
            case Row::left:
                return key_text(words.keys_left, settings_.keys[0], words);
            case Row::right:
                return key_text(words.keys_right, settings_.keys[1], words);
            case Row::duck:
                break;
        }
        return key_text(words.keys_duck, settings_.keys[2], words);
    }

    void draw_row(Painter& painter, Row which, const Words& words) const {
        const double y = first_row + static_cast<int>(which) * row_height;
        const bool chosen = which == row();
        if (chosen) {  // told by the colour, and by a star
            painter.fill({132, y, 696, row_height - 2}, palette::gold);
            painter.art(Art::star, {126, y + 5, 24, 24});
        }
        const Colour colour = chosen ? palette::ink : palette::paper;
        painter.text(label_of(which, words).string(), {156, y, 330, row_height - 2}, 20, colour);
        painter.text(value_of(which, words), {490, y, 326, row_height - 2}, 20, colour, Align::right);
    }

    Settings settings_;
    const KeyName& key_name_;
    int chosen_ = 0;
    bool waits_for_key_ = false;
    bool key_is_taken_ = false;  // the one just pressed
    std::optional<Row> robbed_;  // the row whose key has just gone to another
};

}  // namespace

std::unique_ptr<Scene> make_options(const SceneStart& start) {
    return std::make_unique<Options>(start);
}

}  // namespace graze
