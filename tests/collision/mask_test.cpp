#include "collision/mask.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <utility>

#include "support/mask_art.h"
#include "support/oracle.h"

namespace graze {
namespace {

// Four bytes a pixel with the given alphas; colours that must not matter.
std::vector<std::uint8_t> pixels(const std::vector<int>& alphas) {
    std::vector<std::uint8_t> rgba;
    for (const int alpha : alphas) {
        rgba.insert(rgba.end(), {255, 0, 255, static_cast<std::uint8_t>(alpha)});
    }
    return rgba;
}

TEST(Mask, SolidMeansAlphaAboveTheThreshold) {
    const auto rgba = pixels({0, 1, 59, 60, 61, 127, 128, 254, 255});
    const auto solid = [&](int threshold) {
        return test::art_of(Mask::from_rgba(rgba, 9, 1, 36, threshold)).at(0);
    };
    EXPECT_EQ(solid(0), ".########");
    EXPECT_EQ(solid(60), "....#####");
    EXPECT_EQ(solid(127), "......###");
    EXPECT_EQ(solid(254), "........#");
    EXPECT_EQ(solid(255), ".........");
}

TEST(Mask, BytesBetweenRowsAreSkipped) {
    // Two rows of two pixels, pitch 12: four bytes of padding that look solid.
    std::vector<std::uint8_t> rgba(20, 0xff);
    rgba[3] = 0;       // (0,0)
    rgba[12 + 7] = 0;  // (1,1)
    EXPECT_EQ(test::art_of(Mask::from_rgba(rgba, 2, 2, 12, 0)), (std::vector<std::string>{".#", "#."}));
}

TEST(Mask, BadArgumentsAreRefused) {
    const auto rgba = pixels({255, 255, 255, 255});
    EXPECT_THROW(Mask::from_rgba(rgba, 2, 2, 8, -1), std::invalid_argument);
    EXPECT_THROW(Mask::from_rgba(rgba, 2, 2, 8, 256), std::invalid_argument);
    EXPECT_THROW(Mask::from_rgba(rgba, 2, 2, 7, 0), std::invalid_argument);   // pitch below a row
    EXPECT_THROW(Mask::from_rgba(rgba, 2, 3, 8, 0), std::invalid_argument);   // a row is missing
    EXPECT_THROW(Mask::from_rgba(rgba, 2, 2, 12, 0), std::invalid_argument);  // padding pushes it beyond
    EXPECT_THROW(Mask::from_rgba(rgba, -2, 2, 8, 0), std::invalid_argument);
    EXPECT_THROW(Mask(-1, 1), std::invalid_argument);
    EXPECT_THROW(Mask(1, -1), std::invalid_argument);
}

TEST(Mask, ZeroSizesAreLegalAndHaveNoPixel) {
    for (const Mask& mask : {Mask(), Mask(0, 5), Mask(5, 0), Mask::from_rgba({}, 0, 0, 0, 0)}) {
        EXPECT_FALSE(mask.test({0, 0}));
        EXPECT_EQ(mask.count(), 0);
    }
}

TEST(Mask, OutsideNothingIsSolidAndNothingCanBeSet) {
    Mask mask(65, 2);
    for (std::int64_t y = 0; y < 2; ++y)
        for (std::int64_t x = 0; x < 65; ++x) mask.set({x, y});
    EXPECT_TRUE(mask.test({64, 1}));
    for (const Point p :
         {Point{-1, 0}, Point{65, 0}, Point{0, -1}, Point{0, 2}, Point{INT64_MAX, INT64_MIN}}) {
        EXPECT_FALSE(mask.test(p));
        EXPECT_THROW(mask.set(p), std::out_of_range);
    }
}

TEST(Mask, BitsBeyondTheWidthStayZero) {
    for (const std::int64_t width : {1, 31, 33, 63, 64, 65, 127, 128, 129}) {
        const std::vector<std::uint8_t> opaque(static_cast<std::size_t>(width) * 4 * 3, 255);
        const Mask mask = Mask::from_rgba(opaque, width, 3, static_cast<std::size_t>(width) * 4, 0);
        EXPECT_EQ(mask.count(), width * 3);
        const std::uint64_t last = mask.stripe(mask.stripes() - 1)[2];
        EXPECT_EQ(last, width % 64 == 0 ? ~std::uint64_t{0} : (std::uint64_t{1} << (width % 64)) - 1);
    }
}

TEST(Mask, SetAndClearTouchOnePixel) {
    Mask mask(130, 3);
    mask.set({64, 1});
    EXPECT_EQ(mask.count(), 1);
    EXPECT_TRUE(mask.test({64, 1}));
    EXPECT_FALSE(mask.test({63, 1}));
    EXPECT_FALSE(mask.test({64, 0}));
    mask.set({64, 1}, false);
    EXPECT_EQ(mask.count(), 0);
}

TEST(Mask, WordsStandInColumnStripes) {
    // 66 x 2: words 0 and 1 are columns 0..63 of both rows, words 2 and 3 the other two columns.
    const Mask mask = Mask::from_words(66, 2, {1, std::uint64_t{1} << 63, 2, ~std::uint64_t{0}});
    std::vector<Point> solid;
    for (std::int64_t y = 0; y < 2; ++y)
        for (std::int64_t x = 0; x < 66; ++x)
            if (mask.test({x, y})) solid.push_back({x, y});
    EXPECT_EQ(solid, (std::vector<Point>{{0, 0}, {65, 0}, {63, 1}, {64, 1}, {65, 1}}));
    EXPECT_EQ(mask.stripe(1)[1], 3u);  // what was beyond the width is cleared
    EXPECT_EQ(mask.count(), 5);
    EXPECT_THROW(Mask::from_words(66, 2, {1, 2, 3}), std::invalid_argument);
    EXPECT_THROW(Mask::from_words(-1, 2, {}), std::invalid_argument);
    EXPECT_THROW(Mask::from_words(1, Box::max_side + 1, {}), std::invalid_argument);
    EXPECT_EQ(Mask::from_words(0, 7, {}), Mask(0, 7));
}

// A mask that was set pixel by pixel answers as one made at once, also after it has changed.
TEST(Mask, SettingKeepsTheSummaryOfALargeMaskRight) {
    std::mt19937 random(1);
    Mask drawn(130, 200);
    const Mask stamp = Mask::from_words(130, 200, std::vector<std::uint64_t>(600, ~std::uint64_t{0}));
    const auto fill = [&](std::int64_t left, std::int64_t right, std::int64_t top, std::int64_t bottom,
                          bool solid) {
        for (std::int64_t y = top; y < bottom; ++y)
            for (std::int64_t x = left; x < right; ++x) drawn.set({x, y}, solid);
    };
    const auto naive_count = [&](Point offset) {
        std::int64_t count = 0;
        for (std::int64_t y = 0; y < 200; ++y)
            for (std::int64_t x = 0; x < 130; ++x)
                if (drawn.test({x, y}) && x >= offset.x && y >= offset.y) ++count;
        return count;
    };
    for (int round = 0; round < 40; ++round) {
        const std::int64_t left = random() % 130, top = random() % 200;
        fill(left, std::min<std::int64_t>(130, left + 80), top, std::min<std::int64_t>(200, top + 130),
             random() % 3 != 0);
        const Point offset{static_cast<std::int64_t>(random() % 60),
                           static_cast<std::int64_t>(random() % 60)};
        ASSERT_EQ(overlap_count(drawn, stamp, offset), naive_count(offset)) << round;
        ASSERT_EQ(overlaps(drawn, stamp, offset), naive_count(offset) > 0) << round;
    }
}

TEST(Mask, OneThatWasMovedFromIsEmpty) {
    Mask mask(100, 150);
    mask.set({5, 5});
    const Mask copy = mask;
    Mask taken = std::move(mask);
    EXPECT_EQ(taken, copy);
    // NOLINTNEXTLINE(bugprone-use-after-move): that is what is tested
    EXPECT_EQ(mask, Mask());
    EXPECT_FALSE(mask.test({5, 5}));
    EXPECT_EQ(mask.count(), 0);
    mask = std::move(taken);
    EXPECT_EQ(mask, copy);
    Mask& self = mask;
    mask = std::move(self);
    EXPECT_EQ(mask, copy);
}

// Refused by its arguments alone, before memory for it is asked for.
TEST(Mask, TooFewPixelsForTheLargestSizesAreRefusedAtOnce) {
    const std::vector<std::uint8_t> few(400);
    for (const std::int64_t side : {std::int64_t{50'000}, std::int64_t{400'000}, Box::max_side})
        EXPECT_THROW(Mask::from_rgba(few, side, side, static_cast<std::size_t>(side) * 4, 1),
                     std::invalid_argument);
}

TEST(Mask, TakesAtMostElevenTenthsOfABitAPixelOfTheRoundedWidth) {
    for (const std::int64_t width : {64, 128, 192, 1024}) {
        for (std::int64_t height = 1; height < 4200; height += height < 300 ? 1 : 97) {
            const Mask mask(width, height);
            const auto pixels = static_cast<double>(width * height);
            const auto bits = static_cast<double>(mask.memory()) * 8;
            // Besides, the summary has a word of zeros at either end.
            ASSERT_LE(bits, 1.1 * pixels + 2 * 64) << width << ' ' << height;
        }
    }
}

}  // namespace
}  // namespace graze
