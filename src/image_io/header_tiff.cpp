#include "image_io/header.h"

namespace graze::header {

// TIFF 6.0: the first image file directory; entries of tag, type, count and value. Cut strips are found by
// libtiff while it decodes (see sdl_surface.cpp).
Result<Header> tiff(File& file) {
    const bool little = file.byte(0) == 'I';
    const auto number16 = [&](std::int64_t at) { return little ? file.little16(at) : file.big16(at); };
    const auto number32 = [&](std::int64_t at) { return little ? file.little32(at) : file.big32(at); };
    const std::int64_t directory = number32(4);
    if (directory < 8 || directory + 2 > file.size()) return cut();
    const std::int64_t entries = number16(directory);
    if (directory + 2 + 12 * entries > file.size()) return cut();
    Header header{.format = Format::tiff};
    for (std::int64_t i = 0; i < entries; ++i) {
        const std::int64_t entry = directory + 2 + 12 * i;
        const std::uint32_t tag = number16(entry);
        if (tag != 256 && tag != 257 && tag != 274) continue;
        const std::int64_t value = number16(entry + 2) == 3 ? number16(entry + 8) : number32(entry + 8);
        if (tag == 274) {
            // Orientation: 1 to 4 are upright or mirrored; libtiff does the others by half.
            if (value > 4)
                return Error{"a TIFF lying on its side, which Graze does not turn; save it as PNG"};
            continue;
        }
        (tag == 256 ? header.width : header.height) = value;
    }
    return header;
}

}  // namespace graze::header
