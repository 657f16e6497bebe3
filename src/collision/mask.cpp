#include "collision/mask.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "collision/kernels.h"

namespace graze {

namespace {

constexpr std::uint64_t bit(std::int64_t x) {
    return std::uint64_t{1} << (static_cast<std::uint64_t>(x) % 64);
}

// Row by row, as a picture lies in memory, into a strip of eight rows; from there eight words of a stripe at
// a time, which fill a cache line. (Stripe by stripe the picture would be read across, row by row the mask
// written across.)
void fill_from_rgba(const std::uint8_t* rgba, std::size_t pitch, int threshold, std::int64_t width,
                    std::int64_t height, std::uint64_t* words) {
    const auto rows = static_cast<std::size_t>(height);
    const std::size_t whole_stripes = static_cast<std::size_t>(width) / 64;
    const std::size_t rest = static_cast<std::size_t>(width) % 64;
    const std::size_t stripes = whole_stripes + (rest != 0 ? 1 : 0);
    std::vector<std::uint64_t> strip(stripes * 8);
    for (std::size_t top = 0; top < rows; top += 8) {
        const std::size_t strip_rows = std::min<std::size_t>(8, rows - top);
        for (std::size_t y = 0; y < strip_rows; ++y) {
            const std::uint8_t* row = rgba + (top + y) * pitch;
            std::uint64_t* row_words = strip.data() + y * stripes;
            // 64 pixels are 256 bytes: the kernel takes a row as so many rows of one stripe.
            kernels().solid(row, 256, whole_stripes, 64, threshold, row_words);
            if (rest != 0)
                kernels().solid(row + whole_stripes * 256, 0, 1, rest, threshold, row_words + whole_stripes);
        }
        for (std::size_t i = 0; i < stripes; ++i)
            for (std::size_t y = 0; y < strip_rows; ++y) words[i * rows + top + y] = strip[y * stripes + i];
    }
}

}  // namespace

Mask::Mask(std::int64_t width, std::int64_t height) : width_(width), height_(height) {
    if (width < 0 || height < 0 || width > Box::max_side || height > Box::max_side)
        throw std::invalid_argument("Mask: width and height must be in 0..2147483647");
    stripes_ = (width + 63) / 64;
    words_.resize(static_cast<std::size_t>(stripes_ * height));
    summary_ = MaskSummary(stripes_, height);
}

Mask Mask::from_words(std::int64_t width, std::int64_t height, std::vector<std::uint64_t> words) {
    Mask mask(0, 0);
    if (width < 0 || height < 0 || width > Box::max_side || height > Box::max_side)
        throw std::invalid_argument("Mask: width and height must be in 0..2147483647");
    mask.width_ = width;
    mask.height_ = height;
    mask.stripes_ = (width + 63) / 64;
    if (words.size() != static_cast<std::size_t>(mask.stripes_ * height))
        throw std::invalid_argument("Mask: the words are not those of its size");
    mask.words_ = std::move(words);
    mask.finish();
    return mask;
}

void Mask::finish() {
    summary_ = MaskSummary(stripes_, height_);
    if (width_ % 64 != 0) {
        const std::uint64_t within = bit(width_) - 1;
        for (auto word = words_.end() - height_; word != words_.end(); ++word) *word &= within;
    }
    for (std::int64_t i = 0; i < stripes_; ++i) summary_.add_stripe(i, stripe(i).data(), height_);
}

Mask Mask::from_rgba(std::span<const std::uint8_t> rgba, std::int64_t width, std::int64_t height,
                     std::size_t pitch, int threshold) {
    if (threshold < 0 || threshold > 255) throw std::invalid_argument("Mask: threshold must be in 0..255");
    Mask mask(width, height);
    if (width == 0 || height == 0) return mask;
    const std::size_t row_bytes = static_cast<std::size_t>(width) * 4;
    if (pitch < row_bytes) throw std::invalid_argument("Mask: the pitch is shorter than a row");
    const auto rows = static_cast<std::size_t>(height);
    if (rgba.size() < row_bytes || (rgba.size() - row_bytes) / pitch < rows - 1)
        throw std::invalid_argument("Mask: fewer pixels than width x height");

    fill_from_rgba(rgba.data(), pitch, threshold, width, height, mask.words_.data());
    mask.finish();
    return mask;
}

bool Mask::test(Point p) const {
    if (p.x < 0 || p.y < 0 || p.x >= width_ || p.y >= height_) return false;
    return (words_[static_cast<std::size_t>(p.x / 64 * height_ + p.y)] & bit(p.x)) != 0;
}

void Mask::set(Point p, bool solid) {
    if (p.x < 0 || p.y < 0 || p.x >= width_ || p.y >= height_) throw std::out_of_range("Mask: no such pixel");
    std::uint64_t& word = words_[static_cast<std::size_t>(p.x / 64 * height_ + p.y)];
    word = solid ? word | bit(p.x) : word & ~bit(p.x);
    summary_.update(p.x / 64, p.y, word);
}

std::int64_t Mask::count() const {
    // Every pixel shared with itself.
    return words_.empty() ? 0 : kernels().count(words_.data(), words_.data(), nullptr, 0, words_.size());
}

std::span<const std::uint64_t> Mask::stripe(std::int64_t stripe) const {
    return std::span(words_).subspan(static_cast<std::size_t>(stripe * height_),
                                     static_cast<std::size_t>(height_));
}

}  // namespace graze
