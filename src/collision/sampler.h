#pragma once

// Internal: which pixel of a mask lies under a pixel of the world. One definition for every query about
// turned, scaled and mirrored sprites, so that all of them agree to the pixel.

#include <cstdint>
#include <variant>

#include "collision/box.h"
#include "collision/mask.h"
#include "collision/transform.h"

namespace graze {

// Pixels low.x..high.x and low.y..high.y, both ends included.
struct PixelRange {
    Point low{};
    Point high{};
};

// World pixels are counted from `whole`, the pose's position rounded down. So a sprite looks the same
// wherever it stands, and right angles are exact everywhere.
//
// Turned by anything but right angles, a world pixel maps to a fixed-point position in the mask, 32 bits
// before the point and 32 behind: exact sums, at the speed of integers. An error is below (width + height) of
// the bounds / 2^33 pixels, so this is used up to a sum of 2^20 (and where every position fits); beyond it,
// and at right angles, where borders are met exactly, each pixel is divided out in floating point.
class Sampler {
  public:
    static std::variant<Sampler, TransformError> make(const Mask& mask, const Pose& pose);
    static std::variant<Sampler, TransformError> make(std::int64_t width, std::int64_t height,
                                                      const Pose& pose);

    Point whole() const { return {whole_x_, whole_y_}; }

    // The bounds of the transformed picture in world pixels counted from whole(). Nothing outside is solid.
    const Box& bounds() const { return bounds_; }

    // How far outside the bounds, in world pixels, a source may be asked for.
    static constexpr std::int64_t outside = 64;

    // The mask's pixel under the centre of world pixel (x, y), which may lie up to 64 pixels outside the
    // bounds; it may be outside the mask. In x for a fixed y, and in y for a fixed x, each coordinate runs
    // one way.
    Point source(std::int64_t x, std::int64_t y) const;

    // The smallest range that holds the source of each of size x size world pixels, (x, y) the first.
    PixelRange source_of_square(std::int64_t x, std::int64_t y, std::int64_t size) const;

    // Source positions as 32.32 fixed-point numbers: (u, v) + (x - x0) (u_x, v_x) + (y - y0) (u_y, v_y).
    struct Fixed {
        std::int64_t x0 = 0, y0 = 0;
        std::int64_t u = 0, v = 0;
        std::int64_t u_x = 0, v_x = 0;
        std::int64_t u_y = 0, v_y = 0;
    };
    bool is_fixed() const { return is_fixed_; }
    const Fixed& fixed() const { return fixed_; }

    bool never_solid() const { return scale_x_ == 0 || scale_y_ == 0; }
    bool keeps_columns() const {
        return rotation_.sin == 0;
    }  // a world column stays in one column of the mask
    bool swaps_columns() const { return rotation_.cos == 0; }  // it stays in one row

  private:
    Sampler() = default;
    void prepare_fixed();

    std::int64_t whole_x_ = 0;
    std::int64_t whole_y_ = 0;
    double centre_x_ = 0;  // of the picture, from whole
    double centre_y_ = 0;
    double half_width_ = 0;  // of the picture, unscaled
    double half_height_ = 0;
    double scale_x_ = 1;
    double scale_y_ = 1;
    Rotation rotation_;
    Box bounds_;
    bool is_fixed_ = false;
    Fixed fixed_;
};

}  // namespace graze
