#pragma once

#include <array>
#include <string>

#include "frame/draw_list.h"
#include "scenes/text/words.h"
#include "sim/inspector.h"

namespace graze {

// What the inspector says in words, beside the canvas.

// Output pixels a logical one, of the panel and its texts.
double panel_scale(Size output);

// The part of the output that the panel leaves to the sprites.
Rect canvas_of(Size output);

void draw_checkerboard(DrawList& list, const Rect& canvas, double scale);

struct PanelState {
    const inspector::World& world;
    std::array<std::string, 2> names;
    double zoom = 1;
    const std::string& error;  // empty: none
    bool goes_back = false;    // to a game that waits
    double text_scale = 1;
};

void draw_panel(DrawList& list, Size output, const Words& words, const PanelState& state);

}  // namespace graze
