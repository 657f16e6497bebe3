#include "sim/angle.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace graze {
namespace {

TEST(Angle, QuarterTurnsAreExact) {
    const double expected[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    for (Angle quarter = 0; quarter < 4; ++quarter) {
        EXPECT_EQ(rotation_of(quarter * quarter_turn).cos, expected[quarter][0]);
        EXPECT_EQ(rotation_of(quarter * quarter_turn).sin, expected[quarter][1]);
    }
}

TEST(Angle, FollowsTheCircle) {
    for (Angle direction = 0; direction < 4096; ++direction) {
        const Rotation rotation = rotation_of(direction << 20);
        const double radians = 2 * std::numbers::pi * direction / 4096;
        ASSERT_NEAR(rotation.cos, std::cos(radians), 1e-9) << direction;
        ASSERT_NEAR(rotation.sin, std::sin(radians), 1e-9) << direction;
    }
}

TEST(Angle, TakesTheNearestDirectionAndWraps) {
    constexpr Angle direction = 1u << 20;
    EXPECT_EQ(rotation_of(direction / 2 - 1).sin, 0);
    EXPECT_EQ(rotation_of(direction / 2).sin, rotation_of(direction).sin);
    EXPECT_EQ(rotation_of(0xffffffff).sin, 0);
    EXPECT_EQ(rotation_of(0xffffffff).cos, 1);
}

}  // namespace
}  // namespace graze
