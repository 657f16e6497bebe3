#include "collision/morphology.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include "collision/algebra.h"
#include "support/mask_art.h"
#include "support/oracle.h"
#include "support/structure_oracle.h"

namespace graze {
namespace {

using Lines = std::vector<std::string>;

constexpr auto square = StructuringElement::square;
constexpr auto disc = StructuringElement::disc;

bool in_square(std::int64_t, std::int64_t) {
    return true;
}

auto in_disc(std::int64_t n) {
    return [n](std::int64_t dx, std::int64_t dy) { return dx * dx + dy * dy <= n * n; };
}

// Is every solid pixel of `part` one of `all`? part's (0,0) is at (n, n) of all.
bool contains(const Mask& all, const Mask& part, std::int64_t n) {
    return mask_difference(part, all, {-n, -n}, Box(0, 0, part.width(), part.height())).count() == 0;
}

TEST(Morphology, ByHand) {
    const Mask dot = test::mask_art({"#"});
    EXPECT_EQ(test::art_of(grow(dot, 1, square)), (Lines{"###", "###", "###"}));
    EXPECT_EQ(test::art_of(grow(dot, 1, disc)), (Lines{".#.", "###", ".#."}));
    EXPECT_EQ(test::art_of(grow(dot, 3, disc)), (Lines{"...#...",  //
                                                       ".#####.",  //
                                                       ".#####.",  //
                                                       "#######",  //
                                                       ".#####.",  //
                                                       ".#####.",  //
                                                       "...#..."}));
    EXPECT_EQ(test::art_of(grow(test::mask_art({"#..", "..."}), 1, square)),
              (Lines{"###..", "###..", "###..", "....."}));
    const Mask notched = test::mask_art({"#####",  //
                                         "#####",  //
                                         "#####",  //
                                         "####."});
    EXPECT_EQ(test::art_of(shrink(notched, 1, square)), (Lines{".....", ".###.", ".##..", "....."}));
    EXPECT_EQ(test::art_of(shrink(notched, 1, disc)), (Lines{".....", ".###.", ".###.", "....."}));
}

TEST(Morphology, EqualsTheDefinitionAtEveryWidth) {
    for (const std::int64_t width : test::edge_widths) {
        for (const std::int64_t height : {0, 1, 5, 9}) {
            for (const std::int64_t n : {0, 1, 2, 3, 4, 7}) {
                for (const int percent : {3, 90, 99}) {
                    const auto seed = static_cast<std::uint32_t>(width * 100 + n);
                    const test::Bytes bytes = test::noise(width, height, percent, seed);
                    const Mask mask = test::to_mask(bytes);
                    ASSERT_EQ(grow(mask, n, square), test::to_mask(test::naive_grow(bytes, n, in_square)))
                        << width << ' ' << height << ' ' << n;
                    ASSERT_EQ(grow(mask, n, disc), test::to_mask(test::naive_grow(bytes, n, in_disc(n))))
                        << width << ' ' << height << ' ' << n;
                    ASSERT_EQ(shrink(mask, n, square), test::to_mask(test::naive_shrink(bytes, n, in_square)))
                        << width << ' ' << height << ' ' << n;
                    ASSERT_EQ(shrink(mask, n, disc), test::to_mask(test::naive_shrink(bytes, n, in_disc(n))))
                        << width << ' ' << height << ' ' << n;
                }
            }
        }
    }
}

// Reaches of one word and more: two solid pixels grow, and two clear ones in all that is solid do.
TEST(Morphology, EqualsTheDefinitionAtEveryReach) {
    for (const std::int64_t n : {15, 16, 31, 32, 33, 63, 64, 65, 100}) {
        for (const auto element : {square, disc}) {
            const auto near = [&](std::int64_t dx, std::int64_t dy) {
                return std::abs(dx) <= n && std::abs(dy) <= n && (element == square || in_disc(n)(dx, dy));
            };
            Mask few(67, 3);
            few.set({0, 2});
            few.set({66, 0});
            ASSERT_EQ(grow(few, n, element),
                      test::to_mask(test::bytes_where(67 + 2 * n, 3 + 2 * n,
                                                      [&](std::int64_t x, std::int64_t y) {
                                                          return near(x - n, y - n - 2) ||
                                                                 near(x - n - 66, y - n);
                                                      })))
                << n;

            const std::int64_t width = 2 * n + 70, height = 2 * n + 3;
            Mask most = complement(Mask(width, height));
            most.set({0, 0}, false);
            most.set({n + 30, 1}, false);
            ASSERT_EQ(shrink(most, n, element),
                      test::to_mask(test::bytes_where(width, height,
                                                      [&](std::int64_t x, std::int64_t y) {
                                                          return x >= n && y >= n && x < width - n &&
                                                                 y < height - n && !near(x, y) &&
                                                                 !near(x - n - 30, y - 1);
                                                      })))
                << n;
        }
    }
}

TEST(Morphology, LawsOfDilationAndErosion) {
    for (const auto element : {square, disc}) {
        for (const std::int64_t n : {0, 1, 2, 5, 20}) {
            for (const int percent : {2, 30, 98}) {
                const Mask mask = test::to_mask(test::noise(90, 47, percent, 11));
                const Mask part = mask_intersection(mask, test::to_mask(test::noise(90, 47, 70, 12)), {0, 0},
                                                    Box(0, 0, 90, 47));
                const Mask grown = grow(mask, n, element);
                EXPECT_TRUE(contains(grown, mask, n));
                EXPECT_TRUE(contains(mask, shrink(mask, n, element), 0));
                EXPECT_TRUE(contains(grown, grow(part, n, element), 0));  // monotone
                EXPECT_TRUE(contains(shrink(mask, n, element), shrink(part, n, element), 0));
                EXPECT_TRUE(contains(shrink(grown, n, element), mask, n));  // closing
                EXPECT_TRUE(contains(grow(mask, n, element), grow(part, n, element), 0));
                EXPECT_TRUE(
                    contains(mask, crop(grow(shrink(mask, n, element), n, element), Box(n, n, 90, 47)), 0));
            }
        }
    }
    const Mask mask = test::to_mask(test::noise(70, 20, 5, 13));
    EXPECT_EQ(grow(grow(mask, 3, square), 4, square), grow(mask, 7, square));
    EXPECT_EQ(grow(mask, 0, square), mask);
    EXPECT_EQ(shrink(mask, 0, disc), mask);
}

TEST(Morphology, ZeroSizesGrowClear) {
    EXPECT_EQ(grow(Mask(), 2, square), Mask(4, 4));
    EXPECT_EQ(grow(Mask(0, 5), 1, disc), Mask(2, 7));
    EXPECT_EQ(shrink(Mask(0, 5), 1, disc), Mask(0, 5));
    EXPECT_EQ(shrink(Mask(), 0, square), Mask());
}

TEST(Morphology, BadDistancesAreRefused) {
    const Mask mask = test::mask_art({"#"});
    for (const auto element : {square, disc}) {
        EXPECT_THROW(grow(mask, -1, element), std::invalid_argument);
        EXPECT_THROW(shrink(mask, -1, element), std::invalid_argument);
        EXPECT_THROW(grow(mask, Box::max_side / 2 + 1, element), std::invalid_argument);
        EXPECT_THROW(grow(mask, INT64_MAX, element), std::invalid_argument);
        EXPECT_THROW(grow(mask, INT64_MIN, element), std::invalid_argument);
        EXPECT_THROW(grow(Mask(Box::max_side - 1, 0), 1, element), std::invalid_argument);
        EXPECT_EQ(shrink(mask, INT64_MAX, element), Mask(1, 1));
    }
}

}  // namespace
}  // namespace graze
