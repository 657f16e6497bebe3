#include "collision/sweep.h"

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

SweepTarget::SweepTarget(Mask a) : mask_(std::move(a)) {
    constexpr std::int64_t sizes[] = {31, 7, 1};
    for (std::size_t i = 0; i < grown_.size(); ++i)
        grown_[i] = {sizes[i], grow(mask_, sizes[i], StructuringElement::square)};
}

// From this offset on, itself included: 0 is contact.
std::uint64_t SweepTarget::steps_without_contact(const Mask& b, Point offset) const {
    for (const Grown& grown : grown_)
        if (!overlaps(grown.mask, b, {offset.x + grown.by, offset.y + grown.by}))
            return static_cast<std::uint64_t>(grown.by) + 1;
    return overlaps(mask_, b, offset) ? 0 : 1;
}

std::optional<SweepContact> SweepTarget::first_contact(const Mask& b, Point from, Point to) const {
    const PixelLine path(from, to);
    const auto steps = steps_that_meet(path, mask_, b);
    if (!steps) return std::nullopt;
    for (std::uint64_t step = steps->first;;) {
        const Point offset = path.at(step);
        const std::uint64_t clear = steps_without_contact(b, offset);
        if (clear == 0) return SweepContact{step, offset};
        if (steps->last - step < clear) return std::nullopt;
        step += clear;
    }
}

}  // namespace graze
