#include "sim/dodger.h"

#include <algorithm>
#include <stdexcept>

#include "sim/state_hash.h"

namespace graze::dodger {

namespace {

constexpr std::int64_t cell_size = 64;
constexpr std::uint32_t block_group = 1;

void move_person(World& world, const Sprites& sprites, int direction) {
    const std::int64_t margin = world_width * margin_percent / 100;
    world.person_x += to_subpixels(std::clamp(direction, -1, 1) * person_speed);
    world.person_x = std::clamp(world.person_x, to_subpixels(margin),
                                to_subpixels(world_width - margin - sprites.person.width()));
}

void spawn(World& world, const Mask& block) {
    constexpr auto chance = static_cast<std::uint32_t>(spawn_chance * 4294967296.0);
    const auto places = static_cast<std::uint32_t>(world_width - block.width() + 1);
    // Both numbers are drawn in every step, so that what is spawned does not depend on what came before.
    const bool now = world.random.next() >> 32 < chance;
    const std::uint32_t place = world.random.below(places);
    if (now) world.blocks.push_back({to_subpixels(place), to_subpixels(-block.height()), 0});
}

void move_blocks(World& world) {
    const bool turned = world.mode == Mode::turned;
    for (Block& block : world.blocks) {
        block.y += to_subpixels(turned ? turned_fall_speed : fall_speed);
        block.angle = turned ? block.angle + turn_speed : 0;
    }
}

// The block as it is tested: in the world, turned where it turns.
PlacedMask place(const Block& block, const Mask& mask) {
    const Pose pose{static_cast<double>(to_pixel(block.x)), static_cast<double>(to_pixel(block.y)), 1, 1,
                    rotation_of(block.angle)};
    auto placed = resample(mask, pose);
    if (auto* ok = std::get_if<PlacedMask>(&placed)) return std::move(*ok);
    throw std::logic_error("dodger: a block cannot be placed");
}

Box around(const Box& a, const Box& b) {
    if (a.empty()) return b;
    const std::int64_t left = std::min(a.x(), b.x());
    const std::int64_t top = std::min(a.y(), b.y());
    return {left, top, std::max(a.x() + a.width(), b.x() + b.width()) - left,
            std::max(a.y() + a.height(), b.y() + b.height()) - top};
}

void judge(World& world, const Sprites& sprites) {
    const Box person(to_pixel(world.person_x), to_pixel(world.person_y), sprites.person.width(),
                     sprites.person.height());
    std::vector<PlacedMask> placed;
    placed.reserve(world.blocks.size());
    std::vector<Body> bodies{{person, &sprites.person}};
    world.block_boxes.clear();
    for (const Block& block : world.blocks) {
        const PlacedMask& p = placed.emplace_back(place(block, sprites.block));
        bodies.push_back({p.box, &p.mask, block_group});
        world.block_boxes.push_back(p.box);
    }
    const bool by_pixels = world.mode != Mode::rectangles;
    PipelineResult result =
        run_pipeline(bodies, cell_size, by_pixels ? Narrowphase::pixels : Narrowphase::none);

    Verdict& verdict = world.verdict = {};
    for (const Contact& contact : result.contacts) {
        if (by_pixels && !contact.overlap) continue;
        const Box& deciding = by_pixels ? contact.overlap->bounds : contact.boxes;
        verdict.hit = true;
        verdict.pixels += by_pixels ? contact.overlap->count : deciding.width() * deciding.height();
        verdict.bounds =
            around(verdict.bounds, by_pixels ? Box(person.x() + deciding.x(), person.y() + deciding.y(),
                                                   deciding.width(), deciding.height())
                                             : deciding);
    }
    verdict.contacts = std::move(result.contacts);
    verdict.counts = result.counts;
    if (verdict.hit) ++world.hit_steps;
}

void remove_fallen(World& world) {
    // Newly fallen blocks touch nothing any more: no contact names them, and the others keep their order.
    for (std::size_t i = world.blocks.size(); i-- > 0;) {
        if (world.block_boxes[i].y() <= world_height) continue;
        const auto at = static_cast<std::ptrdiff_t>(i);
        world.blocks.erase(world.blocks.begin() + at);
        world.block_boxes.erase(world.block_boxes.begin() + at);
        for (Contact& contact : world.verdict.contacts)
            if (contact.second > i + 1) --contact.second;
    }
}

}  // namespace

World make_world(const Sprites& sprites, std::uint64_t seed) {
    World world;
    world.random = Random(seed);
    world.person_x = to_subpixels((world_width - sprites.person.width()) / 2);
    world.person_y =
        to_subpixels(world_height - world_height * margin_percent / 100 - sprites.person.height());
    return world;
}

void step(World& world, const Sprites& sprites, const Command& command) {
    if (command.next_mode) world.mode = static_cast<Mode>((static_cast<int>(world.mode) + 1) % 3);
    move_person(world, sprites, command.direction);
    spawn(world, sprites.block);
    move_blocks(world);
    judge(world, sprites);
    remove_fallen(world);
    ++world.steps;
}

std::uint64_t hash(const World& world) {
    StateHash state;
    state.add(world.random.state());
    state.add(static_cast<std::int64_t>(world.mode));
    state.add(world.person_x);
    state.add(world.person_y);
    state.add(world.steps);
    state.add(world.hit_steps);
    state.add(std::uint64_t{world.verdict.hit});
    state.add(world.verdict.pixels);
    for (const Block& block : world.blocks) {
        state.add(block.x);
        state.add(block.y);
        state.add(std::uint64_t{block.angle});
    }
    return state.value();
}

}  // namespace graze::dodger
