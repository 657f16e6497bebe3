#include "sim/arcade_replay.h"

#include "sim/state_hash.h"

namespace graze::arcade {

namespace {

void add(StateHash& state, const Mask& mask) {
    state.add(mask.width());
    state.add(mask.height());
    for (std::int64_t stripe = 0; stripe < mask.stripes(); ++stripe)
        for (const std::uint64_t word : mask.stripe(stripe)) state.add(word);
}

}  // namespace

std::uint64_t hash(const Sprites& sprites) {
    StateHash state;
    for (const Mask& mask : sprites.person) add(state, mask);
    // Of those that turn the first one tells enough: the others are made from it.
    for (const auto& sizes : sprites.shapes)
        for (const Shape& shape : sizes) add(state, shape.turned.front().mask);
    for (const Mask& mask : sprites.bonuses) add(state, mask);
    return state.value();
}

void Recorder::add(const Command& command, const World& world) {
    too_long_ = too_long_ || std::ssize(replay_.commands) >= longest_replay;
    if (too_long_) return;
    replay_.commands.push_back(command);
    if (std::ssize(replay_.commands) % steps_a_checksum == 0) replay_.checksums.push_back(hash(world));
}

std::optional<Replay> Recorder::replay(const World& world, const Sprites& sprites) const {
    if (too_long_) return std::nullopt;
    Replay replay = replay_;
    replay.pictures = hash(sprites);
    replay.points = world.points;
    replay.end = hash(world);
    return replay;
}

ReplayCheck check(const Replay& replay, const Sprites& sprites) {
    using Answer = ReplayCheck::Answer;
    if (replay.pictures != hash(sprites)) return {Answer::other_pictures, 0, 0};
    World world = make_world(sprites, replay.seed);
    std::size_t checksum = 0;
    std::int64_t steps = 0;
    for (const Command& command : replay.commands) {
        if (world.over) return {Answer::differs, steps, world.points};  // nothing follows the end
        step(world, sprites, command);
        if (++steps % steps_a_checksum != 0) continue;
        if (checksum >= replay.checksums.size() || replay.checksums[checksum++] != hash(world))
            return {Answer::differs, steps, world.points};
    }
    const bool same =
        checksum == replay.checksums.size() && hash(world) == replay.end && world.points == replay.points;
    return {same ? Answer::holds : Answer::differs, steps, world.points};
}

}  // namespace graze::arcade
