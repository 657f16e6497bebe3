#include "collision/transform.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

#include "collision/overlap.h"
#include "support/mask_art.h"
#include "support/oracle.h"

namespace graze {
namespace {

using Art = std::vector<std::string>;

PlacedMask placed(const Mask& mask, const Pose& pose) {
    return std::get<PlacedMask>(resample(mask, pose));
}

TEST(Rotation, MultiplesOfARightAngleAreExact) {
    const auto expect = [](double degrees, double cos, double sin) {
        const Rotation rotation = rotation_from_degrees(degrees);
        EXPECT_EQ(rotation.cos, cos) << degrees;
        EXPECT_EQ(rotation.sin, sin) << degrees;
    };
    for (const double turns : {-720.0, -360.0, 0.0, 360.0, 360000.0}) {
        expect(turns, 1, 0);
        expect(turns + 90, 0, 1);
        expect(turns + 180, -1, 0);
        expect(turns + 270, 0, -1);
    }
    EXPECT_NEAR(rotation_from_degrees(-30).cos, std::sqrt(3.0) / 2, 1e-15);
    EXPECT_NEAR(rotation_from_degrees(-30).sin, -0.5, 1e-15);
}

TEST(Transform, IdentityKeepsEveryPixel) {
    const Mask mask = test::to_mask(test::noise(67, 9, 50, 1));
    const PlacedMask same = placed(mask, {.x = -5, .y = 1000000});
    EXPECT_EQ(same.box, Box(-5, 1000000, 67, 9));
    EXPECT_EQ(same.mask, mask);
}

// Turned by hand, clockwise on screen. The picture is 3 x 1, so it turns about (1.5, 0.5).
TEST(Transform, QuarterTurnsAreClockwiseOnScreen) {
    const Mask mask = test::mask_art({"##."});
    const PlacedMask right = placed(mask, {.rotation = rotation_from_degrees(90)});
    EXPECT_EQ(right.box, Box(1, -1, 1, 3));
    EXPECT_EQ(test::art_of(right.mask), (Art{"#", "#", "."}));
    const PlacedMask half = placed(mask, {.rotation = rotation_from_degrees(180)});
    EXPECT_EQ(half.box, Box(0, 0, 3, 1));
    EXPECT_EQ(test::art_of(half.mask), (Art{".##"}));
    const PlacedMask left = placed(mask, {.rotation = rotation_from_degrees(-90)});
    EXPECT_EQ(left.box, Box(1, -1, 1, 3));
    EXPECT_EQ(test::art_of(left.mask), (Art{".", "#", "#"}));
}

TEST(Transform, FourQuarterTurnsOfASquareGiveItBackPixelForPixel) {
    for (const std::int64_t side : {1, 2, 7, 63, 64, 65}) {
        const Mask original = test::to_mask(test::noise(side, side, 50, static_cast<std::uint32_t>(side)));
        Mask turned = original;
        for (int turn = 0; turn < 4; ++turn) {
            const PlacedMask next = placed(turned, {.rotation = rotation_from_degrees(90)});
            ASSERT_EQ(next.box, Box(0, 0, side, side));
            for (std::int64_t y = 0; y < side; ++y)
                for (std::int64_t x = 0; x < side; ++x)
                    ASSERT_EQ(next.mask.test({side - 1 - y, x}), turned.test({x, y}));
            turned = next.mask;
        }
        EXPECT_EQ(turned, original);
    }
}

TEST(Transform, NegativeScaleMirrors) {
    const Mask mask = test::mask_art({"##.", "..#"});
    EXPECT_EQ(test::art_of(placed(mask, {.scale_x = -1}).mask), (Art{".##", "#.."}));
    EXPECT_EQ(test::art_of(placed(mask, {.scale_y = -1}).mask), (Art{"..#", "##."}));
    EXPECT_EQ(test::art_of(placed(mask, {.scale_x = -1, .scale_y = -1}).mask), (Art{"#..", ".##"}));
}

TEST(Transform, MirrorComesBeforeTheTurn) {
    const Mask mask = test::mask_art({"##.", "...", "..."});
    // Mirrored: .## in the top row; turned a quarter clockwise: the right column, downward . # #.
    const PlacedMask both = placed(mask, {.scale_x = -1, .rotation = rotation_from_degrees(90)});
    EXPECT_EQ(test::art_of(both.mask), (Art{"...", "..#", "..#"}));
}

TEST(Transform, WholeScalesRepeatPixels) {
    const Mask mask = test::mask_art({"#.", ".#"});
    const PlacedMask larger = placed(mask, {.x = 10, .y = 20, .scale_x = 3, .scale_y = 2});
    // 2 x 2 about its centre (11, 21): 6 wide from 8, 4 high from 19.
    EXPECT_EQ(larger.box, Box(8, 19, 6, 4));
    EXPECT_EQ(test::art_of(larger.mask), (Art{"###...", "###...", "...###", "...###"}));
}

TEST(Transform, ScaleZeroIsNeverSolid) {
    const Mask mask = test::mask_art({"##", "##"});
    EXPECT_EQ(placed(mask, {.scale_x = 0}).mask.count(), 0);
    EXPECT_EQ(placed(mask, {.scale_y = 0}).mask.count(), 0);
    EXPECT_EQ(placed(mask, {.scale_x = 0, .scale_y = 0}).mask.count(), 0);
}

TEST(Transform, FractionalPositionGoesByPixelCentres) {
    const Mask mask = test::mask_art({"##"});
    // At 0.3 the picture covers [0.3, 2.3): the centres 0.5 and 1.5 lie inside, 2.5 does not.
    EXPECT_EQ(test::art_of(placed(mask, {.x = 0.3}).mask), (Art{"##."}));
    // At 0.7: [0.7, 2.7): 1.5 and 2.5.
    EXPECT_EQ(test::art_of(placed(mask, {.x = 0.7}).mask), (Art{".##"}));
    EXPECT_EQ(placed(mask, {.x = -0.3}).box, Box(-1, 0, 3, 1));
}

// A solid square turned by any angle covers the world pixels whose centres lie in the turned square: checked
// by the four edges' half-planes, which is not how the module does it.
TEST(Transform, TurnedSquareCoversTheCentresInsideItsEdges) {
    Mask square(21, 21);
    for (std::int64_t y = 0; y < 21; ++y)
        for (std::int64_t x = 0; x < 21; ++x) square.set({x, y});
    for (double degrees = 1; degrees < 90; degrees += 7.3) {
        const PlacedMask turned =
            placed(square, {.x = 100, .y = 50, .rotation = rotation_from_degrees(degrees)});
        const double angle = degrees * 3.14159265358979323846 / 180;
        for (std::int64_t y = 30; y < 90; ++y) {
            for (std::int64_t x = 80; x < 140; ++x) {
                const double dx = static_cast<double>(x) + 0.5 - 110.5;
                const double dy = static_cast<double>(y) + 0.5 - 60.5;
                // Distances from the centre along the square's two axes.
                const double along = dx * std::cos(angle) + dy * std::sin(angle);
                const double across = dy * std::cos(angle) - dx * std::sin(angle);
                const double depth = 10.5 - std::max(std::abs(along), std::abs(across));
                if (std::abs(depth) < 1e-6) continue;  // on the edge: either answer
                ASSERT_EQ(turned.mask.test({x - turned.box.x(), y - turned.box.y()}), depth > 0)
                    << degrees << ' ' << x << ' ' << y;
            }
        }
    }
}

TEST(Transform, BoundsFollowTheTurn) {
    const auto bounds = [](const Pose& pose) { return std::get<Box>(transformed_bounds(10, 10, pose)); };
    EXPECT_EQ(bounds({}), Box(0, 0, 10, 10));
    // A square of side 10 turned by 45 degrees reaches 5 * sqrt(2) = 7.07 from its centre (5, 5).
    EXPECT_EQ(bounds({.rotation = rotation_from_degrees(45)}), Box(-3, -3, 16, 16));
    EXPECT_EQ(bounds({.x = 0.5, .scale_x = 2}), Box(-5, 0, 21, 10));
}

TEST(Transform, AnswerDoesNotDependOnWhereBothStand) {
    const Mask a = test::to_mask(test::noise(30, 20, 50, 8));
    const Mask b = test::to_mask(test::noise(25, 35, 50, 9));
    for (const double shift : {0.0, -1000.0, 4e15}) {
        const PlacedMask pa = placed(a, {.x = shift, .y = -shift, .rotation = rotation_from_degrees(33)});
        const PlacedMask pb = placed(
            b, {.x = shift + 7, .y = -shift + 3, .scale_x = 1.5, .rotation = rotation_from_degrees(-71)});
        EXPECT_EQ(overlap_count(pa.mask, pb.mask, {pb.box.x() - pa.box.x(), pb.box.y() - pa.box.y()}), [&] {
            const PlacedMask qa = placed(a, {.rotation = rotation_from_degrees(33)});
            const PlacedMask qb =
                placed(b, {.x = 7, .y = 3, .scale_x = 1.5, .rotation = rotation_from_degrees(-71)});
            return overlap_count(qa.mask, qb.mask, {qb.box.x() - qa.box.x(), qb.box.y() - qa.box.y()});
        }());
    }
}

// The rule itself, in more digits, for every pixel whose centre is not within 0.0001 of a border.
TEST(Transform, EveryPixelFollowsTheRuleForRandomPoses) {
    std::mt19937 random(5);
    const auto real = [&](double low, double high) {
        return low + (high - low) * static_cast<double>(random()) / 4294967296.0;
    };
    for (int round = 0; round < 60; ++round) {
        const test::Bytes bytes =
            test::noise(1 + static_cast<std::int64_t>(random() % 140),
                        1 + static_cast<std::int64_t>(random() % 40), 50, static_cast<std::uint32_t>(round));
        Pose pose{
            .x = real(-1000, 1000), .y = real(-1000, 1000), .scale_x = real(-2, 2), .scale_y = real(-2, 2)};
        const double degrees = real(-180, 180);
        pose.rotation = rotation_from_degrees(degrees);
        const auto radians = static_cast<long double>(degrees) * std::numbers::pi_v<long double> / 180;
        const PlacedMask result = placed(test::to_mask(bytes), pose);
        const long double half_width = static_cast<long double>(bytes.width) / 2;
        const long double half_height = static_cast<long double>(bytes.height) / 2;
        std::int64_t compared = 0;
        for (std::int64_t y = 0; y < result.box.height(); ++y) {
            for (std::int64_t x = 0; x < result.box.width(); ++x) {
                const long double dx =
                    static_cast<long double>(result.box.x() + x) + 0.5L - (pose.x + half_width);
                const long double dy =
                    static_cast<long double>(result.box.y() + y) + 0.5L - (pose.y + half_height);
                const long double u = (cosl(radians) * dx + sinl(radians) * dy) / pose.scale_x + half_width;
                const long double v = (cosl(radians) * dy - sinl(radians) * dx) / pose.scale_y + half_height;
                if (fabsl(u - roundl(u)) < 1e-4L || fabsl(v - roundl(v)) < 1e-4L) continue;
                ++compared;
                const bool expected =
                    bytes.at(static_cast<std::int64_t>(floorl(u)), static_cast<std::int64_t>(floorl(v)));
                ASSERT_EQ(result.mask.test({x, y}), expected) << round << ": " << x << ' ' << y;
            }
        }
        ASSERT_GT(compared, 0);
    }
}

TEST(Transform, BadNumbersAreErrors) {
    const Mask mask = test::mask_art({"#"});
    const auto error = [&](const Pose& pose) { return std::get<TransformError>(resample(mask, pose)); };
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    EXPECT_EQ(error({.x = nan}), TransformError::not_finite);
    EXPECT_EQ(error({.y = -infinity}), TransformError::not_finite);
    EXPECT_EQ(error({.scale_x = nan}), TransformError::not_finite);
    EXPECT_EQ(error({.rotation = rotation_from_degrees(infinity)}), TransformError::not_finite);
    EXPECT_EQ(error({.x = 1e300}), TransformError::too_far);
    EXPECT_EQ(error({.y = -9007199254740994.0}), TransformError::too_far);
    EXPECT_EQ(error({.scale_x = 1e308}), TransformError::too_large);
    EXPECT_EQ(error({.scale_x = 8193, .scale_y = 8192}), TransformError::too_large);
}

TEST(Transform, TheLargestWorldIsStillAnswered) {
    const auto box = transformed_bounds(2, 2, {.scale_x = 4096, .scale_y = 4096});
    EXPECT_EQ(std::get<Box>(box), Box(-4095, -4095, 8192, 8192));
}

}  // namespace
}  // namespace graze
