#include "support/pictures.h"

#include <algorithm>
#include <map>
#include <stdexcept>

namespace graze::test {

Picture sample(int width, int height) {
    Picture picture{width, height, {}};
    const int count = width * height;
    for (int i = 0; i < count; ++i)
        picture.pixels.push_back({static_cast<std::uint8_t>(40 * i), static_cast<std::uint8_t>(255 - i),
                                  static_cast<std::uint8_t>(7 * i),
                                  static_cast<std::uint8_t>(count == 1 ? 255 : 255 * i / (count - 1))});
    return picture;
}

Picture opaque(Picture picture) {
    for (Rgba& pixel : picture.pixels) pixel.alpha = 255;
    return picture;
}

std::string byte(std::int64_t value) {
    return std::string(1, static_cast<char>(value & 0xff));
}
std::string little16(std::int64_t value) {
    return byte(value) + byte(value >> 8);
}
std::string little32(std::int64_t value) {
    return little16(value) + little16(value >> 16);
}
std::string big16(std::int64_t value) {
    return byte(value >> 8) + byte(value);
}
std::string big32(std::int64_t value) {
    return big16(value >> 16) + big16(value);
}

namespace {

std::string padded(std::string text, std::size_t multiple) {
    while (text.size() % multiple != 0) text += '\0';
    return text;
}

std::string bgr(const Rgba& pixel) {
    return byte(pixel.blue) + byte(pixel.green) + byte(pixel.red);
}

std::string bmp_file(const std::string& info, const std::string& palette, const std::string& pixels) {
    const std::int64_t start = 14 + std::ssize(info) + std::ssize(palette);
    return "BM" + little32(start + std::ssize(pixels)) + little32(0) + little32(start) + info + palette +
           pixels;
}

std::string bmp_info(int width, int height, int bits, int compression, std::size_t bytes, int colours) {
    return little32(40) + little32(width) + little32(height) + little16(1) + little16(bits) +
           little32(compression) + little32(static_cast<std::int64_t>(bytes)) + little32(2835) +
           little32(2835) + little32(colours) + little32(0);
}

}  // namespace

std::string bmp24(const Picture& picture, bool top_down) {
    std::string pixels;
    for (int i = 0; i < picture.height; ++i) {
        std::string row;
        for (int x = 0; x < picture.width; ++x)
            row += bgr(picture.at(x, top_down ? i : picture.height - 1 - i));
        pixels += padded(row, 4);
    }
    const int height = top_down ? -picture.height : picture.height;
    return bmp_file(bmp_info(picture.width, height, 24, 0, pixels.size(), 0), "", pixels);
}

std::string bmp32(const Picture& picture) {
    std::string pixels;
    for (int y = picture.height - 1; y >= 0; --y)
        for (int x = 0; x < picture.width; ++x)
            pixels += bgr(picture.at(x, y)) + byte(picture.at(x, y).alpha);
    std::string info = bmp_info(picture.width, picture.height, 32, 3, pixels.size(), 0);
    info.replace(0, 4, little32(108));
    for (const std::int64_t mask : {0xff0000, 0x00ff00, 0x0000ff}) info += little32(mask);
    info += little32(std::int64_t{0xff000000}) + "BGRs" + std::string(48, '\0');
    return bmp_file(info, "", pixels);
}

std::string bmp8(const Picture& picture, bool run_lengths) {
    std::map<std::string, int> index_of;
    std::string palette;
    std::string pixels;
    for (int y = picture.height - 1; y >= 0; --y) {
        std::string row;
        for (int x = 0; x < picture.width; ++x) {
            const auto [entry, added] =
                index_of.try_emplace(bgr(picture.at(x, y)), static_cast<int>(index_of.size()));
            if (added) palette += entry->first + byte(0);
            row += run_lengths ? byte(1) + byte(entry->second) : byte(entry->second);
        }
        pixels += run_lengths ? row + byte(0) + byte(0) : padded(row, 4);
    }
    if (run_lengths) pixels += byte(0) + byte(1);
    const auto colours = static_cast<int>(index_of.size());
    return bmp_file(bmp_info(picture.width, picture.height, 8, run_lengths ? 1 : 0, pixels.size(), colours),
                    palette, pixels);
}

std::string tga(const Picture& picture, int type) {
    const bool grey = type == 3;
    std::string file = byte(0) + byte(0) + byte(type) + std::string(9, '\0') + little16(picture.width) +
                       little16(picture.height) + byte(grey ? 8 : 32) + byte(grey ? 0x20 : 0x28);
    for (const Rgba& pixel : picture.pixels) {
        if (type == 10) file += byte(0x80);  // a run of one
        file += grey ? byte(pixel.red) : bgr(pixel) + byte(pixel.alpha);
    }
    return file;
}

namespace {

// LZW that never grows its codes: a clear code (4) before each pixel; 3 bits a code; 5 ends it.
std::string gif_data(const std::string& indices) {
    std::string packed;
    unsigned bits = 0;
    int count = 0;
    const auto put = [&](unsigned code) {
        bits |= code << count;
        for (count += 3; count >= 8; count -= 8, bits >>= 8) packed += byte(bits);
    };
    for (const char index : indices) {
        put(4);
        put(static_cast<unsigned char>(index));
    }
    put(5);
    packed += byte(bits);
    std::string blocks = byte(2);
    for (std::size_t i = 0; i < packed.size(); i += 255) {
        const std::string part = packed.substr(i, 255);
        blocks += byte(std::ssize(part)) + part;
    }
    return blocks + byte(0);
}

}  // namespace

std::string gif(int canvas_width, int canvas_height, const std::vector<GifFrame>& frames,
                std::optional<int> transparent) {
    std::string file = "GIF89a" + little16(canvas_width) + little16(canvas_height) + byte(0x81) + byte(0) +
                       byte(0) + std::string(3, '\0') + "\xff" + std::string(3, '\0') + "\xff" +
                       std::string(3, '\0') + "\xff";
    for (const GifFrame& frame : frames) {
        if (transparent)
            file += byte(0x21) + byte(0xf9) + byte(4) + byte(1) + little16(10) + byte(*transparent) + byte(0);
        file += byte(0x2c) + little16(frame.x) + little16(frame.y) + little16(frame.width) +
                little16(frame.height) + byte(0) + gif_data(frame.indices);
    }
    return file + byte(0x3b);
}

std::string qoi(const Picture& picture) {
    std::string file = "qoif" + big32(picture.width) + big32(picture.height) + byte(4) + byte(0);
    for (const Rgba& pixel : picture.pixels)
        file += byte(0xff) + byte(pixel.red) + byte(pixel.green) + byte(pixel.blue) + byte(pixel.alpha);
    return file + std::string(7, '\0') + byte(1);
}

namespace {

std::string pcx_header(const Picture& picture, int planes, int row_bytes) {
    return byte(0x0a) + byte(5) + byte(1) + byte(8) + little16(0) + little16(0) +
           little16(picture.width - 1) + little16(picture.height - 1) + little16(72) + little16(72) +
           std::string(48, '\0') + byte(0) + byte(planes) + little16(row_bytes) + little16(1) +
           std::string(58, '\0');
}

std::string pcx_byte(int value) {  // those that look like a run become a run of one
    return value >= 0xc0 ? byte(0xc1) + byte(value) : byte(value);
}

}  // namespace

std::string pcx24(const Picture& picture) {
    const int row_bytes = picture.width + picture.width % 2;
    std::string file = pcx_header(picture, 3, row_bytes);
    for (int y = 0; y < picture.height; ++y)
        for (const auto plane : {&Rgba::red, &Rgba::green, &Rgba::blue})
            for (int x = 0; x < row_bytes; ++x)
                file += pcx_byte(x < picture.width ? picture.at(x, y).*plane : 0);
    return file;
}

std::string pcx8(const Picture& picture) {
    const int row_bytes = picture.width + picture.width % 2;
    std::string file = pcx_header(picture, 1, row_bytes);
    for (int y = 0; y < picture.height; ++y)
        for (int x = 0; x < row_bytes; ++x) file += pcx_byte(x < picture.width ? picture.at(x, y).red : 0);
    file += byte(0x0c);
    for (int level = 0; level < 256; ++level) file += byte(level) + byte(level) + byte(level);
    return file;
}

std::string pnm(const Picture& picture, int kind) {
    const bool text = kind == 2 || kind == 3;
    const bool grey = kind == 2 || kind == 5;
    std::string file = "P" + std::to_string(kind) + "\n# made by a test\n" + std::to_string(picture.width) +
                       " " + std::to_string(picture.height) + "\n255\n";
    const auto put = [&](int value) { file += text ? std::to_string(value) + "\n" : byte(value); };
    for (const Rgba& pixel : picture.pixels) {
        put(pixel.red);
        if (grey) continue;
        put(pixel.green);
        put(pixel.blue);
    }
    return file;
}

std::string tiff(const Picture& picture) {
    constexpr std::int64_t entries = 11;
    constexpr std::int64_t bits_at = 8 + 2 + 12 * entries + 4;
    constexpr std::int64_t data_at = bits_at + 8;
    const auto short_entry = [](int tag, std::int64_t value) {
        return little16(tag) + little16(3) + little32(1) + little32(value);
    };
    const auto long_entry = [](int tag, std::int64_t value) {
        return little16(tag) + little16(4) + little32(1) + little32(value);
    };
    std::string file = std::string("II*\0", 4) + little32(8) + little16(entries);
    file += short_entry(256, picture.width) + short_entry(257, picture.height);
    file += little16(258) + little16(3) + little32(4) + little32(bits_at);
    file += short_entry(259, 1) + short_entry(262, 2);  // not compressed, RGB
    file += long_entry(273, data_at);
    file += short_entry(277, 4) + short_entry(278, picture.height);
    file += long_entry(279, 4 * std::ssize(picture.pixels));
    file += short_entry(284, 1) + short_entry(338, 2);  // contiguous; alpha not premultiplied
    file += little32(0);
    for (int i = 0; i < 4; ++i) file += little16(8);
    for (const Rgba& p : picture.pixels) file += byte(p.red) + byte(p.green) + byte(p.blue) + byte(p.alpha);
    return file;
}

std::string pbm(int width, int height, const std::string& bits) {
    return "P4\n" + std::to_string(width) + " " + std::to_string(height) + "\n" + bits;
}

}  // namespace graze::test
