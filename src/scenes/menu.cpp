#include <algorithm>
#include <optional>

#include "frame/palette.h"
#include "scenes/arcade_demo.h"
#include "scenes/table.h"
#include "scenes/ui/button.h"
#include "scenes/ui/painter.h"

namespace graze {

namespace {

constexpr Size world{960, 540};

// Where a button's label is written, within the button, and what it does.
struct Entry {
    Art art;
    int x;  // of the button, logical pixels
    int y;
    Area plaque;
    Text Words::*label;
    Request request;
};

const std::vector<Entry>& entries() {
    static const std::vector<Entry> list{
        {Art::button_dodger, 60, 158, {35, 95, 150, 50}, &Words::dodger, OpenScene{SceneId::arcade}},
        {Art::button_inspector,
         296,
         150,
         {45, 90, 150, 40},
         &Words::inspector,
         OpenScene{SceneId::inspector}},
        {Art::button_classic, 556, 346, {33, 47, 114, 36}, &Words::classic, OpenScene{SceneId::dodger}},
        {Art::button_scores, 762, 362, {24, 46, 112, 36}, &Words::scores, OpenScene{SceneId::scores}},
        {Art::button_options, 236, 374, {24, 37, 112, 36}, &Words::options, OpenScene{SceneId::options}},
        {Art::button_help, 60, 398, {24, 38, 112, 36}, &Words::help, OpenScene{SceneId::help}},
        {Art::button_language, 548, 192, {40, 62, 120, 36}, &Words::other_language, SwitchLanguage{}},
        {Art::button_quit, 756, 200, {35, 67, 110, 36}, &Words::quit, Quit{}},
    };
    return list;
}

constexpr int idle_steps = 60 * 60;  // without any input, until the game behind is shown alone

class Menu final : public Scene {
  public:
    explicit Menu(const SceneStart& start) : start_(start) {
        for (const Entry& entry : entries())
            row_.buttons.push_back(make_button(start.art, entry.art, entry.x, entry.y));
    }

    Outcome update(const Input& input) override {
        Outcome outcome;
        play_demo(input);
        const bool acts = !input.pressed.empty() || !input.pointer.empty();
        idle_ = acts ? 0 : idle_ + input.steps;
        if (std::exchange(is_demo_, idle_ >= idle_steps) && acts) return outcome;  // it only ends the demo
        if (const auto clicked = graze::update(row_, input, letterbox(world, input.output)))
            outcome.requests.push_back(entries()[*clicked].request);
        outcome.cursor = row_.hovered ? Cursor::hand : Cursor::arrow;
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        DrawList list{palette::night, {}};
        const View view = letterbox(world, output);
        Painter painter(list, view, text_scale(start_.settings));
        if (demo_) {
            demo_->draw(painter, words, part_);
        } else {
            draw_arcade_background(painter, to_subpixels(458));  // as a game begins
        }
        if (is_demo_) {
            painter.plate(words.demo_hint.string(), {40, 20, 880, 34}, 16, palette::paper, Align::centre,
                          measure);
            paint_bars(list, world, output);
            return list;
        }
        painter.fill({0, 0, world.width, world.height}, palette::with_alpha(palette::night, 110));
        painter.text(words.title.string(), {60, 34, 600, 58}, 44, palette::paper);
        painter.text(words.tagline.string(), {60, 92, 600, 30}, 20, palette::gold);
        for (std::size_t i = 0; i < entries().size(); ++i) draw_button(painter, i, words);
        painter.plate(words.menu_hint.string(), {40, 500, 880, 34}, 16, palette::paper, Align::centre,
                      measure);
        paint_bars(list, world, output);
        return list;
    }

  private:
    // It begins with the second frame, so that the first one is soon there.
    void play_demo(const Input& input) {
        if (input.steps > 0 && !demo_) demo_.emplace(start_);
        for (int i = 0; demo_ && i < input.steps; ++i) demo_->step();
        part_ = input.step_part;
    }

    void draw_button(Painter& painter, std::size_t i, const Words& words) const {
        const Entry& entry = entries()[i];
        const bool chosen = row_.chosen == i;
        const double sunk = row_.pressed == i ? 3 : 0;
        const Box& box = row_.buttons[i].box;
        const Area area{static_cast<double>(box.x()), static_cast<double>(box.y()) + sunk,
                        static_cast<double>(box.width()), static_cast<double>(box.height())};
        painter.art(entry.art, area);
        const Area plaque{area.x + entry.plaque.x, area.y + entry.plaque.y, entry.plaque.width,
                          entry.plaque.height};
        if (chosen) {  // told by the colour, and by a star at either end
            painter.fill({plaque.x + 5, plaque.y + 5, plaque.width - 10, plaque.height - 10}, palette::gold);
            const double y = plaque.y + plaque.height / 2 - 14;
            painter.art(Art::star, {plaque.x - 14, y, 28, 28});
            painter.art(Art::star, {plaque.x + plaque.width - 14, y, 28, 28});
        }
        painter.text((words.*entry.label).string(), plaque, 20, palette::ink, Align::centre);
    }

    SceneStart start_;
    ButtonRow row_;
    std::optional<ArcadeDemo> demo_;
    double part_ = 1;  // of its step to come
    int idle_ = 0;     // steps without input
    bool is_demo_ = false;
};

}  // namespace

std::unique_ptr<Scene> make_menu(const SceneStart& start) {
    return std::make_unique<Menu>(start);
}

}  // namespace graze
