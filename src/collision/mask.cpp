#include "collision/mask.h"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <utility>

#include "collision/kernels.h"

namespace graze {

namespace {

constexpr std::uint64_t bit(std::int64_t x) {
    return std::uint64_t{1} << (static_cast<std::uint64_t>(x) % 64);
}

std::int64_t stripes_for(std::int64_t width) {
    return (width + 63) / 64;
}

std::size_t words_for(std::int64_t width, std::int64_t height) {
    if (width < 0 || height < 0 || width > Box::max_side || height > Box::max_side)
        throw std::invalid_argument("Mask: width and height must be in 0..2147483647");
    return static_cast<std::size_t>(stripes_for(width) * height);
}

std::vector<std::uint64_t> clear_words(std::int64_t width, std::int64_t height) {
    return std::vector<std::uint64_t>(words_for(width, height));
}

// One row of a picture; its words stand side by side. 64 pixels are 256 bytes, so the kernel takes the row as
// so many rows of one stripe.
void solid_words_of_row(const std::uint8_t* rgba, std::int64_t width, int threshold, std::uint64_t* words) {
    const std::size_t whole = static_cast<std::size_t>(width) / 64;
    const std::size_t rest = static_cast<std::size_t>(width) % 64;
    kernels().solid(rgba, 256, whole, 64, threshold, words);
    if (rest != 0) kernels().solid(rgba + whole * 256, 0, 1, rest, threshold, words + whole);
}

}  // namespace

Mask::Mask(std::int64_t width, std::int64_t height, std::vector<std::uint64_t> words)
    : width_(width), height_(height), stripes_(stripes_for(width)), words_(std::move(words)) {}

Mask::Mask(std::int64_t width, std::int64_t height) : Mask(width, height, clear_words(width, height)) {
    summary_ = MaskSummary(stripes_, height);
}

Mask Mask::from_words(std::int64_t width, std::int64_t height, std::vector<std::uint64_t> words) {
    if (words.size() != words_for(width, height))
        throw std::invalid_argument("Mask: the words are not those of its size");
    Mask mask(width, height, std::move(words));
    mask.finish();
    return mask;
}

void Mask::finish() {
    summary_ = MaskSummary(stripes_, height_);
    if (width_ % 64 != 0) {
        const std::uint64_t within = bit(width_) - 1;
        for (auto word = words_.end() - height_; word != words_.end(); ++word) *word &= within;
    }
    for (std::int64_t i = 0; i < stripes_; ++i)
        for (std::int64_t top = 0; top < height_; top += 64)
            summary_.add_block(i, top / 64, stripe_words(i) + top, std::min<std::int64_t>(64, height_ - top));
}

Mask Mask::from_rgba(std::span<const std::uint8_t> rgba, std::int64_t width, std::int64_t height,
                     std::size_t pitch, int threshold) {
    // All is checked before any memory is asked for.
    if (threshold < 0 || threshold > 255) throw std::invalid_argument("Mask: threshold must be in 0..255");
    if (words_for(width, height) == 0) return {width, height};
    const std::size_t row_bytes = static_cast<std::size_t>(width) * 4;
    if (pitch < row_bytes) throw std::invalid_argument("Mask: the pitch is shorter than a row");
    if (rgba.size() < row_bytes || (rgba.size() - row_bytes) / pitch < static_cast<std::size_t>(height) - 1)
        throw std::invalid_argument("Mask: fewer pixels than width x height");
    Mask mask(width, height);
    mask.fill_from_rgba(rgba.data(), pitch, threshold);
    return mask;
}

// Row by row, as a picture lies in memory, into a strip of 64 rows, and from there into the stripes. (Stripe
// by stripe the picture would be read across, row by row the mask written across.)
void Mask::fill_from_rgba(const std::uint8_t* rgba, std::size_t pitch, int threshold) {
    const std::int64_t across = stripes_;
    std::vector<std::uint64_t> strip(static_cast<std::size_t>(across * std::min<std::int64_t>(64, height_)));
    for (std::int64_t top = 0; top < height_; top += 64) {
        const std::int64_t rows = std::min<std::int64_t>(64, height_ - top);
        for (std::int64_t y = 0; y < rows; ++y)
            solid_words_of_row(rgba + static_cast<std::size_t>(top + y) * pitch, width_, threshold,
                               strip.data() + y * across);
        for (std::int64_t i = 0; i < across; ++i) {
            std::uint64_t* words = words_.data() + i * height_ + top;
            for (std::int64_t y = 0; y < rows; ++y)
                words[y] = strip[static_cast<std::size_t>(y * across + i)];
            summary_.add_block(i, top / 64, words, rows);
        }
    }
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

std::span<const std::uint64_t> Mask::stripe(std::int64_t index) const {
    return std::span(words_).subspan(static_cast<std::size_t>(index * height_),
                                     static_cast<std::size_t>(height_));
}

}  // namespace graze
