#include "collision/circle.h"

#include <cmath>
#include <stdexcept>

namespace graze {

Circle::Circle(double x, double y, double radius) : x_(x), y_(y), radius_(radius) {
    if (!std::isfinite(x) || !std::isfinite(y) || !std::isfinite(radius) || radius < 0)
        throw std::invalid_argument("Circle: numbers must be finite and the radius not negative");
}

bool overlaps(const Circle& a, const Circle& b) {
    // hypot, not a sum of squares: the squares of far positions would overflow to infinity.
    return std::hypot(a.x() - b.x(), a.y() - b.y()) < a.radius() + b.radius();
}

}  // namespace graze
