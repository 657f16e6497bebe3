#include "collision/profile.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <stdexcept>
#include <vector>

#include "collision/mask.h"
#include "collision/overlap.h"

namespace graze {
namespace {

// Random pixels, with alphas near each end more often than between; the bytes between rows are random, too.
struct Picture {
    Picture(std::int64_t width_, std::int64_t height_, std::size_t padding, std::uint32_t seed)
        : width(width_), height(height_), pitch(static_cast<std::size_t>(width_) * 4 + padding) {
        std::mt19937 random(seed);
        rgba.resize(pitch * static_cast<std::size_t>(height));
        for (auto& byte : rgba) {
            const std::uint64_t value = random();
            byte = static_cast<std::uint8_t>(value % 3 == 0 ? 0 : value % 3 == 1 ? 255 : value >> 8);
        }
    }
    RgbaPixels pixels() const { return {rgba, width, height, pitch}; }
    Mask mask(int threshold) const { return Mask::from_rgba(rgba, width, height, pitch, threshold); }

    std::int64_t width;
    std::int64_t height;
    std::size_t pitch;
    std::vector<std::uint8_t> rgba;
};

TEST(Profile, ByHand) {
    const std::vector<std::uint8_t> a{9, 9, 9, 255, 9, 9, 9, 100, 9, 9, 9, 0};
    const std::vector<std::uint8_t> b{0, 0, 0, 60, 0, 0, 0, 255};
    // b's (0,0) on a's (0,0): the smaller alphas are 60 and 100.
    const ThresholdProfile profile = threshold_profile({a, 3, 1, 12}, {b, 2, 1, 8}, {0, 0});
    EXPECT_EQ(profile[0], 2);
    EXPECT_EQ(profile[59], 2);
    EXPECT_EQ(profile[60], 1);
    EXPECT_EQ(profile[99], 1);
    EXPECT_EQ(profile[100], 0);
    EXPECT_EQ(profile[254], 0);
    // One to the left: b's second on a's first: 255, above every threshold.
    EXPECT_EQ(threshold_profile({a, 3, 1, 12}, {b, 2, 1, 8}, {-1, 0})[254], 1);
}

TEST(Profile, EqualsTheOverlapCountAtEveryThreshold) {
    const Picture a(70, 9, 5, 1);
    const Picture b(33, 14, 0, 2);
    std::vector<Mask> masks_a, masks_b;
    for (int threshold = 0; threshold < 255; ++threshold) {
        masks_a.push_back(a.mask(threshold));
        masks_b.push_back(b.mask(threshold));
    }
    for (std::int64_t dy = -15; dy <= 10; dy += 3) {
        for (std::int64_t dx = -34; dx <= 71; dx += 5) {
            const ThresholdProfile profile = threshold_profile(a.pixels(), b.pixels(), {dx, dy});
            for (std::size_t threshold = 0; threshold < profile.size(); ++threshold) {
                ASSERT_EQ(profile[threshold], overlap_count(masks_a[threshold], masks_b[threshold], {dx, dy}))
                    << dx << ' ' << dy << ' ' << threshold;
            }
            ASSERT_TRUE(std::is_sorted(profile.rbegin(), profile.rend()));
            ASSERT_EQ(profile, threshold_profile(b.pixels(), a.pixels(), {-dx, -dy}));
        }
    }
}

TEST(Profile, NothingIsSharedFarAwayOrWithoutPixels) {
    const Picture a(5, 4, 0, 3);
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    for (const Point d :
         {Point{lowest, lowest}, Point{highest, highest}, Point{0, lowest}, Point{highest, 0}})
        EXPECT_EQ(threshold_profile(a.pixels(), a.pixels(), d), ThresholdProfile{});
    for (const RgbaPixels& none : {RgbaPixels{}, RgbaPixels{{}, 7, 0, 0}, RgbaPixels{{}, 0, 7, 0}}) {
        EXPECT_EQ(threshold_profile(a.pixels(), none, {0, 0}), ThresholdProfile{});
        EXPECT_EQ(threshold_profile(none, a.pixels(), {0, 0}), ThresholdProfile{});
    }
}

// What Mask::from_rgba refuses is refused, for either picture; the last row needs no padding.
TEST(Profile, BadArgumentsAreRefusedLikeThoseOfAMask) {
    const std::vector<std::uint8_t> bytes(20, 255);
    const RgbaPixels good{bytes, 2, 2, 12};
    EXPECT_EQ(threshold_profile(good, good, {0, 0})[254], 4);
    for (const RgbaPixels& bad :
         {RgbaPixels{bytes, 2, 3, 8}, RgbaPixels{bytes, 2, 2, 13}, RgbaPixels{bytes, 2, 2, 7},
          RgbaPixels{bytes, -2, 2, 8}, RgbaPixels{bytes, 2, -2, 8}, RgbaPixels{bytes, 6, 1, 24},
          RgbaPixels{bytes, Box::max_side + 1, 0, 0}, RgbaPixels{bytes, 0, Box::max_side + 1, 0}}) {
        EXPECT_THROW(Mask::from_rgba(bad.rgba, bad.width, bad.height, bad.pitch, 0), std::invalid_argument);
        EXPECT_THROW(threshold_profile(bad, good, {0, 0}), std::invalid_argument);
        EXPECT_THROW(threshold_profile(good, bad, {0, 0}), std::invalid_argument);
    }
}

}  // namespace
}  // namespace graze
