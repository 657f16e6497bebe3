#include "sim/inspector.h"

#include <algorithm>
#include <utility>

namespace graze::inspector {

namespace {

constexpr std::int64_t cell_size = 256;
constexpr std::int64_t farthest = std::int64_t{1} << 61;

// Sums of places that are all within `farthest` fit an int64.
Point held(Point p) {
    return {std::clamp(p.x, -farthest, farthest), std::clamp(p.y, -farthest, farthest)};
}

Box box_of(const Sprite& sprite) {
    return {sprite.position.x, sprite.position.y, sprite.mask.width(), sprite.mask.height()};
}

void judge(World& world) {
    std::array<Body, 2> bodies;
    for (std::size_t i = 0; i < bodies.size(); ++i)
        bodies[i] = {box_of(world.sprites[i]), &world.sprites[i].mask};
    const PipelineResult result = run_pipeline(bodies, cell_size, Narrowphase::pixels);
    world.contact = result.contacts.empty() ? std::nullopt : std::optional(result.contacts.front());
    world.counts = result.counts;
}

}  // namespace

World make_world(Mask a, Mask b) {
    World world;
    const std::int64_t gap = std::max<std::int64_t>(8, a.width() / 8);
    const Point beside{a.width() + gap, (a.height() - b.height()) / 2};
    world.sprites[0] = {std::move(a), {0, 0}, 0};
    world.sprites[1] = {std::move(b), beside, 1};
    judge(world);
    return world;
}

std::optional<std::size_t> sprite_at(const World& world, Point pixel) {
    for (std::size_t i = world.sprites.size(); i-- > 0;) {
        const Sprite& sprite = world.sprites[i];
        if (!box_of(sprite).contains(pixel)) continue;
        if (sprite.mask.test({pixel.x - sprite.position.x, pixel.y - sprite.position.y})) return i;
    }
    return std::nullopt;
}

void step(World& world, const Command& command) {
    const Point pointer = held(command.pointer);
    if (command.press) {
        if (const auto sprite = sprite_at(world, pointer)) {
            const Point place = world.sprites[*sprite].position;
            world.grab = Grab{*sprite, {pointer.x - place.x, pointer.y - place.y}};
            world.last = *sprite;
        }
    }
    if (world.grab) {
        const Point hold = world.grab->hold;
        world.sprites[world.grab->sprite].position = held({pointer.x - hold.x, pointer.y - hold.y});
    }
    if (command.release) world.grab.reset();
    Point& nudged = world.sprites[world.last].position;
    const Point nudge = held(command.nudge);
    nudged = held({nudged.x + nudge.x, nudged.y + nudge.y});
    judge(world);
}

void replace(World& world, std::size_t sprite, Mask mask) {
    Sprite& old = world.sprites[sprite];
    const Point centred{old.position.x + (old.mask.width() - mask.width()) / 2,
                        old.position.y + (old.mask.height() - mask.height()) / 2};
    const std::int64_t newest = std::max(world.sprites[0].loaded, world.sprites[1].loaded);
    old = {std::move(mask), held(centred), newest + 1};
    if (world.grab && world.grab->sprite == sprite) world.grab.reset();
    judge(world);
}

std::size_t sprite_to_replace(const World& world, Point pixel) {
    if (const auto sprite = sprite_at(world, pixel)) return *sprite;
    return world.sprites[0].loaded < world.sprites[1].loaded ? 0 : 1;
}

}  // namespace graze::inspector
