#pragma once

#include "sim/arcade_replay.h"

namespace graze::test {

// A game as it would be recorded, of one who runs to and fro and ducks now and then; at most so many steps,
// and none after its end.
inline arcade::Replay recorded_replay(const arcade::Sprites& sprites, std::uint64_t seed, int steps) {
    arcade::World world = arcade::make_world(sprites, seed);
    arcade::Recorder recorder(seed);
    for (int i = 0; i < steps && !world.over; ++i) {
        const arcade::Command command{(i / 50 % 3 - 1) * 5, i % 400 > 370};
        arcade::step(world, sprites, command);
        recorder.add(command, world);
    }
    return *recorder.replay(world, sprites);
}

}  // namespace graze::test
