#include "collision/line.h"

#include <algorithm>
#include <limits>

#include "collision/wide_integers.h"

namespace graze {

namespace {

// The last pixel of a span that begins at `start`, or the last there is.
std::int64_t last_of(std::int64_t start, std::int64_t size) {
    constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
    return start > highest - (size - 1) ? highest : start + (size - 1);
}

}  // namespace

PixelLine::PixelLine(Point p, Point q)
    : x_(axis(p.x, q.x)), y_(axis(p.y, q.y)), steps_(std::max(x_.length, y_.length)) {}

PixelLine::Axis PixelLine::axis(std::int64_t p, std::int64_t q) {
    const auto from = static_cast<std::uint64_t>(p);
    const auto to = static_cast<std::uint64_t>(q);
    return {p, q < p ? from - to : to - from, q < p};
}

PixelLine::Coordinate PixelLine::coordinate(const Axis& axis, std::uint64_t i) const {
    Coordinate coordinate;
    coordinate.at = axis.start;
    coordinate.direction = axis.backward ? -1 : 1;
    coordinate.length = axis.length;
    coordinate.lacking = steps_ - axis.length;
    if (steps_ == 0) return coordinate;
    const std::uint64_t half = steps_ / 2;
    std::uint64_t moved = i;
    coordinate.rest = half;
    if (axis.length != steps_) {
        if (steps_ <= 0x7fffffff) {  // fits 64 bits, whose division is several times faster
            moved = (i * axis.length + half) / steps_;
            coordinate.rest = (i * axis.length + half) % steps_;
        } else {
            const UInt128 product = static_cast<UInt128>(i) * axis.length + half;
            moved = static_cast<std::uint64_t>(product / steps_);
            coordinate.rest = static_cast<std::uint64_t>(product % steps_);
        }
    }
    const auto start = static_cast<std::uint64_t>(axis.start);
    coordinate.at = static_cast<std::int64_t>(axis.backward ? start - moved : start + moved);
    return coordinate;
}

PixelLine::Walk PixelLine::walk_from(std::uint64_t i) const {
    Walk walk;
    walk.x_ = coordinate(x_, i);
    walk.y_ = coordinate(y_, i);
    walk.step_ = i;
    return walk;
}

// The first step that is `distance` or more from the start, for distance <= axis.length: the least i with
// i * length + floor(N / 2) >= distance * N.
std::uint64_t PixelLine::first_step_at(const Axis& axis, std::uint64_t distance) const {
    if (distance == 0) return 0;
    const UInt128 needed = static_cast<UInt128>(distance) * steps_ - steps_ / 2;
    return static_cast<std::uint64_t>((needed + (axis.length - 1)) / axis.length);
}

std::optional<PixelLine::Range> PixelLine::axis_steps(const Axis& axis, std::int64_t low,
                                                      std::int64_t high) const {
    Int128 nearest = static_cast<Int128>(low) - axis.start;  // distances along the axis
    Int128 farthest = static_cast<Int128>(high) - axis.start;
    if (axis.backward) {
        std::swap(nearest, farthest);
        nearest = -nearest;
        farthest = -farthest;
    }
    if (nearest > farthest || farthest < 0 || nearest > axis.length) return std::nullopt;
    // Every distance 0..length is met, so the range is not empty.
    Range range{0, steps_};
    if (nearest > 0) range.first = first_step_at(axis, static_cast<std::uint64_t>(nearest));
    if (farthest < axis.length)
        range.last = first_step_at(axis, static_cast<std::uint64_t>(farthest) + 1) - 1;
    return range;
}

std::optional<PixelLine::Range> PixelLine::steps_within(Point low, Point high) const {
    const auto x = axis_steps(x_, low.x, high.x);
    const auto y = axis_steps(y_, low.y, high.y);
    if (!x || !y) return std::nullopt;
    const Range both{std::max(x->first, y->first), std::min(x->last, y->last)};
    if (both.first > both.last) return std::nullopt;
    return both;
}

std::optional<PixelLine::Range> PixelLine::steps_within(const Box& box) const {
    if (box.empty()) return std::nullopt;
    return steps_within(box.top_left(), {last_of(box.x(), box.width()), last_of(box.y(), box.height())});
}

}  // namespace graze
