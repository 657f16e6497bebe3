#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "collision/mask.h"

namespace graze::test {

// A mask drawn as text: '#' is solid, anything else clear; all lines of one length.
inline Mask mask_art(const std::vector<std::string>& lines) {
    Mask mask(lines.empty() ? 0 : std::ssize(lines[0]), std::ssize(lines));
    for (std::int64_t y = 0; y < mask.height(); ++y)
        for (std::int64_t x = 0; x < mask.width(); ++x)
            if (lines[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#') mask.set({x, y});
    return mask;
}

// The other way about, for messages that one can read.
inline std::vector<std::string> art_of(const Mask& mask) {
    std::vector<std::string> lines;
    for (std::int64_t y = 0; y < mask.height(); ++y) {
        std::string line;
        for (std::int64_t x = 0; x < mask.width(); ++x) line += mask.test({x, y}) ? '#' : '.';
        lines.push_back(line);
    }
    return lines;
}

}  // namespace graze::test
