#include "collision/circle.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <stdexcept>

#include "support/motion_oracle.h"

namespace graze {
namespace {

TEST(Circle, TouchingInOnePointIsNoOverlap) {
    // 3-4-5 triangle: the centres are exactly 5 apart.
    EXPECT_FALSE(overlaps(Circle(0, 0, 2), Circle(3, 4, 3)));
    EXPECT_TRUE(overlaps(Circle(0, 0, 2), Circle(3, 4, 3.000001)));
    EXPECT_FALSE(overlaps(Circle(0, 0, 12.5), Circle(25, 0, 12.5)));
    EXPECT_TRUE(overlaps(Circle(0, 0, 12.5), Circle(24.999, 0, 12.5)));
}

TEST(Circle, OneInsideAnotherOverlaps) {
    EXPECT_TRUE(overlaps(Circle(0, 0, 100), Circle(1, 1, 0)));
    EXPECT_TRUE(overlaps(Circle(7, 7, 5), Circle(7, 7, 5)));
    EXPECT_FALSE(overlaps(Circle(7, 7, 0), Circle(7, 7, 0)));
}

TEST(Circle, HugeNumbersAreComparedRight) {
    EXPECT_FALSE(overlaps(Circle(-1e200, 0, 1e199), Circle(1e200, 0, 1e199)));
    EXPECT_TRUE(overlaps(Circle(-1e200, 0, 1.5e200), Circle(1e200, 0, 1.5e200)));
}

TEST(Circle, TheLargestAndSmallestNumbersAreSafe) {
    constexpr double most = std::numeric_limits<double>::max();
    constexpr double least = std::numeric_limits<double>::denorm_min();
    EXPECT_TRUE(overlaps(Circle(-0.9 * most, 0, 0.95 * most), Circle(0.9 * most, 1, 0.95 * most)));
    EXPECT_FALSE(overlaps(Circle(-most, 0, most), Circle(most, 0, most)));  // they touch
    EXPECT_FALSE(overlaps(Circle(-most, -most, most), Circle(most, most, most)));
    EXPECT_TRUE(overlaps(Circle(0, 0, most), Circle(most, 0, most)));
    EXPECT_TRUE(overlaps(Circle(0, 0, least), Circle(0, 0, 0)));
    EXPECT_FALSE(overlaps(Circle(0, 0, least), Circle(least, 0, 0)));
    // Squares of these numbers would all be zero.
    EXPECT_TRUE(overlaps(Circle(0, 0, 3e-200), Circle(3e-200, 4e-200, 2.1e-200)));
    EXPECT_FALSE(overlaps(Circle(0, 0, 3e-200), Circle(3e-200, 4e-200, 1.9e-200)));
}

TEST(Circle, EqualsTheSquaresOfWholeNumbers) {
    std::mt19937 random(31);
    const auto number = [&](std::int64_t span) { return static_cast<std::int64_t>(random()) % span; };
    int touching = 0;
    for (int round = 0; round < 20000; ++round) {
        const std::int64_t dx = number(41) - 20, dy = number(41) - 20, r1 = number(15), r2 = number(15);
        const std::int64_t squares = dx * dx + dy * dy;
        touching += squares == (r1 + r2) * (r1 + r2) ? 1 : 0;
        const auto real = [](std::int64_t value) { return static_cast<double>(value); };
        ASSERT_EQ(overlaps(Circle(7, -9, real(r1)), Circle(7 + real(dx), real(dy) - 9, real(r2))),
                  squares < (r1 + r2) * (r1 + r2));
    }
    EXPECT_GT(touching, 20);
}

TEST(CircleAndBox, TouchingAnEdgeOrCornerIsNoOverlap) {
    const Box box(10, 20, 30, 40);  // from (10,20) to (40,60)
    EXPECT_FALSE(overlaps(Circle(5, 30, 5), box));
    EXPECT_TRUE(overlaps(Circle(5, 30, 5.0001), box));
    EXPECT_FALSE(overlaps(Circle(43, 64, 5), box));  // 3, 4 from the corner
    EXPECT_TRUE(overlaps(Circle(43, 64, 5.0001), box));
    EXPECT_FALSE(overlaps(Circle(7, 16, 5), box));
    EXPECT_TRUE(overlaps(Circle(8, 16, 5), box));
    EXPECT_TRUE(overlaps(Circle(20, 30, 0.001), box));  // inside
    EXPECT_FALSE(overlaps(Circle(20, 30, 0), box));     // radius 0
    EXPECT_FALSE(overlaps(Circle(20, 30, 100), Box(10, 20, 0, 40)));
    EXPECT_TRUE(overlaps(Circle(0, 0, 1e300), box));
}

TEST(CircleAndBox, EqualsTheNaiveRule) {
    std::mt19937 random(32);
    const auto number = [&](std::int64_t span) { return static_cast<std::int64_t>(random()) % span; };
    for (int round = 0; round < 20000; ++round) {
        const Box box(number(20) - 10, number(20) - 10, number(9), number(9));
        const Circle circle(static_cast<double>(number(160) - 80) / 4,
                            static_cast<double>(number(160) - 80) / 4, static_cast<double>(number(40)) / 4);
        bool expected = false;
        for (std::int64_t y = box.y(); y < box.y() + box.height(); ++y)
            for (std::int64_t x = box.x(); x < box.x() + box.width(); ++x)
                expected |= test::naive_circle_pixel(circle.x(), circle.y(), circle.radius(), x, y);
        ASSERT_EQ(overlaps(circle, box), expected);
    }
}

TEST(CircleAndBox, FarPositionsAreExact) {
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    // 2^53 + 1 has no double of its own: 1 from 2^53, 3 from 2^53 + 4.
    constexpr std::int64_t far = (std::int64_t{1} << 53) + 1;
    EXPECT_FALSE(overlaps(Circle(0x1p53, 0.5, 1), Box(far, 0, 1, 1)));
    EXPECT_TRUE(overlaps(Circle(0x1p53, 0.5, 1.001), Box(far, 0, 1, 1)));
    EXPECT_FALSE(overlaps(Circle(0x1p53 + 4, 0.5, 2), Box(far, 0, 1, 1)));
    EXPECT_TRUE(overlaps(Circle(0x1p53 + 4, 0.5, 2.001), Box(far, 0, 1, 1)));
    // The right edge lies beyond the last int64: highest is 2^63 - 1, the edge 2^63 + 4.
    EXPECT_TRUE(overlaps(Circle(0x1p63, 0.5, 1), Box(highest, 0, 5, 1)));
    EXPECT_TRUE(overlaps(Circle(-0x1p63, -0x1p63, 1), Box(lowest, lowest, 5, 5)));
    EXPECT_FALSE(overlaps(Circle(0x1p63, 0x1p63, 1e18), Box(lowest, lowest, 5, 5)));
    EXPECT_FALSE(overlaps(Circle(1e300, 0, 1e299), Box(lowest, 0, 5, 5)));
    EXPECT_TRUE(overlaps(Circle(1e300, 0, 1.1e300), Box(lowest, 0, 5, 5)));
}

TEST(Circle, NotANumberInfiniteOrNegativeIsRefused) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    constexpr double infinity = std::numeric_limits<double>::infinity();
    EXPECT_THROW(Circle(nan, 0, 1), std::invalid_argument);
    EXPECT_THROW(Circle(0, infinity, 1), std::invalid_argument);
    EXPECT_THROW(Circle(0, 0, nan), std::invalid_argument);
    EXPECT_THROW(Circle(0, 0, -1), std::invalid_argument);
}

}  // namespace
}  // namespace graze
