#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "collision/box.h"

namespace graze {

// A picture in 8-bit RGBA, as Mask::from_rgba takes it: R first in memory, `pitch` bytes from a row to the
// next. The bytes belong to somebody else.
struct RgbaPixels {
    std::span<const std::uint8_t> rgba;
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::size_t pitch = 0;  // at least 4 * width
};

// Entry t is the number of pixels whose alpha is above t in both pictures.
using ThresholdProfile = std::array<std::int64_t, 255>;

// What the threshold decides: for each one, 0..254, the number of pixels solid in both pictures, that is, the
// overlap_count of the two masks made with it. It never grows from one threshold to the next. (Above
// threshold 254 nothing could follow: at 255 no pixel is solid.) `offset` is b's top-left minus a's, in
// pixels, y down; any int64.
//
// Throws std::invalid_argument, like Mask::from_rgba, for a size outside 0..Box::max_side, too small a pitch,
// or where `rgba` is shorter than the picture; a picture without pixels needs no bytes.
//
// One pass over the pixels that both cover: a histogram of the smaller alpha of each two, then its sums from
// the top. Allocates nothing.
ThresholdProfile threshold_profile(const RgbaPixels& a, const RgbaPixels& b, Point offset);

}  // namespace graze
