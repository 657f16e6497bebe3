#pragma once

#include <cstdint>
#include <optional>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// How far two masks that do not overlap are apart. `offset` is b's top-left minus a's (see overlap.h), any
// int64; masks of any size, also 0 x 0. Nothing allocates.
//
//        . . # . . . . . . .
//        . # # # . . . . @ @        a is #, b is @. The closest pixels are a's (3,1) and b's (0,0): dx = 5,
//        . . # . . . . . . @        dy = 0. Four columns lie between: the gap is 4 by either metric.
//
// The distance of two pixels is that of their centres, dx and dy apart:
//
//     chebyshev    max(|dx|, |dy|)       the moves of a chess king
//     euclidean    sqrt(dx^2 + dy^2)
//
// and the gap is the least distance, less one. So masks that touch along an edge have the gap 0; where they
// touch only at a corner, the chebyshev gap is 0 and the euclidean one sqrt(2) - 1.
enum class Metric { chebyshev, euclidean };

struct Gap {
    double distance = 0;  // of a and b less one, 0 or more, in pixels; rounded where a double cannot hold it
    Point a{};  // the closest solid pixels, each relative to the top-left of its own mask: so both are
    Point b{};  // exact whatever the offset
    friend bool operator==(const Gap&, const Gap&) = default;
};

// Of several closest pairs that with the topmost, then leftmost pixel of a; then of b. nullopt when the masks
// overlap, or where one has no solid pixel. Distances are compared exactly.
//
// Swapped masks have the same distance at -offset; the pair may be another of the closest ones.
//
// Cost: one overlap query; then branch and bound over both masks, halved down to 8 rows of 64 pixels, closest
// halves first: it reads the pixels along the parts of the outlines that are about as close as the closest.
// Source: dual-tree nearest neighbours, Gray and Moore, "N-Body problems in statistical learning" (2000).
std::optional<Gap> gap(const Mask& a, const Mask& b, Point offset, Metric metric);

}  // namespace graze
