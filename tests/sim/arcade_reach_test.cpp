#include "sim/arcade_reach.h"

#include <gtest/gtest.h>

#include "sim/arcade_pilot.h"
#include "sim/arcade_spawn.h"
#include "support/arcade_search.h"
#include "support/arcade_sprites.h"

namespace graze::arcade {
namespace {

const Sprites& sprites() {
    static const Sprites made = test::arcade_sprites();
    return made;
}

Field field_with(std::vector<Obstacle> obstacles, std::int64_t slow = 0) {
    return {std::move(obstacles), slow, 44, 72};
}

// A thing whose top stands at y pixels.
Obstacle thing(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height, std::int64_t speed) {
    return {x, to_subpixels(y), width, height, to_subpixels(speed)};
}

TEST(ArcadeReach, PersonCanStandBetweenTheMargins) {
    const Places open = open_places(field_with({}), 0);
    EXPECT_EQ(open.count(), 960u - 2 * 48 - 44 + 1);
    EXPECT_TRUE(open.test(48) && open.test(868));
    EXPECT_FALSE(open.test(47) || open.test(869));
}

TEST(ArcadeReach, ThingClosesThePlacesWhereTheBoxesWouldMeet) {
    // Its lowest row is 441, the person's topmost: 401 + 40.
    const Places low = open_places(field_with({thing(500, 402, 60, 40, 1)}), 0);
    EXPECT_TRUE(low.test(456));  // the person ends at 499
    EXPECT_FALSE(low.test(457));
    EXPECT_FALSE(low.test(559));
    EXPECT_TRUE(low.test(560));
    EXPECT_TRUE(open_places(field_with({thing(500, 401, 60, 40, 1)}), 0).test(500)) << "one row above";
    EXPECT_FALSE(open_places(field_with({thing(500, 401, 60, 40, 1)}), 1).test(500)) << "a step later";
    EXPECT_FALSE(open_places(field_with({thing(500, 512, 60, 40, 1)}), 0).test(500));
    EXPECT_TRUE(open_places(field_with({thing(500, 513, 60, 40, 1)}), 0).test(500)) << "below the ground";
}

TEST(ArcadeReach, SlowTimeIsCountedIn) {
    const Field slow = field_with({thing(500, 395, 60, 40, 2)}, 5);
    EXPECT_TRUE(open_places(slow, 5).test(500));   // its lower edge is at 395 + 5 + 40
    EXPECT_FALSE(open_places(slow, 6).test(500));  // and 2 below that
}

TEST(ArcadeReach, WallOverTheWholeWidthEndsTheWay) {
    Places here;
    here.set(458);
    const Outlook outlook = look_ahead(field_with({thing(0, 391, 960, 40, 1)}), here, 0, 200);
    EXPECT_EQ(outlook.steps, 10);  // its lower edge is at 431, and may come to 441
}

TEST(ArcadeReach, GapMustBeReachedInTime) {
    Places here;
    here.set(48);
    // A gap of exactly the person's width at 800, 752 pixels away: 151 steps of 5 pixels.
    const auto wall = [](std::int64_t y) {
        return field_with({thing(0, y, 800, 40, 1), thing(844, y, 116, 40, 1)});
    };
    // After 150 steps the person is at 798 and must still be free: y + 40 + 150 <= 441.
    EXPECT_EQ(look_ahead(wall(251), here, 0, 400).steps, 400);
    EXPECT_EQ(look_ahead(wall(252), here, 0, 400).steps, 149);
}

TEST(ArcadeReach, StepsToPassLeadBeyondTheGround) {
    for (const std::int64_t slow : {0, 1, 5, 100, 1000}) {
        const Field field = field_with({thing(0, -40, 960, 40, 3)}, slow);
        const std::int64_t steps = steps_to_pass(field);
        EXPECT_EQ(open_places(field, steps).count(), 821u) << slow;
        EXPECT_LE(steps, 2 * (553 / 3 + 2)) << slow;
    }
}

TEST(ArcadeSpawn, DifficultyRisesSmoothlyWithinItsLimits) {
    EXPECT_EQ(spawn_interval(0), 60);
    EXPECT_EQ(fall_speed(0), 576);  // 2 1/4 pixels
    for (std::int64_t steps = 0; steps < 60 * 60 * 60; steps += 30) {
        EXPECT_LE(spawn_interval(steps + 30), spawn_interval(steps));
        EXPECT_LE(spawn_interval(steps) - spawn_interval(steps + 30), 1);
        EXPECT_GE(spawn_interval(steps), 9);
        EXPECT_GE(fall_speed(steps + 30), fall_speed(steps));
        EXPECT_LE(fall_speed(steps + 30) - fall_speed(steps), 9);
        EXPECT_LE(fall_speed(steps), 6 * 256);
    }
}

TEST(ArcadeSpawn, LeavesAWayThroughAtEverySpawn) {
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        World world = make_world(sprites(), seed);
        world.steps = 5 * 60 * 60;  // as hard as after five minutes
        int spawned = 0;
        for (int i = 0; i < 400 && !world.over; ++i) {
            const std::uint32_t before = world.last_id;
            // Run about without looking, but survive.
            world.hearts = most_hearts;
            step(world, sprites(), {(i / 40 % 3 - 1) * 5, false});
            if (world.last_id == before) continue;
            ++spawned;
            EXPECT_TRUE(test::gap_remains(world, sprites())) << "seed " << seed << " step " << i;
        }
        EXPECT_GT(spawned, 8);
    }
}

TEST(ArcadePilot, IsNotHitInAMinute) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        World world = make_world(sprites(), seed);
        for (int i = 0; i < 3600; ++i) step(world, sprites(), decide(world, sprites()));
        EXPECT_EQ(world.tally.hits, 0) << seed;
        EXPECT_GT(world.last_id, 60u);
    }
}

TEST(ArcadePilot, FetchesTheLowestItem) {
    World world = make_world(sprites(), 1);
    world.next_faller = world.next_item = 1'000'000;
    world.items.push_back({Bonus::coin, to_subpixels(600), to_subpixels(300), 0});
    world.items.push_back({Bonus::coin, to_subpixels(200), to_subpixels(10), 0});
    for (int i = 0; i < 100; ++i) step(world, sprites(), decide(world, sprites()));
    EXPECT_EQ(world.items.size(), 1u);
    EXPECT_GE(world.points, coin_points);
}

}  // namespace
}  // namespace graze::arcade
