#include <SDL_image.h>
#include <tiffio.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "image_io/decode.h"

namespace graze {

namespace {

struct FreeSurface {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

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

Surface decode(File& file, const Header& header) {
    SDL_ClearError();
    std::string bytes;
    SDL_RWops* source = nullptr;
    if (header.format == Format::webp && header.frame_data != 0) {
        bytes = first_frame_of_webp(file, header);
        source = SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size()));
    } else {
        source = SDL_RWFromFP(file.stream(), SDL_FALSE);
    }
    if (source == nullptr) return nullptr;
    const TiffErrors tiff_errors;
    Surface surface(IMG_LoadTyped_RW(source, 1, sdl_name(header.format)));
    if (TiffErrors::any()) return nullptr;
    return surface;
}

// Blits the surface to (x, y) of an image that is clear elsewhere, whatever its format, palette or colour
// key.
bool blit(SDL_Surface* surface, Image& image, int x, int y) {
    const Surface target(SDL_CreateRGBSurfaceWithFormatFrom(image.rgba.data(), image.width, image.height, 32,
                                                            image.width * 4, SDL_PIXELFORMAT_RGBA32));
    SDL_Rect place{x, y, surface->w, surface->h};
    return target != nullptr && SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE) == 0 &&
           SDL_BlitSurface(surface, nullptr, target.get(), &place) == 0;
}

Image blank(std::int64_t width, std::int64_t height) {
    Image image{static_cast<int>(width), static_cast<int>(height), {}, false};
    image.rgba.resize(image.pitch() * static_cast<std::size_t>(image.height));
    return image;
}

}  // namespace

Result<Image> decode_with_sdl(File& file, const Header& header) {
    const Surface surface = decode(file, header);
    if (!surface) {
        const std::string reason = SDL_GetError();
        return header::damaged(reason.empty() ? "its decoder gave up" : reason.c_str());
    }
    if (header.format == Format::svg) {  // whose fractional sizes SDL_image rounds
        Image image = blank(surface->w, surface->h);
        if (image.width == 0 || image.height == 0) return Error{"the picture has no pixels"};
        if (!blit(surface.get(), image, 0, 0)) return Error{"its pixels cannot be converted"};
        return image;
    }
    const bool framed = header.frame_width != 0;
    if (surface->w != (framed ? header.frame_width : header.width) ||
        surface->h != (framed ? header.frame_height : header.height))
        return header::damaged("its size differs from its header's");
    Image image = blank(header.width, header.height);
    if (!blit(surface.get(), image, static_cast<int>(header.frame_x), static_cast<int>(header.frame_y)))
        return Error{"its pixels cannot be converted"};
    return image;
}

Image raster_svg(std::string_view svg, int width, int height) {
    std::string text(svg);
    const auto set = [&text](const std::string& name, int value) {
        const std::size_t begin = text.find(name + "=\"");
        if (begin == std::string::npos) throw std::runtime_error("raster_svg: no " + name);
        const std::size_t end = text.find('"', begin + name.size() + 2);
        text.replace(begin, end - begin, name + "=\"" + std::to_string(value));
    };
    set("width", width);
    set("height", height);
    SDL_RWops* source = SDL_RWFromConstMem(text.data(), static_cast<int>(text.size()));
    const Surface surface(IMG_LoadTyped_RW(source, 1, "SVG"));
    if (!surface) throw std::runtime_error("raster_svg: " + std::string(SDL_GetError()));
    Image image = blank(width, height);
    blit(surface.get(), image, 0, 0);
    return image;
}

}  // namespace graze
