#pragma once

#include <cmath>

#include "collision/box.h"

namespace graze {

// Centre and radius in pixels (real numbers; y down, see box.h).
class Circle {
  public:
    // Throws std::invalid_argument where a number is not finite or the radius is negative.
    Circle(double x, double y, double radius);

    double x() const { return x_; }
    double y() const { return y_; }
    double radius() const { return radius_; }

  private:
    double x_;
    double y_;
    double radius_;
};

// True when the centres are strictly nearer than the sum of the radii: circles that only touch in one point
// do not overlap, and one of radius 0 overlaps a circle that has its centre strictly inside.
// The rule of the grid article (Keith Peters, "Hit testing with a grid": distance < sum of radii). Constant
// time.
//
// Any finite numbers are legal. Exact as long as coordinates and radii are whole numbers below 2^25, or
// multiples of 1/1024 below 2^15, or the like: the squares then fit a double. Otherwise the usual rounding of
// a double may decide when the circles touch to 15 digits.
bool overlaps(const Circle& a, const Circle& b);

// True when the nearest point of the box, its edges included, is strictly nearer to the centre than the
// radius.
//
//        +-------+            The box [x, x + width] x [y, y + height] is a figure here: pixel (x, y)
//        |  box  | . nearest  reaches from x to x + 1. A circle that only touches an edge or a corner
//        +-------+  .         does not overlap it. One of radius 0 overlaps no box, even with its centre
//                     + c     inside (its distance is 0, which is not less than 0), and no circle
//                             overlaps an empty box.
//
// Any position of the box and any finite numbers are legal: the differences between centre and edges are
// exact or correctly rounded, also where an edge has no double of its own (beyond 2^53). Constant time.
bool overlaps(const Circle& circle, const Box& box);

// The rule of both: is the vector (dx, dy) strictly shorter than `length` (not negative)? Safe also where
// squares would overflow to infinity or underflow to zero.
inline bool shorter(double dx, double dy, double length) {
    dx = std::abs(dx);
    dy = std::abs(dy);
    if (dx >= length || dy >= length) return false;
    // Both are below the length, so its square alone says whether squares are safe. They are cheaper.
    if (length < 1e150 && length > 1e-140) return dx * dx + dy * dy < length * length;
    return std::hypot(dx, dy) < length;
}

}  // namespace graze
