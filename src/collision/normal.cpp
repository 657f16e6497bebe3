#include "collision/normal.h"

#include "collision/overlap.h"

namespace graze {

Point contact_normal(const Mask& a, const Mask& b, Point offset) {
    constexpr std::int64_t beyond = 2 * Box::max_side;  // no masks overlap there, nor one pixel nearer
    if (offset.x < -beyond || offset.x > beyond || offset.y < -beyond || offset.y > beyond) return {};
    const auto shared = [&](std::int64_t dx, std::int64_t dy) {
        return overlap_count(a, b, {offset.x + dx, offset.y + dy});
    };
    return {shared(-1, 0) - shared(1, 0), shared(0, -1) - shared(0, 1)};
}

}  // namespace graze
