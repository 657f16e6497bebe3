#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "collision/box.h"
#include "collision/rgba_pixels.h"
#include "collision/transform.h"

namespace graze {

// A picture in the world, 8-bit RGBA: its pixel (0,0) is the world pixel box.top_left(); both have the same
// size, and there is no padding.
struct PlacedPixels {
    Box box;
    std::vector<std::uint8_t> rgba;

    RgbaPixels pixels() const {
        return {rgba, box.width(), box.height(), static_cast<std::size_t>(box.width()) * 4};
    }
};

// The picture as it is tested: each world pixel of transformed_bounds has the colour and alpha of the
// picture's pixel into which its centre falls, mapped back (see transform.h), and is clear (four zeros) where
// that is outside the picture, or a scale is 0. So a mask made of the result at any threshold is the mask
// made of the picture and resampled, to the pixel.
//
// Throws as check of rgba_pixels.h does. A constant time a world pixel of the bounds; memory: 4 bytes for
// each.
std::variant<PlacedPixels, TransformError> resample_pixels(const RgbaPixels& picture, const Pose& pose);

}  // namespace graze
