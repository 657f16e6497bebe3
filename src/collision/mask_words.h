#pragma once

// Internal: the words of a mask read from any column and row, also outside the mask, where all is clear.

#include <bit>
#include <cstdint>

#include "collision/mask.h"

namespace graze {

// The lowest and the highest bit that is set; one must be.
inline std::int64_t lowest(std::uint64_t bits) {
    return std::countr_zero(bits);
}
inline std::int64_t highest(std::uint64_t bits) {
    return 63 - std::countl_zero(bits);
}

// Bits first..last of a word, 0 <= first <= last <= 63.
inline std::uint64_t bit_range(std::int64_t first, std::int64_t last) {
    return ~std::uint64_t{0} >> (63 - last) & ~std::uint64_t{0} << first;
}

// The 64 pixels of a row from any column on; 0 <= row < mask.height().
inline std::uint64_t pixels_from(const Mask& mask, std::int64_t column, std::int64_t row) {
    const std::int64_t low = column >> 6;  // floor
    const auto shift = static_cast<unsigned>(column & 63);
    std::uint64_t pixels = 0;
    if (low >= 0 && low < mask.stripes()) pixels = mask.stripe_words(low)[row] >> shift;
    if (shift != 0 && low + 1 >= 0 && low + 1 < mask.stripes())
        pixels |= mask.stripe_words(low + 1)[row] << (64 - shift);
    return pixels;
}

// Bit i: may row first + i of the stripe have a solid pixel? By the summary; without one, every row may. Any
// stripe and row.
inline std::uint64_t candidate_rows(const Mask& mask, std::int64_t stripe, std::int64_t first) {
    if (stripe < 0 || stripe >= mask.stripes() || first <= -64 || first >= mask.height()) return 0;
    const MaskSummary& summary = mask.summary();
    if (summary.empty()) {
        const std::int64_t begin = first < 0 ? -first : 0;
        const std::int64_t end = mask.height() - first < 64 ? mask.height() - first : 64;
        return begin < end ? bit_range(begin, end - 1) : 0;
    }
    const std::int64_t words = (mask.height() + 63) / 64;
    const auto word = [&](std::int64_t i) { return i >= 0 && i < words ? summary.any(stripe)[i] : 0; };
    const std::int64_t low = first >> 6;
    const auto shift = static_cast<unsigned>(first & 63);
    return shift == 0 ? word(low) : word(low) >> shift | word(low + 1) << (64 - shift);
}

}  // namespace graze
