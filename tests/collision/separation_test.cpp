#include "collision/separation.h"

#include <gtest/gtest.h>

#include <limits>

#include "collision/overlap.h"
#include "support/mask_art.h"
#include "support/motion_oracle.h"
#include "support/oracle.h"

namespace graze {
namespace {

using test::Bytes;

constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();

TEST(Separation, ByHand) {
    const Mask square = test::mask_art({"###", "###", "###"});
    EXPECT_EQ(separation(square, square, {2, 0}), (Point{1, 0}));
    EXPECT_EQ(separation(square, square, {-1, 0}), (Point{-2, 0}));
    EXPECT_EQ(separation(square, square, {1, 2}), (Point{0, 1}));
    EXPECT_EQ(separation(square, square, {0, -2}), (Point{0, -1}));
    // The rectangles overlap, the pixels do not.
    const Mask corner = test::mask_art({"#..", "...", "..."});
    EXPECT_EQ(separation(square, corner, {-1, -1}), (Point{0, 0}));
}

TEST(Separation, OfEquallyLongMovesLeastDyThenLeftThenUp) {
    const Mask square = test::mask_art({"###", "###", "###"});
    EXPECT_EQ(separation(square, square, {0, 0}), (Point{-3, 0}));  // not right, up or down
    EXPECT_EQ(separation(square, square, {1, 1}), (Point{2, 0}));   // not down
    const Mask wide = test::mask_art({"#####", "#####", "#####"});
    EXPECT_EQ(separation(wide, wide, {0, 0}), (Point{0, -3}));  // up, not down

    // A plus of arms 5 around b's only pixel: (-4,-3) and (-3,-4) are as long as (-5,0), which has least dy.
    Mask disc(11, 11);
    for (std::int64_t y = 0; y < 11; ++y)
        for (std::int64_t x = 0; x < 11; ++x)
            if ((x - 5) * (x - 5) + (y - 5) * (y - 5) < 25) disc.set({x, y});
    const Mask dot = test::mask_art({"#"});
    EXPECT_EQ(separation(disc, dot, {5, 5}), (Point{-5, 0}));
    disc.set({0, 5});
    EXPECT_EQ(separation(disc, dot, {5, 5}), (Point{5, 0}));
    disc.set({10, 5});
    EXPECT_EQ(separation(disc, dot, {5, 5}), (Point{-4, -3}));
    disc.set({1, 2});
    EXPECT_EQ(separation(disc, dot, {5, 5}), (Point{-4, 3}));
    disc.set({1, 8});
    EXPECT_EQ(separation(disc, dot, {5, 5}), (Point{4, -3}));
}

// A hole is a way out.
TEST(Separation, AHoleOfTheRightSizePartsToo) {
    const Mask frame = test::mask_art({"#######",  //
                                       "#######",  //
                                       "##...##",  //
                                       "##..###",  //
                                       "#######"});
    const Mask b = test::mask_art({"##", "##"});
    EXPECT_EQ(separation(frame, b, {1, 1}), (Point{1, 1}));
}

void expect_naive(const Bytes& a, const Bytes& b, Point offset) {
    const Mask mask_a = test::to_mask(a);
    const Mask mask_b = test::to_mask(b);
    ASSERT_EQ(separation(mask_a, mask_b, offset), test::naive_separation(a, b, offset))
        << a.width << ' ' << b.width << ' ' << offset.x << ' ' << offset.y;
    const auto distances = parting_distances(mask_a, mask_b, offset);
    for (std::size_t i = 0; i < directions.size(); ++i) {
        ASSERT_EQ(distances[i], test::naive_parting_distance(a, b, offset, directions[i]))
            << a.width << ' ' << b.width << ' ' << offset.x << ' ' << offset.y << ' ' << i;
    }
}

TEST(Separation, EqualsTryingEveryMoveAtEveryOffset) {
    for (const int percent : {20, 60, 100}) {
        const Bytes a = test::noise(9, 7, percent, 41);
        const Bytes b = test::noise(5, 6, percent, 42);
        for (std::int64_t y = -7; y <= 8; ++y)
            for (std::int64_t x = -6; x <= 10; ++x) expect_naive(a, b, {x, y});
    }
}

TEST(Separation, EqualsTryingEveryMoveForEveryPairOfWidths) {
    const std::vector<std::int64_t> widths{1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129};
    std::uint32_t seed = 1;
    for (const std::int64_t wa : widths) {
        for (const std::int64_t wb : widths) {
            const int percent = seed % 3 == 0 ? 15 : seed % 3 == 1 ? 50 : 90;
            const Bytes a = test::noise(wa, 4, percent, seed++);
            const Bytes b = test::noise(wb, 3, percent, seed++);
            expect_naive(a, b, {(wa - wb) / 2, 1});
            expect_naive(a, b, {wa / 3, -1});
            expect_naive(a, b, {-wb / 3, 2});
        }
    }
}

// Long moves over several words, in masks with and without a summary: solid, striped, framed, sparse.
TEST(Separation, EqualsTryingEveryMoveForLargerShapes) {
    const auto shape = [](std::int64_t width, std::int64_t height, auto solid) {
        Bytes bytes = test::noise(width, height, 0, 1);
        for (std::int64_t y = 0; y < height; ++y)
            for (std::int64_t x = 0; x < width; ++x)
                bytes.solid[static_cast<std::size_t>(y * width + x)] = solid(x, y) ? 1 : 0;
        return bytes;
    };
    const std::vector<Bytes> shapes{
        shape(70, 130, [](auto x, auto y) { return (x - 35) * (x - 35) + (y - 65) * (y - 65) < 1200; }),
        shape(140, 20, [](auto x, auto y) { return x % 2 == 0 || y == 19; }),
        shape(70, 140, [](auto x, auto y) { return x < 2 || y < 2 || x >= 68 || y >= 138; }),
        shape(70, 70, [](auto x, auto y) { return std::abs(x - y) < 2; }),
        shape(70, 70, [](auto x, auto y) { return std::abs(69 - x - y) < 2; }),
        shape(130, 130, [](auto x, auto y) { return (x * 7 + y * 13) % 23 == 0; }),
        shape(130, 40, [](auto x, auto y) { return (x * 7 + y * 13) % 31 == 0; }),
    };
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Bytes& a = shapes[i];
        for (const std::size_t other : {i, i + 1, i + 3}) {
            const Bytes& b = shapes[other % shapes.size()];
            expect_naive(a, b, {(a.width - b.width) / 2 + 3, (a.height - b.height) / 2 - 2});
            expect_naive(b, a, {b.width / 2, -a.height / 3});
        }
    }
}

TEST(Separation, SwappedMasksMoveEquallyFar) {
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const Mask a = test::to_mask(test::noise(40, 12, 60, seed));
        const Mask b = test::to_mask(test::noise(13, 9, 60, seed + 1000));
        const Point offset{seed % 30, seed % 11};
        const Point ab = separation(a, b, offset);
        const Point ba = separation(b, a, {-offset.x, -offset.y});
        ASSERT_EQ(std::abs(ab.x), std::abs(ba.x));
        ASSERT_EQ(std::abs(ab.y), std::abs(ba.y));
        ASSERT_FALSE(overlaps(a, b, {offset.x + ab.x, offset.y + ab.y}));
    }
}

TEST(Separation, MirroredMasksMoveTheMirroredWay) {
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        const Bytes a = test::noise(40, 12, 60, seed);
        const Bytes b = test::noise(13, 9, 60, seed + 1000);
        const Point offset{seed % 30, seed % 11};
        const Point mirrored_offset{a.width - b.width - offset.x, offset.y};
        const Point move = separation(test::to_mask(a), test::to_mask(b), offset);
        const Point mirrored =
            separation(test::to_mask(test::mirrored(a)), test::to_mask(test::mirrored(b)), mirrored_offset);
        // Left comes first for both: only the length and |dy| are sure to be the same.
        ASSERT_EQ(std::abs(mirrored.x), std::abs(move.x)) << seed;
        ASSERT_EQ(std::abs(mirrored.y), std::abs(move.y)) << seed;
    }
}

TEST(Separation, NoOverlapNoMove) {
    const Mask mask = test::to_mask(test::noise(65, 3, 100, 5));
    for (const Point d : {Point{lowest, lowest}, Point{highest, highest}, Point{0, lowest}, Point{highest, 0},
                          Point{65, 0}, Point{0, -3}}) {
        EXPECT_EQ(separation(mask, mask, d), (Point{0, 0}));
        EXPECT_EQ(parting_distances(mask, mask, d), (std::array<std::int64_t, 8>{}));
    }
    for (const Mask& empty : {Mask(), Mask(0, 9), Mask(9, 0), Mask(9, 9)}) {
        EXPECT_EQ(separation(mask, empty, {0, 0}), (Point{0, 0}));
        EXPECT_EQ(separation(empty, mask, {0, 0}), (Point{0, 0}));
        EXPECT_EQ(parting_distances(empty, mask, {0, 0}), (std::array<std::int64_t, 8>{}));
    }
}

TEST(PartingDistances, ByHand) {
    const Mask wide = test::mask_art({"#####", "#####"});
    const Mask dot = test::mask_art({"#"});
    // b on (1,0): right 4, down-right 2, down 2, down-left 2, left 2, up-left 1, up 1, up-right 1.
    EXPECT_EQ(parting_distances(wide, dot, {1, 0}), (std::array<std::int64_t, 8>{4, 2, 2, 2, 2, 1, 1, 1}));
    // The first gap counts, though more of a lies beyond it.
    const Mask gap = test::mask_art({"##.##"});
    EXPECT_EQ(parting_distances(gap, dot, {0, 0})[0], 2);
}

}  // namespace
}  // namespace graze
