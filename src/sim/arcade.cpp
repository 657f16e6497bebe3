#include "sim/arcade.h"

#include <algorithm>

#include "collision/gap.h"
#include "sim/arcade_spawn.h"

namespace graze::arcade {

namespace {

constexpr std::uint32_t person_group = 0;
constexpr std::uint32_t faller_group = 1;

using What = Happening::What;

Point centre(const Box& box) {
    return {box.x() + box.width() / 2, box.y() + box.height() / 2};
}

void move_person(World& world, const Sprites& sprites, const Command& command) {
    const std::int64_t speed = command.duck ? duck_speed : run_speed;
    const std::int64_t move = std::clamp<std::int64_t>(command.move, -speed, speed);
    const std::int64_t before = world.person_x;
    world.person_x = std::clamp(world.person_x + to_subpixels(move), to_subpixels(margin),
                                to_subpixels(world_width - margin - sprites.pose(Pose::idle).width()));
    world.moved = world.person_x - before;
    world.pose = command.duck      ? Pose::duck
                 : world.moved < 0 ? Pose::left
                 : world.moved > 0 ? Pose::right
                                   : Pose::idle;
}

void fall(World& world) {
    const std::int64_t part = world.slow > 0 ? 2 : 1;
    for (Faller& faller : world.fallers) {
        faller.fell = faller.speed / part;
        faller.y += faller.fell;
        faller.turned = faller.spin;
        faller.angle += faller.spin;
    }
    constexpr std::int64_t item_speed = to_subpixels(2);
    for (Item& item : world.items) {
        item.fell = item_speed;
        item.y += item.fell;
    }
    world.slow = std::max<std::int64_t>(0, world.slow - 1);
}

// The mask of a thing, and where it is tested.
Body body_of(const Faller& faller, const Sprites& sprites) {
    const PlacedMask& placed = at_angle(sprites.shape(faller.kind, faller.size), faller.angle);
    const Box box(placed.box.x() + to_pixel(faller.x), placed.box.y() + to_pixel(faller.y),
                  placed.box.width(), placed.box.height());
    return {box, &placed.mask, faller_group};
}

void happen(World& world, const Happening& happening) {
    world.points += happening.points;
    world.happenings.push_back(happening);
}

void take_hit(World& world, const Faller& faller, const Body& body, const Contact& contact,
              const Body& person) {
    ++world.tally.hits;
    world.chain = 0;
    world.chain_left = 0;
    const Box& shared = contact.overlap->bounds;
    const Point at{person.box.x() + shared.x() + shared.width() / 2,
                   person.box.y() + shared.y() + shared.height() / 2};
    world.last_hit =
        Hit{world.steps, faller.kind,   faller.size,     tested_angle(faller.angle), body.box, world.pose,
            person.box,  contact.boxes, *contact.overlap};
    if (world.shield) {
        world.shield = false;
        world.safe = safe_after_shield;
        return happen(world, {What::shield_broken, at});
    }
    world.safe = safe_after_hit;
    --world.hearts;
    happen(world, {What::hit, at});
    if (world.hearts > 0) return;
    world.over = true;
    happen(world, {What::over, at});
}

// How near the thing came, while its box meets the person's.
void watch_gap(Faller& faller, const Body& body, const Body& person) {
    const Point offset{body.box.x() - person.box.x(), body.box.y() - person.box.y()};
    const auto near = gap(*person.mask, *body.mask, offset, Metric::chebyshev);
    if (!near) return;
    const auto pixels = static_cast<std::int64_t>(near->distance);
    if (faller.closest && *faller.closest <= pixels) return;
    faller.closest = pixels;
    faller.closest_at = {body.box.x() + near->b.x, body.box.y() + near->b.y};
}

// The boxes have parted: it missed.
void settle_miss(World& world, Faller& faller) {
    if (!faller.met || faller.fate != Faller::Fate::open) return;
    faller.fate = Faller::Fate::missed;  // once a thing, even should the boxes meet again
    ++world.tally.unjust;
    if (!faller.closest) return;
    world.tally.closest = std::min(world.tally.closest.value_or(*faller.closest), *faller.closest);
    if (*faller.closest > graze_gap) return;
    ++world.tally.grazes;
    world.chain = std::min(world.chain + 1, longest_chain);
    world.chain_left = chain_time;
    world.tally.longest_chain = std::max<std::int64_t>(world.tally.longest_chain, world.chain);
    const std::int64_t points = world.chain * graze_points * (graze_gap + 1 - *faller.closest);
    happen(world, {What::graze, faller.closest_at, points, *faller.closest});
}

void judge_fallers(World& world, const Sprites& sprites) {
    const Body person{person_box(world, sprites), &sprites.pose(world.pose), person_group};
    std::vector<Body> bodies{person};
    world.boxes.clear();
    for (const Faller& faller : world.fallers) {
        bodies.push_back(body_of(faller, sprites));
        world.boxes.push_back(bodies.back().box);
    }
    PipelineResult result = run_pipeline_of_first(bodies, cell_size, Narrowphase::pixels);
    world.contacts = std::move(result.contacts);
    world.counts = result.counts;

    std::vector<bool> meets(world.fallers.size(), false);
    for (const Contact& contact : world.contacts) {
        const std::size_t i = contact.second - 1;
        Faller& faller = world.fallers[i];
        meets[i] = true;
        if (faller.fate == Faller::Fate::touched) continue;
        faller.met = true;
        if (!contact.overlap) {
            watch_gap(faller, bodies[i + 1], person);
            continue;
        }
        faller.fate = Faller::Fate::touched;
        if (world.safe == 0 && !world.over) take_hit(world, faller, bodies[i + 1], contact, person);
    }
    for (std::size_t i = 0; i < meets.size(); ++i)
        if (!meets[i]) settle_miss(world, world.fallers[i]);
}

void blow_away(World& world) {
    for (std::size_t i = 0; i < world.fallers.size(); ++i)
        happen(world, {What::blown, centre(world.boxes[i]), blown_points});
    world.fallers.clear();
    world.boxes.clear();
    world.contacts.clear();
}

void take_bonus(World& world, Bonus bonus, Point at) {
    std::int64_t points = 0;
    switch (bonus) {
        case Bonus::shield:
            points = world.shield ? spare_points : 0;
            world.shield = true;
            break;
        case Bonus::heart:
            points = world.hearts == most_hearts ? spare_points : 0;
            world.hearts = std::min(world.hearts + 1, most_hearts);
            break;
        case Bonus::clock:
            world.slow = slow_time;
            break;
        case Bonus::fan:
            blow_away(world);
            break;
        case Bonus::coin:
            points = coin_points;
            break;
    }
    happen(world, {What::bonus, at, points, 0, bonus});
}

void judge_items(World& world, const Sprites& sprites) {
    const Box person = person_box(world, sprites);
    std::erase_if(world.items, [&](const Item& item) {
        const Mask& mask = sprites.bonus(item.bonus);
        const Point at{to_pixel(item.x), to_pixel(item.y)};
        if (!overlaps(sprites.pose(world.pose), mask, {at.x - person.x(), at.y - person.y()}))
            return at.y >= world_height;
        take_bonus(world, item.bonus, {at.x + mask.width() / 2, at.y + mask.height() / 2});
        return true;
    });
}

void remove_fallen(World& world) {
    for (std::size_t i = world.fallers.size(); i-- > 0;) {
        if (world.boxes[i].y() < world_height) continue;
        const auto at = static_cast<std::ptrdiff_t>(i);
        world.fallers.erase(world.fallers.begin() + at);
        world.boxes.erase(world.boxes.begin() + at);
        for (Contact& contact : world.contacts)
            if (contact.second > i + 1) --contact.second;
    }
}

void pass_time(World& world) {
    world.safe = std::max<std::int64_t>(0, world.safe - 1);
    if (world.chain_left > 0 && --world.chain_left == 0) world.chain = 0;
    if (world.steps % steps_for_a_point == 0) ++world.points;
}

}  // namespace

Box person_box(const World& world, const Sprites& sprites) {
    const Mask& mask = sprites.pose(world.pose);
    const std::int64_t aside = (sprites.pose(Pose::idle).width() - mask.width()) / 2;
    return {to_pixel(world.person_x) + aside, ground - mask.height(), mask.width(), mask.height()};
}

World make_world(const Sprites& sprites, std::uint64_t seed) {
    World world;
    world.random = Random(seed);
    world.person_x = to_subpixels((world_width - sprites.pose(Pose::idle).width()) / 2);
    return world;
}

void step(World& world, const Sprites& sprites, const Command& command) {
    world.happenings.clear();
    if (world.over) return;
    ++world.steps;
    pass_time(world);
    move_person(world, sprites, command);
    fall(world);
    spawn(world, sprites);
    judge_fallers(world, sprites);
    judge_items(world, sprites);
    remove_fallen(world);
}

}  // namespace graze::arcade
