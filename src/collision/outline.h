#pragma once

#include <vector>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

enum class OutlineKind {
    outer,  // around a component
    hole,   // around a hole: the solid pixels along it
};

// A closed path of solid pixels: each is one of the eight neighbours of the one before it, and the last is
// one of the first's. A lone pixel is a path of one. A pixel stands in a path as often as the path passes it,
// at most four times: a line one pixel thick is passed on both sides.
//
//     outer     hole
//     .12.      #1#     The numbers are the order. A path begins at its topmost, then leftmost
//     8##3      2.4     pixel. The outer border of a component goes clockwise on screen, that
//     7##4      #3#     of a hole counter-clockwise: the background is always on the left.
//     .65.
struct Outline {
    OutlineKind kind = OutlineKind::outer;
    std::vector<Point> path;
    friend bool operator==(const Outline&, const Outline&) = default;
};

// First the outer border of each of components(mask), then the border of each of holes(mask), in their order
// (see structure.h). The outer border of a component is its pixels that have a pixel of the background around
// it above, below, left or right of them (outside the mask all is background); the border of a hole, those
// that have one of the hole's, of the component that the hole is in. Pixels that touch it by a corner only
// are not among them.
//
// Border following (Suzuki & Abe 1985, algorithm 1, for 8-connected pixels), started from the components and
// holes found, so that no pixel need be marked. Cost: that of components and holes, and at most 7 pixels
// looked at for each one of the paths, which have at most 4 for each border pixel. Memory: the paths, 16
// bytes a pixel, up to twice that while they grow, and about 110 bytes an outline.
std::vector<Outline> outlines(const Mask& mask);

}  // namespace graze
