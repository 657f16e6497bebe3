#include "collision/transformed_overlap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

#include "collision/overlap.h"
#include "support/mask_art.h"
#include "support/oracle.h"

namespace graze {
namespace {

bool hit(const Mask& a, const Pose& a_pose, const Mask& b, const Pose& b_pose) {
    return std::get<bool>(overlaps(a, a_pose, b, b_pose));
}

// The definition: both resampled on the world's grid.
bool hit_by_resampling(const Mask& a, const Pose& a_pose, const Mask& b, const Pose& b_pose) {
    const PlacedMask placed_a = std::get<PlacedMask>(resample(a, a_pose));
    const PlacedMask placed_b = std::get<PlacedMask>(resample(b, b_pose));
    return overlaps(placed_a.mask, placed_b.mask,
                    {placed_b.box.x() - placed_a.box.x(), placed_b.box.y() - placed_a.box.y()});
}

TEST(TransformedOverlap, ByHand) {
    const Mask bar = test::mask_art({"#####"});
    // Turned by 90 degrees about (2.5, 0.5) the bar is the column x = 2, y = -2..2.
    const Pose upright{.rotation = rotation_from_degrees(90)};
    const Mask dot = test::mask_art({"#"});
    for (std::int64_t y = -4; y <= 4; ++y)
        for (std::int64_t x = -1; x <= 6; ++x)
            EXPECT_EQ(hit(bar, upright, dot, {.x = static_cast<double>(x), .y = static_cast<double>(y)}),
                      x == 2 && y >= -2 && y <= 2)
                << x << ' ' << y;
}

TEST(TransformedOverlap, EqualsResamplingBothForRandomPoses) {
    std::mt19937 random(3);
    const auto real = [&](double low, double high) {
        return low + (high - low) * static_cast<double>(random()) / 4294967296.0;
    };
    const auto scale = [&] {
        return (random() % 2 == 0 ? -1 : 1) * (random() % 4 == 0 ? 2.0 : real(0.05, 3));
    };
    const auto number = [&](std::int64_t below) { return static_cast<std::int64_t>(random()) % below; };
    const auto seed = [&] { return static_cast<std::uint32_t>(random()); };
    int hits = 0;
    for (int round = 0; round < 1500; ++round) {
        const int density = static_cast<int>(number(3) == 0 ? 2 : number(100));
        const Mask a = test::to_mask(test::noise(number(90), number(90), density, seed()));
        const Mask b = test::to_mask(test::noise(number(70), number(70), density, seed()));
        const auto pose = [&] {
            Pose result{.x = real(-60, 60), .y = real(-60, 60), .scale_x = scale(), .scale_y = scale()};
            const double degrees =
                random() % 3 == 0 ? 45.0 * static_cast<double>(number(8)) : real(-400, 400);
            result.rotation = rotation_from_degrees(degrees);
            if (random() % 2 == 0) {
                result.x = std::floor(result.x);
                result.y = std::floor(result.y);
            }
            return result;
        };
        const Pose a_pose = pose();
        const Pose b_pose = pose();
        const bool expected = hit_by_resampling(a, a_pose, b, b_pose);
        hits += expected ? 1 : 0;
        ASSERT_EQ(hit(a, a_pose, b, b_pose), expected) << round;
        ASSERT_EQ(hit(b, b_pose, a, a_pose), expected) << round;
    }
    EXPECT_GT(hits, 200);
    EXPECT_LT(hits, 1300);
}

TEST(TransformedOverlap, OnePixelIsFoundWhereverItLies) {
    std::mt19937 random(4);
    for (int round = 0; round < 200; ++round) {
        Mask a(150, 140);
        a.set({static_cast<std::int64_t>(random() % 150), static_cast<std::int64_t>(random() % 140)});
        const Mask b = test::to_mask(test::noise(130, 150, 50, static_cast<std::uint32_t>(round)));
        const Pose a_pose{.rotation = rotation_from_degrees(static_cast<double>(random() % 360))};
        const Pose b_pose{
            .x = 10, .y = -5, .rotation = rotation_from_degrees(static_cast<double>(random() % 360))};
        ASSERT_EQ(hit(a, a_pose, b, b_pose), hit_by_resampling(a, a_pose, b, b_pose)) << round;
    }
}

TEST(TransformedOverlap, FarAwayAndEmptyAndScaledToNothing) {
    const Mask block = test::to_mask(test::noise(9, 9, 100, 1));
    const Pose turned{.rotation = rotation_from_degrees(30)};
    EXPECT_TRUE(hit(block, turned, block, turned));
    EXPECT_FALSE(
        hit(block, turned, block, {.x = max_position, .y = -max_position, .rotation = turned.rotation}));
    EXPECT_TRUE(hit(block, {.x = max_position, .y = -max_position, .rotation = turned.rotation}, block,
                    {.x = max_position, .y = -max_position}));
    EXPECT_FALSE(hit(block, {.scale_x = 0}, block, turned));
    EXPECT_FALSE(hit(block, turned, block, {.scale_y = 0}));
    // So thin that it passes between the pixels' centres; and once not, as the middle pixel's centre lies on
    // it.
    EXPECT_FALSE(hit(block, {.x = 0.25, .scale_x = 1e-300, .rotation = turned.rotation}, block, turned));
    EXPECT_TRUE(hit(block, {.scale_x = 1e-300, .rotation = turned.rotation}, block, turned));
    for (const Mask& empty : {Mask(), Mask(0, 9), Mask(9, 0), Mask(9, 9)}) {
        EXPECT_FALSE(hit(block, turned, empty, turned));
        EXPECT_FALSE(hit(empty, turned, block, turned));
    }
}

TEST(TransformedOverlap, VeryLongSpritesAreExactToo) {
    // Too long for fixed-point positions.
    const Mask line = test::to_mask(test::noise(1 << 21, 1, 100, 1));
    const Mask dot = test::mask_art({"#"});
    const Pose tilted{.rotation = rotation_from_degrees(0.00001)};
    for (const double x : {0.0, 524288.0, 1048576.0, 2097151.0})
        for (const double y : {-1.0, 0.0, 1.0})
            EXPECT_EQ(hit(line, tilted, dot, {.x = x, .y = y}),
                      hit_by_resampling(line, tilted, dot, {.x = x, .y = y}))
                << x << ' ' << y;
}

TEST(TransformedOverlap, BadPosesAreErrors) {
    const Mask block = test::to_mask(test::noise(9, 9, 100, 1));
    const Pose fine;
    const auto error = [&](const Pose& a, const Pose& b) {
        return std::get<TransformError>(overlaps(block, a, block, b));
    };
    EXPECT_EQ(error({.x = std::numeric_limits<double>::quiet_NaN()}, fine), TransformError::not_finite);
    EXPECT_EQ(error(fine, {.x = 1e300}), TransformError::too_far);
    EXPECT_EQ(error(fine, {.scale_x = 1e8, .scale_y = 1e8}), TransformError::too_large);
}

}  // namespace
}  // namespace graze
