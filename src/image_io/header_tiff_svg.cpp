#include <cctype>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

#include "image_io/header.h"

namespace graze::header {

// TIFF 6.0: the first image file directory; entries of tag, type, count and value. Cut strips are found by
// libtiff while it decodes (see decode_sdl.cpp).
Result<Header> tiff(File& file) {
    const bool little = file.byte(0) == 'I';
    const auto number16 = [&](std::int64_t at) { return little ? file.little16(at) : file.big16(at); };
    const auto number32 = [&](std::int64_t at) { return little ? file.little32(at) : file.big32(at); };
    const std::int64_t directory = number32(4);
    if (directory < 8 || directory + 2 > file.size()) return cut();
    const std::int64_t entries = number16(directory);
    if (directory + 2 + 12 * entries > file.size()) return cut();
    Header header{.format = Format::tiff};
    for (std::int64_t i = 0; i < entries; ++i) {
        const std::int64_t entry = directory + 2 + 12 * i;
        const std::uint32_t tag = number16(entry);
        if (tag != 256 && tag != 257) continue;
        const std::int64_t value = number16(entry + 2) == 3 ? number16(entry + 8) : number32(entry + 8);
        (tag == 256 ? header.width : header.height) = value;
    }
    return header;
}

namespace {

constexpr std::int64_t largest_svg = 16 << 20;  // bytes

// The value of `name` among the attributes of a start tag.
std::optional<std::string> attribute(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos; at = tag.find(name, at + 1)) {
        std::size_t i = at + name.size();
        const bool begins_word = at > 0 && std::isspace(static_cast<unsigned char>(tag[at - 1])) != 0;
        while (i < tag.size() && std::isspace(static_cast<unsigned char>(tag[i])) != 0) ++i;
        if (!begins_word || i >= tag.size() || tag[i] != '=') continue;
        ++i;
        while (i < tag.size() && std::isspace(static_cast<unsigned char>(tag[i])) != 0) ++i;
        if (i >= tag.size() || (tag[i] != '"' && tag[i] != '\'')) continue;
        const std::size_t end = tag.find(tag[i], i + 1);
        if (end != std::string_view::npos) return std::string(tag.substr(i + 1, end - i - 1));
    }
    return std::nullopt;
}

// Pixels at 96 a inch, as SDL_image asks of its SVG reader; 0 for what depends on a surrounding page (%, em).
double length_in_pixels(const std::string& text) {
    char* end = nullptr;
    const double value = std::strtod(text.c_str(), &end);
    const std::string_view unit(end);
    if (unit.starts_with("pt")) return value * 96 / 72;
    if (unit.starts_with("pc")) return value * 16;
    if (unit.starts_with("mm")) return value * 96 / 25.4;
    if (unit.starts_with("cm")) return value * 96 / 2.54;
    if (unit.starts_with("in")) return value * 96;
    if (unit.empty() || unit.starts_with("px") || std::isspace(static_cast<unsigned char>(unit[0])) != 0)
        return value;
    return 0;
}

// The third and fourth number of a viewBox.
void read_view_box(const std::string& text, double& width, double& height) {
    const char* at = text.c_str();
    double numbers[4] = {};
    for (double& number : numbers) {
        while (*at != '\0' && (std::isspace(static_cast<unsigned char>(*at)) != 0 || *at == ',')) ++at;
        char* end = nullptr;
        number = std::strtod(at, &end);
        at = end;
    }
    width = numbers[2];
    height = numbers[3];
}

// Up to the '>' that ends the tag; quoted ones do not.
std::string_view start_tag(std::string_view text) {
    char quote = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (quote != 0) {
            if (text[i] == quote) quote = 0;
        } else if (text[i] == '"' || text[i] == '\'') {
            quote = text[i];
        } else if (text[i] == '>') {
            return text.substr(0, i);
        }
    }
    return {};
}

std::int64_t whole_pixels(double length) {
    if (!(length > 0)) return 0;
    return length > 1e6 ? 1'000'000 : static_cast<std::int64_t>(std::ceil(length));
}

}  // namespace

// SVG 1.1, section 7.2 and 7.7: the root's width and height, else its viewBox.
Result<Header> svg(File& file) {
    if (file.size() > largest_svg)
        return Error{"an SVG of more than 16 MiB; make it simpler or save it as PNG"};
    const std::string text = file.text(0, file.size());
    const std::size_t root = text.find("<svg");
    const std::string_view tag = start_tag(std::string_view(text).substr(root));
    if (tag.empty()) return cut();
    if (!tag.ends_with('/') && text.rfind("</svg") == std::string::npos) return cut();
    if (text.find('>', text.rfind("</svg") == std::string::npos ? root : text.rfind("</svg")) ==
        std::string::npos)
        return cut();
    double width = length_in_pixels(attribute(tag, "width").value_or(""));
    double height = length_in_pixels(attribute(tag, "height").value_or(""));
    double view_width = 0;
    double view_height = 0;
    read_view_box(attribute(tag, "viewBox").value_or(""), view_width, view_height);
    if (width == 0) width = view_width;
    if (height == 0) height = view_height;
    if (width == 0 || height == 0)
        return Error{"the SVG gives no size; give it a width and a height, or a viewBox"};
    return Header{.format = Format::svg, .width = whole_pixels(width), .height = whole_pixels(height)};
}

}  // namespace graze::header
