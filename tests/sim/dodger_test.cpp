#include "sim/dodger.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "support/mask_art.h"

namespace graze::dodger {
namespace {

Mask solid(std::int64_t width, std::int64_t height) {
    Mask mask(width, height);
    for (std::int64_t y = 0; y < height; ++y)
        for (std::int64_t x = 0; x < width; ++x) mask.set({x, y});
    return mask;
}

// A disc, and a diamond with a hole, by whole-number formulas: shapes in which rectangles lie.
Mask disc(std::int64_t side) {
    Mask mask(side, side);
    for (std::int64_t y = 0; y < side; ++y) {
        for (std::int64_t x = 0; x < side; ++x) {
            const std::int64_t dx = 2 * x + 1 - side;
            const std::int64_t dy = 2 * y + 1 - side;
            if (dx * dx + dy * dy <= side * side) mask.set({x, y});
        }
    }
    return mask;
}

Mask hollow_diamond(std::int64_t side) {
    Mask mask(side, side);
    for (std::int64_t y = 0; y < side; ++y) {
        for (std::int64_t x = 0; x < side; ++x) {
            const std::int64_t distance = std::abs(2 * x + 1 - side) + std::abs(2 * y + 1 - side);
            if (distance <= side && distance > side / 2) mask.set({x, y});
        }
    }
    return mask;
}

const Sprites boxes{solid(44, 72), solid(56, 56)};

// With one block put in by hand, the oldest; those that spawn by chance come after it.
World with_block(const Sprites& sprites, Mode mode, std::int64_t x, std::int64_t y) {
    World world = make_world(sprites, 1);
    world.mode = mode;
    world.blocks = {{x * subpixels, y * subpixels, 0}};
    return world;
}

TEST(Dodger, PersonStartsAtTheBottomCentreOnTheSafeMargin) {
    const World world = make_world(boxes, 1);
    EXPECT_EQ(to_pixel(world.person_x), 458);       // (960 - 44) / 2
    EXPECT_EQ(to_pixel(world.person_y) + 72, 513);  // 540 less 5 %
    EXPECT_TRUE(world.blocks.empty());
}

TEST(Dodger, PersonMovesFivePixelsAStepAndStopsAtTheMargin) {
    World world = make_world(boxes, 1);
    step(world, boxes, {.direction = 1});
    EXPECT_EQ(to_pixel(world.person_x), 463);
    step(world, boxes, {.direction = -1});
    step(world, boxes, {});
    EXPECT_EQ(to_pixel(world.person_x), 458);
    for (int i = 0; i < 200; ++i) step(world, boxes, {.direction = 1});
    EXPECT_EQ(to_pixel(world.person_x), 868);  // 960 less 5 % less 44
    for (int i = 0; i < 400; ++i) step(world, boxes, {.direction = -1});
    EXPECT_EQ(to_pixel(world.person_x), 48);
}

TEST(Dodger, BlocksSpawnJustAboveTheTopWhollyInsideWithProbabilityOneInAHundred) {
    World world = make_world(boxes, 7);
    int spawned = 0;
    std::int64_t leftmost = world_width;
    std::int64_t rightmost = 0;
    for (int i = 0; i < 100'000; ++i) {
        world.blocks.clear();
        step(world, boxes, {});
        if (world.blocks.empty()) continue;
        ++spawned;
        ASSERT_EQ(world.blocks.size(), 1u);
        ASSERT_EQ(to_pixel(world.blocks[0].y), -56 + 2);  // spawned at -56, then fell one step
        leftmost = std::min(leftmost, to_pixel(world.blocks[0].x));
        rightmost = std::max(rightmost, to_pixel(world.blocks[0].x));
    }
    EXPECT_NEAR(spawned, 1000, 100);  // three standard deviations
    EXPECT_GE(leftmost, 0);
    EXPECT_LT(leftmost, 10);
    EXPECT_LE(rightmost, world_width - 56);
    EXPECT_GT(rightmost, world_width - 56 - 10);
}

TEST(Dodger, BlocksFallTwoPixelsAndGoOnceTheyArePastTheBottom) {
    World world = with_block(boxes, Mode::pixels, 10, 536);
    step(world, boxes, {});
    ASSERT_FALSE(world.blocks.empty());
    EXPECT_EQ(to_pixel(world.blocks[0].y), 538);
    step(world, boxes, {});
    EXPECT_EQ(to_pixel(world.blocks[0].y), 540);  // at the bottom, not past it
    step(world, boxes, {});
    EXPECT_TRUE(world.blocks.empty() || to_pixel(world.blocks[0].y) < 0);
}

TEST(Dodger, TurnedBlocksFallOnePixelAndTurnFiveThousandthsOfARadian) {
    World world = with_block(boxes, Mode::turned, 10, 100);
    for (int i = 0; i < 100; ++i) step(world, boxes, {});
    EXPECT_EQ(to_pixel(world.blocks[0].y), 200);
    EXPECT_NEAR(world.blocks[0].angle * (2 * std::numbers::pi / 4294967296.0), 0.5, 1e-6);
    // A square of 56 turned by 0.5: its bounds are 56 * (0.8776 + 0.4794) = 75.99 wide about the centre x
    // = 38.
    EXPECT_EQ(world.block_boxes[0].x(), 0);
    EXPECT_EQ(world.block_boxes[0].width(), 76);
}

TEST(Dodger, ModesDifferWhereRectanglesLie) {
    const Sprites discs{disc(40), disc(40)};
    // The boxes share their corners' 4 x 4 pixels; the discs are empty there.
    const auto after_step = [&](Mode mode) {
        World world = make_world(discs, 1);
        world.mode = mode;
        world.blocks = {{world.person_x + 36 * subpixels, world.person_y - (36 + 2) * subpixels, 0}};
        if (mode == Mode::turned) world.blocks[0].y += subpixels;
        step(world, discs, {});
        return world;
    };
    const World rectangles = after_step(Mode::rectangles);
    EXPECT_TRUE(rectangles.verdict.hit);
    EXPECT_EQ(rectangles.verdict.pixels, 16);
    EXPECT_EQ(rectangles.verdict.contacts.size(), 1u);
    const World pixels = after_step(Mode::pixels);
    EXPECT_FALSE(pixels.verdict.hit);
    EXPECT_EQ(pixels.verdict.pixels, 0);
    EXPECT_EQ(pixels.verdict.contacts.size(), 1u);  // the boxes met, and are shown
    EXPECT_FALSE(after_step(Mode::turned).verdict.hit);
}

TEST(Dodger, SharedPixelsAreCountedAndBoundedInTheWorld) {
    // The block's lower right 4 x 3 pixels lie on the person's upper left ones after the step.
    World world = make_world(boxes, 1);
    world.blocks = {{world.person_x - 52 * subpixels, world.person_y - (53 + 2) * subpixels, 0}};
    step(world, boxes, {});
    EXPECT_TRUE(world.verdict.hit);
    EXPECT_EQ(world.verdict.pixels, 12);
    EXPECT_EQ(world.verdict.bounds, Box(458, 441, 4, 3));
    EXPECT_EQ(world.hit_steps, 1);
}

TEST(Dodger, ModesFollowEachOther) {
    World world = make_world(boxes, 1);
    EXPECT_EQ(world.mode, Mode::pixels);
    step(world, boxes, {.next_mode = true});
    EXPECT_EQ(world.mode, Mode::turned);
    step(world, boxes, {.next_mode = true});
    EXPECT_EQ(world.mode, Mode::rectangles);
    step(world, boxes, {.next_mode = true});
    EXPECT_EQ(world.mode, Mode::pixels);
}

TEST(Dodger, SubpixelsBecomePixelsByFloor) {
    EXPECT_EQ(to_pixel(255), 0);
    EXPECT_EQ(to_pixel(256), 1);
    EXPECT_EQ(to_pixel(-1), -1);
    EXPECT_EQ(to_pixel(-256), -1);
    EXPECT_EQ(to_pixel(-257), -2);
}

// 10,000 steps through all modes, walking to and fro. The number itself has no meaning; that every build (g++
// and clang++, optimised or not, with sanitizers or without) arrives at it has.
TEST(Dodger, TenThousandStepsEndInTheSameHashInEveryBuild) {
    const Sprites sprites{disc(44), hollow_diamond(56)};
    World world = make_world(sprites, 20261201);
    for (int i = 0; i < 10'000; ++i) {
        const int direction = i / 97 % 3 - 1;
        step(world, sprites, {.direction = direction, .next_mode = i % 1400 == 1399});
    }
    EXPECT_EQ(world.steps, 10'000);
    EXPECT_GT(world.hit_steps, 100);
    EXPECT_EQ(hash(world), 10550142622785158428u);
}

TEST(Dodger, HashTellsDifferentGamesApart) {
    World first = make_world(boxes, 1);
    World second = make_world(boxes, 2);
    step(first, boxes, {});
    step(second, boxes, {});
    EXPECT_NE(hash(first), hash(second));
    World third = make_world(boxes, 1);
    step(third, boxes, {.direction = 1});
    EXPECT_NE(hash(first), hash(third));
}

}  // namespace
}  // namespace graze::dodger
