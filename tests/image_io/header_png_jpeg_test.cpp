#include "image_io/header.h"
#include "image_io/load.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

class PngAndJpeg : public test::TemporaryFolder {
  protected:
    Result<Header> header_of(const std::string& bytes) {
        Result<File> file = File::open(write("a", bytes));
        if (!file) return file.error();
        return read_header(*file, "a");
    }
};

TEST_F(PngAndJpeg, SizesAreThoseOfTheFile) {
    for (const std::string& bytes : {test::png(test::sample(300, 7)), test::jpeg(test::sample(300, 7))}) {
        const Result<Header> header = header_of(bytes);
        ASSERT_TRUE(header);
        EXPECT_EQ(header->width, 300);
        EXPECT_EQ(header->height, 7);
    }
}

TEST_F(PngAndJpeg, PngMustBeginWithItsHeader) {
    std::string file = test::png(test::sample(2, 2));
    file[12] = 'X';
    EXPECT_FALSE(header_of(file));
}

TEST_F(PngAndJpeg, WhatFollowsTheEndIsIgnored) {
    EXPECT_TRUE(header_of(test::png(test::sample(2, 2)) + "and more"));
    EXPECT_TRUE(header_of(test::jpeg(test::sample(2, 2)) + "and more"));
}

TEST_F(PngAndJpeg, FillBytesBeforeAMarkerAreSkipped) {
    std::string file = test::jpeg(test::sample(2, 2));
    file.insert(2, "\xff\xff\xff");
    EXPECT_TRUE(header_of(file));
}

TEST_F(PngAndJpeg, SegmentWithoutALengthIsRefused) {
    std::string file = test::jpeg(test::sample(2, 2));
    file.insert(2, std::string("\xff\xe1\x00\x01", 4));
    EXPECT_FALSE(header_of(file));
}

TEST_F(PngAndJpeg, JpegWithoutPictureDataIsRefused) {
    EXPECT_FALSE(header_of("\xff\xd8\xff\xd9"));
}

// A scan costs a pass over the whole picture, and one without data a dozen bytes.
TEST_F(PngAndJpeg, JpegOfMoreScansThanItsSizeAllowsIsRefused) {
    const auto with_scans = [](int count, int side) {
        std::string file = test::jpeg(test::sample(8, 8), test::JpegKind::grey, true);
        const std::size_t frame = file.find("\xff\xc2");
        file.replace(frame + 5, 4, test::big16(side) + test::big16(side));
        const std::size_t scan = file.find("\xff\xda");
        const std::string first = file.substr(scan, file.find('\xff', scan + 2) - scan);
        for (int i = 0; i < count; ++i) file.insert(scan, first);
        return file;
    };
    EXPECT_TRUE(header_of(with_scans(50, 8)));
    EXPECT_TRUE(header_of(with_scans(5, 8000)));
    for (const std::string& file : {with_scans(1000, 8), with_scans(50, 8000)}) {
        const Result<Header> header = header_of(file);
        ASSERT_FALSE(header);
        EXPECT_NE(header.error().text.find("scans"), std::string::npos) << header.error().text;
    }
}

}  // namespace
}  // namespace graze
