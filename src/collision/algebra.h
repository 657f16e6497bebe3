#pragma once

#include <cstdint>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// Masks as sets of pixels, and their mirrored, turned and scaled copies. Every function makes a new mask; it
// takes up to three times the memory of the result.
// Sizes of 0 are legal everywhere.

// Two masks. `offset` is b's top-left minus a's, in pixels, y down; any int64. The result has the size of
// `window`, and its pixel (0,0) is pixel window.top_left() of a. The window may lie anywhere, also away from
// both masks. Pixels outside it are left out; outside its own rectangle each mask is clear.
//
//           +-- window -------+
//     +-----|-----------+     |
//     | a   |           |     |            offset = (4, 2)
//     |     |     +-----------|-----+      window = Box(2, -1, 6, 4)
//     |     +-----------------+     |
//     +-----------|-----+        b  |
//                 +-----------------+
//
// So all of a is seen through Box(0, 0, a.width(), a.height()), and all of both through the box around both
// rectangles.
//
// Cost: the words (64 pixels) of the window, once for each mask; memory: twice the result.
Mask mask_union(const Mask& a, const Mask& b, Point offset, const Box& window);
Mask mask_intersection(const Mask& a, const Mask& b, Point offset, const Box& window);
Mask mask_difference(const Mask& a, const Mask& b, Point offset, const Box& window);  // a without b
Mask mask_xor(const Mask& a, const Mask& b, Point offset, const Box& window);         // solid in exactly one

// The pixels in `window`, as a mask of its size. Outside the mask all is clear. Cost: the window's words.
Mask crop(const Mask& mask, const Box& window);

// Solid where the mask is clear, within its rectangle. Cost: its words.
Mask complement(const Mask& mask);

// Pixel (x, y) goes to (width - 1 - x, y), or to (x, height - 1 - y). Exact. Cost: the mask's words.
Mask mirror_left_right(const Mask& mask);
Mask mirror_top_bottom(const Mask& mask);

// Turned by `quarters` times 90 degrees, clockwise on screen; any int, negative is counter-clockwise. By one,
// pixel (x, y) goes to (height - 1 - y, x), and the mask is height wide and width high:
//
//     #..                ##
//     ##.    by one:     .#        Exact, like transform.h at multiples of 90 degrees.
//                        ..
//
// Cost: a few operations a word, by blocks of 64 x 64 pixels (Warren, Hacker's Delight, 7-3).
Mask turn_quarters(const Mask& mask, int quarters);

// Scaled to width x height pixels, nearest, no filtering: pixel (x, y) is solid where the pixel is into which
// its centre falls,
//     (floor((x + 0.5) * mask.width() / width), floor((y + 0.5) * mask.height() / height)),
// in exact integers. From a mask without pixels the result is clear. Throws std::invalid_argument where a
// size is not in 0..Box::max_side. Cost: the result's pixels; rows that come from one row are copied.
Mask scale(const Mask& mask, std::int64_t width, std::int64_t height);

}  // namespace graze
