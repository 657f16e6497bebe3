#pragma once

#include <cstdint>

namespace graze {

// Positions in the worlds are whole sub-pixels, so that slow things move smoothly and every machine agrees.
constexpr std::int64_t subpixels = 256;  // in a pixel

// The pixel that holds a position (floor).
constexpr std::int64_t to_pixel(std::int64_t position) {
    return position >= 0 ? position / subpixels : -((subpixels - 1 - position) / subpixels);
}

constexpr std::int64_t to_subpixels(std::int64_t pixels) {
    return pixels * subpixels;
}

}  // namespace graze
