#include "collision/line.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <vector>

#include "support/motion_oracle.h"

namespace graze {
namespace {

constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

std::vector<Point> pixels_of(const PixelLine& line) {
    std::vector<Point> pixels;
    for (auto walk = line.walk_from(0);; walk.advance()) {
        pixels.push_back(walk.pixel());
        if (walk.step() == line.steps()) return pixels;
    }
}

TEST(PixelLine, ByHand) {
    EXPECT_EQ(pixels_of(PixelLine({0, 0}, {5, 2})),
              (std::vector<Point>{{0, 0}, {1, 0}, {2, 1}, {3, 1}, {4, 2}, {5, 2}}));
    EXPECT_EQ(pixels_of(PixelLine({3, 4}, {3, 4})), (std::vector<Point>{{3, 4}}));
    EXPECT_EQ(pixels_of(PixelLine({3, 4}, {3, 2})), (std::vector<Point>{{3, 4}, {3, 3}, {3, 2}}));
}

TEST(PixelLine, HalvesAreRoundedAwayFromTheStart) {
    EXPECT_EQ(pixels_of(PixelLine({0, 0}, {2, 1})), (std::vector<Point>{{0, 0}, {1, 1}, {2, 1}}));
    EXPECT_EQ(pixels_of(PixelLine({0, 0}, {2, -1})), (std::vector<Point>{{0, 0}, {1, -1}, {2, -1}}));
    // The same ends swapped: the pixel between is another one.
    EXPECT_EQ(pixels_of(PixelLine({2, 1}, {0, 0})), (std::vector<Point>{{2, 1}, {1, 0}, {0, 0}}));
}

TEST(PixelLine, EveryLineNearTheOriginEqualsTheFormula) {
    for (std::int64_t y = -12; y <= 12; ++y) {
        for (std::int64_t x = -12; x <= 12; ++x) {
            const Point p{5, -7};
            const Point q{p.x + x, p.y + y};
            const PixelLine line(p, q);
            const std::vector<Point> expected = test::naive_line(p, q);
            ASSERT_EQ(line.steps() + 1, expected.size());
            ASSERT_EQ(pixels_of(line), expected) << x << ' ' << y;
            for (std::size_t i = 0; i < expected.size(); ++i) ASSERT_EQ(line.at(i), expected[i]);
        }
    }
}

TEST(PixelLine, MirroredEndsGiveMirroredPixels) {
    const auto pixels = pixels_of(PixelLine({0, 0}, {31, 12}));
    const auto mirrored = pixels_of(PixelLine({0, 0}, {-31, 12}));
    const auto transposed = pixels_of(PixelLine({0, 0}, {12, 31}));
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        EXPECT_EQ(mirrored[i], (Point{-pixels[i].x, pixels[i].y}));
        EXPECT_EQ(transposed[i], (Point{pixels[i].y, pixels[i].x}));
    }
}

TEST(PixelLine, AWalkFromTheMiddleGoesOnAlike) {
    const PixelLine line({-4, 9}, {96, -28});
    for (std::uint64_t start = 0; start <= line.steps(); start += 7) {
        auto walk = line.walk_from(start);
        for (std::uint64_t i = start;; ++i) {
            ASSERT_EQ(walk.pixel(), line.at(i)) << start << ' ' << i;
            if (i == line.steps()) break;
            walk.advance();
        }
    }
}

TEST(PixelLine, StepsWithinARectangleEqualTestingEachPixel) {
    std::mt19937 random(11);
    const auto number = [&](std::int64_t span) {
        return static_cast<std::int64_t>(random()) % (2 * span + 1) - span;
    };
    int met = 0;
    for (int round = 0; round < 20000; ++round) {
        const Point p{number(20), number(20)};
        const Point q{number(20), number(20)};
        const Box box(number(15), number(15), std::abs(number(12)), std::abs(number(12)));
        const PixelLine line(p, q);
        std::optional<PixelLine::Range> expected;
        for (std::uint64_t i = 0; i <= line.steps(); ++i) {
            if (!box.contains(line.at(i))) continue;
            if (!expected) expected = PixelLine::Range{i, i};
            ASSERT_TRUE(i - expected->last <= 1);
            expected->last = i;
        }
        ASSERT_EQ(line.steps_within(box), expected);
        met += expected ? 1 : 0;
    }
    EXPECT_GT(met, 1000);
    EXPECT_EQ(PixelLine({0, 0}, {9, 0}).steps_within({4, 0}, {3, 0}), std::nullopt);
}

TEST(PixelLine, TheLongestLinesAreExact) {
    const PixelLine diagonal({lowest, highest}, {highest, lowest});
    EXPECT_EQ(diagonal.steps(), most);
    EXPECT_EQ(diagonal.at(0), (Point{lowest, highest}));
    EXPECT_EQ(diagonal.at(most), (Point{highest, lowest}));
    EXPECT_EQ(diagonal.at(std::uint64_t{1} << 63), (Point{0, -1}));
    const auto around = diagonal.steps_within({-1, -2}, {1, 5});
    ASSERT_TRUE(around);
    EXPECT_EQ(diagonal.at(around->first), (Point{-1, 0}));
    EXPECT_EQ(diagonal.at(around->last), (Point{1, -2}));

    const PixelLine flat({lowest, 0}, {highest, 1});  // y turns 1 at the half
    const std::uint64_t half = std::uint64_t{1} << 63;
    EXPECT_EQ(flat.at(half - 1), (Point{-1, 0}));
    EXPECT_EQ(flat.at(half), (Point{0, 1}));
    auto walk = flat.walk_from(half - 1);
    walk.advance();
    EXPECT_EQ(walk.pixel(), (Point{0, 1}));
    EXPECT_EQ(flat.steps_within({lowest, 1}, {highest, 1}), (PixelLine::Range{half, most}));
    EXPECT_EQ(flat.steps_within({lowest, 0}, {highest, 0}), (PixelLine::Range{0, half - 1}));

    // A box whose right edge lies beyond the last number.
    const PixelLine right({0, 0}, {highest, 0});
    EXPECT_EQ(
        right.steps_within(Box(highest - 3, 0, 100, 1)),
        (PixelLine::Range{static_cast<std::uint64_t>(highest) - 3, static_cast<std::uint64_t>(highest)}));
    EXPECT_EQ(right.steps_within(Box(0, 1, Box::max_side, 1)), std::nullopt);
}

// Steep, long lines: one step before and after the range lies outside, its ends inside.
TEST(PixelLine, LongLinesEnterAndLeaveABoxAtTheRangesEnds) {
    std::mt19937_64 random(12);
    const Box box(-40, -30, 100, 70);
    int met = 0;
    for (int round = 0; round < 20000; ++round) {
        // Through a pixel near the box, far on both sides.
        const auto far = [&] { return static_cast<std::int64_t>(random() >> (1 + random() % 60)); };
        const std::int64_t dx = far(), dy = far();
        const Point p{-dx / 2 + static_cast<std::int64_t>(random() % 100), -dy / 2};
        const Point q{dx / 2, dy / 2 - static_cast<std::int64_t>(random() % 100)};
        const PixelLine line(p, q);
        const auto range = line.steps_within(box);
        if (!range) continue;
        ++met;
        ASSERT_TRUE(box.contains(line.at(range->first)));
        ASSERT_TRUE(box.contains(line.at(range->last)));
        ASSERT_TRUE(range->first == 0 || !box.contains(line.at(range->first - 1)));
        ASSERT_TRUE(range->last == line.steps() || !box.contains(line.at(range->last + 1)));
    }
    EXPECT_GT(met, 1000);
}

}  // namespace
}  // namespace graze
