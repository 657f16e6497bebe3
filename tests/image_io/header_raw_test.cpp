#include "image_io/header.h"
#include "image_io/load.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

class RawFormats : public test::TemporaryFolder {
  protected:
    // "WxH", or the message where the file is refused.
    std::string size_of(const std::string& name, const std::string& bytes) {
        const std::string path = write(name, bytes);
        Result<File> file = File::open(path);
        if (!file) return file.error().text;
        const Result<Header> header = read_header(*file, path);
        if (!header) return header.error().text;
        return std::to_string(header->width) + "x" + std::to_string(header->height);
    }
};

TEST_F(RawFormats, SizesAreThoseOfTheFile) {
    const test::Picture picture = test::sample(300, 2);
    EXPECT_EQ(size_of("a.bmp", test::bmp24(picture)), "300x2");
    EXPECT_EQ(size_of("a.bmp", test::bmp24(picture, true)), "300x2");
    EXPECT_EQ(size_of("a.tga", test::tga(picture)), "300x2");
    EXPECT_EQ(size_of("a.pcx", test::pcx24(picture)), "300x2");
    EXPECT_EQ(size_of("a.qoi", test::qoi(picture)), "300x2");
    EXPECT_EQ(size_of("a.ppm", test::pnm(picture, 6)), "300x2");
    EXPECT_EQ(size_of("a.tif", test::tiff(picture)), "300x2");
}

TEST_F(RawFormats, BmpOfTheOldestHeaderHasSixteenBitSizes) {
    // 12-byte header; 3 x 1, 24 bits a pixel, one row of 9 bytes padded to 12.
    const std::string file = "BM" + test::little32(38) + test::little32(0) + test::little32(26) +
                             test::little32(12) + test::little16(3) + test::little16(1) + test::little16(1) +
                             test::little16(24) + std::string(12, '\x40');
    EXPECT_EQ(size_of("a.bmp", file), "3x1");
    EXPECT_TRUE(load_image(write("a.bmp", file)));
}

TEST_F(RawFormats, BmpOfOddBitsOrANegativeWidthIsRefused) {
    std::string file = test::bmp24(test::sample(2, 2));
    file[28] = 7;
    EXPECT_NE(size_of("a.bmp", file).find("bits"), std::string::npos);
    file = test::bmp24(test::sample(2, 2));
    file.replace(18, 4, test::little32(-2));
    EXPECT_NE(size_of("a.bmp", file).find("no pixels"), std::string::npos);
}

TEST_F(RawFormats, BmpRunsMayJumpAndStandLiterally) {
    test::Picture black{4, 1, std::vector<test::Rgba>(4)};
    std::string file = test::bmp8(black, true);
    file.resize(file.size() - 4 * 2 - 4);  // its four runs and two marks
    // A jump by (1, 0), three literal pixels padded to 16 bits, the end.
    file += std::string("\x00\x02\x01\x00\x00\x03\x00\x00\x00\x00\x00\x01", 12);
    EXPECT_EQ(size_of("a.bmp", file), "4x1");
    EXPECT_TRUE(size_of("a.bmp", file.substr(0, file.size() - 1)).find("cut") != std::string::npos);
}

TEST_F(RawFormats, TgaOfUnknownKindsIsRefused) {
    for (const auto& [at, value] : {std::pair<std::size_t, char>{2, 0}, {2, 32}, {1, 2}, {16, 12}}) {
        std::string file = test::tga(test::sample(2, 2));
        file[at] = value;
        EXPECT_NE(size_of("a.tga", file).find("TGA"), std::string::npos);
    }
}

TEST_F(RawFormats, PcxWithItsEdgesCrossedIsRefused) {
    std::string file = test::pcx24(test::sample(2, 2));
    file.replace(4, 2, test::little16(9));
    EXPECT_NE(size_of("a.pcx", file).find("edge"), std::string::npos);
}

TEST_F(RawFormats, PnmOfMoreThanEightBitsIsRefusedAndSaysSo) {
    EXPECT_NE(size_of("a.pgm", "P5 1 1 65535\n12").find("8 bits"), std::string::npos);
    EXPECT_NE(size_of("a.pgm", "P5 1 1 0\n1").find("8 bits"), std::string::npos);
    EXPECT_NE(size_of("a.pgm", "P5 1 x 255\n1").find("numbers"), std::string::npos);
}

TEST_F(RawFormats, QoiChunksOfEveryKindAreCounted) {
    // RGB, an index, a difference, a luma of two bytes, a run of three: seven pixels.
    const std::string chunks =
        std::string("\xfe\x01\x02\x03", 4) + std::string("\x00", 1) + "\x6a" + "\xa0\x88" + "\xc2";
    const std::string end = std::string(7, '\0') + "\x01";
    const std::string start = "qoif" + test::big32(7) + test::big32(1) + std::string("\x04\x00", 2);
    EXPECT_EQ(size_of("a.qoi", start + chunks + end), "7x1");
    EXPECT_TRUE(load_image(write("a.qoi", start + chunks + end)));
    EXPECT_NE(size_of("a.qoi", start + chunks.substr(0, chunks.size() - 1) + end), "7x1");
}

TEST_F(RawFormats, TiffOfEitherByteOrderIsRead) {
    const std::string file = std::string("MM\0*", 4) + test::big32(8) + test::big16(2) + test::big16(256) +
                             test::big16(3) + test::big32(1) + test::big16(300) + test::big16(0) +
                             test::big16(257) + test::big16(4) + test::big32(1) + test::big32(2) +
                             test::big32(0);
    EXPECT_EQ(size_of("a.tif", file), "300x2");
}

// Orientation (tag 274): 1 to 4 keep the sides, which libtiff does; the others it does by half.
TEST_F(RawFormats, TiffLyingOnItsSideIsRefused) {
    for (int orientation = 1; orientation <= 8; ++orientation) {
        std::string file = "II*" + std::string(1, '\0') + test::little32(8) + test::little16(3);
        for (const auto& [tag, value] : {std::pair(256, 300), std::pair(257, 2), std::pair(274, orientation)})
            file += test::little16(tag) + test::little16(3) + test::little32(1) + test::little32(value);
        file += test::little32(0);
        const std::string answer = size_of("a.tif", file);
        EXPECT_EQ(answer == "300x2", orientation <= 4) << answer;
        EXPECT_EQ(answer.find("side") != std::string::npos, orientation > 4) << answer;
    }
}

TEST_F(RawFormats, TiffDirectoryOutsideTheFileIsRefused) {
    for (const std::int64_t at : {0, 7, 1000, -1}) {
        std::string file = test::tiff(test::sample(2, 2));
        file.replace(4, 4, test::little32(at));
        EXPECT_NE(size_of("a.tif", file).find("cut"), std::string::npos) << at;
    }
}

}  // namespace
}  // namespace graze
