#include "image_io/save.h"

#include <png.h>

#include <stdexcept>

namespace graze {

std::string encode_png(const Image& image) {
    png_image png{};
    png.version = PNG_IMAGE_VERSION;
    png.width = static_cast<png_uint_32>(image.width);
    png.height = static_cast<png_uint_32>(image.height);
    png.format = PNG_FORMAT_RGBA;
    std::string bytes(PNG_IMAGE_PNG_SIZE_MAX(png), '\0');
    png_alloc_size_t size = bytes.size();
    if (png_image_write_to_memory(&png, bytes.data(), &size, 0, image.rgba.data(), 0, nullptr) == 0)
        throw std::runtime_error(std::string("the PNG cannot be made (") + png.message + ")");
    bytes.resize(size);
    return bytes;
}

}  // namespace graze
