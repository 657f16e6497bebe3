#pragma once

// Naive answers of the broadphase: each body against each, by arithmetic that cannot overflow. They share no
// code with src/collision but the plain types that carry questions and answers.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

#include "collision/box.h"
#include "collision/circle.h"
#include "collision/grid.h"

namespace graze::test {

// --- bodies

class Dice {
  public:
    explicit Dice(std::uint32_t seed) : random_(seed) {}
    std::int64_t between(std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(high - low + 1));
    }

  private:
    std::mt19937_64 random_;
};

// Sides from 0 to 2^max_power, small and large ones equally often.
inline std::int64_t random_size(Dice& dice, int max_power) {
    return dice.between(0, std::int64_t{1} << dice.between(0, max_power));
}

inline std::vector<Box> random_boxes(Dice& dice, int count, std::int64_t spread, int max_power) {
    std::vector<Box> boxes;
    for (int i = 0; i < count; ++i)
        boxes.emplace_back(dice.between(-spread, spread), dice.between(-spread, spread),
                           random_size(dice, max_power), random_size(dice, max_power));
    return boxes;
}

// Places in quarters of a pixel, radii in eighths: that two circles touch exactly happens.
inline std::vector<Circle> random_circles(Dice& dice, int count, std::int64_t spread, int max_power) {
    const auto place = [&] { return static_cast<double>(dice.between(-4 * spread, 4 * spread)) / 4; };
    std::vector<Circle> circles;
    for (int i = 0; i < count; ++i)
        circles.emplace_back(place(), place(), static_cast<double>(random_size(dice, max_power + 3)) / 8);
    return circles;
}

// --- pairs

// Wide enough for any int64 and any sum of two.
__extension__ typedef __int128 Wide;

inline bool naive_overlap(const Box& a, const Box& b) {
    const auto meet = [](Wide p, Wide p_size, Wide q, Wide q_size) {
        return std::max(p, q) < std::min(p + p_size, q + q_size);
    };
    return meet(a.x(), a.width(), b.x(), b.width()) && meet(a.y(), a.height(), b.y(), b.height());
}

// By definition, distance < sum of the radii: by squares of doubles where they are exact enough, else by
// those of wider numbers.
inline bool naive_overlap(const Circle& a, const Circle& b) {
    const auto meet = [](auto x, auto y, auto reach) { return x * x + y * y < reach * reach; };
    const double reach = a.radius() + b.radius();
    if (reach > 1e-100 && reach < 1e100) return meet(a.x() - b.x(), a.y() - b.y(), reach);
    using Real = long double;
    return meet(Real{a.x()} - Real{b.x()}, Real{a.y()} - Real{b.y()}, Real{a.radius()} + Real{b.radius()});
}

template <class Shape>
std::vector<Pair> all_pairs(const std::vector<Shape>& shapes) {
    std::vector<Pair> pairs;
    for (std::uint32_t a = 0; a < shapes.size(); ++a)
        for (std::uint32_t b = a + 1; b < shapes.size(); ++b)
            if (naive_overlap(shapes[a], shapes[b])) pairs.push_back({a, b});
    return pairs;
}

// --- queries by a box

inline bool naive_in_box(const Box& body, const Box& box) {
    return naive_overlap(body, box);
}

inline bool naive_in_box(const Circle& body, const Box& box) {
    if (box.width() == 0 || box.height() == 0) return false;
    using Real = long double;
    const auto beside = [](Real centre, Real start, Real size) {
        if (centre < start) return start - centre;
        return centre > start + size ? centre - start - size : Real{0};
    };
    const Real x = beside(body.x(), static_cast<Real>(box.x()), static_cast<Real>(box.width()));
    const Real y = beside(body.y(), static_cast<Real>(box.y()), static_cast<Real>(box.height()));
    return x * x + y * y < Real{body.radius()} * body.radius();
}

// --- queries by a line

// Pixel by pixel: from + round(i * (to - from) / n), halves away from `from`. For lines of few pixels.
inline bool naive_on_line(const Box& body, Point from, Point to) {
    const Wide dx = static_cast<Wide>(to.x) - from.x, dy = static_cast<Wide>(to.y) - from.y;
    const Wide steps = std::max(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
    const auto rounded = [steps](Wide product) {
        const Wide size = ((product < 0 ? -product : product) * 2 + steps) / (2 * steps);
        return product < 0 ? -size : size;
    };
    for (Wide i = 0; i <= steps; ++i) {
        const Wide x = from.x + (steps == 0 ? 0 : rounded(i * dx));
        const Wide y = from.y + (steps == 0 ? 0 : rounded(i * dy));
        if (x >= body.x() && x - body.x() < body.width() && y >= body.y() && y - body.y() < body.height())
            return true;
    }
    return false;
}

// The distance to a segment is that to an end, or to the line where its nearest point lies between the ends.
inline bool naive_on_line(const Circle& body, Point from, Point to) {
    using Real = long double;
    const Real ax = static_cast<Real>(from.x) + 0.5L, ay = static_cast<Real>(from.y) + 0.5L;
    const Real bx = static_cast<Real>(to.x) + 0.5L, by = static_cast<Real>(to.y) + 0.5L;
    const Real x = body.x(), y = body.y();
    Real distance = std::min(std::hypot(x - ax, y - ay), std::hypot(x - bx, y - by));
    const Real length = std::hypot(bx - ax, by - ay);
    const Real along = (x - ax) * (bx - ax) + (y - ay) * (by - ay);
    if (along > 0 && along < length * length)
        distance = std::min(distance, std::abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length);
    return distance < static_cast<Real>(body.radius());
}

template <class Shape>
std::vector<std::uint32_t> all_in_box(const std::vector<Shape>& shapes, const Box& box) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < shapes.size(); ++i)
        if (naive_in_box(shapes[i], box)) found.push_back(i);
    return found;
}

template <class Shape>
std::vector<std::uint32_t> all_on_line(const std::vector<Shape>& shapes, Point from, Point to) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < shapes.size(); ++i)
        if (naive_on_line(shapes[i], from, to)) found.push_back(i);
    return found;
}

// --- the article's checks

// Keith Peters, "Hit testing with a grid": how many pairs are checked when each cell's bodies are checked
// against one another and against those of the cells to its right, lower left, below and lower right. A body
// stands in the cell floor(centre / cell).
inline std::size_t article_checks(std::span<const Circle> circles, double cell) {
    struct Place {
        double column, row;
    };
    std::vector<Place> places;
    for (const Circle& c : circles) places.push_back({std::floor(c.x() / cell), std::floor(c.y() / cell)});
    std::size_t checks = 0;
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = 0; j < places.size(); ++j) {
            const double columns = places[j].column - places[i].column;
            const double rows = places[j].row - places[i].row;
            const bool same = columns == 0 && rows == 0;
            const bool half = (rows == 0 && columns == 1) || (rows == 1 && std::abs(columns) <= 1);
            if ((same && j > i) || half) ++checks;
        }
    return checks;
}

}  // namespace graze::test
