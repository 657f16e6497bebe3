#pragma once

// Naive answers for mask algebra, morphology, structure and outlines: one byte a pixel, one pixel at a time,
// by the words of the definitions. They share no code with src/collision but plain types.

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "collision/mask.h"
#include "collision/structure.h"
#include "support/mask_art.h"
#include "support/oracle.h"

namespace graze::test {

// Widths at which word code goes wrong.
inline const std::vector<std::int64_t> edge_widths{0, 1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129};

// Of each pixel: is it solid?
template <class IsSolid>
Bytes bytes_where(std::int64_t width, std::int64_t height, IsSolid is_solid) {
    Bytes bytes{width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(width * height))};
    for (std::int64_t y = 0; y < height; ++y)
        for (std::int64_t x = 0; x < width; ++x)
            bytes.solid[static_cast<std::size_t>(y * width + x)] = is_solid(x, y) ? 1 : 0;
    return bytes;
}

inline Bytes bytes_of(const Mask& mask) {
    return bytes_where(mask.width(), mask.height(), [&](std::int64_t x, std::int64_t y) {
        return mask.test({x, y});
    });
}

// Dilation and erosion by their definitions. `within(dx, dy)` is the structuring element.
template <class Within>
Bytes naive_grow(const Bytes& from, std::int64_t n, Within within) {
    return bytes_where(from.width + 2 * n, from.height + 2 * n, [&](std::int64_t x, std::int64_t y) {
        for (std::int64_t dy = -n; dy <= n; ++dy)
            for (std::int64_t dx = -n; dx <= n; ++dx)
                if (within(dx, dy) && from.at(x - n + dx, y - n + dy)) return true;
        return false;
    });
}

template <class Within>
Bytes naive_shrink(const Bytes& from, std::int64_t n, Within within) {
    return bytes_where(from.width, from.height, [&](std::int64_t x, std::int64_t y) {
        for (std::int64_t dy = -n; dy <= n; ++dy)
            for (std::int64_t dx = -n; dx <= n; ++dx)
                if (within(dx, dy) && !from.at(x + dx, y + dy)) return false;
        return true;
    });
}

// Connected sets of pixels by flood fill.
struct Labels {
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::vector<int> label;       // row by row: an index into `regions`, or -1
    std::vector<Region> regions;  // in the order of their first pixels

    int at(std::int64_t x, std::int64_t y) const {
        return x < 0 || y < 0 || x >= width || y >= height ? -1
                                                           : label[static_cast<std::size_t>(y * width + x)];
    }
};

// Of the solid pixels with 8 neighbours, or of the clear ones with 4.
inline Labels naive_labels(const Bytes& bytes, bool solid) {
    Labels labels{bytes.width, bytes.height, std::vector<int>(bytes.solid.size(), -1), {}};
    const auto wanted = [&](std::int64_t x, std::int64_t y) {
        return x >= 0 && y >= 0 && x < bytes.width && y < bytes.height && bytes.at(x, y) == solid &&
               labels.at(x, y) < 0;
    };
    for (std::int64_t first_y = 0; first_y < bytes.height; ++first_y) {
        for (std::int64_t first_x = 0; first_x < bytes.width; ++first_x) {
            if (!wanted(first_x, first_y)) continue;
            const int label = static_cast<int>(labels.regions.size());
            std::int64_t pixels = 0, left = first_x, right = first_x, bottom = first_y;
            std::vector<Point> open;
            const auto take = [&](std::int64_t x, std::int64_t y) {
                labels.label[static_cast<std::size_t>(y * bytes.width + x)] = label;
                open.push_back({x, y});
            };
            take(first_x, first_y);
            while (!open.empty()) {
                const Point p = open.back();
                open.pop_back();
                ++pixels;
                left = std::min(left, p.x);
                right = std::max(right, p.x);
                bottom = std::max(bottom, p.y);
                for (std::int64_t dy = -1; dy <= 1; ++dy)
                    for (std::int64_t dx = -1; dx <= 1; ++dx)
                        if ((solid || dx == 0 || dy == 0) && wanted(p.x + dx, p.y + dy))
                            take(p.x + dx, p.y + dy);
            }
            labels.regions.push_back(
                {{first_x, first_y}, pixels, Box(left, first_y, right - left + 1, bottom - first_y + 1)});
        }
    }
    return labels;
}

// The same picture with a border of one clear pixel, so that the outside is one set of background pixels.
inline Bytes with_border(const Bytes& bytes) {
    return bytes_where(bytes.width + 2, bytes.height + 2,
                       [&](std::int64_t x, std::int64_t y) { return bytes.at(x - 1, y - 1); });
}

inline Bytes checkerboard(std::int64_t width, std::int64_t height, std::int64_t phase) {
    return bytes_where(width, height,
                       [&](std::int64_t x, std::int64_t y) { return (x + y + phase) % 2 == 0; });
}

// A solid line, one pixel thick, that winds inward with one clear pixel between its turns.
inline Bytes spiral(std::int64_t width, std::int64_t height) {
    Bytes bytes = bytes_where(width, height, [](std::int64_t, std::int64_t) { return false; });
    std::int64_t x = 0, y = 0, dx = 1, dy = 0;
    for (int turns = 0; turns < 2;) {
        bytes.solid[static_cast<std::size_t>(y * width + x)] = 1;
        const auto inside = [&](std::int64_t px, std::int64_t py) {
            return px >= 0 && py >= 0 && px < width && py < height;
        };
        if (inside(x + dx, y + dy) && !bytes.at(x + dx, y + dy) && !bytes.at(x + 2 * dx, y + 2 * dy)) {
            x += dx;
            y += dy;
            turns = 0;
        } else {
            dx = std::exchange(dy, dx) * -1;  // to the right
            ++turns;
        }
    }
    return bytes;
}

// Rectangles in one another, each one pixel thick, with one clear pixel between them.
inline Bytes rings(std::int64_t width, std::int64_t height) {
    return bytes_where(width, height, [&](std::int64_t x, std::int64_t y) {
        return std::min({x, y, width - 1 - x, height - 1 - y}) % 2 == 0;
    });
}

// Teeth that only the last row (or, with `down` false, the first) joins.
inline Bytes comb(std::int64_t width, std::int64_t height, bool down) {
    return bytes_where(width, height, [&](std::int64_t x, std::int64_t y) {
        return x % 2 == 0 || y == (down ? height - 1 : 0);
    });
}

// Pictures for everything that follows lines: noise of many densities at many sizes, and those drawn above.
inline std::vector<Bytes> line_pictures() {
    const std::vector<std::pair<std::int64_t, std::int64_t>> sizes{
        {1, 1}, {1, 9}, {9, 1}, {2, 2}, {7, 5}, {31, 12}, {64, 11}, {65, 20}, {130, 9}};
    std::vector<Bytes> pictures;
    std::uint32_t seed = 1;
    for (const auto& [width, height] : sizes) {
        for (const int percent : {0, 5, 20, 35, 45, 50, 55, 60, 65, 80, 95, 100})
            pictures.push_back(noise(width, height, percent, seed++));
        pictures.push_back(checkerboard(width, height, 0));
        pictures.push_back(checkerboard(width, height, 1));
        pictures.push_back(spiral(width, height));
        pictures.push_back(rings(width, height));
        pictures.push_back(comb(width, height, true));
        pictures.push_back(comb(width, height, false));
    }
    return pictures;
}

// For messages.
inline std::string lines_of(const Mask& mask) {
    std::string text = "\n";
    for (const std::string& line : art_of(mask)) text += line + '\n';
    return text;
}

}  // namespace graze::test
