#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "collision/mask.h"
#include "frame/art.h"
#include "frame/input.h"
#include "frame/view.h"

namespace graze {

// Buttons of any shape: a button is what its picture's alpha mask says, not the picture's rectangle.

// The threshold of the cocos2d-x article on irregular buttons: fainter pixels are not the button.
constexpr int button_threshold = 60;

struct Button {
    Art art = Art::star;
    Box box;    // logical pixels
    Mask mask;  // of the box's size
};

Button make_button(const ArtImages& images, Art art, std::int64_t x, std::int64_t y);

struct ButtonRow {
    std::vector<Button> buttons;
    std::size_t chosen = 0;              // by the pointer over it or by keys
    std::optional<std::size_t> pressed;  // by the pointer, not yet released
    bool hovered = false;                // the pointer is on a solid pixel
};

// The topmost button (the last one given) with a solid pixel here.
std::optional<std::size_t> button_at(const std::vector<Button>& buttons, LogicalPixel pixel);

// The button that was clicked: pressed and released on its own solid pixels, or chosen by the arrow keys or a
// pad, which go to the nearest one in their direction, or by Tab, in turn, and confirmed. At most one a
// frame.
std::optional<std::size_t> update(ButtonRow& row, const Input& input, const View& view);

}  // namespace graze
