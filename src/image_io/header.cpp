#include "image_io/header.h"

#include <algorithm>
#include <string_view>

#include "frame/image.h"

namespace graze {

namespace {

bool has_extension(const std::string& path, std::string_view lower) {
    return path.size() > lower.size() &&
           std::equal(lower.rbegin(), lower.rend(), path.rbegin(),
                      [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + ('a' - 'A') : b); });
}

bool is_pcx(File& file) {
    const int version = file.byte(1);
    const int bits = file.byte(3);
    return file.byte(0) == 0x0a && (version == 0 || (version >= 2 && version <= 5)) && file.byte(2) == 1 &&
           (bits == 1 || bits == 2 || bits == 4 || bits == 8);
}

bool is_pnm(File& file) {
    const int kind = file.byte(1);
    const int next = file.byte(2);
    return file.byte(0) == 'P' && kind >= '1' && kind <= '6' &&
           (next == ' ' || next == '\n' || next == '\r' || next == '\t' || next == '#');
}

bool is_svg(File& file) {
    const std::string head = file.text(0, 4096);
    const std::size_t start = head.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    return start != std::string::npos && head[start] == '<' && head.find("<svg") != std::string::npos;
}

Result<Header> dispatch(File& file, const std::string& path) {
    if (file.has(0, "\x89PNG\r\n\x1a\n")) return header::png(file);
    if (file.has(0, "\xff\xd8\xff")) return header::jpeg(file);
    if (file.has(0, "GIF87a") || file.has(0, "GIF89a")) return header::gif(file);
    if (file.has(0, "RIFF") && file.has(8, "WEBP")) return header::webp(file);
    if (file.has(0, "qoif")) return header::qoi(file);
    if (file.has(0, std::string_view("II*\0", 4)) || file.has(0, std::string_view("MM\0*", 4)))
        return header::tiff(file);
    if (file.has(0, "BM")) return header::bmp(file);
    if (is_pcx(file)) return header::pcx(file);
    if (is_pnm(file)) return header::pnm(file);
    if (is_svg(file)) return header::svg(file);
    if (has_extension(path, ".tga")) return header::tga(file);
    return Error{
        "not a format that Graze reads (PNG, JPEG, BMP, GIF, WebP, TGA, PCX, PNM, QOI, TIFF, SVG); save it "
        "as PNG"};
}

}  // namespace

Error header::cut() {
    return {"the file is cut off: it ends before the picture does; get it again"};
}

Error header::damaged(const char* what) {
    return {std::string("the file is damaged (") + what + "); get it again"};
}

bool header::within_limits(const Header& header) {
    const auto fits = [](std::int64_t width, std::int64_t height) {
        return width <= max_image_side && height <= max_image_side && width * height <= max_image_pixels;
    };
    return fits(header.width, header.height) && fits(header.frame_width, header.frame_height);
}

Result<Header> read_header(File& file, const std::string& path) {
    Result<Header> header = dispatch(file, path);
    if (!header) return header;
    if (!header::within_limits(*header))
        return Error{"the picture is too large (" + std::to_string(header->width) + " x " +
                     std::to_string(header->height) +
                     "); at most 67108864 pixels and 32767 a side; make it smaller"};
    if (header->width <= 0 || header->height <= 0)
        return Error{"the picture has no pixels (" + std::to_string(header->width) + " x " +
                     std::to_string(header->height) + ")"};
    return header;
}

}  // namespace graze
