#include <png.h>

#include <csetjmp>
#include <vector>

#include "image_io/decode.h"

namespace graze {

namespace {

struct Reader {
    png_structp png = nullptr;
    png_infop info = nullptr;
    std::string message;

    Reader() {
        png = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, on_error, on_warning);
        if (png != nullptr) info = png_create_info_struct(png);
    }
    ~Reader() { png_destroy_read_struct(&png, &info, nullptr); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    static void on_error(png_structp png, png_const_charp text) {
        static_cast<Reader*>(png_get_error_ptr(png))->message = text;
        png_longjmp(png, 1);
    }
    static void on_warning(png_structp, png_const_charp) {}
};

// Whatever the file holds becomes 8-bit RGBA; tRNS becomes alpha. 16-bit samples keep their high byte, as
// SDL_image does it.
void ask_for_rgba(png_structp png) {
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

// False where libpng gave up; reader.message says why. No object with a destructor is made here, as longjmp
// skips it.
bool read(Reader& reader, std::FILE* stream, Image& image, std::vector<png_bytep>& rows) {
    if (setjmp(png_jmpbuf(reader.png)) != 0) return false;
    png_init_io(reader.png, stream);
    png_set_user_limits(reader.png, max_image_side, max_image_side);
    // Nothing but the pixels is wanted: a few kB of compressed text could ask for gigabytes.
    png_set_keep_unknown_chunks(reader.png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
    png_set_crc_action(reader.png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
    png_read_info(reader.png, reader.info);
    ask_for_rgba(reader.png);
    png_set_interlace_handling(reader.png);
    png_read_update_info(reader.png, reader.info);
    if (png_get_rowbytes(reader.png, reader.info) != image.pitch())
        png_error(reader.png, "unexpected row size");
    image.rgba.resize(image.pitch() * static_cast<std::size_t>(image.height));
    for (std::size_t y = 0; y < rows.size(); ++y) rows[y] = image.rgba.data() + y * image.pitch();
    png_read_image(reader.png, rows.data());
    png_read_end(reader.png, nullptr);
    return true;
}

}  // namespace

Result<Image> decode_png(File& file, const Header& header) {
    Reader reader;
    if (reader.info == nullptr) return Error{"there is not enough memory for this picture"};
    Image image{static_cast<int>(header.width), static_cast<int>(header.height), {}, false};
    std::vector<png_bytep> rows(static_cast<std::size_t>(header.height));
    if (!read(reader, file.stream(), image, rows)) return header::damaged(reader.message.c_str());
    return image;
}

}  // namespace graze
