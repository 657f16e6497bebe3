#pragma once

// The masks that the races use, all square with `size` pixels a side.

#include <cstdint>

#include "collision/mask.h"

namespace graze::bench {

// Solid where the pixel's centre is nearer to the middle than `radius` times half the side.
Mask disc(std::int64_t size, double radius);

// A disc of the whole size with a hole: solid where the distance is in [hole, 1) times half the side.
Mask ring(std::int64_t size, double hole);

// Each pixel solid with this probability.
Mask noise(std::int64_t size, double density, std::uint32_t seed);

// Solid where `mask`, moved by -offset, is clear: shares no pixel with it at that offset, though both may be
// all over the place.
Mask complement_under(const Mask& mask, Point offset);

}  // namespace graze::bench
