#pragma once

#include <cstdint>

#include "collision/mask.h"

namespace graze {

// Dilation and erosion of the solid pixels by n pixels (mathematical morphology; Serra 1982).

// The structuring element: the pixels (dx, dy) that count as within n of a pixel.
//
//     n = 2    square     disc
//              #####      ..#..        square: |dx| <= n and |dy| <= n (Chebyshev distance)
//              #####      .###.        disc:   dx^2 + dy^2 <= n^2      (Euclidean distance)
//              ##+##      ##+##
//              #####      .###.
//              #####      ..#..
enum class StructuringElement { square, disc };

// Every pixel that is within n of a solid one, also outside the mask: the result is n pixels larger on every
// side (2 n wider and higher), and its pixel (0,0) is pixel (-n, -n) of `mask`. By n = 0 it is the mask.
// Throws std::invalid_argument where n < 0 or a side would be above Box::max_side.
//
// Cost: square, log2(2 n + 1) passes over the result's words (64 pixels) in each direction, as every pass
// doubles what the last one reached; disc, 3 n passes over the words of mask.height() rows of the result.
// Memory: up to three times the result.
Mask grow(const Mask& mask, std::int64_t n, StructuringElement element);

// Every pixel that has nothing but solid pixels within n. Outside the mask all is clear, so what lies within
// n of the mask's edge goes. The result has the mask's size; where 2 n + 1 is more than a side it is all
// clear. Throws std::invalid_argument where n < 0.
//
// It is the complement of the grown complement (the duality of erosion and dilation), so the cost is that of
// grow, the memory up to seven times the mask, and nothing is grown where 2 n + 1 is more than a side.
Mask shrink(const Mask& mask, std::int64_t n, StructuringElement element);

}  // namespace graze
