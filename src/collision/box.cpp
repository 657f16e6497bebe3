#include "collision/box.h"

#include <algorithm>
#include <stdexcept>

namespace graze {

namespace {

// high - low for low <= high; exact for every int64, as the difference fits the unsigned type.
std::uint64_t distance(std::int64_t low, std::int64_t high) {
    return static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
}

// True when [a, a + a_size) and [b, b + b_size) share a whole pixel.
bool spans_overlap(std::int64_t a, std::int64_t a_size, std::int64_t b, std::int64_t b_size) {
    if (a_size == 0 || b_size == 0) return false;
    return a <= b ? distance(a, b) < static_cast<std::uint64_t>(a_size)
                  : distance(b, a) < static_cast<std::uint64_t>(b_size);
}

// The size of what two overlapping spans share, which begins at `start`, the larger of a and b.
std::int64_t shared_size(std::int64_t start, std::int64_t a, std::int64_t a_size, std::int64_t b,
                         std::int64_t b_size) {
    const auto a_rest = a_size - static_cast<std::int64_t>(distance(a, start));
    const auto b_rest = b_size - static_cast<std::int64_t>(distance(b, start));
    return std::min(a_rest, b_rest);
}

}  // namespace

Box::Box(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height)
    : x_(x), y_(y), width_(width), height_(height) {
    if (width < 0 || height < 0 || width > max_side || height > max_side)
        throw std::invalid_argument("Box: width and height must be in 0..2147483647");
}

bool Box::contains(Point p) const {
    return p.x >= x_ && p.y >= y_ && distance(x_, p.x) < static_cast<std::uint64_t>(width_) &&
           distance(y_, p.y) < static_cast<std::uint64_t>(height_);
}

bool overlaps(const Box& a, const Box& b) {
    return spans_overlap(a.x(), a.width(), b.x(), b.width()) &&
           spans_overlap(a.y(), a.height(), b.y(), b.height());
}

Box intersection(const Box& a, const Box& b) {
    if (!overlaps(a, b)) return {};
    const std::int64_t x = std::max(a.x(), b.x());
    const std::int64_t y = std::max(a.y(), b.y());
    return {x, y, shared_size(x, a.x(), a.width(), b.x(), b.width()),
            shared_size(y, a.y(), a.height(), b.y(), b.height())};
}

}  // namespace graze
