#pragma once

#include "frame/score.h"
#include "scenes/arcade_proof.h"
#include "scenes/ui/text_field.h"

namespace graze {

// The score screen: what came of the game, and the last hit once more.
struct ArcadeOver {
    const arcade::World& world;
    const Proof* last_hit = nullptr;
    bool is_replay = false;
    const TextField* name = nullptr;  // while the player's name is asked for
    const Kept* kept = nullptr;       // once the score was kept, or was not
    bool has_folder = true;           // for scores
    bool is_practice = false;         // slow motion or single steps were used
};

void draw_arcade_over(Painter& painter, const ArcadeOver& over, const Words& words);

}  // namespace graze
