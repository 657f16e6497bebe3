#include "scenes/steering.h"

namespace graze {

namespace {

int direction_of(Key key) {
    switch (key) {
        case Key::left:
        case Key::a:
        case Key::pad_left:
            return -1;
        case Key::right:
        case Key::d:
        case Key::pad_right:
            return 1;
        default:
            return 0;
    }
}

}  // namespace

void Steering::read(const Input& input) {
    for (const KeyPress& press : input.pressed) {
        const int direction = press.repeated ? 0 : direction_of(press.key);
        if (direction != 0) last_ = tap_ = direction;
    }
    const bool left = is_held(input, {Key::left, Key::a, Key::pad_left});
    const bool right = is_held(input, {Key::right, Key::d, Key::pad_right});
    held_ = left && right ? last_ : (right ? 1 : 0) - (left ? 1 : 0);
}

}  // namespace graze
