#include "collision/mask.h"

#include <bit>
#include <stdexcept>

namespace graze {

namespace {

constexpr std::uint64_t bit(std::int64_t x) {
    return std::uint64_t{1} << (static_cast<std::uint64_t>(x) % 64);
}

}  // namespace

Mask::Mask(std::int64_t width, std::int64_t height) : width_(width), height_(height) {
    if (width < 0 || height < 0 || width > Box::max_side || height > Box::max_side)
        throw std::invalid_argument("Mask: width and height must be in 0..2147483647");
    words_per_row_ = (static_cast<std::size_t>(width) + 63) / 64;
    words_.resize(words_per_row_ * static_cast<std::size_t>(height));
}

Mask Mask::from_rgba(std::span<const std::uint8_t> rgba, std::int64_t width, std::int64_t height,
                     std::size_t pitch, int threshold) {
    if (threshold < 0 || threshold > 255) throw std::invalid_argument("Mask: threshold must be in 0..255");
    Mask mask(width, height);
    if (width == 0 || height == 0) return mask;
    const std::size_t row_bytes = static_cast<std::size_t>(width) * 4;
    if (pitch < row_bytes) throw std::invalid_argument("Mask: the pitch is shorter than a row");
    const std::size_t rows_before_last = static_cast<std::size_t>(height) - 1;
    if (rgba.size() < row_bytes || (rgba.size() - row_bytes) / pitch < rows_before_last)
        throw std::invalid_argument("Mask: fewer pixels than width x height");

    for (std::size_t y = 0; y <= rows_before_last; ++y) {
        const std::uint8_t* alpha = rgba.data() + y * pitch + 3;
        std::uint64_t* words = mask.words_.data() + y * mask.words_per_row_;
        for (std::int64_t x = 0; x < width; ++x, alpha += 4)
            if (*alpha > threshold) words[x / 64] |= bit(x);
    }
    return mask;
}

bool Mask::test(Point p) const {
    if (p.x < 0 || p.y < 0 || p.x >= width_ || p.y >= height_) return false;
    return (row(p.y)[static_cast<std::size_t>(p.x / 64)] & bit(p.x)) != 0;
}

void Mask::set(Point p, bool solid) {
    if (p.x < 0 || p.y < 0 || p.x >= width_ || p.y >= height_) throw std::out_of_range("Mask: no such pixel");
    std::uint64_t& word =
        words_[static_cast<std::size_t>(p.y) * words_per_row_ + static_cast<std::size_t>(p.x / 64)];
    word = solid ? word | bit(p.x) : word & ~bit(p.x);
}

std::int64_t Mask::count() const {
    std::int64_t solid = 0;
    for (const std::uint64_t word : words_) solid += std::popcount(word);
    return solid;
}

std::span<const std::uint64_t> Mask::row(std::int64_t y) const {
    return std::span(words_).subspan(static_cast<std::size_t>(y) * words_per_row_, words_per_row_);
}

}  // namespace graze
