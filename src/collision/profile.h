#pragma once

#include <array>
#include <cstdint>

#include "collision/box.h"
#include "collision/rgba_pixels.h"

namespace graze {

// Entry t is the number of pixels whose alpha is above t in both pictures.
using ThresholdProfile = std::array<std::int64_t, 255>;

// What the threshold decides: for each one, 0..254, the number of pixels solid in both pictures, that is, the
// overlap_count of the two masks made with it. It never grows from one threshold to the next. (Above
// threshold 254 nothing could follow: at 255 no pixel is solid.) `offset` is b's top-left minus a's, in
// pixels, y down; any int64.
//
// Throws as check of rgba_pixels.h does.
//
// One pass over the pixels that both cover: a histogram of the smaller alpha of each two, then its sums from
// the top. Allocates nothing.
ThresholdProfile threshold_profile(const RgbaPixels& a, const RgbaPixels& b, Point offset);

}  // namespace graze
