#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "frame/image.h"
#include "frame/result.h"

namespace graze {

// A colour that stands for "transparent" in pictures without an alpha channel.
struct ColourKey {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
};

// Six hexadecimal digits, RRGGBB, as in FF00FF (the magenta of XNA's texture processor); else nullopt.
std::optional<ColourKey> parse_colour_key(std::string_view text);

// Reads a picture from a regular file, told by its content: PNG, JPEG, BMP, GIF, WebP, PCX, PNM, QOI, TIFF,
// SVG, a PBM P4 bitmap (Image::is_bitmap; 1 = solid), and TGA, which has no signature, by its extension. Of
// an animated file the first frame, where it stands on the canvas.
//
// Refused with a message that begins with the file's name: anything else than a regular file, any other
// format, a picture above max_image_pixels or max_image_side (read from the header, before anything is
// decoded) or without pixels, a cut or damaged file. `key`: pixels of that colour get alpha 0; an error for a
// P4 bitmap.
//
// Memory: the pixels once, and what the decoder needs of its own. Opens no window and starts no SDL
// subsystem.
Result<Image> load_image(const std::string& path, std::optional<ColourKey> key = std::nullopt);

// An SVG text, drawn at width x height pixels whatever size it gives for itself: for art of our own, whose
// first width="" and height="" are the root's. Throws std::runtime_error where the text is no SVG.
Image raster_svg(std::string_view svg, int width, int height);

}  // namespace graze
