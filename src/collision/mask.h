#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "collision/box.h"
#include "collision/summary.h"

namespace graze {

// Which pixels of a picture are solid: one bit a pixel, (0,0) the top-left one (see box.h for the frame).
//
// The words stand in column stripes: all rows of columns 0..63, top to bottom, then all rows of
// columns 64..127, and so on. So one stripe lies under another at one shift for all its rows, and a query
// runs down contiguous memory.
//
//     width 66, height 3:    stripe 0    stripe 1
//                    row 0   word 0      word 3: pixels 64, 65, then 62 zero bits
//                    row 1   word 1      word 4
//                    row 2   word 2      word 5
//
// Pixel x of a row is bit x % 64 (least significant first) of its word in stripe x / 64. Bits beyond the
// width are zero, always: every query counts on it. Zero sizes are legal.
//
// Memory: 1 bit a pixel of the width rounded up to 64, and for masks 128 or more rows high 3 to 10 % more for
// a summary that lets queries skip what is clear or all solid.
class Mask {
  public:
    Mask() = default;  // 0 x 0

    Mask(const Mask&) = default;
    Mask& operator=(const Mask&) = default;
    Mask(Mask&& other) noexcept { swap(other); }  // the other one is 0 x 0 then
    Mask& operator=(Mask&& other) noexcept {
        Mask taken(std::move(other));
        swap(taken);
        return *this;
    }
    ~Mask() = default;

    // All clear. Throws std::invalid_argument where a size is not in 0..Box::max_side. (As everywhere,
    // std::bad_alloc where the memory does not suffice.)
    Mask(std::int64_t width, std::int64_t height);

    // From 8-bit RGBA pixels (R first in memory): solid where alpha > threshold. `pitch` is the distance from
    // a row to the next, in bytes, at least 4 * width; the bytes between rows are not read. Threshold: 0..254
    // choose (0 in XNA's 2D collision tutorial, "any colour but transparent"; 60 in the cocos2d-x article on
    // alpha-masked buttons), 255 leaves nothing. Throws std::invalid_argument for a threshold outside 0..255,
    // a bad size or too small a pitch, or where `rgba` is shorter than the picture. Reads every pixel
    // once.
    static Mask from_rgba(std::span<const std::uint8_t> rgba, std::int64_t width, std::int64_t height,
                          std::size_t pitch, int threshold);

    // From words in the order drawn above; bits beyond the width are cleared. Throws std::invalid_argument
    // for a bad size or where there are not exactly stripes x height words.
    static Mask from_words(std::int64_t width, std::int64_t height, std::vector<std::uint64_t> words);

    std::int64_t width() const { return width_; }
    std::int64_t height() const { return height_; }
    std::int64_t stripes() const { return stripes_; }  // ceil(width / 64)

    // Is this pixel solid? Outside the mask nothing is. Constant time.
    bool test(Point p) const;

    // Throws std::out_of_range where the pixel is not in the mask. Constant time.
    void set(Point p, bool solid = true);

    // The number of solid pixels. Reads every word once.
    std::int64_t count() const;

    // The words of a stripe, one a row; 0 <= index < stripes().
    std::span<const std::uint64_t> stripe(std::int64_t index) const;

    // Bytes of pixels and summary.
    std::size_t memory() const { return words_.size() * sizeof(std::uint64_t) + summary_.memory(); }

    // Internal, for the queries: the first word of a stripe, not checked.
    const std::uint64_t* stripe_words(std::int64_t stripe) const { return words_.data() + stripe * height_; }
    const MaskSummary& summary() const { return summary_; }

    friend bool operator==(const Mask& a, const Mask& b) {
        return a.width_ == b.width_ && a.height_ == b.height_ && a.words_ == b.words_;
    }

  private:
    // The words must be as many as the size asks for; there is no summary yet.
    Mask(std::int64_t width, std::int64_t height, std::vector<std::uint64_t> words);
    void swap(Mask& other) noexcept {
        std::swap(width_, other.width_);
        std::swap(height_, other.height_);
        std::swap(stripes_, other.stripes_);
        std::swap(words_, other.words_);
        std::swap(summary_, other.summary_);
    }
    void fill_from_rgba(const std::uint8_t* rgba, std::size_t pitch, int threshold);
    void finish();  // clears the bits beyond the width and makes the summary

    std::int64_t width_ = 0;
    std::int64_t height_ = 0;
    std::int64_t stripes_ = 0;
    std::vector<std::uint64_t> words_;
    MaskSummary summary_;
};

}  // namespace graze
