#include "store/pbm.h"

#include <gtest/gtest.h>

#include "support/mask_art.h"

namespace graze {
namespace {

std::string bits_of(const Mask& mask) {
    const std::string file = format_pbm(mask, "c");
    const std::string header =
        "P4\n# c\n" + std::to_string(mask.width()) + " " + std::to_string(mask.height()) + "\n";
    EXPECT_TRUE(file.starts_with(header)) << file;
    return file.substr(header.size());
}

TEST(FormatPbm, LeftmostPixelIsTheHighestBitOfItsByte) {
    EXPECT_EQ(bits_of(test::mask_art({"#.......", ".......#"})), "\x80\x01");
    EXPECT_EQ(bits_of(test::mask_art({"#.#..#.#"})), "\xa5");
}

TEST(FormatPbm, RowsOfOddWidthsArePaddedWithZeros) {
    EXPECT_EQ(bits_of(test::mask_art({"#"})), "\x80");
    EXPECT_EQ(bits_of(test::mask_art({"#######"})), "\xfe");
    EXPECT_EQ(bits_of(test::mask_art({"#########", ".#......#"})), "\xff\x80\x40\x80");
    EXPECT_EQ(bits_of(test::mask_art({".................", "#...............#"})),
              std::string("\x00\x00\x00\x80\x00\x80", 6));
}

TEST(FormatPbm, WordEdgesAreNoPixelEdges) {
    for (const std::int64_t width : {63, 64, 65, 129}) {
        Mask mask(width, 1);
        mask.set({width - 1, 0});
        const std::string bits = bits_of(mask);
        ASSERT_EQ(std::ssize(bits), (width + 7) / 8);
        EXPECT_EQ(static_cast<unsigned char>(bits.back()), 0x80 >> (width - 1) % 8) << width;
        EXPECT_EQ(bits.find_first_not_of('\0'), bits.size() - 1) << width;
    }
}

TEST(FormatPbm, WithoutPixelsThereIsTheHeaderAlone) {
    EXPECT_EQ(format_pbm(Mask(0, 3), "c"), "P4\n# c\n0 3\n");
}

}  // namespace
}  // namespace graze
