#include "collision/gap.h"

#include <gtest/gtest.h>

#include <cmath>
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

TEST(Gap, ByHand) {
    const Mask a = test::mask_art({".##",  //
                                   "###",  //
                                   ".#."});
    const Mask b = test::mask_art({"##", ".#"});
    EXPECT_EQ(gap(a, b, {7, 1}, Metric::chebyshev),
              (Gap{4, {2, 0}, {0, 0}}));  // as close as (2,1), and higher
    EXPECT_EQ(gap(a, b, {7, 1}, Metric::euclidean), (Gap{4, {2, 1}, {0, 0}}));
    EXPECT_EQ(gap(a, b, {1, 1}, Metric::chebyshev), std::nullopt);  // they overlap
}

TEST(Gap, TouchingIsZero) {
    const Mask dot = test::mask_art({"#"});
    for (const Point d : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
        EXPECT_EQ(gap(dot, dot, d, Metric::chebyshev)->distance, 0);
        EXPECT_EQ(gap(dot, dot, d, Metric::euclidean)->distance, 0);
    }
    for (const Point d : {Point{1, 1}, Point{-1, 1}, Point{1, -1}, Point{-1, -1}}) {
        EXPECT_EQ(gap(dot, dot, d, Metric::chebyshev)->distance, 0);
        EXPECT_EQ(gap(dot, dot, d, Metric::euclidean)->distance, std::sqrt(2.0) - 1);
    }
}

TEST(Gap, TheMetricsMayChooseDifferentPixels) {
    const Mask a = test::mask_art({"#"});
    const Mask b = test::mask_art({".......",  //
                                   "......#",  //
                                   ".......",  //
                                   ".......",  //
                                   ".......",  //
                                   ".....#."});
    EXPECT_EQ(gap(a, b, {0, 0}, Metric::chebyshev), (Gap{4, {0, 0}, {5, 5}}));
    EXPECT_EQ(gap(a, b, {0, 0}, Metric::euclidean), (Gap{std::sqrt(37.0) - 1, {0, 0}, {6, 1}}));
}

TEST(Gap, OfEquallyClosePairsTheTopmostThenLeftmostPixelOfAThenOfB) {
    const Mask bar = test::mask_art({"###", "###"});
    EXPECT_EQ(gap(bar, bar, {0, 5}, Metric::chebyshev), (Gap{3, {0, 1}, {0, 0}}));
    EXPECT_EQ(gap(bar, bar, {0, -5}, Metric::chebyshev), (Gap{3, {0, 0}, {0, 1}}));
    EXPECT_EQ(gap(bar, bar, {6, 0}, Metric::chebyshev), (Gap{3, {2, 0}, {0, 0}}));
    EXPECT_EQ(gap(bar, bar, {6, 0}, Metric::euclidean), (Gap{3, {2, 0}, {0, 0}}));
    EXPECT_EQ(gap(bar, bar, {6, 1}, Metric::euclidean), (Gap{3, {2, 1}, {0, 0}}));
}

void expect_naive(const Bytes& a, const Bytes& b, Point offset) {
    const Mask mask_a = test::to_mask(a);
    const Mask mask_b = test::to_mask(b);
    for (const Metric metric : {Metric::chebyshev, Metric::euclidean}) {
        const bool euclidean = metric == Metric::euclidean;
        const auto found = gap(mask_a, mask_b, offset, metric);
        const auto expected = test::naive_gap(a, b, offset, euclidean);
        const bool exists = expected && expected->distance > 0;
        ASSERT_EQ(found.has_value(), exists);
        if (!exists) continue;
        const auto distance = static_cast<double>(expected->distance);
        ASSERT_EQ(found->distance, (euclidean ? std::sqrt(distance) : distance) - 1);
        ASSERT_EQ(found->a, expected->a) << a.width << ' ' << b.width << ' ' << offset.x << ' ' << offset.y;
        ASSERT_EQ(found->b, expected->b) << a.width << ' ' << b.width << ' ' << offset.x << ' ' << offset.y;
    }
}

TEST(Gap, EqualsComparingEveryPairOfPixelsAtEveryOffset) {
    for (const int percent : {5, 40}) {
        const Bytes a = test::noise(9, 7, percent, 51);
        const Bytes b = test::noise(5, 6, percent, 52);
        for (std::int64_t y = -12; y <= 13; ++y)
            for (std::int64_t x = -12; x <= 15; ++x) expect_naive(a, b, {x, y});
    }
}

TEST(Gap, EqualsComparingEveryPairOfPixelsForEveryPairOfWidths) {
    const std::vector<std::int64_t> widths{1, 2, 3, 31, 32, 33, 63, 64, 65, 127, 128, 129};
    std::uint32_t seed = 1;
    for (const std::int64_t wa : widths) {
        for (const std::int64_t wb : widths) {
            const int percent = seed % 3 == 0 ? 2 : seed % 3 == 1 ? 10 : 60;
            const Bytes a = test::noise(wa, 3, percent, seed++);
            const Bytes b = test::noise(wb, 4, percent, seed++);
            for (const Point d : {Point{wa + 5, 1}, Point{-wb, -9}, Point{wa / 2, 6}, Point{0, 0}}) {
                expect_naive(a, b, d);
                expect_naive(a, test::without_shared(a, b, d), d);
            }
        }
    }
}

// Several blocks of rows and stripes, with and without a summary.
TEST(Gap, EqualsComparingEveryPairOfPixelsOfLargerMasks) {
    std::uint32_t seed = 1;
    for (const std::int64_t height : {40, 100, 127, 128, 130, 260}) {
        for (const int percent : {0, 1, 3}) {
            Bytes a = test::noise(150, height, percent, seed++);
            Bytes b = test::noise(200, 300 - height, percent, seed++);
            a.solid[static_cast<std::size_t>(height / 2 * 150 + 70)] = 1;
            b.solid[static_cast<std::size_t>((299 - height) * 200 + 131)] = 1;
            for (const Point d : {Point{0, 0}, Point{160, 30}, Point{-40, height + 9}, Point{-500, -800}})
                expect_naive(a, test::without_shared(a, b, d), d);
        }
    }
}

TEST(Gap, SwappedMasksAreEquallyFar) {
    for (std::uint32_t seed = 0; seed < 100; ++seed) {
        const Bytes a = test::noise(70, 12, 3, seed);
        const Point d{seed % 90, seed % 17};
        const Bytes b = test::without_shared(a, test::noise(33, 9, 5, seed + 1000), d);
        for (const Metric metric : {Metric::chebyshev, Metric::euclidean}) {
            const auto ab = gap(test::to_mask(a), test::to_mask(b), d, metric);
            const auto ba = gap(test::to_mask(b), test::to_mask(a), {-d.x, -d.y}, metric);
            ASSERT_EQ(ab.has_value(), ba.has_value());
            ASSERT_TRUE(!ab || ab->distance == ba->distance);
        }
    }
}

TEST(Gap, IsZeroExactlyWhereAGrownByOnePixelMeetsB) {
    for (std::uint32_t seed = 0; seed < 300; ++seed) {
        const Bytes a = test::noise(30, 10, 4, seed);
        const Point d{seed % 35, seed % 13};
        const Bytes b = test::without_shared(a, test::noise(20, 9, 4, seed + 1000), d);
        bool meets = false;
        for (std::int64_t y = -1; y <= 1; ++y)
            for (std::int64_t x = -1; x <= 1; ++x) meets |= test::naive_overlaps(a, b, {d.x + x, d.y + y});
        const auto found = gap(test::to_mask(a), test::to_mask(b), d, Metric::chebyshev);
        ASSERT_TRUE(found || test::naive_gap(a, b, d, false) == std::nullopt);
        ASSERT_EQ(found && found->distance == 0, meets) << seed;
    }
}

TEST(Gap, FarthestOffsetsAreExact) {
    const Mask a = test::mask_art({"#.", ".#"});
    const Mask b = test::mask_art({".#", "#."});
    const auto right = gap(a, b, {highest, 0}, Metric::chebyshev);
    EXPECT_EQ(right, (Gap{0x1p63 - 3, {1, 1}, {0, 1}}));  // rounds to 2^63
    EXPECT_EQ(gap(a, b, {lowest, 0}, Metric::euclidean)->a, (Point{0, 0}));
    EXPECT_EQ(gap(a, b, {lowest, 0}, Metric::euclidean)->b, (Point{1, 0}));
    const auto corner = gap(a, b, {lowest, lowest}, Metric::euclidean);
    ASSERT_TRUE(corner);
    EXPECT_DOUBLE_EQ(corner->distance, std::sqrt(2.0) * 0x1p63);
    EXPECT_EQ(corner->a, (Point{0, 0}));
    EXPECT_EQ(corner->b, (Point{1, 0}));  // as far as (0,1), and higher
    EXPECT_EQ(gap(a, b, {highest, highest}, Metric::euclidean)->a, (Point{1, 1}));
    // One pixel nearer or farther does not fit a double there, but decides.
    const Mask wide = test::mask_art({"#.#"});
    EXPECT_EQ(gap(wide, a, {highest, 0}, Metric::chebyshev)->a, (Point{2, 0}));
}

TEST(Gap, NoPixelsNoGap) {
    const Mask solid = test::mask_art({"##", "##"});
    for (const Mask& empty : {Mask(), Mask(0, 9), Mask(9, 0), Mask(9, 9), Mask(70, 300)}) {
        EXPECT_EQ(gap(solid, empty, {50, 0}, Metric::chebyshev), std::nullopt);
        EXPECT_EQ(gap(empty, solid, {50, 0}, Metric::chebyshev), std::nullopt);
        EXPECT_EQ(gap(empty, empty, {0, 0}, Metric::euclidean), std::nullopt);
    }
}

}  // namespace
}  // namespace graze
