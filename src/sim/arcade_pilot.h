#pragma once

#include "sim/arcade.h"

namespace graze::arcade {

// The automatic player's next command: a run after which the person can get through between all boxes for as
// long as is possible; of several, the one that brings it nearest to the lowest bonus item, or to the middle.
// It sees what a player sees, and remembers nothing. O(steps until all has fallen x things).
Command decide(const World& world, const Sprites& sprites);

}  // namespace graze::arcade
