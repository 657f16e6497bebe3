#include "image_io/load.h"

#include <charconv>
#include <new>

#include "frame/printable.h"
#include "image_io/decode.h"
#include "image_io/header.h"

namespace graze {

namespace {

Result<Image> decode(File& file, const Header& header) {
    if (header.format == Format::png) return decode_png(file, header);
    if (header.format == Format::pbm) return decode_pbm(file, header);
    return decode_with_sdl(file, header);
}

void make_transparent(Image& image, ColourKey key) {
    for (std::size_t i = 0; i + 3 < image.rgba.size(); i += 4)
        if (image.rgba[i] == key.red && image.rgba[i + 1] == key.green && image.rgba[i + 2] == key.blue)
            image.rgba[i + 3] = 0;
}

Result<Image> load(const std::string& path, std::optional<ColourKey> key) {
    Result<File> file = File::open(path);
    if (!file) return file.error();
    const Result<Header> header = read_header(*file, path);
    if (!header) return header.error();
    if (header->format == Format::pbm && key)
        return Error{"a PBM bitmap is a mask as it stands; leave the colour key out"};
    Result<Image> image = decode(*file, *header);
    if (image && key) make_transparent(*image, *key);
    return image;
}

}  // namespace

std::optional<ColourKey> parse_colour_key(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (text.size() != 6 || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return ColourKey{static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8 & 0xff),
                     static_cast<std::uint8_t>(value & 0xff)};
}

Result<Image> load_image(const std::string& path, std::optional<ColourKey> key) {
    const auto named = [&path](const std::string& text) {
        return Error{(path.empty() ? "''" : printable(path)) + ": " + printable(text)};
    };
    try {
        Result<Image> image = load(path, key);
        return image ? std::move(image) : named(image.error().text);
    } catch (const std::bad_alloc&) {
        return named("there is not enough memory for this picture");
    }
}

}  // namespace graze
