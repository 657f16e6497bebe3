#include "collision/transform.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "collision/sampler.h"

namespace graze {

namespace {

Box box_of(const Sampler& sampler) {
    const Box& bounds = sampler.bounds();
    return {sampler.whole().x + bounds.x(), sampler.whole().y + bounds.y(), bounds.width(), bounds.height()};
}

bool only_moves_by_whole_pixels(const Pose& pose) {
    return pose.scale_x == 1 && pose.scale_y == 1 && pose.rotation.cos == 1 && pose.rotation.sin == 0 &&
           pose.x == std::floor(pose.x) && pose.y == std::floor(pose.y);
}

// Columns [begin, end).
struct Span {
    std::int64_t begin = 0;
    std::int64_t end = 0;
};

// Cuts `span` to the columns x with 0 <= start + x * step < limit.
void cut(Span& span, std::int64_t start, std::int64_t step, std::int64_t limit) {
    const auto floor_divide = [](std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); };
    if (step == 0) {
        if (start < 0 || start >= limit) span.end = span.begin;
        return;
    }
    if (step > 0) {
        span.begin = std::max(span.begin, -floor_divide(start, step));
        span.end = std::min(span.end, floor_divide(limit - 1 - start, step) + 1);
    } else {
        span.begin = std::max(span.begin, floor_divide(start - limit, -step) + 1);
        span.end = std::min(span.end, floor_divide(start, -step) + 1);
    }
}

bool solid_at(const Mask& mask, std::int64_t u, std::int64_t v) {
    return (mask.stripe_words(u >> 6)[v] >> (u & 63) & 1) != 0;
}

// A row of the result by fixed-point steps, over exactly the columns that map into the mask.
void sample_row(const Mask& mask, const Sampler& sampler, std::int64_t row,
                std::vector<std::uint64_t>& words) {
    const Box& bounds = sampler.bounds();
    const Sampler::Fixed& f = sampler.fixed();
    const std::int64_t dx = bounds.x() - f.x0;
    const std::int64_t dy = bounds.y() + row - f.y0;
    std::int64_t u = f.u + dx * f.u_x + dy * f.u_y;
    std::int64_t v = f.v + dx * f.v_x + dy * f.v_y;
    Span span{0, bounds.width()};
    cut(span, u, f.u_x, mask.width() << 32);
    cut(span, v, f.v_x, mask.height() << 32);
    if (span.begin >= span.end) return;
    u += span.begin * f.u_x;
    v += span.begin * f.v_x;
    for (std::int64_t x = span.begin; x < span.end;) {
        std::uint64_t word = 0;
        const std::int64_t stripe = x >> 6;
        for (const std::int64_t end = std::min(span.end, (stripe + 1) << 6); x < end; ++x) {
            word |= std::uint64_t{solid_at(mask, u >> 32, v >> 32)} << (x & 63);
            u += f.u_x;
            v += f.v_x;
        }
        words[static_cast<std::size_t>(stripe * bounds.height() + row)] = word;
    }
}

// By quarter turns (and none): each coordinate of the source depends on one of the world's.
void sample_straight(const Mask& mask, const Sampler& sampler, std::vector<std::uint64_t>& words) {
    const Box& bounds = sampler.bounds();
    const bool swapped = sampler.swaps_columns();
    std::vector<std::int64_t> of_column, of_row;
    for (std::int64_t x = 0; x < bounds.width(); ++x) {
        const Point source = sampler.source(bounds.x() + x, bounds.y());
        of_column.push_back(swapped ? source.y : source.x);
    }
    for (std::int64_t y = 0; y < bounds.height(); ++y) {
        const Point source = sampler.source(bounds.x(), bounds.y() + y);
        of_row.push_back(swapped ? source.x : source.y);
    }
    for (std::int64_t y = 0; y < bounds.height(); ++y) {
        for (std::int64_t x = 0; x < bounds.width(); ++x) {
            const std::int64_t across = of_column[static_cast<std::size_t>(x)];
            const std::int64_t down = of_row[static_cast<std::size_t>(y)];
            const bool solid = mask.test(swapped ? Point{down, across} : Point{across, down});
            words[static_cast<std::size_t>((x >> 6) * bounds.height() + y)] |= std::uint64_t{solid}
                                                                               << (x & 63);
        }
    }
}

void sample_each(const Mask& mask, const Sampler& sampler, std::vector<std::uint64_t>& words) {
    const Box& bounds = sampler.bounds();
    for (std::int64_t y = 0; y < bounds.height(); ++y)
        for (std::int64_t x = 0; x < bounds.width(); ++x)
            words[static_cast<std::size_t>((x >> 6) * bounds.height() + y)] |=
                std::uint64_t{mask.test(sampler.source(bounds.x() + x, bounds.y() + y))} << (x & 63);
}

}  // namespace

Rotation rotation_from_degrees(double degrees) {
    const double turn = std::fmod(degrees, 360.0);  // exact, with the sign of degrees
    const double positive = turn < 0 ? turn + 360.0 : turn;
    if (positive == 0 || positive == 360) return {1, 0};
    if (positive == 90) return {0, 1};
    if (positive == 180) return {-1, 0};
    if (positive == 270) return {0, -1};
    const double radians = positive * (std::numbers::pi / 180);
    return {std::cos(radians), std::sin(radians)};
}

std::variant<Box, TransformError> transformed_bounds(std::int64_t width, std::int64_t height,
                                                     const Pose& pose) {
    const auto sampler = Sampler::make(width, height, pose);
    if (const auto* error = std::get_if<TransformError>(&sampler)) return *error;
    return box_of(std::get<Sampler>(sampler));
}

std::variant<PlacedMask, TransformError> resample(const Mask& mask, const Pose& pose) {
    const auto made = Sampler::make(mask, pose);
    if (const auto* error = std::get_if<TransformError>(&made)) return *error;
    const Sampler& sampler = std::get<Sampler>(made);
    const Box box = box_of(sampler);
    if (only_moves_by_whole_pixels(pose)) return PlacedMask{box, mask};
    if (sampler.never_solid()) return PlacedMask{box, Mask(box.width(), box.height())};

    std::vector<std::uint64_t> words(static_cast<std::size_t>((box.width() + 63) / 64 * box.height()));
    if (sampler.keeps_columns() || sampler.swaps_columns())
        sample_straight(mask, sampler, words);
    else if (sampler.is_fixed())
        for (std::int64_t row = 0; row < box.height(); ++row) sample_row(mask, sampler, row, words);
    else
        sample_each(mask, sampler, words);
    return PlacedMask{box, Mask::from_words(box.width(), box.height(), std::move(words))};
}

}  // namespace graze
