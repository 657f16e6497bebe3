#pragma once

#include <optional>

#include "scenes/arcade_proof.h"

namespace graze {

// The score screen: what came of the game, and the last hit once more.
void draw_arcade_over(Painter& painter, const arcade::World& world, const Proof* last_hit,
                      const Words& words);

}  // namespace graze
