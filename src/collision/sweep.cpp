#include "collision/sweep.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "collision/line.h"
#include "collision/morphology.h"
#include "collision/overlap.h"

namespace graze {

namespace {

// The steps at which the rectangles share a pixel.
std::optional<PixelLine::Range> steps_that_meet(const PixelLine& path, const Mask& a, const Mask& b) {
    if (a.width() == 0 || a.height() == 0 || b.width() == 0 || b.height() == 0) return std::nullopt;
    return path.steps_within({1 - b.width(), 1 - b.height()}, {a.width() - 1, a.height() - 1});
}

}  // namespace

std::optional<SweepContact> first_contact(const Mask& a, const Mask& b, Point from, Point to) {
    const PixelLine path(from, to);
    const auto steps = steps_that_meet(path, a, b);
    if (!steps) return std::nullopt;
    for (auto walk = path.walk_from(steps->first);; walk.advance()) {
        if (overlaps(a, b, walk.pixel())) return SweepContact{walk.step(), walk.pixel()};
        if (walk.step() == steps->last) return std::nullopt;
    }
}

SweepTarget::SweepTarget(Mask a) {
    constexpr std::int64_t sizes[] = {31, 7, 1};
    if (std::max(a.width(), a.height()) > Box::max_side - 2 * sizes[0])
        throw std::invalid_argument("SweepTarget: a side must be at most 2147483585");
    for (std::size_t i = 0; i < std::size(sizes); ++i)
        levels_[i] = {sizes[i], grow(a, sizes[i], StructuringElement::square)};
    levels_.back() = {0, std::move(a)};
}

std::optional<SweepContact> SweepTarget::first_contact(const Mask& b, Point from, Point to) const {
    const PixelLine path(from, to);
    const auto steps = steps_that_meet(path, mask(), b);
    if (!steps) return std::nullopt;
    std::size_t level = 0;
    int misses = 0;  // in a row, at this level
    for (std::uint64_t step = steps->first;;) {
        const Point offset = path.at(step);
        const Level& now = levels_[level];
        if (overlaps(now.mask, b, {offset.x + now.radius, offset.y + now.radius})) {
            if (now.radius == 0) return SweepContact{step, offset};
            ++level;
            misses = 0;
            continue;
        }
        const auto clear = static_cast<std::uint64_t>(now.radius) + 1;
        if (steps->last - step < clear) return std::nullopt;
        step += clear;
        // As far as one miss at the level above would have gone: b may be far away again.
        if (++misses == 4 && level > 0) {
            --level;
            misses = 0;
        }
    }
}

}  // namespace graze
