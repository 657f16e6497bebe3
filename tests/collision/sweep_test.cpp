#include "collision/sweep.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <stdexcept>

#include "support/mask_art.h"
#include "support/oracle.h"

namespace graze {
namespace {

// Stepping pixel by pixel: positions by rounding real numbers, overlap by the naive loop.
std::optional<SweepContact> naive_contact(const test::Bytes& a, const test::Bytes& b, Point from, Point to) {
    const std::int64_t dx = to.x - from.x;
    const std::int64_t dy = to.y - from.y;
    const std::int64_t steps = std::max(std::abs(dx), std::abs(dy));
    for (std::int64_t i = 0; i <= steps; ++i) {
        const auto whole = static_cast<double>(std::max<std::int64_t>(steps, 1));
        // llround rounds halves away from zero; such small halves are exact.
        const Point at{from.x + std::llround(static_cast<double>(i * dx) / whole),
                       from.y + std::llround(static_cast<double>(i * dy) / whole)};
        if (test::naive_overlap(a, b, at)) return SweepContact{static_cast<std::uint64_t>(i), at};
    }
    return std::nullopt;
}

TEST(Sweep, ByHand) {
    const Mask wall = test::mask_art({"#", "#", "#"});  // one pixel thin
    const Mask ball = test::mask_art({"##", "##"});
    // From far left to far right: the ball's right column, x + 1, reaches 0 at x = -1.
    EXPECT_EQ(first_contact(wall, ball, {-10, 0}, {10, 0}), (SweepContact{9, {-1, 0}}));
    EXPECT_EQ(first_contact(wall, ball, {10, 0}, {-10, 0}), (SweepContact{10, {0, 0}}));
    EXPECT_EQ(first_contact(wall, ball, {-10, -10}, {10, -10}), std::nullopt);
    EXPECT_EQ(first_contact(wall, ball, {0, 1}, {50, 1}), (SweepContact{0, {0, 1}}));
    EXPECT_EQ(first_contact(wall, ball, {5, 5}, {5, 5}), std::nullopt);  // no motion
    EXPECT_EQ(SweepTarget(wall).first_contact(ball, {-10, 0}, {10, 0}), (SweepContact{9, {-1, 0}}));
}

TEST(Sweep, NothingTunnelsThroughAThinDiagonal) {
    Mask diagonal(100, 100);
    for (std::int64_t i = 0; i < 100; ++i) diagonal.set({i, i});
    const Mask dot = test::mask_art({"#"});
    // Moving along (1,-1) a pixel may pass between the diagonal's pixels; moving straight it may not.
    const auto contact = first_contact(diagonal, dot, {-1000000, 40}, {1000000, 40});
    ASSERT_TRUE(contact);
    EXPECT_EQ(contact->offset, (Point{40, 40}));
    EXPECT_EQ(SweepTarget(diagonal).first_contact(dot, {-1000000, 40}, {1000000, 40}), contact);
}

TEST(Sweep, EqualsSteppingPixelByPixel) {
    std::mt19937 random(7);
    const auto number = [&](int low, int high) {
        return low + static_cast<std::int64_t>(random() % static_cast<unsigned>(high - low + 1));
    };
    for (int round = 0; round < 300; ++round) {
        const test::Bytes a = test::noise(number(0, 90), number(0, 70), static_cast<int>(number(0, 12)),
                                          static_cast<std::uint32_t>(random()));
        const test::Bytes b = test::noise(number(0, 70), number(0, 40), static_cast<int>(number(0, 12)),
                                          static_cast<std::uint32_t>(random()));
        const Mask mask_a = test::to_mask(a);
        const Mask mask_b = test::to_mask(b);
        const SweepTarget target(mask_a);
        for (int path = 0; path < 5; ++path) {
            const Point from{number(-120, 120), number(-120, 120)};
            const Point to{number(-120, 120), number(-120, 120)};
            const auto expected = naive_contact(a, b, from, to);
            ASSERT_EQ(first_contact(mask_a, mask_b, from, to), expected)
                << from.x << ',' << from.y << " to " << to.x << ',' << to.y;
            ASSERT_EQ(target.first_contact(mask_b, from, to), expected)
                << from.x << ',' << from.y << " to " << to.x << ',' << to.y;
        }
    }
}

TEST(Sweep, AMirroredSweepMeetsAtTheSameStep) {
    std::mt19937 random(8);
    for (int round = 0; round < 50; ++round) {
        const test::Bytes a = test::noise(40, 30, 5, static_cast<std::uint32_t>(random()));
        const test::Bytes b = test::noise(20, 25, 5, static_cast<std::uint32_t>(random()));
        const auto mirrored = [](const test::Bytes& bytes) {
            test::Bytes result = bytes;
            for (std::int64_t y = 0; y < bytes.height; ++y)
                for (std::int64_t x = 0; x < bytes.width; ++x)
                    result.solid[static_cast<std::size_t>(y * bytes.width + x)] =
                        bytes.at(bytes.width - 1 - x, y) ? 1 : 0;
            return result;
        };
        const Point from{-60, static_cast<std::int64_t>(random() % 60) - 30};
        const Point to{60, static_cast<std::int64_t>(random() % 60) - 30};
        const auto flipped = [&](Point p) { return Point{a.width - b.width - p.x, p.y}; };
        const auto contact = first_contact(test::to_mask(a), test::to_mask(b), from, to);
        const auto other =
            first_contact(test::to_mask(mirrored(a)), test::to_mask(mirrored(b)), flipped(from), flipped(to));
        ASSERT_EQ(contact.has_value(), other.has_value());
        if (!contact) continue;
        ASSERT_EQ(contact->step, other->step);
        ASSERT_EQ(flipped(contact->offset), other->offset);
    }
}

TEST(Sweep, TheLongestPathsAreExactAndTakeNoTime) {
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    const Mask block = test::to_mask(test::noise(70, 70, 100, 1));
    const auto contact = first_contact(block, block, {lowest, 3}, {highest, 3});
    ASSERT_TRUE(contact);
    EXPECT_EQ(contact->offset, (Point{-69, 3}));
    EXPECT_EQ(contact->step, (std::uint64_t{1} << 63) - 69);
    EXPECT_EQ(SweepTarget(block).first_contact(block, {lowest, 3}, {highest, 3}), contact);
    EXPECT_EQ(first_contact(block, block, {lowest, lowest}, {lowest, highest}), std::nullopt);
    EXPECT_EQ(SweepTarget(block).first_contact(block, {highest, lowest}, {highest, highest}), std::nullopt);
}

TEST(Sweep, TooLargeATargetIsRefused) {
    EXPECT_THROW(SweepTarget(Mask(0, Box::max_side - 61)), std::invalid_argument);
    EXPECT_NO_THROW(SweepTarget(Mask(0, 100)));
}

TEST(Sweep, EmptyMasksMeetNothing) {
    const Mask block = test::to_mask(test::noise(5, 5, 100, 1));
    for (const Mask& empty : {Mask(), Mask(0, 9), Mask(9, 0), Mask(9, 9)}) {
        EXPECT_EQ(first_contact(block, empty, {-20, 0}, {20, 0}), std::nullopt);
        EXPECT_EQ(first_contact(empty, block, {-20, 0}, {20, 0}), std::nullopt);
        EXPECT_EQ(SweepTarget(empty).first_contact(block, {-20, 0}, {20, 0}), std::nullopt);
        EXPECT_EQ(SweepTarget(block).first_contact(empty, {-20, 0}, {20, 0}), std::nullopt);
    }
    EXPECT_EQ(SweepTarget(block).mask(), block);
}

}  // namespace
}  // namespace graze
