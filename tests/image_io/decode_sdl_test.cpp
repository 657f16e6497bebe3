#include "image_io/load.h"

#include "support/loads_pictures.h"
#include "support/pictures.h"

namespace graze {
namespace {

using test::Picture;
using test::Rgba;

class DecodeSdl : public test::LoadsPictures {};

// Pixels that a lossy format hands back nearly: sizes equal, and each sample within `tolerance`.
void expect_near(const Picture& picture, const Picture& wanted, int tolerance) {
    ASSERT_EQ(picture.width, wanted.width);
    ASSERT_EQ(picture.height, wanted.height);
    for (std::size_t i = 0; i < wanted.pixels.size(); ++i) {
        EXPECT_NEAR(picture.pixels[i].red, wanted.pixels[i].red, tolerance) << i;
        EXPECT_NEAR(picture.pixels[i].green, wanted.pixels[i].green, tolerance) << i;
        EXPECT_NEAR(picture.pixels[i].blue, wanted.pixels[i].blue, tolerance) << i;
        EXPECT_EQ(picture.pixels[i].alpha, wanted.pixels[i].alpha) << i;
    }
}

Picture grey_of_red(Picture picture) {
    for (Rgba& pixel : picture.pixels) pixel = {pixel.red, pixel.red, pixel.red, 255};
    return picture;
}

Picture flat(int width, int height, Rgba colour) {
    return {width, height, std::vector<Rgba>(static_cast<std::size_t>(width * height), colour)};
}

TEST_F(DecodeSdl, BmpWithoutAlphaIsSolidEverywhere) {
    const Picture picture = test::sample(5, 3);  // a row of 15 bytes is padded to 16
    const Picture solid = test::opaque(picture);
    EXPECT_EQ(load("bottom_up.bmp", test::bmp24(picture)).pixels, solid.pixels);
    EXPECT_EQ(load("top_down.bmp", test::bmp24(picture, true)).pixels, solid.pixels);
    EXPECT_EQ(load("palette.bmp", test::bmp8(picture)).pixels, solid.pixels);
    EXPECT_EQ(load("runs.bmp", test::bmp8(picture, true)).pixels, solid.pixels);
}

TEST_F(DecodeSdl, BmpWithAnAlphaMaskKeepsItsAlpha) {
    const Picture picture = test::sample(5, 3);
    EXPECT_EQ(load("alpha.bmp", test::bmp32(picture)).pixels, picture.pixels);
}

TEST_F(DecodeSdl, BmpMagentaIsSolidUntilAKeyMakesItClear) {
    Picture picture = test::opaque(test::sample(3, 1));
    picture.pixels[1] = {255, 0, 255, 255};
    picture.pixels[2] = {255, 0, 254, 255};
    const std::string file = test::bmp24(picture);
    EXPECT_EQ(load("magenta.bmp", file).pixels, picture.pixels);
    picture.pixels[1].alpha = 0;
    EXPECT_EQ(load("magenta.bmp", file, parse_colour_key("FF00FF")).pixels, picture.pixels);
}

TEST_F(DecodeSdl, TgaKeepsItsAlpha) {
    const Picture picture = test::sample(4, 3);
    EXPECT_EQ(load("plain.tga", test::tga(picture)).pixels, picture.pixels);
    EXPECT_EQ(load("runs.TGA", test::tga(picture, 10)).pixels, picture.pixels);
    EXPECT_EQ(load("grey.tga", test::tga(picture, 3)).pixels, grey_of_red(picture).pixels);
}

TEST_F(DecodeSdl, QoiKeepsItsAlpha) {
    const Picture picture = test::sample(4, 3);
    EXPECT_EQ(load("a.qoi", test::qoi(picture)).pixels, picture.pixels);
}

// libtiff multiplies the colours by alpha; they come back within the rounding of that.
TEST_F(DecodeSdl, TiffKeepsItsAlphaAndColours) {
    test::Picture picture = flat(3, 1, {200, 100, 50, 255});
    picture.pixels[1].alpha = 128;
    picture.pixels[2].alpha = 1;
    const Picture loaded = load("a.tif", test::tiff(picture));
    ASSERT_EQ(loaded.pixels.size(), 3u);
    EXPECT_EQ(loaded.pixels[0], picture.pixels[0]);
    EXPECT_NEAR(loaded.pixels[1].red, 200, 2);
    EXPECT_NEAR(loaded.pixels[1].green, 100, 2);
    EXPECT_NEAR(loaded.pixels[1].blue, 50, 2);
    EXPECT_EQ(loaded.pixels[1].alpha, 128);
    EXPECT_EQ(loaded.pixels[2].alpha, 1);
}

TEST_F(DecodeSdl, PcxIsSolidEverywhere) {
    const Picture picture = test::sample(5, 3);
    EXPECT_EQ(load("rgb.pcx", test::pcx24(picture)).pixels, test::opaque(picture).pixels);
    EXPECT_EQ(load("palette.pcx", test::pcx8(picture)).pixels, grey_of_red(picture).pixels);
}

TEST_F(DecodeSdl, PnmIsSolidEverywhere) {
    const Picture picture = test::sample(5, 3);
    for (const int kind : {2, 3, 5, 6}) {
        const bool grey = kind == 2 || kind == 5;
        EXPECT_EQ(load("a.pnm", test::pnm(picture, kind)).pixels,
                  (grey ? grey_of_red(picture) : test::opaque(picture)).pixels)
            << kind;
    }
}

TEST_F(DecodeSdl, TextBitmapIsAPictureAndNoMask) {
    const Picture picture = load("a.pbm", "P1\n3 2\n1 0 1\n0 1 0\n");
    const Rgba black{0, 0, 0, 255};
    const Rgba white{255, 255, 255, 255};
    EXPECT_EQ(picture.pixels, (std::vector<Rgba>{black, white, black, white, black, white}));
}

TEST_F(DecodeSdl, JpegIsSolidEverywhere) {
    const Picture orange = flat(9, 5, {200, 120, 40, 255});
    const Picture grey = flat(9, 5, {90, 90, 90, 255});
    for (const bool progressive : {false, true}) {
        expect_near(load("rgb.jpg", test::jpeg(orange, test::JpegKind::rgb, progressive)), orange, 4);
        expect_near(load("grey.jpg", test::jpeg(grey, test::JpegKind::grey, progressive)), grey, 4);
    }
}

// Inks as Photoshop writes them: 255 is none. So each colour is its ink times the black one.
TEST_F(DecodeSdl, JpegOfPrintingInksIsSolidEverywhere) {
    const Picture inks = flat(9, 5, {200, 120, 40, 128});
    expect_near(load("cmyk.jpg", test::jpeg(inks, test::JpegKind::cmyk)), flat(9, 5, {100, 60, 20, 255}), 4);
}

TEST(RasterSvg, DrawsAtTheSizeAskedFor) {
    constexpr std::string_view svg =
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 10 10">)"
        R"(<rect x="0" y="0" width="5" height="10" fill="#f00"/></svg>)";
    const Image image = raster_svg(svg, 40, 40);
    ASSERT_EQ(image.width, 40);
    ASSERT_EQ(image.height, 40);
    const auto alpha = [&](int x, int y) {
        return image.rgba[static_cast<std::size_t>(y) * image.pitch() + static_cast<std::size_t>(x) * 4 + 3];
    };
    EXPECT_EQ(alpha(19, 20), 255);
    EXPECT_EQ(alpha(20, 20), 0);
    EXPECT_THROW(raster_svg("no picture", 4, 4), std::runtime_error);
}

}  // namespace
}  // namespace graze
