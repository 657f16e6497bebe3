#pragma once

#include <cstdint>
#include <variant>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// Turned, scaled and mirrored sprites. Each is resampled on the one grid of world pixels; then any two are
// compared as plain masks. So the answer does not depend on which sprite asks.
//
//     picture, w x h            world (y down)
//     +-------+                      ___
//     |       |   scale, then     .-'   \        A world pixel is solid when its centre, mapped back
//     |   +   |   turn clockwise  \  +   \       into the picture, falls into a solid pixel (floor;
//     |       |   about the        \   .-'       nearest pixel, no filtering).
//     +-------+   centre +          `-'
//
// The forward map of XNA's "2D Rotated" tutorial, with the centre as origin:
//     world = centre + R(scale * (p - (w/2, h/2))),   R(dx, dy) = (cos dx - sin dy, sin dx + cos dy)

// The cosine and sine of an angle, clockwise on screen as y points down. Their squares must sum to 1, as far
// as doubles go: that is not checked, and otherwise the sprite is not turned but distorted.
struct Rotation {
    double cos = 1;
    double sin = 0;
};

// From degrees, clockwise; any finite number (else both are NaN, which every function below refuses). Exact
// at multiples of 90: cos and sin are then -1, 0 or 1.
Rotation rotation_from_degrees(double degrees);

struct Pose {
    double x = 0;  // where the top-left of the unturned, unscaled picture stands, in world pixels
    double y = 0;
    double scale_x = 1;  // about the centre, before the turn; negative mirrors; 0 is never solid
    double scale_y = 1;
    Rotation rotation{};
};

// Farther out than this a double no longer tells one pixel from the next.
constexpr double max_position = 9007199254740992;  // 2^53 pixels

// The most world pixels that the box of one transformed sprite may have (8192 x 8192).
constexpr std::int64_t max_world_pixels = 67'108'864;

enum class TransformError {
    not_finite,  // a number of the pose is NaN or infinite
    too_far,     // |x| or |y| above max_position
    too_large,   // more than max_world_pixels, or a side above that
};

// A mask in the world: its pixel (0,0) is the world pixel box.top_left(); both have the same size.
struct PlacedMask {
    Box box;
    Mask mask;
};

// The axis-aligned bounds of a width x height picture under `pose`, rounded outward to whole pixels.
std::variant<Box, TransformError> transformed_bounds(std::int64_t width, std::int64_t height,
                                                     const Pose& pose);

// The world pixels that the mask covers under `pose`, in a mask as large as transformed_bounds. At multiples
// of 90 degrees and whole scales every pixel is exact. A constant time a world pixel of the bounds.
std::variant<PlacedMask, TransformError> resample(const Mask& mask, const Pose& pose);

}  // namespace graze
