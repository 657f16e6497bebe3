#include "collision/transformed_pixels.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <stdexcept>

namespace graze {
namespace {

// Each pixel tells its own place: red is x, green is y, blue is 7; alpha is what it is.
struct Picture {
    std::int64_t width, height;
    std::vector<std::uint8_t> rgba;

    Picture(std::int64_t w, std::int64_t h, std::uint32_t seed) : width(w), height(h) {
        std::mt19937 random(seed);
        for (std::int64_t y = 0; y < h; ++y)
            for (std::int64_t x = 0; x < w; ++x)
                for (const std::int64_t value :
                     {x, y, std::int64_t{7}, static_cast<std::int64_t>(random() % 256)})
                    rgba.push_back(static_cast<std::uint8_t>(value));
    }
    RgbaPixels pixels() const { return {rgba, width, height, static_cast<std::size_t>(width) * 4}; }
};

PlacedPixels placed(const Picture& picture, const Pose& pose) {
    return std::get<PlacedPixels>(resample_pixels(picture.pixels(), pose));
}

// The place in the picture that a pixel of the result shows.
Point shown(const PlacedPixels& result, std::int64_t x, std::int64_t y) {
    const std::uint8_t* pixel = result.rgba.data() + (y * result.box.width() + x) * 4;
    return {pixel[0], pixel[1]};
}

TEST(TransformedPixels, UnturnedIsThePictureItself) {
    const Picture picture(5, 3, 1);
    const PlacedPixels result = placed(picture, {-2, 7, 1, 1, {}});
    EXPECT_EQ(result.box, Box(-2, 7, 5, 3));
    EXPECT_EQ(result.rgba, picture.rgba);
}

// 2 x 2 pixels about the centre (1, 1), so the bounds stay as they are; twice as wide they reach from -1
// to 3.
TEST(TransformedPixels, MirroredAndTurnedByHand) {
    const Picture picture(2, 2, 1);
    const PlacedPixels mirrored = placed(picture, {0, 0, -1, 1, {}});
    EXPECT_EQ(shown(mirrored, 0, 0), (Point{1, 0}));
    EXPECT_EQ(shown(mirrored, 1, 1), (Point{0, 1}));
    const PlacedPixels turned = placed(picture, {0, 0, 1, 1, rotation_from_degrees(90)});
    EXPECT_EQ(turned.box, Box(0, 0, 2, 2));
    EXPECT_EQ(shown(turned, 1, 0), (Point{0, 0})) << "the top-left one is at the top right now";
    EXPECT_EQ(shown(turned, 0, 0), (Point{0, 1}));
    const PlacedPixels doubled = placed(picture, {0, 0, 2, 1, {}});
    EXPECT_EQ(doubled.box, Box(-1, 0, 4, 2));
    for (std::int64_t x = 0; x < 4; ++x) EXPECT_EQ(shown(doubled, x, 1), (Point{x / 2, 1}));
}

// What is drawn is what is tested.
TEST(TransformedPixels, MaskOfTheResultIsTheResampledMaskAtEveryThreshold) {
    std::mt19937 random(5);
    for (std::uint32_t round = 0; round < 60; ++round) {
        const Picture picture(1 + random() % 80, 1 + random() % 50, round);
        const auto part = [&](double most) {
            return most * (static_cast<double>(random() % 2001) / 1000 - 1);
        };
        const Pose pose{part(100), part(100), round % 7 == 0 ? 0 : part(3), part(3),
                        rotation_from_degrees(round % 3 == 0 ? 90.0 * (round % 4) : part(360))};
        const PlacedPixels result = placed(picture, pose);
        for (const int threshold : {0, 1, 60, 127, 254}) {
            const Mask mask = Mask::from_rgba(picture.rgba, picture.width, picture.height,
                                              static_cast<std::size_t>(picture.width) * 4, threshold);
            const auto tested = std::get<PlacedMask>(resample(mask, pose));
            const RgbaPixels pixels = result.pixels();
            ASSERT_EQ(result.box, tested.box);
            ASSERT_EQ(Mask::from_rgba(pixels.rgba, pixels.width, pixels.height, pixels.pitch, threshold),
                      tested.mask)
                << round << ' ' << threshold;
        }
    }
}

TEST(TransformedPixels, ErrorsAreThoseOfAMaskAndOfAPose) {
    const Picture picture(4, 4, 1);
    EXPECT_THROW(resample_pixels({picture.rgba, 4, 5, 16}, {}), std::invalid_argument);
    EXPECT_THROW(resample_pixels({picture.rgba, 4, 4, 15}, {}), std::invalid_argument);
    const auto error = [&](const Pose& pose) {
        return std::get<TransformError>(resample_pixels(picture.pixels(), pose));
    };
    EXPECT_EQ(error({std::numeric_limits<double>::quiet_NaN(), 0, 1, 1, {}}), TransformError::not_finite);
    EXPECT_EQ(error({1e300, 0, 1, 1, {}}), TransformError::too_far);
    EXPECT_EQ(error({0, 0, 1e6, 1e6, {}}), TransformError::too_large);
    EXPECT_TRUE(placed(Picture(0, 0, 1), {3, 4, 2, 2, {}}).rgba.empty());
}

}  // namespace
}  // namespace graze
