#pragma once

// Internal: the rows of a mask as runs, that is, unbroken stretches of solid (or of clear) pixels.

#include <bit>
#include <cstdint>

#include "collision/mask.h"

namespace graze {

// Calls visit(begin, end) for each run of row y, columns [begin, end), from left to right; the runs of clear
// pixels where `solid` is false. 0 <= y < mask.height(). Cost: the row's words and runs.
template <class Visit>
void for_each_run(const Mask& mask, std::int64_t y, bool solid, Visit visit) {
    std::int64_t begin = 0;
    bool inside = false;  // a run that began at `begin`
    for (std::int64_t i = 0; i < mask.stripes(); ++i) {
        const std::uint64_t word = mask.stripe_words(i)[y];
        const std::int64_t pixels = mask.width() - i * 64;
        const std::uint64_t within = pixels < 64 ? (std::uint64_t{1} << pixels) - 1 : ~std::uint64_t{0};
        const std::uint64_t wanted = solid ? word : ~word & within;
        // Pixels that are not like the one to the left of them.
        std::uint64_t changes = wanted ^ (wanted << 1 | (inside ? 1U : 0U));
        for (; changes != 0; changes &= changes - 1) {
            const std::int64_t x = i * 64 + std::countr_zero(changes);
            if (inside)
                visit(begin, x);
            else
                begin = x;
            inside = !inside;
        }
    }
    if (inside) visit(begin, mask.width());
}

}  // namespace graze
