#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace graze {

// Limits that hold for every picture, checked from its header before it is decoded.
constexpr std::int64_t max_image_pixels = 67'108'864;  // 8192 x 8192
constexpr std::int64_t max_image_side = 32'767;        // pixels

// A picture: 8-bit RGBA (R first in memory, alpha not premultiplied), rows from the top, no padding.
struct Image {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgba;
    // From a PBM P4 bitmap: alpha is 255 for 1 and 0 for 0, a mask as it stands.
    bool is_bitmap = false;

    std::size_t pitch() const { return static_cast<std::size_t>(width) * 4; }
};

}  // namespace graze
