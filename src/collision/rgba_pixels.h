#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace graze {

// A picture in 8-bit RGBA, as Mask::from_rgba takes it: R first in memory, `pitch` bytes from a row to the
// next. The bytes belong to somebody else.
struct RgbaPixels {
    std::span<const std::uint8_t> rgba;
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::size_t pitch = 0;  // at least 4 * width
};

// Throws std::invalid_argument, like Mask::from_rgba, for a size outside 0..Box::max_side, too small a pitch,
// or where `rgba` is shorter than the picture; a picture without pixels needs no bytes.
void check(const RgbaPixels& picture);

}  // namespace graze
