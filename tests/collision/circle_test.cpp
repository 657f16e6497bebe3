#include "collision/circle.h"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

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
