#include <sys/resource.h>
#include <sys/wait.h>
#include <zlib.h>

#include "image_io/load.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

using test::PngSpec;

class DecodePng : public test::TemporaryFolder {
  protected:
    Image load(const std::string& file) {
        Result<Image> image = load_image(write("a.png", file));
        if (image) return std::move(*image);
        ADD_FAILURE() << image.error().text;
        return {};
    }
    std::vector<int> alphas(const std::string& file) {
        std::vector<int> result;
        const Image image = load(file);
        for (std::size_t i = 3; i < image.rgba.size(); i += 4) result.push_back(image.rgba[i]);
        return result;
    }
};

TEST_F(DecodePng, RgbaComesUnchangedInterlacedOrNot) {
    const test::Picture picture = test::sample(13, 11);
    for (const bool interlaced : {false, true}) {
        const Image image = load(test::png(picture, interlaced));
        ASSERT_EQ(image.rgba.size(), picture.pixels.size() * 4);
        for (std::size_t i = 0; i < picture.pixels.size(); ++i) {
            EXPECT_EQ(image.rgba[4 * i], picture.pixels[i].red);
            EXPECT_EQ(image.rgba[4 * i + 1], picture.pixels[i].green);
            EXPECT_EQ(image.rgba[4 * i + 2], picture.pixels[i].blue);
            EXPECT_EQ(image.rgba[4 * i + 3], picture.pixels[i].alpha);
        }
    }
}

// SDL_image loses the transparency of these.
TEST_F(DecodePng, GreyWithATransparentLevelHasItClear) {
    EXPECT_EQ(
        alphas(test::png(PngSpec{
            .width = 4, .bits = 8, .colour_type = 0, .rows = {"\x07\x08\x09\x07"}, .transparent_grey = 7})),
        (std::vector<int>{0, 255, 255, 0}));
    // 1, 2 and 4 bits a pixel, packed from the left.
    EXPECT_EQ(alphas(test::png(
                  PngSpec{.width = 4, .bits = 1, .colour_type = 0, .rows = {"\x50"}, .transparent_grey = 1})),
              (std::vector<int>{255, 0, 255, 0}));
    EXPECT_EQ(alphas(test::png(
                  PngSpec{.width = 4, .bits = 2, .colour_type = 0, .rows = {"\x1b"}, .transparent_grey = 2})),
              (std::vector<int>{255, 255, 0, 255}));
    EXPECT_EQ(alphas(test::png(PngSpec{
                  .width = 2, .bits = 4, .colour_type = 0, .rows = {"\xf0"}, .transparent_grey = 15})),
              (std::vector<int>{0, 255}));
}

TEST_F(DecodePng, SixteenBitGreyComparesAllSixteenBits) {
    // 0x1234 is clear; 0x1235 has the same high byte and is not.
    EXPECT_EQ(alphas(test::png(PngSpec{.width = 3,
                                       .bits = 16,
                                       .colour_type = 0,
                                       .rows = {"\x12\x34\x12\x35\x12\x34"},
                                       .transparent_grey = 0x1234})),
              (std::vector<int>{0, 255, 0}));
}

TEST_F(DecodePng, GreyWithoutTransparencyIsSolid) {
    EXPECT_EQ(alphas(test::png(PngSpec{.width = 2, .bits = 8, .colour_type = 0, .rows = {"\x01\x02"}})),
              (std::vector<int>{255, 255}));
}

TEST_F(DecodePng, GreyWithAlphaKeepsIt) {
    EXPECT_EQ(
        alphas(test::png(PngSpec{
            .width = 3, .bits = 8, .colour_type = 4, .rows = {std::string("\x01\x00\x01\x01\x01\xff", 6)}})),
        (std::vector<int>{0, 1, 255}));
}

TEST_F(DecodePng, RgbWithATransparentColourHasItClear) {
    EXPECT_EQ(alphas(test::png(PngSpec{.width = 3,
                                       .colour_type = 2,
                                       .rows = {"\x01\x02\x03\x01\x02\x04\x03\x02\x01"},
                                       .transparent_rgb = "\x01\x02\x03"})),
              (std::vector<int>{0, 255, 255}));
}

TEST_F(DecodePng, PaletteWithOneOrSeveralTransparentEntries) {
    const std::vector<test::Rgba> palette{{9, 9, 9, 0}, {8, 8, 8, 60}, {7, 7, 7, 255}, {9, 9, 9, 200}};
    const PngSpec spec{.width = 4,
                       .bits = 2,
                       .colour_type = 3,
                       .rows = {"\x1b"},  // 0 1 2 3
                       .palette = palette};
    for (const bool interlaced : {false, true}) {
        PngSpec asked = spec;
        asked.interlaced = interlaced;
        EXPECT_EQ(alphas(test::png(asked)), (std::vector<int>{255, 255, 255, 255}));
        asked.palette_alphas = 1;
        EXPECT_EQ(alphas(test::png(asked)), (std::vector<int>{0, 255, 255, 255}));
        asked.palette_alphas = 2;
        EXPECT_EQ(alphas(test::png(asked)), (std::vector<int>{0, 60, 255, 255}));
        asked.palette_alphas = 4;
        EXPECT_EQ(alphas(test::png(asked)), (std::vector<int>{0, 60, 255, 200}));
    }
}

TEST_F(DecodePng, SixteenBitAlphaKeepsItsHighByte) {
    std::string row;
    for (const int alpha : {0x0000, 0x00ff, 0x0100, 0x7fff, 0xffff})
        row += test::big16(1) + test::big16(2) + test::big16(3) + test::big16(alpha);
    EXPECT_EQ(alphas(test::png(PngSpec{.width = 5, .bits = 16, .colour_type = 6, .rows = {row}})),
              (std::vector<int>{0, 0, 1, 127, 255}));
}

TEST_F(DecodePng, AChangedByteInThePixelsIsRefused) {
    std::string file = test::png(test::sample(8, 8));
    file[file.find("IDAT") + 10] ^= 0x55;
    EXPECT_FALSE(load_image(write("a.png", file)));
}

TEST_F(DecodePng, WithoutPixelsOrPaletteIsRefused) {
    std::string file = test::png(test::sample(8, 8));
    const std::size_t data = file.find("IDAT") - 4;
    file.erase(data, file.find("IEND") - 4 - data);
    EXPECT_FALSE(load_image(write("a.png", file)));

    file = test::png(PngSpec{.width = 1, .bits = 8, .colour_type = 3, .rows = {"\x01"}, .palette = {{}, {}}});
    const std::size_t palette = file.find("PLTE") - 4;
    file.erase(palette, 12 + 6);
    EXPECT_FALSE(load_image(write("a.png", file)));
}

std::string chunk(const std::string& name, const std::string& data) {
    const std::string body = name + data;
    const auto crc = crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    return test::big32(std::ssize(data)) + body + test::big32(static_cast<std::int64_t>(crc));
}

// The most memory, in kilobytes, that a process takes to load this file; -1 where it is refused.
long peak_of_loading(const std::string& path) {
    const pid_t child = fork();
    if (child == 0) _exit(load_image(path) ? 0 : 1);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    return status == 0 ? usage.ru_maxrss : -1;
}

TEST_F(DecodePng, CompressedTextIsNotUnpacked) {
    const std::string text(4'000'000, 'a');
    std::string packed(10'000, '\0');
    uLongf size = packed.size();
    ASSERT_EQ(compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
                        reinterpret_cast<const Bytef*>(text.data()), text.size(), 9),
              Z_OK);
    packed.resize(size);
    const std::string plain = test::png(test::sample(2, 2));
    std::string bomb = plain;
    for (int i = 0; i < 100; ++i) bomb.insert(33, chunk("zTXt", std::string("k\0\0", 3) + packed));
    const long expected = peak_of_loading(write("plain.png", plain));
    const long peak = peak_of_loading(write("bomb.png", bomb));
    EXPECT_GT(peak, 0);
    EXPECT_LT(peak, expected + 50'000);
}

}  // namespace
}  // namespace graze
