#include "collision/structure.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "collision/algebra.h"
#include "support/mask_art.h"
#include "support/oracle.h"
#include "support/structure_oracle.h"

namespace graze {
namespace {

using Lines = std::vector<std::string>;

TEST(Structure, ByHand) {
    const Mask mask = test::mask_art({".###..#",  //
                                      ".#.#...",  //
                                      ".##.#..",  //
                                      "....#.#"});
    EXPECT_EQ(solid_bounds(mask), Box(1, 0, 6, 4));
    EXPECT_EQ(components(mask),
              (std::vector<Region>{
                  {{1, 0}, 9, Box(1, 0, 4, 4)}, {{6, 0}, 1, Box(6, 0, 1, 1)}, {{6, 3}, 1, Box(6, 3, 1, 1)}}));
    // (2,1) touches (3,2) by a corner only.
    EXPECT_EQ(holes(mask), (std::vector<Region>{{{2, 1}, 1, Box(2, 1, 1, 1)}}));
    EXPECT_EQ(test::art_of(region_mask(mask, components(mask)[0])), (Lines{"###.", "#.#.", "##.#", "...#"}));
    EXPECT_EQ(test::art_of(region_mask(mask, holes(mask)[0])), (Lines{"#"}));
}

// An island in a hole, a hole in the island, and the region's bounds hold pixels of others.
TEST(Structure, IslandsInHoles) {
    const Mask mask = test::mask_art({"########",  //
                                      "#......#",  //
                                      "#.####.#",  //
                                      "#.#..#.#",  //
                                      "#.####.#",  //
                                      "#......#",  //
                                      "########"});
    ASSERT_EQ(components(mask).size(), 2U);
    const std::vector<Region> found = holes(mask);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0], (Region{{1, 1}, 18, Box(1, 1, 6, 5)}));
    EXPECT_EQ(found[1], (Region{{3, 3}, 2, Box(3, 3, 2, 1)}));
    EXPECT_EQ(test::art_of(region_mask(mask, found[0])),
              (Lines{"######", "#....#", "#....#", "#....#", "######"}));
    EXPECT_EQ(test::art_of(region_mask(mask, components(mask)[1])), (Lines{"####", "#..#", "####"}));
}

TEST(Structure, ComponentsAndHolesEqualFloodFill) {
    for (const test::Bytes& bytes : test::line_pictures()) {
        const Mask mask = test::to_mask(bytes);
        SCOPED_TRACE(test::lines_of(mask));
        const test::Labels solid = test::naive_labels(bytes, true);
        ASSERT_EQ(components(mask), solid.regions);

        const test::Labels clear = test::naive_labels(bytes, false);
        std::vector<Region> expected;
        for (const Region& region : clear.regions) {
            const auto label = clear.at(region.first.x, region.first.y);
            bool open = false;
            for (std::int64_t x = 0; x < bytes.width; ++x)
                open |= clear.at(x, 0) == label || clear.at(x, bytes.height - 1) == label;
            for (std::int64_t y = 0; y < bytes.height; ++y)
                open |= clear.at(0, y) == label || clear.at(bytes.width - 1, y) == label;
            if (!open) expected.push_back(region);
        }
        ASSERT_EQ(holes(mask), expected);

        // One by one they are the pixels of their label; all components together are the mask.
        const auto check = [&](const test::Labels& labels, const Region& region) {
            const int label = labels.at(region.first.x, region.first.y);
            const Mask pixels = region_mask(mask, region);
            ASSERT_EQ(pixels,
                      test::to_mask(test::bytes_where(
                          region.bounds.width(), region.bounds.height(), [&](std::int64_t x, std::int64_t y) {
                              return labels.at(region.bounds.x() + x, region.bounds.y() + y) == label;
                          })));
            ASSERT_EQ(pixels.count(), region.pixels);
        };
        std::int64_t pixels = 0;
        for (const Region& region : solid.regions) {
            check(solid, region);
            pixels += region.pixels;
        }
        for (const Region& region : expected) check(clear, region);
        ASSERT_EQ(pixels, mask.count());
    }
}

TEST(Structure, OneComponentAndManyHolesInALargeCheckerboard) {
    const Mask mask = test::to_mask(test::checkerboard(500, 300, 0));
    EXPECT_EQ(components(mask), (std::vector<Region>{{{0, 0}, 75000, Box(0, 0, 500, 300)}}));
    EXPECT_EQ(holes(mask).size(), static_cast<std::size_t>(498 * 298 / 2));
    EXPECT_EQ(region_mask(mask, components(mask)[0]), mask);
    EXPECT_EQ(components(complement(mask)).size(), 1U);
}

TEST(Structure, ALargeSpiralIsOneComponentWithoutHoles) {
    const Mask mask = test::to_mask(test::spiral(400, 300));
    ASSERT_EQ(components(mask).size(), 1U);
    EXPECT_TRUE(holes(mask).empty());
    EXPECT_EQ(region_mask(mask, components(mask)[0]), mask);
}

TEST(Structure, NothingInMasksWithoutSolidPixels) {
    for (const Mask& mask : {Mask(), Mask(0, 7), Mask(7, 0), Mask(65, 70)}) {
        EXPECT_EQ(solid_bounds(mask), Box());
        EXPECT_EQ(centroid(mask), std::nullopt);
        EXPECT_TRUE(components(mask).empty());
        EXPECT_TRUE(holes(mask).empty());
    }
}

TEST(Structure, BoundsAndCentroidEqualTheNaiveLoop) {
    for (const std::int64_t width : test::edge_widths) {
        for (const std::int64_t height : {0, 1, 9, 64, 70}) {
            for (const int percent : {0, 1, 40, 100}) {
                test::Bytes bytes = test::noise(width, height, percent, static_cast<std::uint32_t>(width));
                if (percent == 1 && !bytes.solid.empty()) bytes.solid.front() = bytes.solid.back() = 0;
                std::int64_t left = width, right = -1, top = height, bottom = -1, sum_x = 0, sum_y = 0, n = 0;
                for (std::int64_t y = 0; y < height; ++y) {
                    for (std::int64_t x = 0; x < width; ++x) {
                        if (!bytes.at(x, y)) continue;
                        left = std::min(left, x);
                        right = std::max(right, x);
                        top = std::min(top, y);
                        bottom = std::max(bottom, y);
                        sum_x += x;
                        sum_y += y;
                        ++n;
                    }
                }
                const Mask mask = test::to_mask(bytes);
                ASSERT_EQ(solid_bounds(mask),
                          n == 0 ? Box() : Box(left, top, right - left + 1, bottom - top + 1));
                const auto centre = centroid(mask);
                ASSERT_EQ(centre.has_value(), n > 0);
                if (!centre) continue;
                const auto mean = [n](std::int64_t sum) {
                    return static_cast<double>(sum) / static_cast<double>(n) + 0.5;
                };
                ASSERT_DOUBLE_EQ(centre->x, mean(sum_x));
                ASSERT_DOUBLE_EQ(centre->y, mean(sum_y));
            }
        }
    }
}

TEST(Structure, CentroidIsOfPixelCentres) {
    EXPECT_EQ(centroid(test::mask_art({"...", "..#"})), (Centroid{2.5, 1.5}));
    EXPECT_EQ(centroid(test::mask_art({"####", "####"})), (Centroid{2, 1}));
}

TEST(Structure, CentroidOfAWideMaskIsExact) {
    const Mask wide = complement(Mask(1000001, 70));
    EXPECT_EQ(centroid(wide), (Centroid{500000.5, 35}));
    EXPECT_EQ(components(wide), (std::vector<Region>{{{0, 0}, 70000070, Box(0, 0, 1000001, 70)}}));
}

TEST(Structure, ARegionOfAnotherMaskIsRefusedOrCut) {
    const Mask mask = test::mask_art({"##.", "..#"});
    EXPECT_THROW(region_mask(mask, {{3, 0}, 1, Box(0, 0, 3, 2)}), std::invalid_argument);
    EXPECT_THROW(region_mask(mask, {}), std::invalid_argument);
    EXPECT_EQ(test::art_of(region_mask(mask, {{1, 0}, 1, Box(1, 0, 2, 2)})), (Lines{"#.", ".#"}));
    EXPECT_EQ(test::art_of(region_mask(mask, {{2, 0}, 1, Box(1, 0, 2, 2)})), (Lines{".#", ".."}));
    EXPECT_EQ(test::art_of(region_mask(mask, {{9, INT64_MAX}, 1, Box(8, INT64_MAX, 2, 1)})), (Lines{"##"}));
}

}  // namespace
}  // namespace graze
