#include "sim/arcade_reach.h"

#include <algorithm>

namespace graze::arcade {

namespace {

// Bits first to end - 1, as far as there are such.
Places span_of(std::int64_t first, std::int64_t end) {
    first = std::max<std::int64_t>(first, 0);
    end = std::min<std::int64_t>(end, world_width);
    if (first >= end) return {};
    return (~Places() >> static_cast<std::size_t>(world_width - (end - first)))
           << static_cast<std::size_t>(first);
}

// How far it has fallen after so many steps.
std::int64_t fallen(const Obstacle& obstacle, std::int64_t steps, std::int64_t slow) {
    return obstacle.speed * steps - obstacle.speed / 2 * std::min(steps, slow);
}

}  // namespace

static_assert(run_speed == 5);
Places within_a_step(Places places) {
    places |= places << 1 | places >> 1;
    places |= places << 2 | places >> 2;
    return places | places << 2 | places >> 2;
}

Obstacle obstacle_of(const Faller& faller, const Sprites& sprites) {
    const Box& reach = sprites.shape(faller.kind, faller.size).reach;
    return {to_pixel(faller.x) + reach.x(), faller.y + to_subpixels(reach.y()), reach.width(), reach.height(),
            faller.speed};
}

Field field_of(const World& world, const Sprites& sprites) {
    const Mask& person = sprites.pose(Pose::idle);
    Field field{{}, world.slow, person.width(), person.height()};
    for (const Faller& faller : world.fallers) field.obstacles.push_back(obstacle_of(faller, sprites));
    return field;
}

Places open_places(const Field& field, std::int64_t steps) {
    Places open = span_of(margin, world_width - margin - field.person_width + 1);
    for (const Obstacle& obstacle : field.obstacles) {
        const std::int64_t top = to_pixel(obstacle.y + fallen(obstacle, steps, field.slow));
        if (top >= ground || top + obstacle.height <= ground - field.person_height) continue;
        open &= ~span_of(obstacle.x - field.person_width + 1, obstacle.x + obstacle.width);
    }
    return open;
}

std::int64_t steps_to_pass(const Field& field) {
    std::int64_t most = 0;
    for (const Obstacle& obstacle : field.obstacles) {
        const std::int64_t way = std::max<std::int64_t>(0, to_subpixels(ground) - obstacle.y);
        const std::int64_t steps = way / obstacle.speed + 1;
        most = std::max(most, steps + std::min(steps, (field.slow + 1) / 2));  // what half speed can cost
    }
    return most;
}

Outlook look_ahead(const Field& field, const Places& from, std::int64_t start, std::int64_t end) {
    Outlook outlook{start, from};
    while (outlook.steps < end) {
        const Places next = within_a_step(outlook.last) & open_places(field, outlook.steps + 1);
        if (next.none()) break;
        outlook.last = next;
        ++outlook.steps;
    }
    return outlook;
}

}  // namespace graze::arcade
