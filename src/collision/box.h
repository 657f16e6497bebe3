#pragma once

#include <cstdint>

namespace graze {

// The coordinate frame of the whole module: whole pixels, x to the right, y DOWN.
//
//        x=0   1   2   3   4
//    y=0  +---+---+---+---+----> x
//         |0,0|1,0|2,0|   |
//      1  +---+---+---+---+
//         |0,1|   |   |   |      Pixel (x, y) is the square [x, x+1) x [y, y+1).
//      2  +---+---+---+---+      Its centre is (x + 0.5, y + 0.5).
//         |
//         v y
//
// A position or an offset, in pixels. Any int64 is legal.
struct Point {
    std::int64_t x = 0;
    std::int64_t y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

// Half-open rectangle of whole pixels: [x, x + width) x [y, y + height). x + width itself lies outside, so
// two boxes that share only an edge do not overlap. An empty box (width or height 0) contains nothing and
// overlaps nothing.
//
// Every function here takes constant time. Any int64 is legal for x and y: none adds a size to a position, so
// nothing overflows.
class Box {
  public:
    static constexpr std::int64_t max_side = 0x7fffffff;  // pixels

    constexpr Box() = default;  // empty, at 0,0

    // Throws std::invalid_argument where width or height is not in 0..max_side: a box of negative size cannot
    // be made.
    Box(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height);

    std::int64_t x() const { return x_; }
    std::int64_t y() const { return y_; }
    std::int64_t width() const { return width_; }
    std::int64_t height() const { return height_; }
    Point top_left() const { return {x_, y_}; }
    bool empty() const { return width_ == 0 || height_ == 0; }

    // True when pixel `p` is one of the box's. left/top edge inside, right/bottom edge outside.
    bool contains(Point p) const;

    friend bool operator==(const Box&, const Box&) = default;

  private:
    std::int64_t x_ = 0;
    std::int64_t y_ = 0;
    std::int64_t width_ = 0;
    std::int64_t height_ = 0;
};

// True when at least one pixel lies in both boxes (axis-aligned bounding boxes, AABB).
bool overlaps(const Box& a, const Box& b);

// The pixels that lie in both boxes; where there are none, the empty Box() at 0,0.
Box intersection(const Box& a, const Box& b);

}  // namespace graze
