#include "sim/lint.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace graze {
namespace {

// One character a pixel: '#' alpha 255, 'o' 100, '.' 0.
Lint lint_of(const std::vector<std::string>& art, int threshold = 127) {
    std::vector<std::uint8_t> rgba;
    for (const std::string& row : art)
        for (const char c : row)
            rgba.insert(rgba.end(), {9, 9, 9,
                                     static_cast<std::uint8_t>(c == '#'   ? 255
                                                               : c == 'o' ? 100
                                                                          : 0)});
    const std::size_t width = art.empty() ? 0 : art[0].size();
    return lint({rgba, static_cast<std::int64_t>(width), static_cast<std::int64_t>(art.size()), width * 4},
                threshold);
}

TEST(Lint, CleanArtFindsNothing) {
    const Lint found = lint_of({"......",  //
                                ".oooo.",  //
                                ".o##o.",  //
                                ".oooo.",  //
                                "......"});
    EXPECT_FALSE(found.finds()) << "a rim of one faint pixel is a smooth edge";
    EXPECT_EQ(found.solid, 2);
}

TEST(Lint, PictureWithoutSolidPixelsNeverHits) {
    EXPECT_EQ(lint_of({"oo", "oo"}).solid, 0);
    EXPECT_TRUE(lint_of({"oo", "oo"}).finds());
    EXPECT_TRUE(lint_of({"..", ".."}).finds());
    EXPECT_TRUE(lint_of({}).finds());
    EXPECT_EQ(lint_of({"oo", "oo"}, 99).solid, 4);
}

TEST(Lint, FaintPixelsAwayFromTheSolidOnesAreAHalo) {
    const Lint found = lint_of({".......o",  //
                                ".ooo....",  //
                                ".o#oo...",  //
                                ".ooo....",  //
                                "......oo"});
    EXPECT_EQ(found.halo, (FoundPixels{4, 3, {7, 0}})) << "7,0; 4,2; 6,4 and 7,4";
    EXPECT_FALSE(lint_of({"..o", "...", "#.."}, 99).halo) << "above the threshold it is solid";
}

TEST(Lint, SmallPartsBesideTheLargestAreStrays) {
    const Lint found = lint_of({"........#",  //
                                ".###.....",  //
                                ".###..##.",  //
                                ".###..##.",  //
                                ".........",  //
                                ".#####..."});
    EXPECT_EQ(found.strays, (FoundPixels{5, 2, {8, 0}})) << "1 and 4 pixels; 5 are no stray";
    EXPECT_FALSE(lint_of({"#.", "..", "..", ".."}).strays) << "the only one is the largest";
}

// 40 x 20 pixels: a hundredth of them is 8.
TEST(Lint, StrayMayHaveAHundredthOfTheLargest) {
    std::vector<std::string> art(23, std::string(44, '.'));
    for (std::size_t y = 0; y < 20; ++y) art[y + 1].replace(2, 40, std::string(40, '#'));
    art[22].replace(4, 8, std::string(8, '#'));
    EXPECT_EQ(lint_of(art).strays, (FoundPixels{8, 1, {4, 22}}));
    art[22][12] = '#';
    EXPECT_FALSE(lint_of(art).strays);
}

TEST(Lint, HolesAreClearPartsInside) {
    const Lint found = lint_of({".......",  //
                                ".#####.",  //
                                ".#.#.#.",  //
                                ".#.###.",  //
                                ".#####.",  //
                                "......."});
    EXPECT_EQ(found.holes, (FoundPixels{3, 2, {2, 2}}));
}

TEST(Lint, SolidPixelsAtTheEdgeAreToldBySide) {
    EXPECT_EQ(lint_of({".#.", "...", "..."}).edges, (std::vector<Edge>{Edge::top}));
    EXPECT_EQ(lint_of({"...", "#..", "..#"}).edges,
              (std::vector<Edge>{Edge::left, Edge::right, Edge::bottom}));
    EXPECT_TRUE(lint_of({".o.", ".#.", "..."}).edges.empty()) << "a faint pixel is none";
}

// 2 x 2 pixels and one more on every side are 16: less than half of 6 x 6, not of 8 x 4.
TEST(Lint, MarginOfMoreThanHalfIsToldWithWhatIsNeeded) {
    EXPECT_EQ(lint_of({"......", "......", "..#...", "...o..", "......", "......"}).crop, Box(2, 2, 2, 2))
        << "what is faint is seen, too";
    EXPECT_FALSE(lint_of({"........", "..#.....", "...#....", "........"}).crop);
    EXPECT_FALSE(lint_of({"......", "......", "......"}).crop);
}

TEST(Lint, BadArgumentsAreRefused) {
    const std::vector<std::uint8_t> bytes(16);
    EXPECT_THROW(lint({bytes, 2, 3, 8}, 0), std::invalid_argument);
    EXPECT_THROW(lint({bytes, 2, 2, 8}, 256), std::invalid_argument);
}

}  // namespace
}  // namespace graze
