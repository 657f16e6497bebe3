#include "scenes/ui/button.h"

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

}  // namespace

std::optional<std::size_t> update(ButtonRow& row, const Input& input, const View& view) {
    if (input.focus_lost) row.pressed.reset();
    std::optional<std::size_t> clicked;
    for (const PointerEvent& event : input.pointer)
        if (const auto button = point(row, event, view)) clicked = button;

    const std::size_t count = row.buttons.size();
    for (const KeyPress& press : input.pressed) {
        switch (press.key) {
            case Key::right:
            case Key::down:
            case Key::d:
            case Key::tab:
            case Key::pad_right:
            case Key::pad_down:
                row.chosen = (row.chosen + 1) % count;
                break;
            case Key::left:
            case Key::up:
            case Key::a:
            case Key::pad_left:
            case Key::pad_up:
                row.chosen = (row.chosen + count - 1) % count;
                break;
            case Key::enter:
            case Key::space:
            case Key::pad_confirm:
            case Key::pad_start:
                if (!press.repeated) clicked = row.chosen;
                break;
            default:
                break;
        }
    }
    return clicked;
}

}  // namespace graze
