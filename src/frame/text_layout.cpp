#include "frame/text_layout.h"

#include <algorithm>

namespace graze {

namespace {

constexpr std::string_view ellipsis = "\u2026";

// Bytes of the UTF-8 character at `at`; stray bytes count as one.
std::size_t character_length(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
    return end - at;
}

// Three bytes or more: Chinese characters and their punctuation, which need no space to break at. A few marks
// (such as the full stop) must not begin a line.
bool breaks_before(std::string_view character) {
    constexpr std::string_view closing = "\u3002\uff0c\uff1b\uff1a\u3001\uff09\uff01\uff1f\u201d\u2026";
    return character.size() >= 3 && closing.find(character) == std::string_view::npos;
}

std::string shortened(std::string_view text, int size, int width, const Measure& measure) {
    if (measure(text, size) <= width) return std::string(text);
    std::vector<std::size_t> ends{0};
    while (ends.back() < text.size()) ends.push_back(ends.back() + character_length(text, ends.back()));
    // The longest beginning that fits with the ellipsis; widths grow with the text, so halving finds it.
    const auto too_wide = [&](std::size_t end) {
        return measure(std::string(text.substr(0, end)) + std::string(ellipsis), size) > width;
    };
    const auto last =
        std::partition_point(ends.begin() + 1, ends.end(), [&](std::size_t end) { return !too_wide(end); });
    return std::string(text.substr(0, *(last - 1))) + std::string(ellipsis);
}

// The pieces of a paragraph that must stay together, each with the spaces after it.
std::vector<std::string_view> pieces_of(std::string_view text) {
    std::vector<std::string_view> pieces;
    std::size_t start = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = character_length(text, at);
        const bool after_space = at > 0 && text[at - 1] == ' ' && text[at] != ' ';
        if (at > start && (after_space || breaks_before(text.substr(at, length)))) {
            pieces.push_back(text.substr(start, at - start));
            start = at;
        }
        at += length;
    }
    pieces.push_back(text.substr(start));
    return pieces;
}

std::string without_end_spaces(std::string text) {
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

std::vector<std::string> wrapped(std::string_view text, int size, int width, const Measure& measure) {
    std::vector<std::string> lines;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string line;
        for (const std::string_view piece : pieces_of(text.substr(0, end))) {
            const std::string longer = line + std::string(piece);
            if (!line.empty() && measure(without_end_spaces(longer), size) > width) {
                lines.push_back(without_end_spaces(line));
                line = piece;
            } else {
                line = longer;
            }
        }
        lines.push_back(without_end_spaces(line));
        if (end == text.size()) return lines;
        text.remove_prefix(end + 1);
    }
}

int aligned(const TextItem& item, int width) {
    const int spare = item.box.width - width;
    if (item.align == Align::centre) return item.box.x + spare / 2;
    return item.box.x + (item.align == Align::right ? spare : 0);
}

bool fits(const TextItem& item, int size, const Measure& measure) {
    const auto narrow = [&](const std::string& line) { return measure(line, size) <= item.box.width; };
    if (item.overflow == Overflow::ellipsis) return line_height(size) <= item.box.height && narrow(item.text);
    const auto lines = wrapped(item.text, size, item.box.width, measure);
    return static_cast<int>(lines.size()) * line_height(size) <= item.box.height &&
           std::all_of(lines.begin(), lines.end(), narrow);
}

}  // namespace

int line_height(int size) {
    return size * 13 / 10;
}

TextItem grown(TextItem item, const Measure& measure) {
    for (int size = item.largest; size > item.size; --size)
        if (fits(item, size, measure)) item.size = size;
    return item;
}

std::vector<TextLine> lay_out(const TextItem& item, const Measure& measure) {
    std::vector<std::string> texts{item.text};
    if (item.overflow == Overflow::wrap) texts = wrapped(item.text, item.size, item.box.width, measure);
    const int height = line_height(item.size);
    const auto most = static_cast<std::size_t>(std::max(1, item.box.height / height));
    if (texts.size() > most) {
        texts.resize(most);
        texts.back() += ellipsis;
    }
    std::vector<TextLine> lines;
    const bool centred = item.overflow == Overflow::ellipsis;
    const int top = item.box.y + (centred ? (item.box.height - height) / 2 : 0);
    for (const std::string& text : texts) {
        const std::string fitting = shortened(text, item.size, item.box.width, measure);
        lines.push_back({fitting, aligned(item, measure(fitting, item.size)),
                         top + static_cast<int>(lines.size()) * height});
    }
    return lines;
}

}  // namespace graze
