#include "image_io/decode.h"

namespace graze {

Result<Image> decode_pbm(File& file, const Header& header) {
    Image image{static_cast<int>(header.width), static_cast<int>(header.height), {}, true};
    image.rgba.resize(image.pitch() * static_cast<std::size_t>(image.height));
    const std::int64_t row_bytes = (header.width + 7) / 8;
    std::uint8_t* alpha = image.rgba.data() + 3;
    for (std::int64_t y = 0; y < header.height; ++y) {
        for (std::int64_t x = 0; x < header.width; ++x, alpha += 4) {
            const int byte = file.byte(header.data + y * row_bytes + x / 8);
            if (byte < 0) return header::cut();
            if ((byte >> (7 - x % 8) & 1) != 0) *alpha = 255;
        }
    }
    return image;
}

}  // namespace graze
