#pragma once

#include <array>
#include <cstdint>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// How to part two masks that overlap. `offset` is b's top-left minus a's (see overlap.h), any int64; masks of
// any size, also 0 x 0. Nothing allocates.
//
//      +---------+               The move of b that parts them: of all whole-pixel moves after which no
//      | a ####  |               pixel is solid in both, the shortest one.
//      |   #### +|-------+
//      |   #####*###     |       * is shared. {1, 0} parts them, and so does {0, 1}: {1, 0} it is.
//      +--------|--##    |
//               +--------+ b

// The move of least Euclidean length; of those, the one of least |dy|; of those, to the left rather than to
// the right, and up rather than down. {0, 0} when they do not overlap. Add it to b's position.
//
// Exact: every shorter move has been found to leave an overlap. Swapped masks give a move of the same length
// and the same |dy|, but not always its opposite, as left and up come first for either.
//
// Cost: with r the length of the answer, all moves within pi r^2 must be ruled out. One pixel in the middle
// of solid runs rules out all moves that leave the runs on each other, so solid shapes cost about 4 r
// lookups; otherwise 64 neighbouring moves are looked at together, in as few words of the masks as rule them
// out, which are few in dense noise and most for thin outlines and sparse noise.
Point separation(const Mask& a, const Mask& b, Point offset);

// Clockwise on screen from the right.
//
//        5  6  7
//        4  +  0
//        3  2  1
inline constexpr std::array<Point, 8> directions{
    {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};

// For each of `directions`, in their order: the least k >= 0 such that b moved by k steps of that direction
// does not overlap a. A diagonal step moves one pixel in x and one in y. All 0 when they do not overlap.
//
// Cost: in each direction at most as many overlap queries as k, mostly few: where pixels meet in the middle
// of solid runs, all moves that leave the runs on each other are skipped.
std::array<std::int64_t, 8> parting_distances(const Mask& a, const Mask& b, Point offset);

}  // namespace graze
