#pragma once

#include <cstdint>
#include <optional>

#include "collision/box.h"
#include "collision/circle.h"
#include "collision/mask.h"

namespace graze {

// Mask against box, circle and segment. Shapes are given relative to the mask's top-left, in pixels, y down:
// subtract the sprite's position first. Pixel (x, y) is the square [x, x+1) x [y, y+1) (see box.h). Nothing
// outside the mask is solid; masks of any size, also 0 x 0, and shapes of any size and position are legal.
// Nothing allocates.
//
//      mask's (0,0)
//         +-----------------+
//         |   ####   .--.   |        The circle overlaps the mask where the square of a solid pixel has a
//         |   ######/    \  |        point strictly nearer to the centre than the radius; the box where a
//         |      ###| c  |  |        solid pixel lies in it.
//         |         \    /  |
//         |          '--'   |
//         +-----------------+
//
// Mask against point is Mask::test; against another mask, overlap.h.
//
// Cost for box and circle: the rows of the mask that the shape reaches, and along each the words (64 pixels)
// that it reaches, less those that the mask's summary knows to be clear. `overlaps` stops at the first solid
// pixel.

// Is a solid pixel of the mask in the box?
bool overlaps(const Mask& mask, const Box& box);

// How many are.
std::int64_t overlap_count(const Mask& mask, const Box& box);

// Does a solid pixel of the mask overlap the circle? The rule is overlaps(circle, Box(x, y, 1, 1)) of
// circle.h for each pixel, so a circle of radius 0 overlaps nothing.
bool overlaps(const Mask& mask, const Circle& circle);

// How many do.
std::int64_t overlap_count(const Mask& mask, const Circle& circle);

// The pixels of a PixelLine (line.h), both ends included.
struct Segment {
    Point from{};
    Point to{};
    friend bool operator==(const Segment&, const Segment&) = default;
};

// The first solid pixel along the segment, seen from its start: a ray cast. nullopt when there is none. Reads
// the segment's pixels that lie within the mask, one at a time; constant time where none does, however long
// it is.
std::optional<Point> first_overlap(const Mask& mask, const Segment& segment);

// Is any pixel of the segment solid? As first_overlap.
bool overlaps(const Mask& mask, const Segment& segment);

}  // namespace graze
