#pragma once

// Naive answers, one byte a pixel and one pixel at a time, to compare the module with. They share no code
// with src/collision but the plain types that carry questions and answers.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include "collision/mask.h"
#include "collision/overlap.h"

namespace graze::test {

struct Bytes {
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::vector<std::uint8_t> solid;  // 0 or 1, row by row

    bool at(std::int64_t x, std::int64_t y) const {
        return x >= 0 && y >= 0 && x < width && y < height &&
               solid[static_cast<std::size_t>(y * width + x)] != 0;
    }
};

// Each pixel solid with probability `percent` / 100; corners are solid when percent > 0, as edges are where
// word code goes wrong.
inline Bytes noise(std::int64_t width, std::int64_t height, int percent, std::uint32_t seed) {
    std::mt19937 random(seed);
    Bytes bytes{width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(width * height))};
    for (auto& pixel : bytes.solid) pixel = static_cast<int>(random() % 100) < percent ? 1 : 0;
    if (percent > 0 && !bytes.solid.empty()) {
        bytes.solid.front() = 1;
        bytes.solid.back() = 1;
    }
    return bytes;
}

inline Mask to_mask(const Bytes& bytes) {
    const std::int64_t stripes = (bytes.width + 63) / 64;
    std::vector<std::uint64_t> words(static_cast<std::size_t>(stripes * bytes.height));
    for (std::int64_t y = 0; y < bytes.height; ++y)
        for (std::int64_t x = 0; x < bytes.width; ++x)
            if (bytes.at(x, y))
                words[static_cast<std::size_t>(x / 64 * bytes.height + y)] |= std::uint64_t{1} << (x % 64);
    return Mask::from_words(bytes.width, bytes.height, std::move(words));
}

inline std::optional<Overlap> naive_overlap(const Bytes& a, const Bytes& b, Point offset) {
    std::optional<Overlap> result;
    std::int64_t left = 0, right = 0, bottom = 0;
    for (std::int64_t y = 0; y < a.height; ++y) {
        for (std::int64_t x = 0; x < a.width; ++x) {
            if (!a.at(x, y) || !b.at(x - offset.x, y - offset.y)) continue;
            if (!result) {
                result = Overlap{0, Box(), {x, y}};
                left = right = x;
            }
            ++result->count;
            left = std::min(left, x);
            right = std::max(right, x);
            bottom = y;
        }
    }
    if (result) result->bounds = Box(left, result->first.y, right - left + 1, bottom - result->first.y + 1);
    return result;
}

}  // namespace graze::test
