#pragma once

#include <cstdint>
#include <string>

#include "collision/box.h"

namespace graze {

// Values in the lines that the commands print.

std::string text_of(Point point);        // "3,-4"
std::string text_of(const Box& box);     // "x 0, y 0, width 4, height 4"
std::string pixels(std::int64_t count);  // "1 pixel", "2 pixels"

}  // namespace graze
