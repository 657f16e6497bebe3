#include "bench/colour_loops.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>

namespace graze::bench {

namespace {

const std::uint32_t* row_of(const Colours& colours, int y) {
    return colours.pixels.data() + static_cast<std::ptrdiff_t>(y) * colours.width;
}

bool solid(std::uint32_t colour) {
    return colour >> 24 != 0;
}

struct Vector {
    float x = 0;
    float y = 0;
};

// b's picture <- world <- a's picture, as position + x * across + y * down.
struct Map {
    Vector position;
    Vector across;
    Vector down;
};

Map map_between(const Colours& a, const Pose& a_pose, const Colours& b, const Pose& b_pose) {
    const auto map = [&](double x, double y) {
        const double ax = (x - a.width / 2.0) * a_pose.scale_x;
        const double ay = (y - a.height / 2.0) * a_pose.scale_y;
        const double wx = a_pose.x + a.width / 2.0 + a_pose.rotation.cos * ax - a_pose.rotation.sin * ay;
        const double wy = a_pose.y + a.height / 2.0 + a_pose.rotation.sin * ax + a_pose.rotation.cos * ay;
        const double bx = wx - b_pose.x - b.width / 2.0;
        const double by = wy - b_pose.y - b.height / 2.0;
        return Vector{
            static_cast<float>((b_pose.rotation.cos * bx + b_pose.rotation.sin * by) / b_pose.scale_x +
                               b.width / 2.0),
            static_cast<float>((b_pose.rotation.cos * by - b_pose.rotation.sin * bx) / b_pose.scale_y +
                               b.height / 2.0)};
    };
    const Vector origin = map(0.5, 0.5);
    const Vector right = map(1.5, 0.5);
    const Vector below = map(0.5, 1.5);
    return {origin, {right.x - origin.x, right.y - origin.y}, {below.x - origin.x, below.y - origin.y}};
}

}  // namespace

Colours to_colours(const Mask& mask) {
    Colours colours{static_cast<int>(mask.width()), static_cast<int>(mask.height()), {}};
    for (std::int64_t y = 0; y < mask.height(); ++y)
        for (std::int64_t x = 0; x < mask.width(); ++x)
            colours.pixels.push_back(mask.test({x, y}) ? 0xffffffffu : 0u);
    return colours;
}

bool intersect_pixels(const Colours& a, const Colours& b, int x, int y) {
    const int left = std::max(0, x);
    const int right = std::min(a.width, x + b.width);
    const int top = std::max(0, y);
    const int bottom = std::min(a.height, y + b.height);
    for (int row = top; row < bottom; ++row) {
        const std::uint32_t* a_row = row_of(a, row);
        const std::uint32_t* b_row = row_of(b, row - y) - x;
        for (int column = left; column < right; ++column)
            if (solid(a_row[column]) && solid(b_row[column])) return true;
    }
    return false;
}

bool intersect_turned(const Colours& a, const Pose& a_pose, const Colours& b, const Pose& b_pose) {
    const Map map = map_between(a, a_pose, b, b_pose);
    const auto width = static_cast<float>(b.width);
    const auto height = static_cast<float>(b.height);
    Vector start = map.position;
    for (int y = 0; y < a.height; ++y) {
        Vector in_b = start;
        const std::uint32_t* a_row = row_of(a, y);
        for (int x = 0; x < a.width; ++x) {
            if (in_b.x >= 0 && in_b.y >= 0 && in_b.x < width && in_b.y < height && solid(a_row[x]) &&
                solid(row_of(b, static_cast<int>(in_b.y))[static_cast<int>(in_b.x)]))
                return true;
            in_b = {in_b.x + map.across.x, in_b.y + map.across.y};
        }
        start = {start.x + map.down.x, start.y + map.down.y};
    }
    return false;
}

std::uint64_t read_once(const std::vector<std::uint8_t>& rgba) {
    // Eight sums side by side, so that none waits for the one before.
    std::uint64_t sums[8] = {};
    for (std::size_t i = 0; i + sizeof sums <= rgba.size(); i += sizeof sums) {
        std::uint64_t words[8];
        std::memcpy(words, rgba.data() + i, sizeof words);
        for (int k = 0; k < 8; ++k) sums[k] += words[k];
    }
    std::uint64_t sum = 0;
    for (const std::uint64_t part : sums) sum += part;
    return sum;
}

}  // namespace graze::bench
