#include <charconv>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

#include "image_io/header.h"

// SVG 1.1, sections 7.2 and 7.7: the root's width and height, else its viewBox.
//
// The size must be the one that nanosvg, SDL_image's reader, will find, or a file could pass the limits here
// and ask for gigabytes there. So the text is taken apart exactly as nanosvg does it (which is not quite as
// XML wants it: the first '>' ends a tag even in quotes or in a comment), and what it reads in its own way
// is refused.

namespace graze::header {

namespace {

constexpr std::int64_t largest_svg = 16 << 20;  // bytes
constexpr int most_attributes = 100;            // of the root; nanosvg forgets those after the 126th

bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

// Takes the longest beginning of `text` whose characters all satisfy `wanted`.
template <class Wanted>
std::string_view take(std::string_view& text, Wanted wanted) {
    std::size_t size = 0;
    while (size < text.size() && wanted(text[size])) ++size;
    const std::string_view taken = text.substr(0, size);
    text.remove_prefix(size);
    return taken;
}

struct Root {
    std::optional<std::string_view> width;
    std::optional<std::string_view> height;
    std::optional<std::string_view> view_box;
};

// The root's attributes; false where one stands twice or there are too many.
bool read_attributes(std::string_view tag, Root& root) {
    for (int count = 0; true; ++count) {
        take(tag, is_space);
        if (tag.empty() || tag[0] == '/') return true;
        const std::string_view name = take(tag, [](char c) { return !is_space(c) && c != '='; });
        take(tag, [](char c) { return c != '"' && c != '\''; });
        if (tag.empty()) return true;
        const char quote = tag[0];
        tag.remove_prefix(1);
        const std::string_view value = take(tag, [quote](char c) { return c != quote; });
        if (!tag.empty()) tag.remove_prefix(1);
        std::optional<std::string_view> ignored;
        std::optional<std::string_view>& target = name == "width"     ? root.width
                                                  : name == "height"  ? root.height
                                                  : name == "viewBox" ? root.view_box
                                                                      : ignored;
        if (target || count == most_attributes) return false;
        target = value;
    }
}

// A number at the beginning of `text`, which is taken; digits, a sign, a point and an exponent.
std::optional<double> take_number(std::string_view& text) {
    constexpr std::ptrdiff_t longest = 40;  // nanosvg reads no more than 63 characters
    std::string_view digits = text;
    if (digits.starts_with('+')) digits.remove_prefix(1);
    const std::string_view unsigned_digits = digits.starts_with('-') ? digits.substr(1) : digits;
    if (unsigned_digits.empty() ||
        (unsigned_digits[0] != '.' && (unsigned_digits[0] < '0' || unsigned_digits[0] > '9')))
        return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end - digits.data() > longest) return std::nullopt;
    text = digits.substr(static_cast<std::size_t>(end - digits.data()));
    return value;
}

// Pixels at 96 an inch, as SDL_image asks of nanosvg; 0 for a part of a surrounding page, of which there is
// none. Nullopt for what is no length, and for em and ex, which depend on a font.
std::optional<double> length_in_pixels(std::string_view text) {
    const std::optional<double> value = take_number(text);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    if (!value) return std::nullopt;
    if (text.empty() || text == "px") return value;
    if (text == "pt") return *value * 96 / 72;
    if (text == "pc") return *value * 16;
    if (text == "mm") return *value * 96 / 25.4;
    if (text == "cm") return *value * 96 / 2.54;
    if (text == "in") return *value * 96;
    if (text == "%") return 0;
    return std::nullopt;
}

// Reads width and height, the last two numbers of a viewBox. (With space before the first, nanosvg goes
// wrong.)
bool read_view_box(std::string_view text, double& width, double& height) {
    double numbers[4] = {};
    for (int i = 0; i < 4; ++i) {
        if (i > 0) take(text, [](char c) { return is_space(c) || c == ','; });
        const std::optional<double> read = take_number(text);
        if (!read) return false;
        numbers[i] = *read;
    }
    width = numbers[2];
    height = numbers[3];
    return true;
}

std::int64_t whole_pixels(double length) {
    if (!(length > 0)) return 0;
    return length > 1e6 ? 1'000'000 : static_cast<std::int64_t>(std::ceil(static_cast<float>(length)));
}

Result<Header> header_of(const Root& root) {
    const Error bad{
        "the SVG gives its size in a way that Graze does not read; write a width and a height in px"};
    double view_width = 0;
    double view_height = 0;
    if (root.view_box && !read_view_box(*root.view_box, view_width, view_height)) return bad;
    const std::optional<double> width = length_in_pixels(root.width.value_or("0"));
    const std::optional<double> height = length_in_pixels(root.height.value_or("0"));
    if (!width || !height) return bad;
    Header header{.format = Format::svg};
    header.width = whole_pixels(*width == 0 ? view_width : *width);
    header.height = whole_pixels(*height == 0 ? view_height : *height);
    if (header.width == 0 || header.height == 0)
        return Error{"the SVG gives no size; give it a width and a height, or a viewBox"};
    return header;
}

}  // namespace

Result<Header> svg(File& file) {
    if (file.size() > largest_svg)
        return Error{"an SVG of more than 16 MiB; make it simpler or save it as PNG"};
    const std::string text = file.text(0, file.size());
    if (text.find('\0') != std::string::npos) return damaged("a NUL character in its text");
    std::optional<Root> root;
    bool closed = false;
    for (std::size_t begin = 0; (begin = text.find('<', begin)) != std::string::npos;) {
        const std::size_t end = text.find('>', begin);
        if (end == std::string::npos) return cut();
        std::string_view tag = std::string_view(text).substr(begin + 1, end - begin - 1);
        begin = end + 1;
        take(tag, is_space);
        const std::string_view name = take(tag, [](char c) { return !is_space(c); });
        if (name == "/svg") closed = true;
        if (name != "svg") continue;
        if (root) return Error{"an SVG inside the SVG, which Graze does not draw; save it as PNG"};
        if (!read_attributes(tag, root.emplace())) return damaged("its <svg> has an attribute too many");
        closed = tag.ends_with('/');
    }
    if (!root) return damaged("it has no <svg> with a size");
    if (!closed) return cut();
    return header_of(*root);
}

}  // namespace graze::header
