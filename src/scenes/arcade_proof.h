#pragma once

#include <memory>

#include "scenes/arcade_art.h"
#include "scenes/ui/painter.h"

namespace graze {

// The proof of a hit: the pixels that were tested, magnified.
struct Proof {
    arcade::Hit hit;
    std::shared_ptr<const Image> person;  // the pixels of each that were tested
    std::shared_ptr<const Image> faller;
    std::shared_ptr<const Image> view;  // the part around the shared pixels, which are lit
    Box part;                           // of the world, that it shows
};

Proof make_proof(const arcade::Hit& hit, const arcade::Sprites& sprites, const RasterArt& raster,
                 const ArtImages& images);

// The view in an area, at the largest whole magnification that fits; with the rectangle in which the boxes
// meet, and that of the shared pixels.
void draw_proof_view(Painter& painter, const Proof& proof, const Area& area);

// What it says, in words.
std::string proof_verdict(const Proof& proof, const Words& words);

// All of it on a plate in the middle of the screen, with what the keys do.
void draw_proof(Painter& painter, const Proof& proof, const Text& hint, const Words& words);

}  // namespace graze
