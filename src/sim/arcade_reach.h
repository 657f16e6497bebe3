#pragma once

#include <bitset>
#include <cstdint>
#include <vector>

#include "sim/arcade.h"

namespace graze::arcade {

// Where can the person still be? Time goes on step by step: the places it can reach grow by a step's run to
// either side, less those at which its box would meet the box of something that falls. Boxes are used, not
// pixels, and the standing person's: so whoever is said to get through does.

// Bit x: the standing person's left pixel is x.
using Places = std::bitset<world_width>;

// A thing that falls, as a box around all its turns.
struct Obstacle {
    std::int64_t x = 0;  // of its left, pixels
    std::int64_t y = 0;  // of its top now, sub-pixels
    std::int64_t width = 0;
    std::int64_t height = 0;
    std::int64_t speed = 0;  // sub-pixels a step
};

// What lies ahead, as it is now.
struct Field {
    std::vector<Obstacle> obstacles;
    std::int64_t slow = 0;  // steps in which they fall at half speed
    std::int64_t person_width = 0;
    std::int64_t person_height = 0;
};

Obstacle obstacle_of(const Faller& faller, const Sprites& sprites);
Field field_of(const World& world, const Sprites& sprites);

// Where the person can stand after so many steps without its box meeting another.
Places open_places(const Field& field, std::int64_t steps);

// These places, and all within a step's run of them.
Places within_a_step(Places places);

// The steps until the last of them has passed the ground.
std::int64_t steps_to_pass(const Field& field);

struct Outlook {
    std::int64_t steps = 0;  // that can be survived
    Places last;             // the places in the last of them
};

// From these places after `start` steps, until `end`: `steps` is `end` where the person gets through.
Outlook look_ahead(const Field& field, const Places& from, std::int64_t start, std::int64_t end);

}  // namespace graze::arcade
