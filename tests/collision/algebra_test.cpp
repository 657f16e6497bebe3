#include "collision/algebra.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <stdexcept>

#include "collision/overlap.h"
#include "collision/transform.h"
#include "support/mask_art.h"
#include "support/oracle.h"
#include "support/structure_oracle.h"

namespace graze {
namespace {

using Lines = std::vector<std::string>;

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

Box whole(const Mask& mask) {
    return {0, 0, mask.width(), mask.height()};
}

// The box around both masks.
Box around(const Mask& a, const Mask& b, Point offset) {
    const std::int64_t left = std::min<std::int64_t>(0, offset.x);
    const std::int64_t top = std::min<std::int64_t>(0, offset.y);
    return {left, top, std::max(a.width(), offset.x + b.width()) - left,
            std::max(a.height(), offset.y + b.height()) - top};
}

TEST(Algebra, ByHand) {
    const Mask a = test::mask_art({"###",  //
                                   "#.."});
    const Mask b = test::mask_art({"##",  //
                                   "##"});
    const Point offset{1, 0};
    const Box window(-1, 0, 5, 2);
    EXPECT_EQ(test::art_of(mask_union(a, b, offset, window)), (Lines{".###.", ".###."}));
    EXPECT_EQ(test::art_of(mask_intersection(a, b, offset, window)), (Lines{"..##.", "....."}));
    EXPECT_EQ(test::art_of(mask_difference(a, b, offset, window)), (Lines{".#...", ".#..."}));
    EXPECT_EQ(test::art_of(mask_xor(a, b, offset, window)), (Lines{".#...", ".###."}));
    EXPECT_EQ(test::art_of(crop(a, Box(1, -1, 3, 3))), (Lines{"...", "##.", "..."}));
    EXPECT_EQ(test::art_of(complement(a)), (Lines{"...", ".##"}));
    EXPECT_EQ(test::art_of(mirror_left_right(a)), (Lines{"###", "..#"}));
    EXPECT_EQ(test::art_of(mirror_top_bottom(a)), (Lines{"#..", "###"}));
    EXPECT_EQ(test::art_of(turn_quarters(a, 1)), (Lines{"##", ".#", ".#"}));
    EXPECT_EQ(test::art_of(turn_quarters(a, 2)), (Lines{"..#", "###"}));
    EXPECT_EQ(test::art_of(turn_quarters(a, -1)), (Lines{"#.", "#.", "##"}));
    EXPECT_EQ(test::art_of(scale(a, 6, 2)), (Lines{"######", "##...."}));
    EXPECT_EQ(test::art_of(scale(a, 2, 3)), (Lines{"##", "#.", "#."}));  // columns 0 and 2, rows 0, 1, 1
}

TEST(Algebra, EverySetOperationEqualsTheNaiveLoop) {
    std::mt19937 random(1);
    std::uint32_t seed = 1;
    const auto between = [&](std::int64_t low, std::int64_t high) {
        return low + static_cast<std::int64_t>(random() % static_cast<std::uint32_t>(high - low + 1));
    };
    for (const std::int64_t wa : test::edge_widths) {
        for (const std::int64_t wb : test::edge_widths) {
            const test::Bytes a = test::noise(wa, between(0, 6), 50, seed++);
            const test::Bytes b = test::noise(wb, between(0, 6), 50, seed++);
            const Mask mask_a = test::to_mask(a), mask_b = test::to_mask(b);
            for (int i = 0; i < 12; ++i) {
                const Point d{between(-wb - 1, wa + 1), between(-7, 7)};
                const Box window(between(-70, wa + 3), between(-3, 5), between(0, 135), between(0, 8));
                const auto expected = [&](auto of) {
                    const auto solid = [&](std::int64_t x, std::int64_t y) {
                        const std::int64_t ax = x + window.x(), ay = y + window.y();
                        return of(a.at(ax, ay), b.at(ax - d.x, ay - d.y));
                    };
                    return test::to_mask(test::bytes_where(window.width(), window.height(), solid));
                };
                const auto in_a = [](bool pa, bool) { return pa; };
                ASSERT_EQ(mask_union(mask_a, mask_b, d, window), expected(std::logical_or<>()));
                ASSERT_EQ(mask_intersection(mask_a, mask_b, d, window), expected(std::logical_and<>()));
                ASSERT_EQ(mask_difference(mask_a, mask_b, d, window), expected(std::greater<>()));
                ASSERT_EQ(mask_xor(mask_a, mask_b, d, window), expected(std::not_equal_to<>()));
                ASSERT_EQ(crop(mask_a, window), expected(in_a));
            }
        }
    }
}

TEST(Algebra, CountsAndLawsOfSets) {
    std::mt19937 random(2);
    std::uint32_t seed = 1;
    const auto size = [&] { return static_cast<std::int64_t>(random() % 140); };
    for (int i = 0; i < 300; ++i) {
        const Mask a = test::to_mask(test::noise(size(), size() % 20, 60, seed++));
        const Mask b = test::to_mask(test::noise(size(), size() % 20, 60, seed++));
        const Point d{size() - 70, size() % 21 - 10};
        const Box box = around(a, b, d);
        const Mask both = mask_intersection(a, b, d, box);
        const Mask either = mask_union(a, b, d, box);
        ASSERT_EQ(both.count(), overlap_count(a, b, d));
        ASSERT_EQ(either.count(), a.count() + b.count() - both.count());
        ASSERT_EQ(mask_xor(a, b, d, box), mask_difference(either, both, {0, 0}, whole(either)));
        ASSERT_EQ(mask_difference(a, b, d, box).count(), a.count() - both.count());
        ASSERT_EQ(complement(complement(a)), a);
        ASSERT_EQ(complement(a).count(), a.width() * a.height() - a.count());

        // De Morgan, both seen through the window.
        const Mask in_a = crop(a, box);
        const Mask in_b = crop(b, Box(box.x() - d.x, box.y() - d.y, box.width(), box.height()));
        ASSERT_EQ(complement(either),
                  mask_intersection(complement(in_a), complement(in_b), {0, 0}, whole(in_a)));
        ASSERT_EQ(complement(both), mask_union(complement(in_a), complement(in_b), {0, 0}, whole(in_a)));
    }
}

TEST(Algebra, FarthestOffsetsAndWindowsAreLegal) {
    const Mask solid = complement(Mask(65, 3));
    const std::vector<std::int64_t> far{lowest, lowest + 1, -1, 0, 1, highest - 1, highest};
    for (const std::int64_t x : far) {
        for (const std::int64_t y : far) {
            // b stands exactly at the window, wherever that is.
            EXPECT_EQ(mask_union(Mask(), solid, {x, y}, Box(x, y, 65, 3)), solid);
            EXPECT_EQ(mask_difference(solid, solid, {x, y}, whole(solid)).count(),
                      solid.count() - overlap_count(solid, solid, {x, y}));
            EXPECT_EQ(crop(solid, Box(x, y, 65, 3)).count(), overlap_count(solid, solid, {x, y}));
            for (const std::int64_t offset : far)  // and elsewhere it is not there
                EXPECT_EQ(mask_union(Mask(), solid, {offset, offset}, Box(x, y, 9, 9)).count(),
                          intersection(Box(offset, offset, 65, 3), Box(x, y, 9, 9)).width() *
                              intersection(Box(offset, offset, 65, 3), Box(x, y, 9, 9)).height());
        }
    }
}

TEST(Algebra, MirrorsAndTurnsMoveEveryPixel) {
    for (const std::int64_t width : test::edge_widths) {
        for (const std::int64_t height : test::edge_widths) {
            const auto seed = static_cast<std::uint32_t>(width * 1000 + height);
            const test::Bytes bytes = test::noise(width, height, 40, seed);
            const Mask mask = test::to_mask(bytes);
            const auto expected = [&](std::int64_t w, std::int64_t h, auto source) {
                return test::to_mask(test::bytes_where(w, h, source));
            };
            ASSERT_EQ(mirror_left_right(mask), expected(width, height, [&](std::int64_t x, std::int64_t y) {
                          return bytes.at(width - 1 - x, y);
                      }));
            ASSERT_EQ(mirror_top_bottom(mask), expected(width, height, [&](std::int64_t x, std::int64_t y) {
                          return bytes.at(x, height - 1 - y);
                      }));
            ASSERT_EQ(turn_quarters(mask, 1), expected(height, width, [&](std::int64_t x, std::int64_t y) {
                          return bytes.at(y, height - 1 - x);
                      }));
            ASSERT_EQ(turn_quarters(mask, 2), mirror_left_right(mirror_top_bottom(mask)));
            ASSERT_EQ(turn_quarters(turn_quarters(mask, 1), 3), mask);
            ASSERT_EQ(mirror_left_right(mirror_left_right(mask)), mask);
            ASSERT_EQ(mirror_top_bottom(mirror_top_bottom(mask)), mask);
        }
    }
}

TEST(Algebra, QuartersCountModuloFour) {
    const Mask mask = test::to_mask(test::noise(70, 9, 40, 3));
    Mask turned = mask;
    for (int i = 0; i < 4; ++i) {
        for (const int more : {-8, -4, 0, 4, 400}) EXPECT_EQ(turn_quarters(mask, i + more), turned);
        turned = turn_quarters(turned, 1);
    }
    EXPECT_EQ(turned, mask);
    EXPECT_EQ(turn_quarters(mask, std::numeric_limits<int>::max()), turn_quarters(mask, 3));
    EXPECT_EQ(turn_quarters(mask, std::numeric_limits<int>::min()), mask);
}

TEST(Algebra, AMirroredPairHasTheMirroredOverlap) {
    const Mask a = test::to_mask(test::noise(70, 20, 20, 4));
    const Mask b = test::to_mask(test::noise(33, 9, 20, 5));
    const Mask a_mirrored = mirror_left_right(a), b_mirrored = mirror_left_right(b);
    for (std::int64_t dy = -9; dy <= 20; dy += 3) {
        for (std::int64_t dx = -33; dx <= 70; ++dx) {
            const auto plain = overlap(a, b, {dx, dy});
            const auto mirrored =
                overlap(a_mirrored, b_mirrored, {a.width() - b.width() - dx, dy});  // right edges
            ASSERT_EQ(plain.has_value(), mirrored.has_value());
            if (!plain) continue;
            ASSERT_EQ(plain->count, mirrored->count);
            ASSERT_EQ(plain->bounds.x() + plain->bounds.width(), a.width() - mirrored->bounds.x());
            ASSERT_EQ(plain->bounds.y(), mirrored->bounds.y());
        }
    }
}

TEST(Algebra, ScaleTakesThePixelUnderEachCentre) {
    for (const std::int64_t width : test::edge_widths) {
        const test::Bytes bytes = test::noise(width, 5, 50, static_cast<std::uint32_t>(width));
        const Mask mask = test::to_mask(bytes);
        for (const std::int64_t to_width : test::edge_widths) {
            for (const std::int64_t to_height : {0, 1, 3, 5, 10, 17}) {
                const auto solid = [&](std::int64_t x, std::int64_t y) {
                    return bytes.at((2 * x + 1) * width / (2 * to_width), (2 * y + 1) * 5 / (2 * to_height));
                };
                ASSERT_EQ(scale(mask, to_width, to_height),
                          test::to_mask(test::bytes_where(to_width, to_height, solid)))
                    << width << ' ' << to_width << ' ' << to_height;
            }
        }
        EXPECT_EQ(scale(mask, width, 5), mask);
        EXPECT_EQ(scale(scale(mask, width * 3, 10), width, 5), mask);
    }
    EXPECT_EQ(scale(Mask(9, 0), 4, 2), Mask(4, 2));
}

// 2 x + 1 times the width then nearly fills an int64.
TEST(Algebra, ScaleOfAsManyPixelsAsAMaskMayHave) {
    Mask wide(Box::max_side, 1);
    wide.set({Box::max_side / 2, 0});
    EXPECT_EQ(test::art_of(scale(wide, 3, 1)), (Lines{".#."}));  // centres at 1/6, 1/2 and 5/6 of the width
}

TEST(Algebra, ScaleRefusesBadSizes) {
    EXPECT_THROW(scale(Mask(2, 2), -1, 2), std::invalid_argument);
    EXPECT_THROW(scale(Mask(2, 2), 2, -1), std::invalid_argument);
    EXPECT_THROW(scale(Mask(2, 2), Box::max_side + 1, 1), std::invalid_argument);
    EXPECT_THROW(scale(Mask(), 1, Box::max_side + 1), std::invalid_argument);
}

// The transforms of transform.h are exact at quarter turns and whole scales: there both must agree.
TEST(Algebra, TurnsAndScalesLikeTheTransform) {
    const Mask mask = test::to_mask(test::noise(36, 20, 40, 6));
    for (int quarters = 0; quarters < 4; ++quarters) {
        Pose pose;
        pose.rotation = rotation_from_degrees(90 * quarters);
        EXPECT_EQ(std::get<PlacedMask>(resample(mask, pose)).mask, turn_quarters(mask, quarters));
    }
    Pose pose;
    pose.scale_x = 3;
    pose.scale_y = 2;
    EXPECT_EQ(std::get<PlacedMask>(resample(mask, pose)).mask, scale(mask, 108, 40));
    pose.scale_x = -1;
    pose.scale_y = 1;
    EXPECT_EQ(std::get<PlacedMask>(resample(mask, pose)).mask, mirror_left_right(mask));
}

}  // namespace
}  // namespace graze
