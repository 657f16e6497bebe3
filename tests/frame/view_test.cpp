#include "frame/view.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace graze {
namespace {

constexpr Size world{960, 540};

TEST(View, FillsAWindowOfTheWorldsShape) {
    for (const double scale : {1.0, 1.5, 2.0}) {
        const Size output{static_cast<int>(960 * scale), static_cast<int>(540 * scale)};
        const View view = letterbox(world, output);
        EXPECT_DOUBLE_EQ(view.scale, scale);
        EXPECT_EQ(view.offset_x, 0);
        EXPECT_EQ(view.offset_y, 0);
        EXPECT_EQ(view.output_rect(0, 0, 960, 540), (Rect{0, 0, output.width, output.height}));
    }
}

TEST(View, LetterboxIsCentred) {
    const View wide = letterbox(world, {1600, 540});
    EXPECT_EQ(wide.offset_x, 320);
    EXPECT_EQ(wide.offset_y, 0);
    const View tall = letterbox(world, {600, 900});  // scale 0.625: 337.5 high
    EXPECT_DOUBLE_EQ(tall.scale, 0.625);
    EXPECT_EQ(tall.offset_y, (900 - 337) / 2);
}

TEST(View, BarsAndWorldTogetherCoverTheOutput) {
    for (const Size output :
         {Size{1600, 540}, Size{600, 900}, Size{1601, 1000}, Size{960, 540}, Size{1, 1}}) {
        const View view = letterbox(world, output);
        const Rect shown = view.output_rect(0, 0, world.width, world.height);
        const Bars bars = letterbox_bars(world, output);
        const auto area = [](const Rect& r) { return std::max(0, r.width) * std::max(0, r.height); };
        EXPECT_EQ(area(bars.first) + area(bars.second) + area(shown), output.width * output.height)
            << output.width << 'x' << output.height;
    }
}

// The pointer at the centre of an output pixel is in the logical pixel that is drawn there.
TEST(View, EveryOutputPixelLeadsToTheLogicalPixelDrawnThere) {
    for (const double scale : {1.0, 2.0, 3.0}) {
        const View view{scale, 17, -5};
        for (int x = 0; x < 100; ++x) {
            const LogicalPixel pixel = logical_pixel(view, x + 0.5, x + 0.5);
            EXPECT_LE(view.output_x(static_cast<double>(pixel.x)), x);
            EXPECT_GT(view.output_x(static_cast<double>(pixel.x + 1)), x);
            EXPECT_LE(view.output_y(static_cast<double>(pixel.y)), x);
            EXPECT_GT(view.output_y(static_cast<double>(pixel.y + 1)), x);
        }
    }
}

TEST(View, LastPixelsOfTheWindowAreTheLastOfTheWorld) {
    const View one = letterbox(world, {960, 540});
    EXPECT_EQ(logical_pixel(one, 959.5, 539.5).x, 959);
    EXPECT_EQ(logical_pixel(one, 959.5, 539.5).y, 539);
    const View one_and_a_half = letterbox(world, {1440, 810});
    EXPECT_EQ(logical_pixel(one_and_a_half, 1439.5, 809.5).x, 959);
    EXPECT_EQ(logical_pixel(one_and_a_half, 1439.5, 809.5).y, 539);
    const View two = letterbox(world, {1920, 1200});
    EXPECT_EQ(logical_pixel(two, 1919.5, 1139.5).x, 959);
    EXPECT_EQ(logical_pixel(two, 1919.5, 1139.5).y, 539);
    EXPECT_EQ(logical_pixel(two, 0.5, 60.5).y, 0);
    EXPECT_EQ(logical_pixel(two, 0.5, 59.5).y, -1);  // in the bar above
}

TEST(View, NegativePlacesGoDownByFloor) {
    const View half{0.5, 0, 0};
    EXPECT_EQ(half.output_x(-1), -1);
    EXPECT_EQ(half.output_x(-2), -1);
    EXPECT_EQ(logical_pixel(half, -0.5, -0.5).x, -1);
    const View two{2, 0, 0};
    EXPECT_EQ(logical_pixel(two, -0.5, 0.5).x, -1);
}

TEST(View, NeighboursLeaveNoGap) {
    const View view{1.37, 3, 4};
    for (int x = -20; x < 20; ++x) {
        const Rect left = view.output_rect(x, 0, 1, 1);
        const Rect right = view.output_rect(x + 1, 0, 1, 1);
        EXPECT_EQ(left.x + left.width, right.x);
    }
}

TEST(View, FarPlacesDoNotOverflow) {
    const View view{64, 0, 0};
    EXPECT_GT(view.output_x(1e18), 0);
    EXPECT_LT(view.output_x(-1e18), 0);
    EXPECT_GE(view.output_rect(-1e18, 0, 2e18, 1).width, 0);
}

}  // namespace
}  // namespace graze
