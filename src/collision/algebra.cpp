#include "collision/algebra.h"

#include <algorithm>
#include <array>
#include <limits>
#include <stdexcept>
#include <utility>

#include "collision/stripes.h"

namespace graze {

namespace {

// a - b, or the int64 nearest to it: no mask reaches as far as that.
std::int64_t difference(std::int64_t a, std::int64_t b) {
    using Limits = std::numeric_limits<std::int64_t>;
    if (b > 0 && a < Limits::min() + b) return Limits::min();
    if (b < 0 && a > Limits::max() + b) return Limits::max();
    return a - b;
}

Mask to_mask(std::int64_t width, Stripes&& stripes) {
    return Mask::from_words(width, stripes.height, std::move(stripes.words));
}

// `of(word_a, word_b)` of each 64 pixels of the window.
template <class Operation>
Mask combine(const Mask& a, const Mask& b, Point offset, const Box& window, Operation of) {
    Stripes result(window.width(), window.height());
    Stripes other(window.width(), window.height());
    merge(result, a, window.top_left());
    merge(other, b, {difference(window.x(), offset.x), difference(window.y(), offset.y)});
    std::transform(result.words.begin(), result.words.end(), other.words.begin(), result.words.begin(), of);
    return to_mask(window.width(), std::move(result));
}

// Swaps ever smaller neighbouring groups: halves, quarters, ... single bits.
std::uint64_t reverse_bits(std::uint64_t word) {
    std::uint64_t low = ~std::uint64_t{0};
    for (unsigned size = 32; size > 0; size /= 2) {
        low ^= low << size;  // the lower group of each two
        word = (word >> size & low) | (word << size & ~low);
    }
    return word;
}

// Bit x of word y becomes bit y of word x: swaps the upper right and the lower left quarter of ever smaller
// squares.
void transpose(std::array<std::uint64_t, 64>& block) {
    std::uint64_t low = ~std::uint64_t{0};
    for (std::size_t size = 32; size > 0; size /= 2) {
        low ^= low << size;
        for (std::size_t y = 0; y < 64; ++y) {
            if ((y & size) != 0) continue;
            const std::uint64_t changed = (block[y] >> size ^ block[y + size]) & low;
            block[y] ^= changed << size;
            block[y + size] ^= changed;
        }
    }
}

// Pixel (x, y) goes to (y, x).
Mask transposed(const Mask& mask) {
    Stripes result(mask.height(), mask.width());
    for (std::int64_t i = 0; i < mask.stripes(); ++i) {
        for (std::int64_t j = 0; j < result.stripes; ++j) {
            std::array<std::uint64_t, 64> block{};
            const std::uint64_t* from = mask.stripe_words(i) + j * 64;
            std::copy_n(from, std::min<std::int64_t>(64, mask.height() - j * 64), block.begin());
            transpose(block);
            std::copy_n(block.begin(), std::min<std::int64_t>(64, mask.width() - i * 64),
                        result.stripe(j) + i * 64);
        }
    }
    return to_mask(mask.height(), std::move(result));
}

// The pixel of `from` pixels into which the centre of pixel x of `to` falls. Nothing overflows: sizes are
// below 2^31, so the product is below 2^63.
std::int64_t nearest(std::int64_t x, std::int64_t from, std::int64_t to) {
    return (2 * x + 1) * from / (2 * to);
}

}  // namespace

Mask mask_union(const Mask& a, const Mask& b, Point offset, const Box& window) {
    return combine(a, b, offset, window, [](std::uint64_t wa, std::uint64_t wb) { return wa | wb; });
}

Mask mask_intersection(const Mask& a, const Mask& b, Point offset, const Box& window) {
    return combine(a, b, offset, window, [](std::uint64_t wa, std::uint64_t wb) { return wa & wb; });
}

Mask mask_difference(const Mask& a, const Mask& b, Point offset, const Box& window) {
    return combine(a, b, offset, window, [](std::uint64_t wa, std::uint64_t wb) { return wa & ~wb; });
}

Mask mask_xor(const Mask& a, const Mask& b, Point offset, const Box& window) {
    return combine(a, b, offset, window, [](std::uint64_t wa, std::uint64_t wb) { return wa ^ wb; });
}

Mask crop(const Mask& mask, const Box& window) {
    Stripes result(window.width(), window.height());
    merge(result, mask, window.top_left());
    return to_mask(window.width(), std::move(result));
}

Mask complement(const Mask& mask) {
    Stripes result(mask.width(), mask.height());
    merge(result, mask, {0, 0});
    for (std::uint64_t& word : result.words) word = ~word;
    return to_mask(mask.width(), std::move(result));
}

Mask mirror_left_right(const Mask& mask) {
    // Right-aligned, so that the last column becomes bit 0 of the first word.
    Stripes aligned(mask.width(), mask.height());
    merge(aligned, mask, {mask.width() - 64 * mask.stripes(), 0});
    Stripes result(mask.width(), mask.height());
    for (std::int64_t i = 0; i < result.stripes; ++i) {
        const std::uint64_t* from = aligned.stripe(result.stripes - 1 - i);
        std::transform(from, from + result.height, result.stripe(i), reverse_bits);
    }
    return to_mask(mask.width(), std::move(result));
}

Mask mirror_top_bottom(const Mask& mask) {
    Stripes result(mask.width(), mask.height());
    for (std::int64_t i = 0; i < result.stripes; ++i)
        std::reverse_copy(mask.stripe_words(i), mask.stripe_words(i) + mask.height(), result.stripe(i));
    return to_mask(mask.width(), std::move(result));
}

Mask turn_quarters(const Mask& mask, int quarters) {
    switch (quarters & 3) {  // modulo 4, also of negative ones
        case 1:
            return mirror_left_right(transposed(mask));
        case 2:
            return mirror_left_right(mirror_top_bottom(mask));
        case 3:
            return mirror_top_bottom(transposed(mask));
        default:
            return mask;
    }
}

Mask scale(const Mask& mask, std::int64_t width, std::int64_t height) {
    if (width < 0 || height < 0 || width > Box::max_side || height > Box::max_side)
        throw std::invalid_argument("scale: width and height must be in 0..2147483647");
    if (mask.width() == 0 || mask.height() == 0) return {width, height};
    Stripes result(width, height);
    for (std::int64_t i = 0; i < result.stripes; ++i) {
        const std::int64_t pixels = std::min<std::int64_t>(64, width - i * 64);
        std::array<std::int64_t, 64> columns{};
        for (std::int64_t x = 0; x < pixels; ++x)
            columns[static_cast<std::size_t>(x)] = nearest(i * 64 + x, mask.width(), width);

        std::uint64_t* words = result.stripe(i);
        std::int64_t last_row = -1;
        for (std::int64_t y = 0; y < height; ++y) {
            const std::int64_t row = nearest(y, mask.height(), height);
            if (row == last_row) {
                words[y] = words[y - 1];
                continue;
            }
            last_row = row;
            for (std::int64_t x = 0; x < pixels; ++x) {
                const std::int64_t column = columns[static_cast<std::size_t>(x)];
                words[y] |= (mask.stripe_words(column / 64)[row] >> (column % 64) & 1) << x;
            }
        }
    }
    return to_mask(width, std::move(result));
}

}  // namespace graze
