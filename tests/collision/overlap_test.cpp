#include "collision/overlap.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "support/instruction_sets.h"
#include "support/mask_art.h"
#include "support/oracle.h"

namespace graze {
namespace {

TEST(Overlap, ByHand) {
    const Mask a = test::mask_art({"##..",  //
                                   "##..",  //
                                   "...#"});
    const Mask b = test::mask_art({".#",  //
                                   "##"});
    // b's top-left on (0,0): shares (1,0), (0,1), (1,1).
    EXPECT_EQ(overlap(a, b, {0, 0}), (Overlap{3, Box(0, 0, 2, 2), {1, 0}}));
    // On (2,1): b's (1,0) is a's (3,1), clear; b's (1,1) is a's (3,2), solid.
    EXPECT_EQ(overlap(a, b, {2, 1}), (Overlap{1, Box(3, 2, 1, 1), {3, 2}}));
    // On (-1,0): b's (1,0) is (0,0), b's (1,1) is (0,1).
    EXPECT_EQ(overlap(a, b, {-1, 0}), (Overlap{2, Box(0, 0, 1, 2), {0, 0}}));
    // The rectangles overlap, the pixels do not.
    EXPECT_EQ(overlap(a, b, {2, 0}), std::nullopt);
    EXPECT_EQ(overlap_bounds(a, b, {2, 0}), Box());
}

TEST(Overlap, FirstIsTopmostThenLeftmostNotTheBoundsCorner) {
    const Mask a = test::mask_art({"..#", "#.."});
    EXPECT_EQ(overlap(a, a, {0, 0}), (Overlap{2, Box(0, 0, 3, 2), {2, 0}}));
}

// Every query, by each instruction set, against a loop over bytes.
void expect_naive_answers(const test::Bytes& a, const test::Bytes& b, const Mask& mask_a, const Mask& mask_b,
                          Point d) {
    const auto expected = test::naive_overlap(a, b, d);
    test::with_each_instruction_set([&] {
        ASSERT_EQ(overlap(mask_a, mask_b, d), expected)
            << a.width << ' ' << b.width << ' ' << d.x << ' ' << d.y;
        ASSERT_EQ(overlaps(mask_a, mask_b, d), expected.has_value())
            << a.width << ' ' << b.width << ' ' << d.x << ' ' << d.y;
        ASSERT_EQ(overlap_count(mask_a, mask_b, d), expected ? expected->count : 0);
        ASSERT_EQ(first_overlap(mask_a, mask_b, d), expected ? std::optional(expected->first) : std::nullopt);
        ASSERT_EQ(overlap_bounds(mask_a, mask_b, d), expected ? expected->bounds : Box());
    });
}

const std::vector<std::int64_t> widths_around_words{1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129};

TEST(Overlap, EveryPairOfWidthsAtEveryOffsetEqualsTheNaiveLoop) {
    for (const std::int64_t wa : widths_around_words) {
        for (const std::int64_t wb : widths_around_words) {
            const test::Bytes a = test::noise(wa, 3, 40, static_cast<std::uint32_t>(wa * 1000 + wb));
            const test::Bytes b = test::noise(wb, 2, 40, static_cast<std::uint32_t>(wb * 1000 + wa + 7));
            const Mask mask_a = test::to_mask(a);
            const Mask mask_b = test::to_mask(b);
            for (std::int64_t dy = -2; dy <= 3; ++dy)
                for (std::int64_t dx = -wb - 1; dx <= wa + 1; ++dx)
                    expect_naive_answers(a, b, mask_a, mask_b, {dx, dy});
        }
    }
}

// High enough for the loops over vectors, and so sparse that a hit is a matter of one pixel anywhere.
TEST(Overlap, HighMasksOfEveryPairOfWidthsEqualTheNaiveLoop) {
    std::mt19937 random(13);
    for (const std::int64_t wa : widths_around_words) {
        for (const std::int64_t wb : widths_around_words) {
            const test::Bytes a = test::noise(wa, 75, 4, static_cast<std::uint32_t>(random()));
            const test::Bytes b = test::noise(wb, 61, 4, static_cast<std::uint32_t>(random()));
            const Mask mask_a = test::to_mask(a);
            const Mask mask_b = test::to_mask(b);
            for (int i = 0; i < 12; ++i) {
                const Point d{static_cast<std::int64_t>(random()) % (wa + wb) - wb,
                              static_cast<std::int64_t>(random() % 136) - 61};
                expect_naive_answers(a, b, mask_a, mask_b, d);
            }
        }
    }
}

// Large shapes with clear and solid regions, which a mask's summary lets the queries skip; and what it must
// not skip.
TEST(Overlap, LargeShapesAtManyOffsetsEqualTheNaiveLoop) {
    const auto shape = [](std::int64_t width, std::int64_t height, auto solid) {
        test::Bytes bytes{width, height, {}};
        for (std::int64_t y = 0; y < height; ++y)
            for (std::int64_t x = 0; x < width; ++x) bytes.solid.push_back(solid(x, y) ? 1 : 0);
        return bytes;
    };
    const auto square = [](std::int64_t n) { return n * n; };
    const std::vector<test::Bytes> shapes{
        shape(200, 200, [&](auto x, auto y) { return square(x - 100) + square(y - 100) < square(99); }),
        shape(260, 300,
              [&](auto x, auto y) {
                  const auto distance = square(x - 130) + square(y - 150);
                  return distance < square(128) && distance >= square(105);
              }),
        shape(192, 256, [](auto, auto) { return true; }),
        shape(300, 200, [](auto x, auto y) { return x == 299 || y == 199; }),  // two edges
        shape(300, 200, [](auto x, auto y) { return x == 0 && y == 137; }),    // one pixel
        test::noise(130, 260, 1, 11),
    };
    std::mt19937 random(12);
    for (const test::Bytes& a : shapes) {
        for (const test::Bytes& b : shapes) {
            const Mask mask_a = test::to_mask(a);
            const Mask mask_b = test::to_mask(b);
            for (int i = 0; i < 6; ++i) {
                Point d{static_cast<std::int64_t>(random() % 400) - 200,
                        static_cast<std::int64_t>(random() % 400) - 200};
                if (i == 0) d = {0, 0};
                if (i == 1) d = {64, -64};
                expect_naive_answers(a, b, mask_a, mask_b, d);
            }
        }
    }
}

TEST(Overlap, IsSymmetric) {
    const Mask a = test::to_mask(test::noise(70, 20, 30, 1));
    const Mask b = test::to_mask(test::noise(40, 30, 30, 2));
    for (std::int64_t dy = -31; dy <= 21; ++dy) {
        for (std::int64_t dx = -41; dx <= 71; ++dx) {
            const auto ab = overlap(a, b, {dx, dy});
            const auto ba = overlap(b, a, {-dx, -dy});
            ASSERT_EQ(ab.has_value(), ba.has_value());
            if (!ab) continue;
            ASSERT_EQ(ab->count, ba->count);
            ASSERT_EQ(ab->bounds.x() - dx, ba->bounds.x());
            ASSERT_EQ(ab->bounds.y() - dy, ba->bounds.y());
        }
    }
}

// The Flash article's way, a second oracle that knows no bits: compose both sprites over each other in both
// orders; a pixel whose colour differs is solid in both.
TEST(Overlap, EqualsComposingBothSpritesInBothOrders) {
    const test::Bytes a = test::noise(37, 25, 50, 3);
    const test::Bytes b = test::noise(29, 31, 50, 4);
    const auto compose = [](const test::Bytes& under, const test::Bytes& over, Point shift, int under_colour,
                            int over_colour, Point p) {
        if (over.at(p.x - shift.x, p.y - shift.y)) return over_colour;
        return under.at(p.x, p.y) ? under_colour : 0;
    };
    for (std::int64_t dy = -31; dy <= 25; dy += 4) {
        for (std::int64_t dx = -29; dx <= 37; dx += 3) {
            std::int64_t differing = 0;
            for (std::int64_t y = -40; y < 70; ++y) {
                for (std::int64_t x = -40; x < 70; ++x) {
                    const int b_on_top = compose(a, b, {dx, dy}, 1, 2, {x, y});
                    const int a_on_top = compose(b, a, {-dx, -dy}, 2, 1, {x - dx, y - dy});
                    differing += b_on_top != a_on_top ? 1 : 0;
                }
            }
            ASSERT_EQ(overlap_count(test::to_mask(a), test::to_mask(b), {dx, dy}), differing)
                << dx << ' ' << dy;
        }
    }
}

TEST(Overlap, FarthestOffsetsShareNothing) {
    const Mask mask = test::to_mask(test::noise(65, 3, 100, 5));
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    for (const Point d :
         {Point{lowest, lowest}, Point{highest, highest}, Point{0, lowest}, Point{highest, 0}})
        EXPECT_FALSE(overlaps(mask, mask, d));
}

TEST(Overlap, EmptyMasksShareNothing) {
    const Mask solid = test::mask_art({"##", "##"});
    for (const Mask& empty : {Mask(), Mask(0, 9), Mask(9, 0)}) {
        EXPECT_EQ(overlap(solid, empty, {0, 0}), std::nullopt);
        EXPECT_EQ(overlap(empty, solid, {0, 0}), std::nullopt);
        EXPECT_EQ(overlap(empty, empty, {0, 0}), std::nullopt);
    }
}

}  // namespace
}  // namespace graze
