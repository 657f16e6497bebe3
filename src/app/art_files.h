#pragma once

#include <string_view>

#include "frame/art.h"
#include "frame/geometry.h"

namespace graze {

// Our art, embedded in the program by the build: so it is found wherever the program is started or copied.
struct ArtFile {
    std::string_view svg;
    Size size;  // logical pixels
};
ArtFile art_file(Art art);

// All art at its logical size.
ArtImages load_art();

// One piece at a size in output pixels.
Image raster_art(Art art, Size size);

}  // namespace graze
