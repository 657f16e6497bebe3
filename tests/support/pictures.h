#pragma once

// Small picture files made in memory, for tests that must need no file from outside. Where a format has a
// library that writes it (PNG, JPEG, WebP) that is used; the others are put together byte by byte from their
// specifications. Nothing here shares code with src/image_io.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace graze::test {

struct Rgba {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    std::uint8_t alpha = 255;
    bool operator==(const Rgba&) const = default;
};

// Pixels row by row from the top.
struct Picture {
    int width = 0;
    int height = 0;
    std::vector<Rgba> pixels;

    const Rgba& at(int x, int y) const {
        return pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) +
                      static_cast<std::size_t>(x)];
    }
};

// Every pixel another colour, alpha running through 0 and 255.
Picture sample(int width, int height);
Picture opaque(Picture picture);  // the same with alpha 255

// The lowest 8, 16 or 32 bits in the two byte orders.
std::string byte(std::int64_t value);
std::string little16(std::int64_t value);
std::string little32(std::int64_t value);
std::string big16(std::int64_t value);
std::string big32(std::int64_t value);

// `rows`: the samples as PNG packs them, one text a row.
struct PngSpec {
    int width = 1;
    int height = 1;
    int bits = 8;
    int colour_type = 6;  // 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA
    std::vector<std::string> rows{};
    std::vector<Rgba> palette{};                   // its alphas up to `palette_alphas` go into tRNS
    int palette_alphas = 0;                        //
    std::optional<int> transparent_grey{};         // tRNS
    std::optional<std::string> transparent_rgb{};  // tRNS: three samples of one byte
    bool interlaced = false;
};
std::string png(const PngSpec& spec);
std::string png(const Picture& picture, bool interlaced = false);  // RGBA, 8 bits

enum class JpegKind { grey, rgb, cmyk };
std::string jpeg(const Picture& picture, JpegKind kind = JpegKind::rgb, bool progressive = false);

std::string webp(const Picture& picture, bool lossless = true);
// One frame at (x, y), which must be even, of a canvas.
std::string animated_webp(const Picture& frame, int canvas_width, int canvas_height, int x, int y);

std::string bmp24(const Picture& picture, bool top_down = false);
std::string bmp32(const Picture& picture);                           // BITMAPV4HEADER with an alpha mask
std::string bmp8(const Picture& picture, bool run_lengths = false);  // at most 256 colours

// The kinds of TGA: 32 bits a pixel, plain (2) or run-length-encoded (10); 8 bits grey (3).
std::string tga(const Picture& picture, int type = 2);

struct GifFrame {
    int x = 0;
    int y = 0;
    int width = 1;
    int height = 1;
    std::string indices{};  // one byte a pixel, 0..3
};
// Four colours: black, red, green, blue; index `transparent` is clear.
std::string gif(int canvas_width, int canvas_height, const std::vector<GifFrame>& frames,
                std::optional<int> transparent = 0);

std::string qoi(const Picture& picture);
std::string pcx24(const Picture& picture);
std::string pcx8(const Picture& picture);           // a palette of grey levels; red is taken as the level
std::string pnm(const Picture& picture, int kind);  // 2, 3 text; 5, 6 binary; grey takes red
std::string tiff(const Picture& picture);           // RGBA, one strip, not compressed
std::string pbm(int width, int height, const std::string& bits);  // P4

}  // namespace graze::test
