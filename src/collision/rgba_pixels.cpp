#include "collision/rgba_pixels.h"

#include <stdexcept>

#include "collision/box.h"

namespace graze {

void check(const RgbaPixels& picture) {
    if (picture.width < 0 || picture.height < 0 || picture.width > Box::max_side ||
        picture.height > Box::max_side)
        throw std::invalid_argument("RgbaPixels: width and height must be in 0..2147483647");
    if (picture.width == 0 || picture.height == 0) return;
    const std::size_t row_bytes = static_cast<std::size_t>(picture.width) * 4;
    if (picture.pitch < row_bytes) throw std::invalid_argument("RgbaPixels: the pitch is shorter than a row");
    const auto gaps = static_cast<std::size_t>(picture.height) - 1;
    if (picture.rgba.size() < row_bytes || (picture.rgba.size() - row_bytes) / picture.pitch < gaps)
        throw std::invalid_argument("RgbaPixels: fewer pixels than width x height");
}

}  // namespace graze
