#pragma once

#include <cstdint>
#include <string>

#include "frame/result.h"
#include "image_io/file.h"

namespace graze {

enum class Format { png, jpeg, bmp, gif, webp, tga, pcx, pnm, pbm, qoi, tiff, svg };

// What a file says of itself, before anything is decoded.
struct Header {
    Format format = Format::png;
    std::int64_t width = 0;
    std::int64_t height = 0;
    // PBM: where the bits begin.
    std::int64_t data = 0;
    // GIF and animated WebP: where the first frame stands on the canvas, whose size is width x height.
    std::int64_t frame_x = 0;
    std::int64_t frame_y = 0;
    std::int64_t frame_width = 0;
    std::int64_t frame_height = 0;
    // Animated WebP: the first frame's chunks. 0: not animated.
    std::int64_t frame_data = 0;
    std::int64_t frame_bytes = 0;
};

// Tells the format and walks the file's structure, so that a cut file and one that asks for too many pixels
// are refused before they are decoded. `path` is read for the extension alone. The error lacks the file's
// name.
Result<Header> read_header(File& file, const std::string& path);

// One for each format, called by read_header once the signature is seen.
namespace header {

Result<Header> png(File& file);
Result<Header> jpeg(File& file);
Result<Header> bmp(File& file);
Result<Header> gif(File& file);
Result<Header> webp(File& file);
Result<Header> tga(File& file);
Result<Header> pcx(File& file);
Result<Header> pnm(File& file);
Result<Header> qoi(File& file);
Result<Header> tiff(File& file);
Result<Header> svg(File& file);

Error cut();                      // the file ends before the picture does
Error damaged(const char* what);  // `what` in the file contradicts itself
bool within_limits(
    const Header& header);  // a size that may be decoded; walks that cost a step a pixel ask first

}  // namespace header
}  // namespace graze
