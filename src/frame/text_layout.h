#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "frame/draw_list.h"

namespace graze {

// How wide a text is at a font size, both in output pixels. The platform measures with the font; tests fake
// it.
using Measure = std::function<int(std::string_view text, int size)>;

// The distance from a line of text to the next.
int line_height(int size);

struct TextLine {
    std::string text;
    int x = 0;  // of its left end
    int y = 0;  // of its line's top
};

// The item at the largest size, from its own to `largest`, at which its box holds it uncut; at its own where
// none does.
TextItem grown(TextItem item, const Measure& measure);

// Where each line of the item goes, by its alignment and overflow rule. No line is wider than the box, if
// even one character and the ellipsis fit; the lines are never taller than the box, if one line fits. '\n'
// begins a new line. Chinese breaks between any two characters, other text at spaces.
std::vector<TextLine> lay_out(const TextItem& item, const Measure& measure);

}  // namespace graze
