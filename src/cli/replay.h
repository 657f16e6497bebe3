#pragma once

#include "cli/options.h"
#include "sim/arcade_sprites.h"

namespace graze {

// Plays each file again, with these sprites, and prints a line of each: whether it ends as it claims.
// 0 all hold; 1 one differs; 2 one cannot be judged: it cannot be read, is no replay, or was made with other
// pictures (a line to standard error; the other files are judged all the same).
int run_replay_verify(const ReplayOptions& options, const arcade::Sprites& sprites);

}  // namespace graze
