#include "collision/mask.h"

#include <gtest/gtest.h>

#include <stdexcept>

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
        const std::uint64_t last = mask.row(2).back();
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

}  // namespace
}  // namespace graze
