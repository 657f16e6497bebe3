#include "collision/box.h"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

namespace graze {
namespace {

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

TEST(Box, RightAndBottomEdgeAreOutside) {
    const Box box(10, 20, 3, 2);
    EXPECT_TRUE(box.contains({10, 20}));
    EXPECT_TRUE(box.contains({12, 21}));
    EXPECT_FALSE(box.contains({13, 20}));
    EXPECT_FALSE(box.contains({10, 22}));
    EXPECT_FALSE(box.contains({9, 20}));
    EXPECT_FALSE(box.contains({10, 19}));
}

TEST(Box, SharedEdgeOrCornerIsNoOverlap) {
    const Box box(0, 0, 10, 10);
    for (const Box& other : {Box(10, 0, 5, 10), Box(-5, 0, 5, 10), Box(0, 10, 10, 5), Box(0, -5, 10, 5),
                             Box(10, 10, 5, 5), Box(-5, -5, 5, 5)}) {
        EXPECT_FALSE(overlaps(box, other));
        EXPECT_EQ(intersection(box, other), Box());
    }
}

TEST(Box, OnePixelFurtherInOverlapsByOnePixel) {
    EXPECT_EQ(intersection(Box(0, 0, 10, 10), Box(9, 9, 5, 5)), Box(9, 9, 1, 1));
    EXPECT_EQ(intersection(Box(0, 0, 10, 10), Box(-4, -4, 5, 5)), Box(0, 0, 1, 1));
}

TEST(Box, IntersectionOfNestedAndCrossingBoxes) {
    EXPECT_EQ(intersection(Box(0, 0, 100, 100), Box(20, 30, 5, 6)), Box(20, 30, 5, 6));
    EXPECT_EQ(intersection(Box(-10, 4, 40, 2), Box(5, -10, 3, 40)), Box(5, 4, 3, 2));
}

TEST(Box, EmptyBoxOverlapsNothingNotEvenItself) {
    const Box line(0, 0, 10, 0);
    EXPECT_TRUE(line.empty());
    EXPECT_FALSE(overlaps(line, line));
    EXPECT_FALSE(overlaps(Box(-5, -5, 20, 20), line));
    EXPECT_FALSE(Box(0, 0, 0, 5).contains({0, 0}));
}

TEST(Box, NegativeOrHugeSizeIsRefused) {
    EXPECT_THROW(Box(0, 0, -1, 5), std::invalid_argument);
    EXPECT_THROW(Box(0, 0, 5, -1), std::invalid_argument);
    EXPECT_THROW(Box(0, 0, Box::max_side + 1, 1), std::invalid_argument);
    EXPECT_NO_THROW(Box(0, 0, Box::max_side, Box::max_side));
}

TEST(Box, PositionsAtTheEndsOfTheRangeDoNotOverflow) {
    const Box far_left(lowest, lowest, Box::max_side, Box::max_side);
    const Box far_right(highest, highest, Box::max_side, Box::max_side);
    EXPECT_FALSE(overlaps(far_left, far_right));
    EXPECT_TRUE(overlaps(far_right, far_right));
    EXPECT_EQ(intersection(far_right, Box(highest - 2, highest - 2, 10, 3)), Box(highest, highest, 8, 1));
    EXPECT_EQ(intersection(far_left, Box(lowest + 5, lowest, 2, 2)), Box(lowest + 5, lowest, 2, 2));
    EXPECT_TRUE(far_right.contains({highest, highest}));
    EXPECT_FALSE(far_left.contains({highest, highest}));
}

}  // namespace
}  // namespace graze
