#pragma once

// What the grid races against: the balls' world, and each peer behind the same two calls.

#include <cstdint>
#include <memory>
#include <vector>

#include "collision/circle.h"
#include "collision/grid.h"

namespace graze::bench {

// Balls that fly straight and bounce off the walls. Places and speeds are whole sixteenths of a pixel, so
// every distance is exact and all contestants must find the very same pairs.
class BallWorld {
  public:
    // `count` balls with radii of whole pixels from `smallest` to `largest`, or all of `radius`. They cover
    // as much of the world as the grid article's 80 balls of radius 12.5 cover of its 550 x 400 stage (18 %);
    // the world has that stage's shape.
    BallWorld(std::size_t count, double radius);
    BallWorld(std::size_t count, int smallest, int largest);

    // Every ball moves at most 2 pixels a step along each axis.
    void step();

    const std::vector<Circle>& circles() const { return circles_; }
    double speed_x(std::size_t ball) const { return speeds_[ball].x; }
    double speed_y(std::size_t ball) const { return speeds_[ball].y; }

  private:
    struct Speed {
        double x, y;
    };
    void scatter(const std::vector<double>& radii);

    double width_ = 0;
    double height_ = 0;
    std::vector<Circle> circles_;
    std::vector<Speed> speeds_;
};

// A broadphase that lives with a world and follows it from step to step.
class GridPeer {
  public:
    GridPeer() = default;
    GridPeer(const GridPeer&) = delete;
    GridPeer& operator=(const GridPeer&) = delete;
    virtual ~GridPeer() = default;

    // All pairs of truly overlapping circles, in any order, after the world has moved. Valid until the next
    // call.
    virtual const std::vector<Pair>& update() = 0;
};

// The test that a peer makes in its callback: of two balls that it reports.
inline bool circles_meet(const Circle& a, const Circle& b) {
    const double x = a.x() - b.x();
    const double y = a.y() - b.y();
    const double reach = a.radius() + b.radius();
    return x * x + y * y < reach * reach;
}

// Each of a world that outlives it and stays where it is.
std::unique_ptr<GridPeer> our_grid(const BallWorld& world);
#ifdef GRAZE_HAS_CHIPMUNK
std::unique_ptr<GridPeer> chipmunk_hash(const BallWorld& world, double cell_size);
std::unique_ptr<GridPeer> chipmunk_tree(const BallWorld& world);
#endif
#ifdef GRAZE_HAS_BOX2D
std::unique_ptr<GridPeer> box2d_broadphase(const BallWorld& world);
#endif

}  // namespace graze::bench
