#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// What a mask consists of. Positions are pixels of the mask, (0,0) its top-left one.

// The smallest box around the solid pixels; the empty Box() where there are none. Cost: at most the mask's
// words, most often fewer, as for overlap_bounds.
Box solid_bounds(const Mask& mask);

// A position in real numbers: pixel (x, y) has its centre at (x + 0.5, y + 0.5).
struct Centroid {
    double x = 0;
    double y = 0;
    friend bool operator==(const Centroid&, const Centroid&) = default;
};

// The mean of the solid pixels' centres; nullopt where there are none. Summed in 128-bit integers, so
// exact up to rounding at the end, for every size. Cost: the mask's words and its rows' runs.
std::optional<Centroid> centroid(const Mask& mask);

// A connected set of pixels.
struct Region {
    Point first{};            // its topmost, then leftmost pixel
    std::int64_t pixels = 0;  // at least 1
    Box bounds{};             // the smallest box around them
    friend bool operator==(const Region&, const Region&) = default;
};

// Solid pixels that touch by a side or a corner are connected (8 neighbours): a set of all that are is a
// component. Clear pixels are connected by a side only (4 neighbours): a set of all that are is a hole,
// unless it reaches the mask's border. An island in a hole is a component of its own and no part of the hole.
//
//     ###.      One component of 8 pixels, with one hole, at (1,1). The background at (2,2) touches that
//     #.##      by a corner only.
//     ##..
//
// In order of their first pixels: topmost, then leftmost.
//
// Union-find (Rosenfeld & Pfaltz 1966) over the runs of each row and those of the row above (He, Chao &
// Suzuki 2008). Cost: the mask's words, and nearly constant for each run. Memory: beside the list, up to 90
// bytes for each run that touches none in the row above, at most one for every two pixels.
std::vector<Region> components(const Mask& mask);
std::vector<Region> holes(const Mask& mask);

// One component, or one hole, as a mask as large as its bounds: pixel (0,0) is region.bounds.top_left() of
// `mask`. `region` is one that components(mask) or holes(mask) gave. (Of any other, the result is what is
// connected with region.first within region.bounds, like a component where that pixel is solid and like a
// hole where it is clear.) Throws std::invalid_argument where region.first is not in region.bounds.
//
// Flood fill by words. Cost: the words (64 pixels) of the bounds, each as often as the fill comes back to it:
// mostly 1 to 3 times, and at most once for each of its pixels. Memory: three times the result, and 16 bytes
// for each word at the front of the fill.
Mask region_mask(const Mask& mask, const Region& region);

}  // namespace graze
