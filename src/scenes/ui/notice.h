#pragma once

#include <string>

#include "scenes/ui/painter.h"

namespace graze {

// What the user should know before the scene goes on: a card over whatever is shown.
struct Notice {
    std::string title;
    std::string text;
    std::string detail;  // the technical reason, which may be long
    std::string hint;    // how it goes away
};

void paint_notice(DrawList& list, Size output, const Notice& notice, double text_scale);

// A word that goes by itself, at the top of the letterboxed world.
void paint_word(DrawList& list, Size output, const std::string& text, double text_scale,
                const Measure& measure);

}  // namespace graze
