#pragma once

#include "sim/arcade.h"

namespace graze::arcade {

// The automatic player's next command: the run after which the person can get through for longest; of
// several, the one that brings it nearest to the lowest bonus item, or to the middle. It sees what a player
// sees, and remembers nothing. About 3 x 300 steps are looked ahead.
Command decide(const World& world, const Sprites& sprites);

}  // namespace graze::arcade
