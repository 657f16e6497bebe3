#include "collision/sampler.h"

#include <algorithm>
#include <cmath>

namespace graze {

namespace {

constexpr double one = 4294967296.0;  // in 32.32

bool finite(const Pose& pose) {
    return std::isfinite(pose.x) && std::isfinite(pose.y) && std::isfinite(pose.scale_x) &&
           std::isfinite(pose.scale_y) && std::isfinite(pose.rotation.cos) &&
           std::isfinite(pose.rotation.sin);
}

// Far outside every mask, and still an integer: a scale near 0 maps to anything.
std::int64_t floor_within_reason(double value) {
    constexpr double limit = 1e15;
    return static_cast<std::int64_t>(std::floor(std::clamp(value, -limit, limit)));
}

}  // namespace

std::variant<Sampler, TransformError> Sampler::make(const Mask& mask, const Pose& pose) {
    return make(mask.width(), mask.height(), pose);
}

std::variant<Sampler, TransformError> Sampler::make(std::int64_t width, std::int64_t height,
                                                    const Pose& pose) {
    if (!finite(pose)) return TransformError::not_finite;
    if (std::abs(pose.x) > max_position || std::abs(pose.y) > max_position) return TransformError::too_far;

    Sampler sampler;
    sampler.whole_x_ = static_cast<std::int64_t>(std::floor(pose.x));
    sampler.whole_y_ = static_cast<std::int64_t>(std::floor(pose.y));
    sampler.half_width_ = static_cast<double>(width) / 2;
    sampler.half_height_ = static_cast<double>(height) / 2;
    sampler.centre_x_ = pose.x - std::floor(pose.x) + sampler.half_width_;
    sampler.centre_y_ = pose.y - std::floor(pose.y) + sampler.half_height_;
    sampler.scale_x_ = pose.scale_x;
    sampler.scale_y_ = pose.scale_y;
    sampler.rotation_ = pose.rotation;

    // Half the size of the turned rectangle's axis-aligned bounds.
    const double scaled_x = std::abs(pose.scale_x) * sampler.half_width_;
    const double scaled_y = std::abs(pose.scale_y) * sampler.half_height_;
    const double extent_x = std::abs(pose.rotation.cos) * scaled_x + std::abs(pose.rotation.sin) * scaled_y;
    const double extent_y = std::abs(pose.rotation.sin) * scaled_x + std::abs(pose.rotation.cos) * scaled_y;
    if (!(extent_x <= max_world_pixels && extent_y <= max_world_pixels)) return TransformError::too_large;

    const double left = std::floor(sampler.centre_x_ - extent_x);
    const double top = std::floor(sampler.centre_y_ - extent_y);
    const auto columns = static_cast<std::int64_t>(std::ceil(sampler.centre_x_ + extent_x) - left);
    const auto rows = static_cast<std::int64_t>(std::ceil(sampler.centre_y_ + extent_y) - top);
    if (columns > max_world_pixels || rows > max_world_pixels || columns * rows > max_world_pixels)
        return TransformError::too_large;
    sampler.bounds_ = Box(static_cast<std::int64_t>(left), static_cast<std::int64_t>(top), columns, rows);
    sampler.prepare_fixed();
    return sampler;
}

void Sampler::prepare_fixed() {
    if (never_solid() || keeps_columns() || swaps_columns()) return;
    if (bounds_.width() + bounds_.height() > 1 << 20) return;
    const double u_x = rotation_.cos / scale_x_;
    const double u_y = rotation_.sin / scale_x_;
    const double v_x = -rotation_.sin / scale_y_;
    const double v_y = rotation_.cos / scale_y_;
    // source() may be asked for pixels as far outside.
    const auto columns = static_cast<double>(bounds_.width() + 2 * outside);
    const auto rows = static_cast<double>(bounds_.height() + 2 * outside);
    constexpr double limit = 1 << 28;  // pixels, of the 2^31 that fit
    if (std::abs(u_x) * columns + std::abs(u_y) * rows + half_width_ > limit ||
        std::abs(v_x) * columns + std::abs(v_y) * rows + half_height_ > limit)
        return;

    // Counted from the centre's pixel, where it is most exact. The bounds reach as far to either side.
    const double x = std::floor(centre_x_);
    const double y = std::floor(centre_y_);
    const double dx = x + 0.5 - centre_x_;
    const double dy = y + 0.5 - centre_y_;
    const auto to_fixed = [](double pixels) { return static_cast<std::int64_t>(std::round(pixels * one)); };
    fixed_.u_x = to_fixed(u_x);
    fixed_.u_y = to_fixed(u_y);
    fixed_.v_x = to_fixed(v_x);
    fixed_.v_y = to_fixed(v_y);
    fixed_.x0 = static_cast<std::int64_t>(x);
    fixed_.y0 = static_cast<std::int64_t>(y);
    fixed_.u = to_fixed(u_x * dx + u_y * dy + half_width_);
    fixed_.v = to_fixed(v_x * dx + v_y * dy + half_height_);
    is_fixed_ = true;
}

Point Sampler::source(std::int64_t x, std::int64_t y) const {
    if (is_fixed_) {
        const std::int64_t dx = x - fixed_.x0;
        const std::int64_t dy = y - fixed_.y0;
        return {(fixed_.u + dx * fixed_.u_x + dy * fixed_.u_y) >> 32,
                (fixed_.v + dx * fixed_.v_x + dy * fixed_.v_y) >> 32};
    }
    const double dx = static_cast<double>(x) + 0.5 - centre_x_;
    const double dy = static_cast<double>(y) + 0.5 - centre_y_;
    // Divided, not multiplied by 1/scale: whole scales then land exactly on pixel borders.
    return {floor_within_reason((rotation_.cos * dx + rotation_.sin * dy) / scale_x_ + half_width_),
            floor_within_reason((rotation_.cos * dy - rotation_.sin * dx) / scale_y_ + half_height_)};
}

// The extremes are at corners, as each coordinate runs one way along x and along y.
PixelRange Sampler::source_of_square(std::int64_t x, std::int64_t y, std::int64_t size) const {
    const std::int64_t reach = size - 1;
    if (is_fixed_) {
        const std::int64_t u = fixed_.u + (x - fixed_.x0) * fixed_.u_x + (y - fixed_.y0) * fixed_.u_y;
        const std::int64_t v = fixed_.v + (x - fixed_.x0) * fixed_.v_x + (y - fixed_.y0) * fixed_.v_y;
        const auto below = [reach](std::int64_t step) { return std::min<std::int64_t>(step * reach, 0); };
        const auto above = [reach](std::int64_t step) { return std::max<std::int64_t>(step * reach, 0); };
        return {{(u + below(fixed_.u_x) + below(fixed_.u_y)) >> 32,
                 (v + below(fixed_.v_x) + below(fixed_.v_y)) >> 32},
                {(u + above(fixed_.u_x) + above(fixed_.u_y)) >> 32,
                 (v + above(fixed_.v_x) + above(fixed_.v_y)) >> 32}};
    }
    const Point corners[] = {source(x, y), source(x + reach, y), source(x, y + reach),
                             source(x + reach, y + reach)};
    PixelRange range{corners[0], corners[0]};
    for (const Point& corner : corners) {
        range.low = {std::min(range.low.x, corner.x), std::min(range.low.y, corner.y)};
        range.high = {std::max(range.high.x, corner.x), std::max(range.high.y, corner.y)};
    }
    return range;
}

}  // namespace graze
