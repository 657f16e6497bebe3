#include <SDL_image.h>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "image_io/apart.h"
#include "image_io/decode.h"
#include "image_io/sdl_surface.h"

namespace graze {

namespace {

Image blank(std::int64_t width, std::int64_t height) {
    Image image{static_cast<int>(width), static_cast<int>(height), {}, false};
    image.rgba.resize(image.pitch() * static_cast<std::size_t>(image.height));
    return image;
}

Error undecodable(const std::string& said) {
    return {"it cannot be decoded (" + (said.empty() ? "its decoder gave up" : said) +
            "): it is damaged, too large, or of a kind that Graze does not read; save it as PNG"};
}

// The picture whose decoder gives `width` x `height` pixels; fill(row, bytes) writes each of its rows and
// says whether it could.
template <class Fill>
Result<Image> assemble(const Header& header, int width, int height, Fill fill) {
    const bool framed = header.frame_width != 0;
    const std::int64_t rounding = header.format == Format::svg ? 1 : 0;  // of nanosvg's floats
    if (std::abs(width - (framed ? header.frame_width : header.width)) > rounding ||
        std::abs(height - (framed ? header.frame_height : header.height)) > rounding)
        return header::damaged("its size differs from its header's");
    Image image = framed ? blank(header.width, header.height) : blank(width, height);
    std::uint8_t* row = image.rgba.data() + static_cast<std::size_t>(header.frame_y) * image.pitch() +
                        static_cast<std::size_t>(header.frame_x) * 4;
    for (int y = 0; y < height; ++y, row += image.pitch())
        if (!fill(y, row, static_cast<std::size_t>(width) * 4)) return undecodable("");
    return image;
}

std::int64_t pixels_of(const Header& header) {
    return std::max(header.width * header.height, header.frame_width * header.frame_height);
}

// Small pictures of the formats whose work grows with their pixels alone and whose decoders have not crashed
// under mutation (those of GIF, TIFF and SVG have): a process for each would cost many times their decoding.
bool is_harmless(const Header& header) {
    constexpr std::int64_t small = 1 << 20;  // pixels
    return pixels_of(header) <= small && header.format != Format::gif && header.format != Format::tiff &&
           header.format != Format::svg;
}

Result<Image> decode_here(File& file, const Header& header) {
    const Surface surface = decode_surface(file, header);
    if (!surface) return undecodable(SDL_GetError());
    Rows rows(surface.get(), header.format);
    return assemble(header, surface->w, surface->h, [&](int y, std::uint8_t* to, std::size_t) {
        const std::vector<std::uint8_t>& row = rows.row(y);
        std::copy(row.begin(), row.end(), to);
        return true;
    });
}

// In a process of its own: writes width and height, then the rows; or 0, 0 and why there is no picture.
void decode_to(int descriptor, File& file, const Header& header) {
    const Surface surface = decode_surface(file, header);
    const std::int32_t size[2] = {surface ? surface->w : 0, surface ? surface->h : 0};
    write_whole(descriptor, size, sizeof size);
    if (!surface) {
        const std::string reason = SDL_GetError();
        write_whole(descriptor, reason.data(), reason.size());
        return;
    }
    Rows rows(surface.get(), header.format);
    std::vector<std::uint8_t> block;  // fewer, larger writes
    for (int y = 0; y < surface->h; ++y) {
        const std::vector<std::uint8_t>& row = rows.row(y);
        block.insert(block.end(), row.begin(), row.end());
        if (block.size() < Apart::block_size && y + 1 < surface->h) continue;
        if (!write_whole(descriptor, block.data(), block.size())) return;
        block.clear();
    }
}

Result<Image> decode_apart(File& file, const Header& header) {
    const std::int64_t pixels = pixels_of(header);
    // Memory for the surface, and for what a progressive JPEG or a TIFF in one strip needs beside it.
    const Apart::Allowance allowance{850'000 + pixels / 20, (std::int64_t{128} << 20) + pixels * 25 / 4};
    auto decoder = Apart::start(allowance, [&](int descriptor) { decode_to(descriptor, file, header); });
    if (!decoder) return Error{"there is not enough memory for this picture"};
    std::int32_t size[2] = {};
    Result<Image> image = Error{};
    if (!decoder->read(size, sizeof size) || size[0] <= 0 || size[1] <= 0)
        image = undecodable(decoder->rest());
    else
        image = assemble(header, size[0], size[1],
                         [&](int, std::uint8_t* to, std::size_t bytes) { return decoder->read(to, bytes); });
    if (!image && decoder->wait() == Apart::End::out_of_time)
        return Error{"decoding it takes too long; make it simpler or save it as PNG"};
    return image;
}

}  // namespace

Result<Image> decode_with_sdl(File& file, const Header& header) {
    return is_harmless(header) ? decode_here(file, header) : decode_apart(file, header);
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
    Rows rows(surface.get(), Format::svg);
    for (int y = 0; y < std::min(height, surface->h); ++y) {
        const std::vector<std::uint8_t>& row = rows.row(y);
        std::copy_n(row.begin(), std::min(row.size(), image.pitch()),
                    image.rgba.begin() + static_cast<std::ptrdiff_t>(image.pitch()) * y);
    }
    return image;
}

}  // namespace graze
