#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "collision/box.h"

namespace graze {

// Which pixels of a picture are solid: one bit a pixel, (0,0) the top-left one (see box.h for the frame).
//
//   width 66:  row 0   | word 0: pixels 0..63 | word 1: pixels 64, 65, then 62 zero bits |
//              row 1   | word 2 ...           | word 3 ...                               |
//
// Pixel x of a row is bit x % 64 (least significant first) of the row's word x / 64. Bits beyond the width
// are zero, always: every query counts on it. Zero sizes are legal.
class Mask {
  public:
    Mask() = default;  // 0 x 0

    // All clear. Throws std::invalid_argument where a size is not in 0..Box::max_side.
    Mask(std::int64_t width, std::int64_t height);

    // From 8-bit RGBA pixels (R first in memory): solid where alpha > threshold. `pitch` is the distance from
    // a row to the next, in bytes, at least 4 * width; the bytes between rows are not read. Threshold: 0..254
    // choose (0 in XNA's 2D collision tutorial, "any colour but transparent"; 60 in the cocos2d-x article on
    // alpha-masked buttons), 255 leaves nothing. Throws std::invalid_argument for a threshold outside 0..255,
    // a bad size or too small a pitch, or where `rgba` is shorter than the picture.
    static Mask from_rgba(std::span<const std::uint8_t> rgba, std::int64_t width, std::int64_t height,
                          std::size_t pitch, int threshold);

    std::int64_t width() const { return width_; }
    std::int64_t height() const { return height_; }

    // Is this pixel solid? Outside the mask nothing is. Constant time.
    bool test(Point p) const;

    // Throws std::out_of_range where the pixel is not in the mask.
    void set(Point p, bool solid = true);

    // The number of solid pixels. Reads every word once.
    std::int64_t count() const;

    // The words of row y, 0 <= y < height(), as drawn above.
    std::span<const std::uint64_t> row(std::int64_t y) const;

    friend bool operator==(const Mask&, const Mask&) = default;

  private:
    std::int64_t width_ = 0;
    std::int64_t height_ = 0;
    std::size_t words_per_row_ = 0;
    std::vector<std::uint64_t> words_;
};

}  // namespace graze
