#include "collision/circle.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "collision/wide_integers.h"

namespace graze {

namespace {

// edge - centre, rounded once: the whole parts are subtracted as integers.
double difference(Int128 edge, double centre) {
    constexpr double largest = 0x1p100;  // beyond, edges are nothing next to the centre
    if (std::abs(centre) >= largest) return static_cast<double>(edge) - centre;
    const double whole = std::trunc(centre);
    return static_cast<double>(edge - static_cast<Int128>(whole)) - (centre - whole);
}

// From the centre to the nearest point of [start, start + size]; 0 inside.
double distance_to_span(double centre, std::int64_t start, std::int64_t size) {
    const double left = difference(start, centre);
    const double right = -difference(static_cast<Int128>(start) + size, centre);
    return std::max({left, right, 0.0});
}

}  // namespace

Circle::Circle(double x, double y, double radius) : x_(x), y_(y), radius_(radius) {
    if (!std::isfinite(x) || !std::isfinite(y) || !std::isfinite(radius) || radius < 0)
        throw std::invalid_argument("Circle: numbers must be finite and the radius not negative");
}

bool overlaps(const Circle& a, const Circle& b) {
    const double reach = a.radius() + b.radius();
    const double dx = a.x() - b.x();
    const double dy = a.y() - b.y();
    if (std::isfinite(reach) && std::isfinite(dx) && std::isfinite(dy)) return shorter(dx, dy, reach);
    // A quarter of everything is in range.
    return shorter(a.x() / 4 - b.x() / 4, a.y() / 4 - b.y() / 4, a.radius() / 4 + b.radius() / 4);
}

bool overlaps(const Circle& circle, const Box& box) {
    if (box.empty()) return false;
    return shorter(distance_to_span(circle.x(), box.x(), box.width()),
                   distance_to_span(circle.y(), box.y(), box.height()), circle.radius());
}

}  // namespace graze
