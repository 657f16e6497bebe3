#include "scenes/ui/button.h"

#include <cstdlib>

namespace graze {

Button make_button(const ArtImages& images, Art art, std::int64_t x, std::int64_t y) {
    const Image& image = *art_image(images, art);
    return {art, Box(x, y, image.width, image.height),
            Mask::from_rgba(image.rgba, image.width, image.height, image.pitch(), button_threshold)};
}

std::optional<std::size_t> button_at(const std::vector<Button>& buttons, LogicalPixel pixel) {
    for (std::size_t i = buttons.size(); i-- > 0;) {
        const Box& box = buttons[i].box;
        if (box.contains({pixel.x, pixel.y}) && buttons[i].mask.test({pixel.x - box.x(), pixel.y - box.y()}))
            return i;
    }
    return std::nullopt;
}

namespace {

std::optional<std::size_t> point(ButtonRow& row, const PointerEvent& event, const View& view) {
    const auto under = button_at(row.buttons, logical_pixel(view, event.x, event.y));
    row.hovered = under.has_value();
    if (under) row.chosen = *under;
    if (event.kind == PointerEvent::Kind::press) row.pressed = under;
    if (event.kind != PointerEvent::Kind::release) return std::nullopt;
    const bool clicked = under && row.pressed == under;
    row.pressed.reset();
    return clicked ? under : std::nullopt;
}

struct Direction {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

Direction direction_of(Key key) {
    switch (key) {
        case Key::left:
        case Key::a:
        case Key::pad_left:
            return {-1, 0};
        case Key::right:
        case Key::d:
        case Key::pad_right:
            return {1, 0};
        case Key::up:
        case Key::pad_up:
            return {0, -1};
        case Key::down:
        case Key::s:
        case Key::pad_down:
            return {0, 1};
        default:
            return {};
    }
}

// The button that one would look for in this direction: the nearest one there, where what lies to the side
// counts twice. The same one where there is none.
std::size_t neighbour(const std::vector<Button>& buttons, std::size_t from, const Direction& direction) {
    const auto twice_centre = [&](std::size_t i) {
        const Box& box = buttons[i].box;
        return Point{2 * box.x() + box.width(), 2 * box.y() + box.height()};
    };
    const Point start = twice_centre(from);
    std::size_t best = from;
    std::int64_t least = 0;
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const Point at = twice_centre(i);
        const Point way{at.x - start.x, at.y - start.y};
        const std::int64_t along = way.x * direction.x + way.y * direction.y;
        const std::int64_t aside = std::abs(way.x * direction.y) + std::abs(way.y * direction.x);
        if (along <= 0 || along * 2 < aside) continue;
        const std::int64_t cost = along + 2 * aside;
        if (best == from || cost < least) {
            best = i;
            least = cost;
        }
    }
    return best;
}

}  // namespace

std::optional<std::size_t> update(ButtonRow& row, const Input& input, const View& view) {
    if (input.focus_lost) row.pressed.reset();
    std::optional<std::size_t> clicked;
    for (const PointerEvent& event : input.pointer)
        if (const auto button = point(row, event, view)) clicked = button;

    const std::size_t count = row.buttons.size();
    for (const KeyPress& press : input.pressed) {
        switch (press.key) {
            case Key::tab:
                row.chosen = (row.chosen + 1) % count;
                break;
            case Key::enter:
            case Key::space:
            case Key::pad_confirm:
            case Key::pad_start:
                if (!press.repeated) clicked = row.chosen;
                break;
            default:
                row.chosen = neighbour(row.buttons, row.chosen, direction_of(press.key));
        }
    }
    return clicked;
}

}  // namespace graze
