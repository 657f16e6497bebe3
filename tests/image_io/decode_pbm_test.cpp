#include "image_io/load.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

class DecodePbm : public test::TemporaryFolder {
  protected:
    // '#' where alpha is 255, '.' where it is 0, '?' elsewhere; the message where the file is refused.
    std::vector<std::string> load(const std::string& bytes) {
        const Result<Image> image = load_image(write("a.pbm", bytes));
        if (!image) return {image.error().text};
        EXPECT_TRUE(image->is_bitmap);
        std::vector<std::string> lines;
        std::size_t at = 3;
        for (int y = 0; y < image->height; ++y) {
            std::string line;
            for (int x = 0; x < image->width; ++x, at += 4)
                line += image->rgba[at] == 255 ? '#' : image->rgba[at] == 0 ? '.' : '?';
            lines.push_back(line);
        }
        return lines;
    }
};

using Lines = std::vector<std::string>;

TEST_F(DecodePbm, LeftmostPixelIsTheHighestBitAndRowsEndOnWholeBytes) {
    EXPECT_EQ(load(test::pbm(1, 2, std::string("\x80\x00", 2))), (Lines{"#", "."}));
    EXPECT_EQ(load(test::pbm(3, 2, "\xa0\x40")), (Lines{"#.#", ".#."}));
    EXPECT_EQ(load(test::pbm(8, 1, "\x81")), (Lines{"#......#"}));
    EXPECT_EQ(load(test::pbm(9, 2, std::string("\x00\x80\xff\x00", 4))), (Lines{"........#", "########."}));
}

TEST_F(DecodePbm, PaddingBitsAreIgnored) {
    EXPECT_EQ(load(test::pbm(3, 1, "\x5f")), (Lines{".#."}));
}

TEST_F(DecodePbm, HeaderMayHoldCommentsAndAnyWhiteSpace) {
    EXPECT_EQ(load("P4 # one\n#two\n\t3 # three\r\n 1\n\xa0"), (Lines{"#.#"}));
    EXPECT_EQ(load("P4\n3 1 \xa0"), (Lines{"#.#"}));
}

TEST_F(DecodePbm, BytesThatLookLikeTextArePixels) {
    EXPECT_EQ(load(test::pbm(8, 2, "\n#")), (Lines{"....#.#.", "..#...##"}));
}

TEST_F(DecodePbm, MoreThanThePixelsIsIgnored) {
    EXPECT_EQ(load(test::pbm(8, 1, "\xff then more")), (Lines{"########"}));
}

TEST_F(DecodePbm, BadSizesAreRefused) {
    for (const char* file :
         {"P4\n0 1\n\xff", "P4\n1 0\n\xff", "P4\n-1 1\n\xff", "P4\nx 1\n\xff", "P4\n1\n", "P4\n",
          "P4\n9 1\n\xff", "P4\n99999999999999999999999 1\n\xff", "P4\n32768 1\n\xff"})
        EXPECT_FALSE(load_image(write("a.pbm", file))) << file;
}

}  // namespace
}  // namespace graze
