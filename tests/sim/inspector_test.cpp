#include "sim/inspector.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/mask_art.h"

namespace graze::inspector {
namespace {

Mask ring() {
    return test::mask_art({"####",  //
                           "#..#",  //
                           "#..#",  //
                           "####"});
}

World two_rings() {
    World world = make_world(ring(), ring());
    world.sprites[1].position = {10, 0};
    step(world, {.pointer = {100, 100}});
    return world;
}

void drag(World& world, Point from, Point to) {
    step(world, {.pointer = from, .press = true});
    step(world, {.pointer = to});
    step(world, {.pointer = to, .release = true});
}

TEST(Inspector, SpritesStartApart) {
    const World world = make_world(ring(), ring());
    EXPECT_FALSE(world.contact.has_value());
}

TEST(Inspector, OnlySolidPixelsAreUnderThePointer) {
    World world = two_rings();
    EXPECT_EQ(sprite_at(world, {0, 0}), std::optional<std::size_t>(0));
    EXPECT_EQ(sprite_at(world, {1, 1}), std::nullopt);  // the hole
    EXPECT_EQ(sprite_at(world, {4, 0}), std::nullopt);  // just outside
    EXPECT_EQ(sprite_at(world, {13, 3}), std::optional<std::size_t>(1));
    world.sprites[1].position = {0, 0};
    EXPECT_EQ(sprite_at(world, {0, 0}), std::optional<std::size_t>(1));  // B lies above A
}

TEST(Inspector, ThroughAHoleTheLowerSpriteIsTaken) {
    World world = two_rings();
    world.sprites[1].position = {-1, -1};  // its hole over A's corner (0,0) and (1,0), (0,1), (1,1)
    EXPECT_EQ(sprite_at(world, {0, 0}), std::optional<std::size_t>(0));
}

TEST(Inspector, DraggedSpriteMovesByExactlyThePointersWay) {
    World world = two_rings();
    drag(world, {13, 1}, {-7, 42});
    EXPECT_EQ(world.sprites[1].position, (Point{-10, 41}));
    EXPECT_EQ(world.sprites[0].position, (Point{0, 0}));
    drag(world, {-7, 42}, {13, 1});
    EXPECT_EQ(world.sprites[1].position, (Point{10, 0}));
}

TEST(Inspector, PressOnClearPixelsGrabsNothing) {
    World world = two_rings();
    drag(world, {1, 1}, {50, 50});
    drag(world, {7, 7}, {50, 50});
    EXPECT_EQ(world.sprites[0].position, (Point{0, 0}));
    EXPECT_EQ(world.sprites[1].position, (Point{10, 0}));
}

TEST(Inspector, AfterTheReleaseNothingMoves) {
    World world = two_rings();
    drag(world, {10, 0}, {12, 0});
    step(world, {.pointer = {90, 90}});
    EXPECT_EQ(world.sprites[1].position, (Point{12, 0}));
}

TEST(Inspector, VerdictIsThatOfThePixels) {
    World world = two_rings();
    drag(world, {10, 0}, {3, 0});  // columns on each other
    ASSERT_TRUE(world.contact.has_value());
    EXPECT_EQ(world.contact->overlap, (Overlap{4, Box(3, 0, 1, 4), {3, 0}}));
    drag(world, {3, 0}, {4, 0});
    EXPECT_FALSE(world.contact.has_value());  // edges that touch
    World nested = make_world(ring(), test::mask_art({"#"}));
    nested.sprites[1].position = {1, 1};
    step(nested, {});
    ASSERT_TRUE(nested.contact.has_value());
    EXPECT_FALSE(nested.contact->overlap.has_value());  // the boxes overlap, the pixels do not
}

TEST(Inspector, NudgeMovesTheSpriteMovedLast) {
    World world = two_rings();
    step(world, {.nudge = {1, 0}});
    EXPECT_EQ(world.sprites[1].position, (Point{11, 0}));  // B, before anything was moved
    drag(world, {0, 0}, {5, 5});
    step(world, {.nudge = {0, -1}});
    EXPECT_EQ(world.sprites[0].position, (Point{5, 4}));
}

TEST(Inspector, DroppedPictureReplacesTheOneUnderThePointerElseTheOldest) {
    World world = two_rings();
    EXPECT_EQ(sprite_to_replace(world, {10, 0}), 1u);
    EXPECT_EQ(sprite_to_replace(world, {500, 500}), 0u);
    replace(world, 0, test::mask_art({"##", "##"}));
    EXPECT_EQ(world.sprites[0].position, (Point{1, 1}));  // centred where the old one was
    EXPECT_EQ(sprite_to_replace(world, {500, 500}), 1u);  // now B is the older one
}

TEST(Inspector, FarthestPlacesAreHeld) {
    World world = two_rings();
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    drag(world, {10, 0}, {highest, lowest});
    drag(world, {0, 0}, {lowest, highest});
    step(world, {.pointer = {0, 0}, .nudge = {highest, highest}});
    EXPECT_FALSE(world.contact.has_value());
}

}  // namespace
}  // namespace graze::inspector
