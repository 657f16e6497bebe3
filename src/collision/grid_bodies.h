#pragma once

// Internal to the grid: what it keeps of each body, 32 bytes in one place, so that a test reads two lines of
// the cache.

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "collision/box.h"
#include "collision/circle.h"

namespace graze {

inline constexpr std::uint32_t no_body = 0xffffffff;

// Distances from the leftmost or topmost body are cut here: then they are exact in a double to 2^-17 pixel,
// with 2^-15 of rounding to come when they are divided by a cell's size.
inline constexpr double farthest_distance = 0x1p36;

struct alignas(32) BoxBody {
    using Shape = Box;
    using Coordinate = std::int64_t;

    std::int64_t x, y;
    std::uint32_t width, height;
    std::uint32_t id;
    std::uint32_t next = no_body;  // the next body in the same cell

    BoxBody() = default;
    BoxBody(const Box& box, std::uint32_t id_)
        : x(box.x()),
          y(box.y()),
          width(static_cast<std::uint32_t>(box.width())),
          height(static_cast<std::uint32_t>(box.height())),
          id(id_) {}

    static bool is_body(const Box& box) { return !box.empty(); }

    double size() const { return std::max(width, height); }

    // The middle of the pixel is what is divided by the cell's size: it is never near a border of cells.
    static constexpr double inset = 0.5;

    // How far `to` lies beyond `from`, from 0 to the farthest distance. `near`: it surely does, and less far.
    template <bool near>
    static double distance(std::int64_t from, std::int64_t to) {
        constexpr auto farthest = static_cast<std::uint64_t>(farthest_distance);
        if (!near && to <= from) return 0;
        const std::uint64_t pixels = static_cast<std::uint64_t>(to) - static_cast<std::uint64_t>(from);
        return static_cast<double>(static_cast<std::int64_t>(near ? pixels : std::min(pixels, farthest)));
    }

    static bool may_overlap(const BoxBody& a, const BoxBody& b) {
        return (spans_overlap(a.x, a.width, b.x, b.width) & spans_overlap(a.y, a.height, b.y, b.height)) != 0;
    }
    static bool overlap(const BoxBody&, const BoxBody&) { return true; }  // may_overlap is exact

  private:
    // 1 or 0, without a branch, as nobody can guess its way.
    static unsigned spans_overlap(std::int64_t a, std::uint32_t a_size, std::int64_t b,
                                  std::uint32_t b_size) {
        const std::uint64_t right = static_cast<std::uint64_t>(b) - static_cast<std::uint64_t>(a);
        const std::uint64_t left = static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b);
        return (unsigned{a <= b} & unsigned{right < a_size}) | (unsigned{b <= a} & unsigned{left < b_size});
    }
};

struct alignas(32) CircleBody {
    using Shape = Circle;
    using Coordinate = double;

    double x, y, radius;
    std::uint32_t id;
    std::uint32_t next = no_body;

    CircleBody() = default;
    CircleBody(const Circle& circle, std::uint32_t id_)
        : x(circle.x()), y(circle.y()), radius(circle.radius()), id(id_) {}

    static bool is_body(const Circle&) { return true; }

    // With room for the rounding of distances, so that rounding never moves two that meet two cells apart.
    double size() const { return 2 * radius + 0x1p-10; }

    static constexpr double inset = 0;

    template <bool near>
    static double distance(double from, double to) {
        return near ? to - from : std::clamp(to - from, 0.0, farthest_distance);
    }

    // False only where they surely do not overlap.
    static bool may_overlap(const CircleBody& a, const CircleBody& b) {
        return square_distance(a, b) <= square_reach(a, b) * (1 + doubt) + tiny;
    }
    // The answer of circle.h, for two that may overlap.
    static bool overlap(const CircleBody& a, const CircleBody& b) {
        if (square_distance(a, b) < square_reach(a, b) * (1 - doubt) - tiny) return true;
        return overlaps(Circle(a.x, a.y, a.radius), Circle(b.x, b.y, b.radius));
    }

  private:
    // Far more than the relative error of the squares, and than their absolute one where they come near zero.
    static constexpr double doubt = 1e-12;
    static constexpr double tiny = 1e-290;

    static double square_distance(const CircleBody& a, const CircleBody& b) {
        const double x = a.x - b.x;
        const double y = a.y - b.y;
        return x * x + y * y;
    }
    static double square_reach(const CircleBody& a, const CircleBody& b) {
        const double reach = a.radius + b.radius;
        return reach * reach;
    }
};

}  // namespace graze
