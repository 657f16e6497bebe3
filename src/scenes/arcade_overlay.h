#pragma once

#include "scenes/text/words.h"
#include "scenes/ui/painter.h"
#include "sim/arcade.h"

namespace graze {

// What the collision module saw in the last step: grid cells, boxes, the outlines of the masks as they were
// tested, the rectangles in which boxes meet.
void draw_arcade_overlay(Painter& painter, const arcade::World& world, const arcade::Sprites& sprites);

// The verdict, and the counts of the pipeline.
void draw_overlay_texts(Painter& painter, const arcade::World& world, const Words& words,
                        const Measure& measure);

}  // namespace graze
