#include "image_io/sdl_surface.h"

#include <SDL_image.h>
#include <tiffio.h>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace graze {

namespace {

// libtiff prints its complaints and then hands out blank rows; here they are counted instead.
class TiffErrors {
  public:
    TiffErrors()
        : error_handler_(TIFFSetErrorHandler(count)), warning_handler_(TIFFSetWarningHandler(nullptr)) {
        errors = 0;
    }
    ~TiffErrors() {
        TIFFSetErrorHandler(error_handler_);
        TIFFSetWarningHandler(warning_handler_);
    }
    TiffErrors(const TiffErrors&) = delete;
    TiffErrors& operator=(const TiffErrors&) = delete;

    static bool any() { return errors > 0; }

  private:
    static void count(const char*, const char*, va_list) { ++errors; }
    static thread_local int errors;
    TIFFErrorHandler error_handler_;
    TIFFErrorHandler warning_handler_;
};
thread_local int TiffErrors::errors = 0;

const char* sdl_name(Format format) {
    switch (format) {
        case Format::jpeg:
            return "JPG";
        case Format::bmp:
            return "BMP";
        case Format::gif:
            return "GIF";
        case Format::webp:
            return "WEBP";
        case Format::tga:
            return "TGA";
        case Format::pcx:
            return "PCX";
        case Format::pnm:
            return "PNM";
        case Format::qoi:
            return "QOI";
        case Format::tiff:
            return "TIF";
        case Format::svg:
            return "SVG";
        case Format::png:
        case Format::pbm:
            break;
    }
    throw std::logic_error("decode_with_sdl: a format that is decoded elsewhere");
}

// The first frame of an animated WebP as a file of its own: SDL_image's decoder takes no animation.
std::string first_frame_of_webp(File& file, const Header& header) {
    const auto little = [](std::int64_t value, int bytes) {
        std::string text;
        for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> (8 * i) & 0xff);
        return text;
    };
    constexpr char has_alpha = 0x10;
    const std::string extended = std::string("VP8X") + little(10, 4) + has_alpha + std::string(3, '\0') +
                                 little(header.frame_width - 1, 3) + little(header.frame_height - 1, 3);
    const std::string frame = file.text(header.frame_data, header.frame_bytes);
    const std::string body = "WEBP" + extended + frame;
    return "RIFF" + little(std::ssize(body), 4) + body;
}

// SDL's view of a File. Some decoders read byte by byte, for which SDL's own over stdio is slow.
class Source {
  public:
    explicit Source(File& file) : file_(file) {
        stream_.size = [](SDL_RWops* self) -> Sint64 { return of(self).file_.size(); };
        stream_.seek = [](SDL_RWops* self, Sint64 offset, int from) { return of(self).seek(offset, from); };
        stream_.read = [](SDL_RWops* self, void* to, std::size_t size, std::size_t count) {
            return of(self).read(to, size, count);
        };
        stream_.write = [](SDL_RWops*, const void*, std::size_t, std::size_t) -> std::size_t { return 0; };
        stream_.close = [](SDL_RWops*) { return 0; };
        stream_.hidden.unknown.data1 = this;
    }
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;

    SDL_RWops* stream() { return &stream_; }

  private:
    static Source& of(SDL_RWops* self) { return *static_cast<Source*>(self->hidden.unknown.data1); }

    Sint64 seek(Sint64 offset, int from) {
        const Sint64 base = from == RW_SEEK_SET ? 0 : from == RW_SEEK_CUR ? position_ : file_.size();
        if (offset < -base || offset > file_.size() * 2) return -1;
        return position_ = base + offset;
    }
    std::size_t read(void* to, std::size_t size, std::size_t count) {
        const std::int64_t got = file_.read(position_, to, static_cast<std::int64_t>(size * count));
        position_ += got;
        if (static_cast<std::size_t>(got) == size * count) return count;
        return static_cast<std::size_t>(got) / size;
    }

    File& file_;
    Sint64 position_ = 0;
    SDL_RWops stream_{};
};

}  // namespace

Surface decode_surface(File& file, const Header& header) {
    SDL_ClearError();
    const TiffErrors tiff_errors;
    Surface surface;
    if (header.format == Format::webp && header.frame_data != 0) {
        const std::string bytes = first_frame_of_webp(file, header);
        SDL_RWops* source = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
        surface.reset(IMG_LoadTyped_RW(source, 1, sdl_name(header.format)));
    } else {
        Source source(file);
        surface.reset(IMG_LoadTyped_RW(source.stream(), 0, sdl_name(header.format)));
    }
    if (TiffErrors::any()) return nullptr;
    return surface;
}

namespace {

// SDL_image takes the four inks of a JPEG for blue, green, red and alpha; 255 is no ink, as Photoshop has it.
void inks_to_colours(std::vector<std::uint8_t>& row) {
    for (std::size_t i = 0; i + 3 < row.size(); i += 4) {
        std::swap(row[i], row[i + 2]);
        for (std::size_t c = i; c < i + 3; ++c) row[c] = static_cast<std::uint8_t>(row[c] * row[i + 3] / 255);
        row[i + 3] = 255;
    }
}

// libtiff hands out colours multiplied by alpha.
void divide_by_alpha(std::vector<std::uint8_t>& row) {
    for (std::size_t i = 0; i + 3 < row.size(); i += 4) {
        const int alpha = row[i + 3];
        if (alpha == 0 || alpha == 255) continue;
        for (std::size_t c = i; c < i + 3; ++c)
            row[c] = static_cast<std::uint8_t>(std::min(255, (row[c] * 255 + alpha / 2) / alpha));
    }
}

}  // namespace

Rows::Rows(SDL_Surface* surface, Format format)
    : surface_(surface),
      format_(format),
      row_(static_cast<std::size_t>(surface->w) * 4),
      target_(SDL_CreateRGBSurfaceWithFormatFrom(row_.data(), surface->w, 1, 32, surface->w * 4,
                                                 SDL_PIXELFORMAT_RGBA32)) {
    if (target_ == nullptr || SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE) != 0)
        throw std::runtime_error("its pixels cannot be converted");
}

const std::vector<std::uint8_t>& Rows::row(int y) {
    std::fill(row_.begin(), row_.end(), std::uint8_t{0});  // keyed pixels are not copied
    SDL_Rect source{0, y, surface_->w, 1};
    if (SDL_BlitSurface(surface_, &source, target_.get(), nullptr) != 0)
        throw std::runtime_error("its pixels cannot be converted");
    if (format_ == Format::jpeg && surface_->format->Amask != 0) inks_to_colours(row_);
    if (format_ == Format::tiff) divide_by_alpha(row_);
    return row_;
}

}  // namespace graze
