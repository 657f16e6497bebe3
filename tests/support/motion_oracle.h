#pragma once

// Naive answers to the questions about movement and distance: lines, shapes, separation and gap. Like
// oracle.h they share no code with src/collision but the plain types.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <tuple>
#include <vector>

#include "collision/box.h"
#include "support/oracle.h"

namespace graze::test {

// Ends up to some thousand pixels apart.
inline std::vector<Point> naive_line(Point p, Point q) {
    const std::int64_t n = std::max(std::abs(q.x - p.x), std::abs(q.y - p.y));
    std::vector<Point> pixels{p};
    for (std::int64_t i = 1; i <= n; ++i) {
        // llround rounds halves away from zero; a half is exact in a double, as is all that decides here.
        const auto moved = [&](std::int64_t by) {
            return std::llround(static_cast<double>(i * by) / static_cast<double>(n));
        };
        pixels.push_back({p.x + moved(q.x - p.x), p.y + moved(q.y - p.y)});
    }
    return pixels;
}

inline bool naive_overlaps(const Bytes& a, const Bytes& b, Point offset) {
    const std::int64_t bottom = std::min(a.height, offset.y + b.height);
    const std::int64_t right = std::min(a.width, offset.x + b.width);
    for (std::int64_t y = std::max<std::int64_t>(0, offset.y); y < bottom; ++y)
        for (std::int64_t x = std::max<std::int64_t>(0, offset.x); x < right; ++x)
            if (a.at(x, y) && b.at(x - offset.x, y - offset.y)) return true;
    return false;
}

// The pixel's square against the circle, for numbers whose squares a double holds exactly.
inline bool naive_circle_pixel(double centre_x, double centre_y, double radius, std::int64_t x,
                               std::int64_t y) {
    const auto left = static_cast<double>(x);
    const auto top = static_cast<double>(y);
    const double dx = centre_x - std::clamp(centre_x, left, left + 1);
    const double dy = centre_y - std::clamp(centre_y, top, top + 1);
    return dx * dx + dy * dy < radius * radius;
}

// Every move that could do, the best first, until one does.
inline Point naive_separation(const Bytes& a, const Bytes& b, Point offset) {
    if (!naive_overlaps(a, b, offset)) return {};
    // So far along an axis parts the rectangles, wherever they meet.
    const std::int64_t reach = std::min(a.width + b.width, a.height + b.height);
    std::vector<Point> moves;
    for (std::int64_t y = -reach; y <= reach; ++y)
        for (std::int64_t x = -reach; x <= reach; ++x) moves.push_back({x, y});
    const auto rank = [](Point move) {
        return std::tuple(move.x * move.x + move.y * move.y, std::abs(move.y), move.x, move.y);
    };
    std::sort(moves.begin(), moves.end(), [&](Point p, Point q) { return rank(p) < rank(q); });
    for (const Point move : moves)
        if (!naive_overlaps(a, b, {offset.x + move.x, offset.y + move.y})) return move;
    return {};  // never
}

inline std::int64_t naive_parting_distance(const Bytes& a, const Bytes& b, Point offset, Point direction) {
    std::int64_t k = 0;
    while (naive_overlaps(a, b, {offset.x + k * direction.x, offset.y + k * direction.y})) ++k;
    return k;
}

struct NaiveGap {
    std::int64_t distance = 0;  // of the pixels' centres; squared, if euclidean
    Point a{};
    Point b{};
};

// Every pair of solid pixels, in the order that decides between equals; overlap is not looked for.
inline std::optional<NaiveGap> naive_gap(const Bytes& a, const Bytes& b, Point offset, bool euclidean) {
    const auto pixels_of = [](const Bytes& bytes) {
        std::vector<Point> pixels;
        for (std::int64_t y = 0; y < bytes.height; ++y)
            for (std::int64_t x = 0; x < bytes.width; ++x)
                if (bytes.at(x, y)) pixels.push_back({x, y});
        return pixels;
    };
    const std::vector<Point> b_pixels = pixels_of(b);
    std::optional<NaiveGap> best;
    for (const Point p : pixels_of(a)) {
        for (const Point q : b_pixels) {
            const std::int64_t dx = std::abs(q.x + offset.x - p.x);
            const std::int64_t dy = std::abs(q.y + offset.y - p.y);
            const std::int64_t distance = euclidean ? dx * dx + dy * dy : std::max(dx, dy);
            if (!best || distance < best->distance) best = NaiveGap{distance, p, q};
        }
    }
    return best;
}

// b without the pixels that it shares with a: masks that interleave, but do not overlap.
inline Bytes without_shared(const Bytes& a, Bytes b, Point offset) {
    for (std::int64_t y = 0; y < b.height; ++y)
        for (std::int64_t x = 0; x < b.width; ++x)
            if (a.at(x + offset.x, y + offset.y)) b.solid[static_cast<std::size_t>(y * b.width + x)] = 0;
    return b;
}

inline Bytes mirrored(const Bytes& bytes) {
    Bytes result = bytes;
    for (std::int64_t y = 0; y < bytes.height; ++y)
        for (std::int64_t x = 0; x < bytes.width; ++x)
            result.solid[static_cast<std::size_t>(y * bytes.width + x)] =
                bytes.at(bytes.width - 1 - x, y) ? 1 : 0;
    return result;
}

}  // namespace graze::test
