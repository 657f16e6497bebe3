#include "collision/shapes.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "support/mask_art.h"
#include "support/motion_oracle.h"
#include "support/oracle.h"

namespace graze {
namespace {

constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();

std::int64_t naive_count(const test::Bytes& bytes, const Box& box) {
    std::int64_t count = 0;
    for (std::int64_t y = 0; y < bytes.height; ++y)
        for (std::int64_t x = 0; x < bytes.width; ++x)
            count += bytes.at(x, y) && box.contains({x, y}) ? 1 : 0;
    return count;
}

std::int64_t naive_count(const test::Bytes& bytes, const Circle& circle) {
    std::int64_t count = 0;
    for (std::int64_t y = 0; y < bytes.height; ++y)
        for (std::int64_t x = 0; x < bytes.width; ++x)
            count +=
                bytes.at(x, y) && test::naive_circle_pixel(circle.x(), circle.y(), circle.radius(), x, y);
    return count;
}

// Word edges, one and several blocks of rows, with and without a summary; the last two have solid and clear
// words.
std::vector<test::Bytes> masks() {
    std::vector<test::Bytes> masks;
    std::uint32_t seed = 1;
    for (const std::int64_t width : {1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129})
        masks.push_back(test::noise(width, 5, 40, seed++));
    masks.push_back(test::noise(70, 150, 3, seed++));
    masks.push_back(test::noise(200, 140, 100, seed++));
    masks.push_back(test::noise(200, 140, 0, seed++));
    masks.back().solid[150 + 131 * 200] = 1;
    return masks;
}

TEST(MaskAndBox, ByHand) {
    const Mask mask = test::mask_art({"#..", "..#"});
    EXPECT_TRUE(overlaps(mask, Box(-5, -5, 6, 6)));   // just reaches (0,0)
    EXPECT_FALSE(overlaps(mask, Box(-5, -5, 5, 6)));  // ends before it
    EXPECT_FALSE(overlaps(mask, Box(1, 0, 2, 1)));
    EXPECT_TRUE(overlaps(mask, Box(2, 1, 1, 1)));
    EXPECT_FALSE(overlaps(mask, Box(2, 1, 0, 1)));
    EXPECT_EQ(overlap_count(mask, Box(0, 0, 3, 2)), 2);
    EXPECT_EQ(overlap_count(mask, Box(lowest, lowest, Box::max_side, Box::max_side)), 0);
    EXPECT_EQ(overlap_count(mask, Box(highest, highest, Box::max_side, Box::max_side)), 0);
    EXPECT_EQ(overlap_count(mask, Box(-1000, -1000, Box::max_side, Box::max_side)), 2);
    EXPECT_FALSE(overlaps(Mask(), Box(0, 0, 9, 9)));
}

TEST(MaskAndBox, EqualsTheNaiveCount) {
    std::mt19937 random(21);
    const auto number = [&](std::int64_t from, std::int64_t to) {
        return from + static_cast<std::int64_t>(random()) % (to - from + 1);
    };
    for (const test::Bytes& bytes : masks()) {
        const Mask mask = test::to_mask(bytes);
        for (int round = 0; round < 60; ++round) {
            const Box box(number(-9, bytes.width), number(-9, bytes.height), number(0, bytes.width + 9),
                          number(0, bytes.height + 9));
            const std::int64_t expected = naive_count(bytes, box);
            ASSERT_EQ(overlap_count(mask, box), expected) << bytes.width << ' ' << round;
            ASSERT_EQ(overlaps(mask, box), expected > 0);
        }
    }
}

TEST(MaskAndCircle, TouchingAPixelsEdgeOrCornerIsNoOverlap) {
    const Mask mask = test::mask_art({"...", ".#.", "..."});  // the square from (1,1) to (2,2)
    EXPECT_FALSE(overlaps(mask, Circle(0, 1.5, 1)));
    EXPECT_TRUE(overlaps(mask, Circle(0, 1.5, 1.0001)));
    EXPECT_FALSE(overlaps(mask, Circle(5, 6, 5)));  // the corner (2,2) is 3, 4 away
    EXPECT_TRUE(overlaps(mask, Circle(5, 6, 5.0001)));
    EXPECT_FALSE(overlaps(mask, Circle(1.5, 1.5, 0)));  // radius 0 meets nothing
    EXPECT_TRUE(overlaps(mask, Circle(1.5, 1.5, 1e-300)));
    EXPECT_EQ(overlap_count(mask, Circle(1.5, 1.5, 100)), 1);
    EXPECT_FALSE(overlaps(Mask(), Circle(0, 0, 100)));
    EXPECT_FALSE(overlaps(Mask(0, 5), Circle(0, 0, 100)));
}

TEST(MaskAndCircle, EqualsTheNaiveCount) {
    std::mt19937 random(22);
    // Quarters: their squares are exact, so touching is met exactly, and often.
    const auto quarters = [&](std::int64_t from, std::int64_t to) {
        return static_cast<double>(4 * from + static_cast<std::int64_t>(random()) % (4 * (to - from) + 1)) /
               4;
    };
    for (const test::Bytes& bytes : masks()) {
        const Mask mask = test::to_mask(bytes);
        for (int round = 0; round < 60; ++round) {
            const Circle circle(quarters(-20, bytes.width + 20), quarters(-20, bytes.height + 20),
                                quarters(0, round % 2 == 0 ? 12 : 200));
            const std::int64_t expected = naive_count(bytes, circle);
            ASSERT_EQ(overlap_count(mask, circle), expected) << bytes.width << ' ' << round;
            ASSERT_EQ(overlaps(mask, circle), expected > 0);
        }
    }
}

TEST(MaskAndCircle, IsTheRuleOfCircleAndBoxForEachPixel) {
    std::mt19937_64 random(23);
    const test::Bytes bytes = test::noise(66, 9, 100, 1);
    const Mask mask = test::to_mask(bytes);
    for (int round = 0; round < 2000; ++round) {
        // Any digits, centres far away and huge radii that just about reach the mask.
        const double far = std::ldexp(1.0, static_cast<int>(random() % 200));
        const double angle = static_cast<double>(random() % 6283) / 1000;
        const double x = 33 + far * std::cos(angle);
        const double y = 4 + far * std::sin(angle);
        const double radius = far + static_cast<double>(random() % 8000) / 100 - 40;
        if (radius < 0) continue;
        const Circle circle(x, y, radius);
        std::int64_t expected = 0;
        for (std::int64_t row = 0; row < 9; ++row)
            for (std::int64_t column = 0; column < 66; ++column)
                expected += overlaps(circle, Box(column, row, 1, 1)) ? 1 : 0;
        ASSERT_EQ(overlap_count(mask, circle), expected) << x << ' ' << y << ' ' << radius;
        ASSERT_EQ(overlaps(mask, circle), expected > 0);
    }
}

TEST(MaskAndCircle, TheLargestNumbersAreSafe) {
    const Mask mask = test::to_mask(test::noise(65, 3, 100, 1));
    constexpr double most = std::numeric_limits<double>::max();
    EXPECT_EQ(overlap_count(mask, Circle(0, 0, most)), 65 * 3);
    EXPECT_EQ(overlap_count(mask, Circle(most, most, 1e300)), 0);
    EXPECT_EQ(overlap_count(mask, Circle(-most, 0, most)), 0);  // (0,0) is exactly as far as the radius
    EXPECT_EQ(overlap_count(mask, Circle(1e300, 1e300, 1.5e300)), 65 * 3);
    EXPECT_EQ(overlap_count(mask, Circle(3.5, 1.5, std::numeric_limits<double>::denorm_min())), 1);
}

TEST(MaskAndSegment, ByHand) {
    const Mask mask = test::mask_art({"....",  //
                                      "..#.",  //
                                      "..##"});
    EXPECT_EQ(first_overlap(mask, Segment{{0, 1}, {9, 1}}), (Point{2, 1}));
    EXPECT_EQ(first_overlap(mask, Segment{{9, 2}, {0, 2}}), (Point{3, 2}));
    EXPECT_EQ(first_overlap(mask, Segment{{0, 0}, {3, 0}}), std::nullopt);
    EXPECT_EQ(first_overlap(mask, Segment{{2, 1}, {2, 1}}), (Point{2, 1}));
    EXPECT_TRUE(overlaps(mask, Segment{{-2, -2}, {2, 2}}));
    EXPECT_FALSE(overlaps(mask, Segment{{-2, 0}, {0, 2}}));
    EXPECT_FALSE(overlaps(Mask(), Segment{{-2, 0}, {0, 2}}));
}

TEST(MaskAndSegment, EqualsTestingEveryPixelOfTheLine) {
    std::mt19937 random(24);
    for (const test::Bytes& bytes : masks()) {
        const Mask mask = test::to_mask(bytes);
        const auto number = [&](std::int64_t size) {
            return static_cast<std::int64_t>(random()) % (size + 40) - 20;
        };
        for (int round = 0; round < 200; ++round) {
            const Segment segment{{number(bytes.width), number(bytes.height)},
                                  {number(bytes.width), number(bytes.height)}};
            std::optional<Point> expected;
            for (const Point p : test::naive_line(segment.from, segment.to))
                if (!expected && bytes.at(p.x, p.y)) expected = p;
            ASSERT_EQ(first_overlap(mask, segment), expected);
            ASSERT_EQ(overlaps(mask, segment), expected.has_value());
        }
    }
}

TEST(MaskAndSegment, TheLongestSegmentsAreClippedToTheMask) {
    const Mask mask = test::mask_art({"...", ".#.", "..."});
    EXPECT_EQ(first_overlap(mask, Segment{{lowest, 1}, {highest, 1}}), (Point{1, 1}));
    EXPECT_EQ(first_overlap(mask, Segment{{highest, highest}, {-highest, -highest}}), (Point{1, 1}));
    EXPECT_EQ(first_overlap(mask, Segment{{lowest, lowest}, {highest, highest - 2}}), std::nullopt);
    EXPECT_EQ(first_overlap(mask, Segment{{lowest, 5}, {highest, 5}}), std::nullopt);
}

}  // namespace
}  // namespace graze
