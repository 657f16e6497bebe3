#include "sim/arcade_pilot.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "sim/arcade_reach.h"

namespace graze::arcade {

namespace {

// The person's left pixel that it would like best.
std::int64_t wanted_place(const World& world, const Sprites& sprites) {
    const std::int64_t width = sprites.pose(Pose::idle).width();
    const Item* lowest = nullptr;
    for (const Item& item : world.items)
        if (lowest == nullptr || item.y > lowest->y) lowest = &item;
    if (lowest == nullptr) return (world_width - width) / 2;
    return to_pixel(lowest->x) + sprites.bonus(lowest->bonus).width() / 2 - width / 2;
}

// The places at which it can be after the next step and still get through for as long as is possible at all.
Places safe_places(const Field& field, std::int64_t here) {
    std::vector<Places> ways(1);
    ways[0].set(static_cast<std::size_t>(here));
    const std::int64_t horizon = std::max<std::int64_t>(1, steps_to_pass(field));
    while (std::ssize(ways) <= horizon) {
        const Places next = within_a_step(ways.back()) & open_places(field, std::ssize(ways));
        if (next.none()) break;
        ways.push_back(next);
    }
    // Back again: of each step's places only those from which a later one is reached.
    Places safe = ways.back();
    for (std::size_t i = ways.size() - 1; i-- > 1;) safe = ways[i] & within_a_step(safe);
    return ways.size() == 1 ? Places() : safe;
}

}  // namespace

Command decide(const World& world, const Sprites& sprites) {
    const std::int64_t here = to_pixel(world.person_x);
    const std::int64_t wanted = wanted_place(world, sprites);
    const Places safe = safe_places(field_of(world, sprites), here);
    Command best;
    std::int64_t least_way = world_width;
    for (int move = -run_speed; move <= run_speed; ++move) {
        const std::int64_t place = here + move;
        if (place < 0 || place >= world_width || !safe.test(static_cast<std::size_t>(place))) continue;
        const std::int64_t way = std::abs(wanted - place);
        if (way >= least_way) continue;
        best.move = move;
        least_way = way;
    }
    return best;
}

}  // namespace graze::arcade
