#include "collision/normal.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/mask_art.h"
#include "support/oracle.h"

namespace graze {
namespace {

constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();

TEST(ContactNormal, PointsToWhereBLeavesA) {
    const Mask square = test::mask_art({"####", "####", "####", "####"});
    // b to the right of a's middle: it should go to the right. 4 rows are 8 fewer or more.
    EXPECT_EQ(contact_normal(square, square, {2, 0}), (Point{8, 0}));
    EXPECT_EQ(contact_normal(square, square, {-2, 0}), (Point{-8, 0}));
    EXPECT_EQ(contact_normal(square, square, {0, 3}), (Point{0, 8}));
    EXPECT_EQ(contact_normal(square, square, {0, -3}), (Point{0, -8}));
    EXPECT_EQ(contact_normal(square, square, {3, 3}), (Point{2, 2}));
    EXPECT_EQ(contact_normal(square, square, {-2, 3}), (Point{-2, 4}));
}

TEST(ContactNormal, IsZeroWhereUndetermined) {
    const Mask square = test::mask_art({"####", "####", "####", "####"});
    EXPECT_EQ(contact_normal(square, square, {0, 0}), (Point{0, 0}));
    EXPECT_EQ(contact_normal(square, test::mask_art({"#"}), {1, 1}), (Point{0, 0}));
    EXPECT_EQ(contact_normal(square, square, {9, 0}), (Point{0, 0}));
    EXPECT_EQ(contact_normal(square, Mask(), {0, 0}), (Point{0, 0}));
    for (const Point d : {Point{lowest, 0}, Point{highest, 0}, Point{0, lowest}, Point{0, highest}})
        EXPECT_EQ(contact_normal(square, square, d), (Point{0, 0}));
}

// Side by side, not overlapping: one pixel nearer they would.
TEST(ContactNormal, TouchingMasksHaveOneToo) {
    const Mask square = test::mask_art({"##", "##"});
    EXPECT_EQ(contact_normal(square, square, {2, 0}), (Point{2, 0}));
}

TEST(ContactNormal, EqualsTheFormulaAndIsOppositeForSwappedMasks) {
    const test::Bytes a = test::noise(70, 12, 50, 61);
    const test::Bytes b = test::noise(33, 15, 50, 62);
    const auto shared = [&](std::int64_t x, std::int64_t y) {
        const auto overlap = test::naive_overlap(a, b, {x, y});
        return overlap ? overlap->count : 0;
    };
    const Mask mask_a = test::to_mask(a);
    const Mask mask_b = test::to_mask(b);
    for (std::int64_t y = -17; y <= 14; y += 2) {
        for (std::int64_t x = -35; x <= 72; x += 3) {
            const Point expected{shared(x - 1, y) - shared(x + 1, y), shared(x, y - 1) - shared(x, y + 1)};
            ASSERT_EQ(contact_normal(mask_a, mask_b, {x, y}), expected);
            ASSERT_EQ(contact_normal(mask_b, mask_a, {-x, -y}), (Point{-expected.x, -expected.y}));
        }
    }
}

}  // namespace
}  // namespace graze
