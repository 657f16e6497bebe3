#pragma once

#include <optional>

#include "frame/image.h"
#include "frame/result.h"
#include "image_io/file.h"
#include "image_io/header.h"
#include "image_io/load.h"

namespace graze {

// PNG by libpng. SDL_image would lose the transparency of a grey PNG with tRNS, and print libpng's warnings.
Result<Image> decode_png(File& file, const Header& header);

// PBM P4: bits, the leftmost pixel the most significant, 1 = solid.
Result<Image> decode_pbm(File& file, const Header& header);

// All others by SDL_image.
Result<Image> decode_with_sdl(File& file, const Header& header);

}  // namespace graze
