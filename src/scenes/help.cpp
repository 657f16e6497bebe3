#include <algorithm>

#include "frame/palette.h"
#include "scenes/arcade_draw.h"
#include "scenes/table.h"
#include "scenes/ui/painter.h"

namespace graze {

namespace {

constexpr Size world{960, 540};

// Every key of the games. It is opened over another scene, or from the menu.
class Help final : public Scene {
  public:
    explicit Help(const SceneStart& start) : settings_(start.settings) {}

    Outcome update(const Input& input) override {
        Outcome outcome;
        const bool clicked = std::any_of(input.pointer.begin(), input.pointer.end(), [](const auto& event) {
            return event.kind == PointerEvent::Kind::press;
        });
        if (clicked || times_pressed(input, {Key::escape, Key::f1, Key::enter, Key::space, Key::pad_back,
                                             Key::pad_confirm, Key::pad_start}) > 0)
            outcome.requests.push_back(GoBack{});
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        DrawList list{palette::night, {}};
        const View view = letterbox(world, output);
        Painter painter(list, view, text_scale(settings_));
        draw_page(painter, {60, 24, 840, 452}, words.help);
        painter.text(words.help_text.string(), {90, 88, 790, 384}, 20, palette::paper, Align::left,
                     Overflow::wrap);
        painter.plate(words.help_hint.string(), {40, 490, 880, 34}, 16, palette::paper, Align::centre,
                      measure);
        paint_bars(list, world, output);
        return list;
    }

  private:
    const Settings& settings_;
};

}  // namespace

std::unique_ptr<Scene> make_help(const SceneStart& start) {
    return std::make_unique<Help>(start);
}

}  // namespace graze
