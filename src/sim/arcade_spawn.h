#pragma once

#include "sim/arcade.h"

namespace graze::arcade {

// Lets things and bonus items appear above the world, more and faster ones as time goes on. A thing that
// would close the last way by which the person can still get through between all boxes is refused: another
// one is tried, and if none fits, again in the next step. So a hit is never unavoidable, unless the person
// has run where it was.
void spawn(World& world, const Sprites& sprites);

// Between two things, in steps; falls smoothly from 60 towards 9.
std::int64_t spawn_interval(std::int64_t steps);

// Of a middling thing, in sub-pixels a step; rises smoothly from 2 1/4 towards 6 pixels.
std::int64_t fall_speed(std::int64_t steps);

}  // namespace graze::arcade
