#include "collision/stripes.h"

#include <algorithm>

namespace graze {

void merge(Stripes& to, const StripesView& from, Point at) {
    constexpr std::int64_t far = std::int64_t{1} << 40;  // beyond every mask, and safe to add to
    const std::int64_t dx = std::clamp(at.x, -far, far);
    const std::int64_t dy = std::clamp(at.y, -far, far);
    const std::int64_t top = std::max<std::int64_t>(0, -dy);
    const std::int64_t bottom = std::min(to.height, from.height - dy);
    const auto shift = static_cast<unsigned>(dx & 63);

    // Stripes from left to right and rows downward: where both are the same words, each is read before it
    // changes.
    for (std::int64_t i = 0; i < to.stripes; ++i) {
        const std::int64_t low = i + (dx >> 6);  // floor
        std::uint64_t* out = to.stripe(i);
        if (low >= 0 && low < from.stripes) {
            const std::uint64_t* in = from.stripe(low);
            for (std::int64_t y = top; y < bottom; ++y) out[y] |= in[y + dy] >> shift;
        }
        if (shift != 0 && low + 1 >= 0 && low + 1 < from.stripes) {
            const std::uint64_t* in = from.stripe(low + 1);
            for (std::int64_t y = top; y < bottom; ++y) out[y] |= in[y + dy] << (64 - shift);
        }
    }
}

}  // namespace graze
