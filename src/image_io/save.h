#pragma once

#include <string>

#include "frame/image.h"

namespace graze {

// The picture as the bytes of a PNG file, 8-bit RGBA. Throws std::runtime_error where libpng gives up.
std::string encode_png(const Image& image);

}  // namespace graze
