#include "sim/arcade_pilot.h"

#include <algorithm>
#include <array>
#include <cstdlib>

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

// How many steps the person gets through if it stands at `place` in the next one.
std::int64_t survival(const Field& field, std::int64_t place, std::int64_t horizon) {
    Places there;
    there.set(static_cast<std::size_t>(place));
    if ((open_places(field, 1) & there).none()) return 0;
    return look_ahead(field, there, 1, horizon).steps;
}

}  // namespace

Command decide(const World& world, const Sprites& sprites) {
    const Field field = field_of(world, sprites);
    const std::int64_t horizon = std::max<std::int64_t>(1, steps_to_pass(field));
    const std::int64_t here = to_pixel(world.person_x);
    const std::int64_t last = world_width - margin - field.person_width;
    const std::int64_t wanted = wanted_place(world, sprites);
    const auto towards = static_cast<int>(std::clamp<std::int64_t>(wanted - here, -run_speed, run_speed));

    Command best;
    std::int64_t most_steps = -1;
    std::int64_t least_way = 0;
    for (const int move : std::array{towards, 0, -run_speed, run_speed}) {
        const std::int64_t place = std::clamp<std::int64_t>(here + move, margin, last);
        const std::int64_t steps = survival(field, place, horizon);
        const std::int64_t way = std::abs(wanted - place);
        if (steps < most_steps || (steps == most_steps && way >= least_way)) continue;
        best.move = move;
        most_steps = steps;
        least_way = way;
    }
    return best;
}

}  // namespace graze::arcade
