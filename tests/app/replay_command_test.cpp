// `graze replay verify` with the pictures of the program itself.
#include "app/art_files.h"
#include "scenes/arcade_art.h"
#include "store/replay_file.h"
#include "support/recorded_replay.h"
#include "support/run_program.h"

namespace graze {
namespace {

class ReplayCommand : public test::RunProgram {};

TEST_F(ReplayCommand, AGameOfThisProgramHoldsAndAChangedOneDiffers) {
    const arcade::Sprites sprites = make_arcade_sprites(raster_art, load_art());
    arcade::Replay replay = test::recorded_replay(sprites, 7, 600);
    write("game.json", format_replay(replay));
    const std::string points = std::to_string(replay.points);
    const test::Outcome whole = run(GRAZE_PROGRAM, {"replay", "verify", "game.json"});
    EXPECT_EQ(whole.status, 0) << whole.err;
    EXPECT_EQ(whole.out, "game.json: holds: " + points + " points in 600 steps\n");
    EXPECT_EQ(whole.err, "");

    ++replay.points;
    write("game.json", format_replay(replay));
    const test::Outcome changed = run(GRAZE_PROGRAM, {"replay", "verify", "game.json"});
    EXPECT_EQ(changed.status, 1) << changed.err;
    EXPECT_EQ(changed.out, "game.json: differs after step 600; it ends with " + points + " points, not " +
                               std::to_string(replay.points) + "\n");
}

}  // namespace
}  // namespace graze
