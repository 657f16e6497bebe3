#pragma once

#include <string>

#include "frame/input.h"

namespace graze {

// One line that the user types: UTF-8, at most `most` code points.
struct TextField {
    std::string text;
    std::size_t most = 16;
};

// Adds what was typed, as far as there is room, and takes away by backspace, a code point at a time. (What
// cannot be printed never comes from the keyboard: see Input::text.)
void update(TextField& field, const Input& input);

}  // namespace graze
