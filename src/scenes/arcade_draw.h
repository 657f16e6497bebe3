#pragma once

#include "scenes/arcade_art.h"
#include "scenes/ui/painter.h"

namespace graze {

// The arcade dodger's world as it is seen. `part`: how much of the step to come has passed, 0..1; things are
// drawn so far on from where they stood before.
struct ArcadeLook {
    bool steady = false;         // nothing blinks
    bool high_contrast = false;  // a plain ground, and light outlines around what falls
    double squash = 0;           // of the person: -1 tall and thin, 0 as tested, 1 low and wide
};

void draw_arcade_background(Painter& painter, std::int64_t person_x, ArcadeLook look = {});  // sub-pixels
void draw_arcade_sprites(Painter& painter, const arcade::World& world, const arcade::Sprites& sprites,
                         double part, ArcadeLook look = {});

// The pixels of a mask's outlines, with its top-left at a place in the world.
void draw_outline(Painter& painter, const Mask& mask, Point at, Colour colour);

// A page to read or to choose from: a title on a plate over the game's ground, which stands still and is
// dimmed.
void draw_page(Painter& painter, const Area& plate, const Text& title);

// Hearts, shield, points and the chain.
void draw_arcade_score(Painter& painter, const arcade::World& world, const Words& words);

// A number with the digits in groups of three, as people read it.
std::string grouped(std::int64_t number);

}  // namespace graze
