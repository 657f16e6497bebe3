#pragma once

// How it is done without masks: loops over colours, as the XNA samples have them, written as fast as such
// loops go.

#include <cstdint>
#include <vector>

#include "collision/mask.h"
#include "collision/transform.h"

namespace graze::bench {

// RGBA, one 32-bit colour a pixel, row by row; alpha is the highest byte.
struct Colours {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;
};

Colours to_colours(const Mask& mask);  // white where solid

// The loop of XNA's "2D Per-Pixel" tutorial: every pixel of the rectangles' intersection, until one is solid
// in both.
bool intersect_pixels(const Colours& a, const Colours& b, int x, int y);

// The loop of XNA's "2D Rotated" tutorial: every pixel of a, mapped into b by steps of floats, with a
// position rounded down by a plain conversion.
bool intersect_turned(const Colours& a, const Pose& a_pose, const Colours& b, const Pose& b_pose);

// Reads every pixel once: what any function of a picture must at least do.
std::uint64_t read_once(const std::vector<std::uint8_t>& rgba);

}  // namespace graze::bench
