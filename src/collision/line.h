#pragma once

#include <cstdint>
#include <optional>

#include "collision/box.h"

namespace graze {

// The pixels of a straight line from pixel p to pixel q, both ends included: a digital line in which each
// step moves one pixel along the longer coordinate and at most one along the other.
//
//        x=0   1   2   3   4   5
//    y=0   p   #   .   .   .   .     from (0,0) to (5,2): steps() = 5, at(0) = p, at(5) = q
//      1   .   .   #   #   .   .     at(1) = (1, round(0.4)), at(2) = (2, round(0.8)), ...
//      2   .   .   .   .   #   q
//
// With N = steps() = max(|q.x - p.x|, |q.y - p.y|), pixel i is, in each coordinate,
//
//     p + round(i (q - p) / N),  0 <= i <= N,  halves rounded away from p; where N = 0: p.
//
// Mirrored ends give the mirrored pixels. Ends swapped do not always give the same pixels: halves are rounded
// away from the end at which the line starts.
//
// Any int64 is legal for all coordinates; everything is exact and nothing allocates.
// Source: Bresenham, "Algorithm for computer control of a digital plotter", IBM Systems Journal 4 (1965).
class PixelLine {
  public:
    class Walk;

    PixelLine(Point p, Point q);

    std::uint64_t steps() const { return steps_; }  // N: there are N + 1 pixels

    // Pixel i, 0 <= i <= steps(). Constant time (a division of 128 bits a coordinate).
    Point at(std::uint64_t i) const;

    // Steps first..last of the line, both included.
    struct Range {
        std::uint64_t first = 0;
        std::uint64_t last = 0;
        friend bool operator==(const Range&, const Range&) = default;
    };

    // The steps whose pixels lie in the rectangle from pixel `low` to pixel `high`, both included, or in the
    // box. They follow one another, as each coordinate runs one way. nullopt where there is none, also for an
    // empty box and where low lies to the right of or below high. Constant time.
    std::optional<Range> steps_within(Point low, Point high) const;
    std::optional<Range> steps_within(const Box& box) const;

    // A walk that stands on pixel i, 0 <= i <= steps().
    Walk walk_from(std::uint64_t i) const;

  private:
    // One coordinate: pixel i is start +- floor((i * length + floor(N / 2)) / N), which is the rounding
    // above.
    struct Axis {
        std::int64_t start = 0;
        std::uint64_t length = 0;  // |q - p|
        bool backward = false;     // q < p
    };

    // One coordinate of a walk. `rest` is the remainder of the division by N. Two additions for "rest +
    // length, less N where that is N or more", as rest + length need not fit.
    struct Coordinate {
        std::int64_t at = 0;
        std::int64_t direction = 1;
        std::uint64_t rest = 0;
        std::uint64_t length = 0;
        std::uint64_t lacking = 0;  // N - length

        void advance() {
            if (rest >= lacking) {
                rest -= lacking;
                at += direction;
            } else {
                rest += length;
            }
        }
    };

    static Axis axis(std::int64_t p, std::int64_t q);
    Coordinate coordinate(const Axis& axis, std::uint64_t i) const;
    std::optional<Range> axis_steps(const Axis& axis, std::int64_t low, std::int64_t high) const;
    std::uint64_t first_step_at(const Axis& axis, std::uint64_t distance) const;

    Axis x_;
    Axis y_;
    std::uint64_t steps_ = 0;
};

// Goes from pixel to pixel by additions only.
//
//     for (auto walk = line.walk_from(0);; walk.advance()) {
//         ... walk.pixel() ...
//         if (walk.step() == line.steps()) break;
//     }
class PixelLine::Walk {
  public:
    Point pixel() const { return {x_.at, y_.at}; }
    std::uint64_t step() const { return step_; }

    // To the next pixel; step() must be less than the line's steps().
    void advance() {
        ++step_;
        x_.advance();
        y_.advance();
    }

  private:
    friend class PixelLine;

    Coordinate x_;
    Coordinate y_;
    std::uint64_t step_ = 0;
};

inline Point PixelLine::at(std::uint64_t i) const {
    return walk_from(i).pixel();
}

}  // namespace graze
