#pragma once

#include <cstdint>
#include <optional>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// Mask against mask. `offset` is b's top-left minus a's, in pixels, y down; any int64 is legal, and masks of
// any size, also 0 x 0. All positions in answers are relative to a's top-left.
//
//        a's (0,0)
//         +-----------------+
//         | a      offset   |        offset = (7, 2)
//         |      \          |
//         |       +---------|-----+
//         |       | #### <------- bounds of the pixels that are solid in both,
//         |       | ##      |     |    relative to a: here x = 9, y = 2
//         +-----------------+     |
//                 |             b |
//                 +---------------+
//
// Symmetric: b over a at -offset gives the same count and the bounds moved by -offset. (The Flash article's
// bitmap way, composing both clips and asking for the bounds of the shared colour, finds the same bounds.)
//
// The shared pixels themselves are mask_intersection of algebra.h. Nothing here allocates.
//
// Cost: at worst (two noises) every word, 64 pixels, of both masks within the rectangles' intersection, once;
// the whole width of its first and last stripe of 64 columns. Of masks 128 or more rows high that have clear
// or solid regions only the words along outlines are read: the cost follows the outline's length, and one
// test a 4096 rows of a stripe.
struct Overlap {
    std::int64_t count = 0;  // pixels solid in both, at least 1
    Box bounds{};            // the smallest box around them
    Point first{};           // the topmost, then leftmost of them
    friend bool operator==(const Overlap&, const Overlap&) = default;
};

// Is any pixel solid in both? Stops at the first one found, in no particular order.
bool overlaps(const Mask& a, const Mask& b, Point offset);

// How many pixels are solid in both.
std::int64_t overlap_count(const Mask& a, const Mask& b, Point offset);

// Count, bounds and first pixel together; nullopt when no pixel is solid in both.
std::optional<Overlap> overlap(const Mask& a, const Mask& b, Point offset);

// The topmost, then leftmost shared pixel; nullopt when there is none.
std::optional<Point> first_overlap(const Mask& a, const Mask& b, Point offset);

// The bounds of the shared pixels; empty when there is none.
Box overlap_bounds(const Mask& a, const Mask& b, Point offset);

}  // namespace graze
