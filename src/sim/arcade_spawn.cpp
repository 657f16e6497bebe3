#include "sim/arcade_spawn.h"

#include <algorithm>

#include "sim/arcade_reach.h"

namespace graze::arcade {

namespace {

constexpr std::int64_t half_way = 60 * 60;   // steps after which the difficulty has risen by half
constexpr int tries = 6;                     // a step
constexpr std::int64_t item_interval = 540;  // steps, and up to as many more

// From `first` to `last`, as the difficulty rises.
std::int64_t between(std::int64_t first, std::int64_t last, std::int64_t steps) {
    return first + (last - first) * steps / (steps + half_way);
}

Faller draw_faller(World& world, const Sprites& sprites) {
    Random& random = world.random;
    Faller faller;
    faller.kind = static_cast<Kind>(random.below(kind_count));
    const std::uint32_t size = random.below(10);  // half of them are of the middle size
    faller.size = size < 3 ? Size::small : size < 8 ? Size::medium : Size::large;
    const Box& reach = sprites.shape(faller.kind, faller.size).reach;
    const auto places = static_cast<std::uint32_t>(world_width - reach.width() + 1);
    faller.x = to_subpixels(static_cast<std::int64_t>(random.below(places)) - reach.x());
    faller.y = to_subpixels(-reach.y() - reach.height());
    const std::int64_t percent = 75 + static_cast<std::int64_t>(random.below(51));
    faller.speed = fall_speed(world.steps) * percent / 100 / 2 * 2;
    const std::uint32_t angle = random.below(256);
    const std::uint32_t spin = random.below(257);
    if (turns(faller.kind)) {
        constexpr Angle slowest = (1u << 31) / 128 / 120;  // a turn in 512 s; up to one in 4 s, either way
        faller.angle = angle << 24;
        faller.spin = (spin - 128) * slowest;
    }
    return faller;
}

void spawn_faller(World& world, const Sprites& sprites) {
    Field field = field_of(world, sprites);
    Places here;
    here.set(static_cast<std::size_t>(to_pixel(world.person_x)));
    for (int i = 0; i < tries; ++i) {
        Faller faller = draw_faller(world, sprites);
        field.obstacles.push_back(obstacle_of(faller, sprites));
        const std::int64_t end = steps_to_pass(field);
        if (look_ahead(field, here, 0, end).steps == end) {
            faller.id = ++world.last_id;
            world.fallers.push_back(faller);
            world.next_faller = spawn_interval(world.steps);
            return;
        }
        field.obstacles.pop_back();
    }
    world.next_faller = 1;
}

void spawn_item(World& world, const Sprites& sprites) {
    // Of twenty: shields and coins are common, a heart is rare.
    constexpr Bonus chances[20] = {Bonus::coin,   Bonus::coin,   Bonus::coin,   Bonus::coin,   Bonus::coin,
                                   Bonus::coin,   Bonus::coin,   Bonus::shield, Bonus::shield, Bonus::shield,
                                   Bonus::shield, Bonus::shield, Bonus::clock,  Bonus::clock,  Bonus::clock,
                                   Bonus::clock,  Bonus::fan,    Bonus::fan,    Bonus::fan,    Bonus::heart};
    Item item;
    item.bonus = chances[world.random.below(20)];
    const Mask& mask = sprites.bonus(item.bonus);
    const auto places = static_cast<std::uint32_t>(world_width - 2 * margin - mask.width() + 1);
    item.x = to_subpixels(margin + static_cast<std::int64_t>(world.random.below(places)));
    item.y = to_subpixels(-mask.height());
    world.items.push_back(item);
    world.next_item = item_interval + static_cast<std::int64_t>(world.random.below(item_interval));
}

}  // namespace

std::int64_t spawn_interval(std::int64_t steps) {
    return between(60, 9, steps);
}

std::int64_t fall_speed(std::int64_t steps) {
    return between(subpixels * 9 / 4, subpixels * 6, steps);
}

void spawn(World& world, const Sprites& sprites) {
    if (--world.next_faller <= 0) spawn_faller(world, sprites);
    if (--world.next_item <= 0) spawn_item(world, sprites);
}

}  // namespace graze::arcade
