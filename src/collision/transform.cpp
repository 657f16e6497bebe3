#include "collision/transform.h"

#include <cmath>
#include <numbers>

namespace graze {

namespace {

// Positions are split into a whole part, added as integers at the end, and a fraction in [0, 1): so a sprite
// looks the same wherever it stands, and right angles are exact everywhere.
struct Frame {
    std::int64_t whole_x = 0;
    std::int64_t whole_y = 0;
    double centre_x = 0;  // of the picture, from whole_x
    double centre_y = 0;
    std::int64_t left = 0;  // of the bounds, from whole_x
    std::int64_t top = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

bool finite(const Pose& pose) {
    return std::isfinite(pose.x) && std::isfinite(pose.y) && std::isfinite(pose.scale_x) &&
           std::isfinite(pose.scale_y) && std::isfinite(pose.rotation.cos) &&
           std::isfinite(pose.rotation.sin);
}

std::variant<Frame, TransformError> frame_of(std::int64_t width, std::int64_t height, const Pose& pose) {
    if (!finite(pose)) return TransformError::not_finite;
    if (std::abs(pose.x) > max_position || std::abs(pose.y) > max_position) return TransformError::too_far;

    Frame frame;
    frame.whole_x = static_cast<std::int64_t>(std::floor(pose.x));
    frame.whole_y = static_cast<std::int64_t>(std::floor(pose.y));
    const double half_width = static_cast<double>(width) / 2;
    const double half_height = static_cast<double>(height) / 2;
    frame.centre_x = pose.x - std::floor(pose.x) + half_width;
    frame.centre_y = pose.y - std::floor(pose.y) + half_height;

    // Half the size of the turned rectangle's axis-aligned bounds.
    const double scaled_x = std::abs(pose.scale_x) * half_width;
    const double scaled_y = std::abs(pose.scale_y) * half_height;
    const double extent_x = std::abs(pose.rotation.cos) * scaled_x + std::abs(pose.rotation.sin) * scaled_y;
    const double extent_y = std::abs(pose.rotation.sin) * scaled_x + std::abs(pose.rotation.cos) * scaled_y;
    if (!(extent_x <= max_world_pixels && extent_y <= max_world_pixels)) return TransformError::too_large;

    const double left = std::floor(frame.centre_x - extent_x);
    const double top = std::floor(frame.centre_y - extent_y);
    frame.left = static_cast<std::int64_t>(left);
    frame.top = static_cast<std::int64_t>(top);
    frame.width = static_cast<std::int64_t>(std::ceil(frame.centre_x + extent_x) - left);
    frame.height = static_cast<std::int64_t>(std::ceil(frame.centre_y + extent_y) - top);
    if (frame.width > max_world_pixels || frame.height > max_world_pixels ||
        frame.width * frame.height > max_world_pixels)
        return TransformError::too_large;
    return frame;
}

Box box_of(const Frame& frame) {
    return {frame.whole_x + frame.left, frame.whole_y + frame.top, frame.width, frame.height};
}

bool only_moves_by_whole_pixels(const Pose& pose) {
    return pose.scale_x == 1 && pose.scale_y == 1 && pose.rotation.cos == 1 && pose.rotation.sin == 0 &&
           pose.x == std::floor(pose.x) && pose.y == std::floor(pose.y);
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
    const auto frame = frame_of(width, height, pose);
    if (const auto* error = std::get_if<TransformError>(&frame)) return *error;
    return box_of(std::get<Frame>(frame));
}

std::variant<PlacedMask, TransformError> resample(const Mask& mask, const Pose& pose) {
    const auto result = frame_of(mask.width(), mask.height(), pose);
    if (const auto* error = std::get_if<TransformError>(&result)) return *error;
    const Frame& frame = std::get<Frame>(result);

    if (only_moves_by_whole_pixels(pose)) return PlacedMask{box_of(frame), mask};
    PlacedMask placed{box_of(frame), Mask(frame.width, frame.height)};
    if (pose.scale_x == 0 || pose.scale_y == 0) return placed;
    const auto width = static_cast<double>(mask.width());
    const auto height = static_cast<double>(mask.height());
    for (std::int64_t y = 0; y < frame.height; ++y) {
        const double dy = static_cast<double>(frame.top + y) + 0.5 - frame.centre_y;
        for (std::int64_t x = 0; x < frame.width; ++x) {
            const double dx = static_cast<double>(frame.left + x) + 0.5 - frame.centre_x;
            // Divided, not multiplied by 1/scale: whole scales then land exactly on pixel borders.
            const double u = (pose.rotation.cos * dx + pose.rotation.sin * dy) / pose.scale_x + width / 2;
            const double v = (pose.rotation.cos * dy - pose.rotation.sin * dx) / pose.scale_y + height / 2;
            if (u >= 0 && v >= 0 && u < width && v < height &&
                mask.test({static_cast<std::int64_t>(u), static_cast<std::int64_t>(v)}))
                placed.mask.set({x, y});
        }
    }
    return placed;
}

}  // namespace graze
