#include "sim/arcade_replay.h"

#include <gtest/gtest.h>

#include "support/arcade_sprites.h"

namespace graze::arcade {
namespace {

using Answer = ReplayCheck::Answer;

const Sprites& sprites() {
    static const Sprites made = test::arcade_sprites();
    return made;
}

Replay recorded(std::uint64_t seed, int steps) {
    World world = make_world(sprites(), seed);
    Recorder recorder(seed);
    for (int i = 0; i < steps; ++i) {
        const Command command{(i / 50 % 3 - 1) * 5, i % 400 > 370};
        step(world, sprites(), command);
        recorder.add(command, world);
    }
    return *recorder.replay(world, sprites());
}

TEST(ArcadeReplay, EndsAsItWasPlayed) {
    const Replay replay = recorded(7, 1000);
    EXPECT_EQ(replay.commands.size(), 1000u);
    EXPECT_EQ(replay.checksums.size(), 16u);
    const ReplayCheck checked = check(replay, sprites());
    EXPECT_EQ(checked.answer, Answer::holds);
    EXPECT_EQ(checked.points, replay.points);
    EXPECT_EQ(checked.step, 1000);
}

TEST(ArcadeReplay, AnyChangeIsFound) {
    const Replay replay = recorded(7, 1000);
    const auto answer = [](Replay changed) { return check(changed, sprites()).answer; };
    Replay changed = replay;
    changed.seed = 8;
    EXPECT_EQ(answer(changed), Answer::differs);
    changed = replay;
    ++changed.points;
    EXPECT_EQ(answer(changed), Answer::differs);
    changed = replay;
    changed.end ^= 1;
    EXPECT_EQ(answer(changed), Answer::differs);
    changed = replay;
    changed.checksums.pop_back();
    EXPECT_EQ(answer(changed), Answer::differs);
    changed = replay;
    changed.checksums.push_back(0);
    EXPECT_EQ(answer(changed), Answer::differs);
    changed = replay;
    changed.commands.pop_back();
    EXPECT_EQ(answer(changed), Answer::differs);
}

TEST(ArcadeReplay, DifferenceIsNamedByItsStep) {
    Replay replay = recorded(7, 1000);
    replay.commands[130].move = replay.commands[130].move == 0 ? 5 : 0;
    const ReplayCheck checked = check(replay, sprites());
    EXPECT_EQ(checked.answer, Answer::differs);
    EXPECT_EQ(checked.step, 180);  // the first checksum after it
}

TEST(ArcadeReplay, OtherPicturesAreSaidToBeOthers) {
    const Replay replay = recorded(7, 100);
    Sprites others = test::arcade_sprites();
    others.bonuses[0].set({0, 0}, false);
    EXPECT_EQ(check(replay, others).answer, Answer::other_pictures);
}

TEST(ArcadeReplay, StepsAfterTheEndAreFound) {
    World world = make_world(sprites(), 7);
    Recorder recorder(7);
    while (!world.over) {
        step(world, sprites(), {});
        recorder.add({}, world);
    }
    Replay replay = *recorder.replay(world, sprites());
    EXPECT_EQ(check(replay, sprites()).answer, Answer::holds);
    replay.commands.push_back({});
    if (replay.commands.size() % 60 == 0) replay.checksums.push_back(replay.end);
    EXPECT_EQ(check(replay, sprites()).answer, Answer::differs);
}

}  // namespace
}  // namespace graze::arcade
