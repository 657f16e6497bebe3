#include "scenes/palette.h"
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
        {Art::button_language, 548, 192, {40, 62, 120, 36}, &Words::other_language, SwitchLanguage{}},
        {Art::button_quit, 756, 200, {35, 67, 110, 36}, &Words::quit, Quit{}},
    };
    return list;
}

class Menu final : public Scene {
  public:
    explicit Menu(const SceneStart& start) {
        for (const Entry& entry : entries())
            row_.buttons.push_back(make_button(start.art, entry.art, entry.x, entry.y));
    }

    Outcome update(const Input& input) override {
        Outcome outcome;
        if (const auto clicked = graze::update(row_, input, letterbox(world, input.output)))
            outcome.requests.push_back(entries()[*clicked].request);
        outcome.cursor = row_.hovered ? Cursor::hand : Cursor::arrow;
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        DrawList list{palette::night, {}};
        const View view = letterbox(world, output);
        Painter painter(list, view);
        painter.art(Art::backdrop, {0, 0, world.width, world.height});
        painter.text(words.title.string(), {60, 34, 600, 58}, 44, palette::paper);
        painter.text(words.tagline.string(), {60, 92, 600, 30}, 20, palette::gold);
        for (std::size_t i = 0; i < entries().size(); ++i) draw_button(painter, i, words);
        painter.plate(words.menu_hint.string(), {40, 484, 880, 34}, 16, palette::paper, Align::centre,
                      measure);
        paint_bars(list, world, output);
        return list;
    }

  private:
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

    ButtonRow row_;
};

}  // namespace

std::unique_ptr<Scene> make_menu(const SceneStart& start) {
    return std::make_unique<Menu>(start);
}

}  // namespace graze
