#include "sim/arcade.h"

#include <gtest/gtest.h>

#include "support/arcade_sprites.h"

namespace graze::arcade {
namespace {

using What = Happening::What;

const Sprites& sprites() {
    static const Sprites made = test::arcade_sprites();
    return made;
}

// A world in which nothing appears by itself for a long time.
World quiet_world() {
    World world = make_world(sprites(), 1);
    world.next_faller = world.next_item = 1'000'000;
    return world;
}

// Its top-left stands here, and it falls by whole pixels.
void add_faller(World& world, Kind kind, std::int64_t x, std::int64_t y, std::int64_t speed = 4) {
    Faller faller;
    faller.id = ++world.last_id;
    faller.kind = kind;
    faller.x = to_subpixels(x);
    faller.y = to_subpixels(y);
    faller.speed = to_subpixels(speed);
    world.fallers.push_back(faller);
}

void add_item(World& world, Bonus bonus) {
    world.items.push_back({bonus, world.person_x, to_subpixels(450), 0});
}

void run(World& world, int steps, const Command& command = {}) {
    for (int i = 0; i < steps; ++i) step(world, sprites(), command);
}

int count(const World& world, What what) {
    return static_cast<int>(std::count_if(world.happenings.begin(), world.happenings.end(),
                                          [&](const Happening& h) { return h.what == what; }));
}

TEST(Arcade, PersonStandsOnTheGroundInTheMiddle) {
    EXPECT_EQ(person_box(quiet_world(), sprites()), Box(458, 441, 44, 72));  // (960 - 44) / 2, 513 - 72
}

TEST(Arcade, PersonRunsAtMostFivePixelsAStepAndStaysInsideTheMargins) {
    World world = quiet_world();
    run(world, 1, {100, false});
    EXPECT_EQ(person_box(world, sprites()).x(), 463);
    EXPECT_EQ(world.pose, Pose::right);
    run(world, 1, {-3, false});
    EXPECT_EQ(person_box(world, sprites()).x(), 460);
    EXPECT_EQ(world.pose, Pose::left);
    run(world, 300, {-5, false});
    EXPECT_EQ(person_box(world, sprites()).x(), 48);
    EXPECT_EQ(world.pose, Pose::idle) << "it cannot run on";
    run(world, 300, {5, false});
    EXPECT_EQ(person_box(world, sprites()).x(), 960 - 48 - 44);
}

TEST(Arcade, DuckingPersonIsLowWideAndSlow) {
    World world = quiet_world();
    run(world, 1, {5, true});
    EXPECT_EQ(person_box(world, sprites()), Box(456, 471, 52, 42));  // 458 + 2 - 4, 513 - 42
    run(world, 1);
    EXPECT_EQ(person_box(world, sprites()), Box(460, 441, 44, 72));
}

TEST(Arcade, PixelsThatMeetCostAHeartAndAreRecorded) {
    World world = quiet_world();
    add_faller(world, Kind::lantern, 490, 400);  // falls to 404, to the row 443: three rows over the person
    run(world, 1);
    EXPECT_EQ(world.hearts, 2);
    EXPECT_EQ(world.safe, safe_after_hit);
    EXPECT_EQ(count(world, What::hit), 1);
    ASSERT_TRUE(world.last_hit);
    EXPECT_EQ(world.last_hit->person, Box(458, 441, 44, 72));
    EXPECT_EQ(world.last_hit->faller, Box(490, 404, 40, 40));
    EXPECT_EQ(world.last_hit->boxes, Box(490, 441, 12, 3));
    EXPECT_EQ(world.last_hit->overlap.count, 36);
    EXPECT_EQ(world.last_hit->overlap.bounds, Box(32, 0, 12, 3));
    EXPECT_EQ(world.last_hit->step, 1);
}

TEST(Arcade, OneThingHitsOnceAndNothingHitsForTwoSecondsAfterIt) {
    World world = quiet_world();
    add_faller(world, Kind::lantern, 460, 400);
    run(world, 40);
    EXPECT_EQ(world.hearts, 2);
    add_faller(world, Kind::lantern, 460, 430);
    run(world, 30);
    EXPECT_EQ(world.hearts, 2) << "still safe";
    run(world, 60);
    add_faller(world, Kind::lantern, 460, 430);
    run(world, 1);
    EXPECT_EQ(world.hearts, 1);
    EXPECT_EQ(world.tally.hits, 2);
}

TEST(Arcade, ThirdHitEndsTheGameAndThenNothingMoves) {
    World world = quiet_world();
    for (int hit = 0; hit < 3; ++hit) {
        add_faller(world, Kind::lantern, 460, 420);
        run(world, 1);
        if (hit < 2) run(world, 130);
    }
    EXPECT_TRUE(world.over);
    EXPECT_EQ(world.hearts, 0);
    EXPECT_EQ(count(world, What::over), 1);
    const std::uint64_t before = hash(world);
    run(world, 10, {5, false});
    EXPECT_EQ(hash(world), before);
}

TEST(Arcade, ShieldTakesOneHit) {
    World world = quiet_world();
    world.shield = true;
    add_faller(world, Kind::lantern, 460, 420);
    run(world, 1);
    EXPECT_EQ(world.hearts, 3);
    EXPECT_FALSE(world.shield);
    EXPECT_EQ(world.safe, safe_after_shield);
    EXPECT_EQ(count(world, What::shield_broken), 1);
}

// The parasol's solid columns are x to x + 9; the person begins at 458: 458 - (x + 9) - 1 columns lie
// between.
struct Miss {
    std::int64_t gap;
    std::int64_t grazes;
    std::int64_t points;
};

class ArcadeGraze : public testing::TestWithParam<Miss> {};

TEST_P(ArcadeGraze, IsANearMissOfBoxesThatMetAndParted) {
    const Miss miss = GetParam();
    World world = quiet_world();
    add_faller(world, Kind::parasol, 458 - 10 - miss.gap, 390);
    std::int64_t points = 0;
    int grazes = 0;
    for (int i = 0; i < 60; ++i) {
        run(world, 1);
        for (const Happening& happening : world.happenings) {
            ASSERT_EQ(happening.what, What::graze);
            ++grazes;
            points += happening.points;
            EXPECT_EQ(happening.gap, miss.gap);
            EXPECT_EQ(happening.at.x, 458 - 1 - miss.gap);
        }
    }
    EXPECT_EQ(grazes, miss.grazes);
    EXPECT_EQ(points, miss.points);
    EXPECT_EQ(world.tally.grazes, miss.grazes);
    EXPECT_EQ(world.tally.closest, miss.gap);
    EXPECT_EQ(world.tally.unjust, 1) << "a test of rectangles would have hit";
    EXPECT_EQ(world.hearts, 3);
}

INSTANTIATE_TEST_SUITE_P(Gaps, ArcadeGraze,
                         testing::Values(Miss{0, 1, 50}, Miss{1, 1, 40}, Miss{4, 1, 10}, Miss{5, 0, 0},
                                         Miss{20, 0, 0}));

TEST(Arcade, BoxesThatNeverMetAreNoMiss) {
    World world = quiet_world();
    add_faller(world, Kind::lantern, 458 - 40, 390);  // its last column touches the person's first
    run(world, 60);
    EXPECT_EQ(world.tally.unjust, 0);
    EXPECT_EQ(world.tally.grazes, 0);
    EXPECT_FALSE(world.tally.closest);
}

TEST(Arcade, GrazesInAChainAreWorthMoreUntilItRunsOut) {
    World world = quiet_world();
    const auto graze_once = [&] {
        const std::int64_t before = world.points;
        add_faller(world, Kind::parasol, 448, 390);
        std::int64_t alive = 0;
        for (int i = 0; i < 40; ++i) {
            run(world, 1);
            if (world.steps % steps_for_a_point == 0) ++alive;
        }
        return world.points - before - alive;
    };
    EXPECT_EQ(graze_once(), 50);
    EXPECT_EQ(graze_once(), 100);
    EXPECT_EQ(graze_once(), 150);
    run(world, static_cast<int>(chain_time));
    EXPECT_EQ(graze_once(), 50);
    EXPECT_EQ(world.tally.longest_chain, 3);
}

TEST(Arcade, HitBreaksTheChain) {
    World world = quiet_world();
    world.chain = 4;
    world.chain_left = 100;
    add_faller(world, Kind::lantern, 460, 420);
    run(world, 1);
    EXPECT_EQ(world.chain, 0);
}

TEST(Arcade, ThingThatMissedCanStillHit) {
    World world = quiet_world();
    add_faller(world, Kind::parasol, 440, 405, 1);
    run(world, 1, {-5, false});  // to 453: the box, at rows 406 to 445, meets; the pixels 440 to 449 do not
    run(world, 3, {5, false});
    EXPECT_EQ(world.tally.unjust, 0) << "still met";
    run(world, 10, {5, false});
    EXPECT_EQ(world.tally.unjust, 1) << "parted";
    run(world, 20, {-5, false});
    EXPECT_EQ(world.hearts, 2);
    EXPECT_EQ(world.tally.unjust, 1);
}

TEST(Arcade, EveryBonusHasItsEffect) {
    const auto taken = [](Bonus bonus, auto prepare) {
        World world = quiet_world();
        prepare(world);
        add_item(world, bonus);
        run(world, 1);
        EXPECT_TRUE(world.items.empty());
        EXPECT_GE(count(world, What::bonus), 1);
        return world;
    };
    const auto nothing = [](World&) {};
    EXPECT_TRUE(taken(Bonus::shield, nothing).shield);
    EXPECT_EQ(taken(Bonus::shield, [](World& w) { w.shield = true; }).points, spare_points);
    EXPECT_EQ(taken(Bonus::heart, [](World& w) { w.hearts = 1; }).hearts, 2);
    EXPECT_EQ(taken(Bonus::heart, nothing).points, spare_points);
    EXPECT_EQ(taken(Bonus::clock, nothing).slow, slow_time);
    EXPECT_EQ(taken(Bonus::coin, nothing).points, coin_points);
    const World blown = taken(Bonus::fan, [](World& w) {
        add_faller(w, Kind::lantern, 100, 100);
        add_faller(w, Kind::lantern, 700, 100);
    });
    EXPECT_TRUE(blown.fallers.empty());
    EXPECT_EQ(blown.points, 2 * blown_points);
}

TEST(Arcade, ItemThatIsMissedFallsOutOfTheWorld) {
    World world = quiet_world();
    world.items.push_back({Bonus::coin, to_subpixels(100), to_subpixels(530), 0});
    run(world, 4);
    EXPECT_EQ(world.items.size(), 1u) << "at 538";
    run(world, 1);
    EXPECT_TRUE(world.items.empty());
    EXPECT_EQ(world.points, 0);
}

TEST(Arcade, ThingsFallHalfAsFastWhileTheClockLasts) {
    World world = quiet_world();
    add_faller(world, Kind::lantern, 100, 0, 2);
    world.slow = 3;
    run(world, 5);
    EXPECT_EQ(to_pixel(world.fallers[0].y), 1 + 1 + 1 + 2 + 2);
}

TEST(Arcade, ThingsThatTurnAreTestedTurned) {
    World world = quiet_world();
    add_faller(world, Kind::key, 500, 300, 1);  // 10 x 80, about its centre
    world.fallers[0].angle = quarter_turn;
    run(world, 1);
    EXPECT_EQ(world.boxes[0], Box(465, 336, 80, 10));  // centre (505, 341)
}

TEST(Arcade, StayingAliveBringsTenPointsASecond) {
    World world = quiet_world();
    run(world, 600);
    EXPECT_EQ(world.points, 100);
}

TEST(Arcade, SameSeedAndCommandsGiveTheSameWorld) {
    const auto played = [](std::uint64_t seed) {
        World world = make_world(sprites(), seed);
        for (int i = 0; i < 3000; ++i) step(world, sprites(), {(i / 70 % 3 - 1) * 5, i / 200 % 5 == 4});
        return hash(world);
    };
    EXPECT_EQ(played(1), played(1));
    EXPECT_NE(played(1), played(2));
}

}  // namespace
}  // namespace graze::arcade
