#pragma once

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
bool overlaps(const Circle& a, const Circle& b);

}  // namespace graze
