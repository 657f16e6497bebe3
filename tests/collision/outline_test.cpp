#include "collision/outline.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "collision/structure.h"
#include "support/mask_art.h"
#include "support/oracle.h"
#include "support/structure_oracle.h"

namespace graze {
namespace {

using Path = std::vector<Point>;

bool before(const Point& p, const Point& q) {
    return p.y != q.y ? p.y < q.y : p.x < q.x;
}

Path sorted_set(Path path) {
    std::sort(path.begin(), path.end(), before);
    path.erase(std::unique(path.begin(), path.end()), path.end());
    return path;
}

// The pixels of a component with a pixel of that background above, below, left or right of them.
Path border_pixels(const test::Labels& solid, int component, const test::Labels& clear, int background) {
    Path pixels;
    for (std::int64_t y = 0; y < solid.height; ++y)
        for (std::int64_t x = 0; x < solid.width; ++x)
            if (solid.at(x, y) == component &&
                (clear.at(x - 1, y) == background || clear.at(x + 1, y) == background ||
                 clear.at(x, y - 1) == background || clear.at(x, y + 1) == background))
                pixels.push_back({x, y});
    return pixels;
}

// Twice the area inside, positive where the path goes clockwise on screen.
std::int64_t twice_area(const Path& path) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Point& p = path[i];
        const Point& q = path[(i + 1) % path.size()];
        sum += p.x * q.y - q.x * p.y;
    }
    return sum;
}

TEST(Outline, ByHand) {
    const Mask mask = test::mask_art({".##....",  //
                                      "####..#",  //
                                      "#..#...",  //
                                      ".##...."});
    const std::vector<Outline> expected{
        {OutlineKind::outer, {{1, 0}, {2, 0}, {3, 1}, {3, 2}, {2, 3}, {1, 3}, {0, 2}, {0, 1}}},
        {OutlineKind::outer, {{6, 1}}},
        {OutlineKind::hole, {{1, 1}, {0, 2}, {1, 3}, {2, 3}, {3, 2}, {2, 1}}}};
    EXPECT_EQ(outlines(mask), expected);
}

TEST(Outline, ThinLinesArePassedOnBothSides) {
    const std::vector<Outline> line = outlines(test::mask_art({"###"}));
    EXPECT_EQ(line, (std::vector<Outline>{{OutlineKind::outer, {{0, 0}, {1, 0}, {2, 0}, {1, 0}}}}));
    const std::vector<Outline> two = outlines(test::mask_art({".#", "#."}));
    EXPECT_EQ(two, (std::vector<Outline>{{OutlineKind::outer, {{1, 0}, {0, 1}}}}));
    // The middle of a cross is passed four times.
    const std::vector<Outline> cross = outlines(test::mask_art({"#.#", ".#.", "#.#"}));
    ASSERT_EQ(cross.size(), 1U);
    EXPECT_EQ(std::count(cross[0].path.begin(), cross[0].path.end(), Point{1, 1}), 4);
    // So is the first pixel, where lines meet below it.
    const std::vector<Outline> first = outlines(test::mask_art({"..#..", ".#.#.", "#...#"}));
    EXPECT_EQ(first,
              (std::vector<Outline>{
                  {OutlineKind::outer, {{2, 0}, {3, 1}, {4, 2}, {3, 1}, {2, 0}, {1, 1}, {0, 2}, {1, 1}}}}));
}

TEST(Outline, NoneWithoutSolidPixels) {
    for (const Mask& mask : {Mask(), Mask(0, 3), Mask(3, 0), Mask(70, 3)})
        EXPECT_TRUE(outlines(mask).empty());
}

// Closed, step by step to a neighbour, from the topmost, then leftmost pixel, in the direction promised.
void expect_closed(const Outline& outline) {
    const Path& path = outline.path;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Point& p = path[i];
        const Point& q = path[(i + 1) % path.size()];
        const std::int64_t step = std::max(std::abs(p.x - q.x), std::abs(p.y - q.y));
        ASSERT_EQ(step, path.size() == 1 ? 0 : 1);
        ASSERT_FALSE(before(p, path.front()));
        ASSERT_LE(std::count(path.begin(), path.end(), p), 4);
    }
    if (outline.kind == OutlineKind::outer)
        ASSERT_GE(twice_area(path), 0);
    else
        ASSERT_LT(twice_area(path), 0);
}

// One for each component and hole, in their order, through exactly its border pixels.
void expect_outlines(const test::Bytes& plain) {
    const test::Bytes bytes = test::with_border(plain);  // the background around it is then in the picture
    const test::Labels solid = test::naive_labels(bytes, true);
    const test::Labels clear = test::naive_labels(bytes, false);  // 0 is the outside
    const std::vector<Outline> found = outlines(test::to_mask(plain));
    ASSERT_EQ(found.size(), solid.regions.size() + clear.regions.size() - 1);
    for (std::size_t i = 0; i < found.size(); ++i) {
        ASSERT_NO_FATAL_FAILURE(expect_closed(found[i]));
        const bool outer = i < solid.regions.size();
        ASSERT_EQ(found[i].kind, outer ? OutlineKind::outer : OutlineKind::hole);
        const Point first =
            outer ? solid.regions[i].first : clear.regions[i - solid.regions.size() + 1].first;
        // What lies above the first pixel of a component is its background; of a hole, its component.
        const int component = outer ? solid.at(first.x, first.y) : solid.at(first.x, first.y - 1);
        const int background = outer ? clear.at(first.x, first.y - 1) : clear.at(first.x, first.y);
        Path path = found[i].path;
        for (Point& p : path) p = {p.x + 1, p.y + 1};
        ASSERT_EQ(sorted_set(path), border_pixels(solid, component, clear, background));
    }
}

TEST(Outline, OneForEachComponentAndHoleThroughItsBorderPixels) {
    for (const test::Bytes& picture : test::line_pictures())
        ASSERT_NO_FATAL_FAILURE(expect_outlines(picture)) << test::lines_of(test::to_mask(picture));
}

TEST(Outline, OfEveryMaskOfFourByFourPixels) {
    for (unsigned bits = 0; bits < 1U << 16; ++bits) {
        const test::Bytes picture = test::bytes_where(
            4, 4, [bits](std::int64_t x, std::int64_t y) { return (bits >> (4 * y + x) & 1) != 0; });
        ASSERT_NO_FATAL_FAILURE(expect_outlines(picture)) << test::lines_of(test::to_mask(picture));
    }
}

// The paths alone give the picture back: what lies between where a path comes from and where it goes,
// clockwise around each of its pixels, is clear, and so is all that can be reached from there without
// crossing a path.
TEST(Outline, FillingBackGivesTheMask) {
    const std::vector<Point> around{{-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}};
    for (const test::Bytes& plain : test::line_pictures()) {
        const Mask mask = test::to_mask(plain);
        const std::vector<Outline> found = outlines(mask);
        if (found.empty()) continue;
        const std::int64_t width = plain.width + 2, height = plain.height + 2;
        enum : std::uint8_t { unknown, path_pixel, clear };
        std::vector<std::uint8_t> state(static_cast<std::size_t>(width * height), unknown);
        const auto at = [&](const Point& p) -> std::uint8_t& {
            return state[static_cast<std::size_t>((p.y + 1) * width + p.x + 1)];
        };
        Path open;
        for (const Outline& outline : found)
            for (const Point& p : outline.path) at(p) = path_pixel;
        for (const Outline& outline : found) {
            const Path& path = outline.path;
            for (std::size_t i = 0; i < path.size(); ++i) {
                const Point p = path[i];
                const Point from = path[(i + path.size() - 1) % path.size()],
                            to = path[(i + 1) % path.size()];
                const auto start = static_cast<std::size_t>(
                    std::find(around.begin(), around.end(), Point{from.x - p.x, from.y - p.y}) -
                    around.begin());
                for (std::size_t turn = 1; turn <= 8; ++turn) {
                    const Point& d = around[(start + turn) % 8];
                    const Point q{p.x + d.x, p.y + d.y};
                    if (q == to) break;
                    ASSERT_NE(at(q), path_pixel);
                    if (at(q) == unknown) open.push_back(q);
                    at(q) = clear;
                }
            }
        }
        while (!open.empty()) {
            const Point p = open.back();
            open.pop_back();
            for (const Point& d : {Point{-1, 0}, Point{1, 0}, Point{0, -1}, Point{0, 1}}) {
                const Point q{p.x + d.x, p.y + d.y};
                if (q.x < -1 || q.y < -1 || q.x > plain.width || q.y > plain.height || at(q) != unknown)
                    continue;
                at(q) = clear;
                open.push_back(q);
            }
        }
        ASSERT_EQ(test::to_mask(test::bytes_where(plain.width, plain.height,
                                                  [&](std::int64_t x, std::int64_t y) {
                                                      return at({x, y}) != clear;
                                                  })),
                  mask)
            << test::lines_of(mask);
    }
}

TEST(Outline, GoesRoundALargeSpiral) {
    const Mask mask = test::to_mask(test::spiral(300, 300));
    const std::vector<Outline> found = outlines(mask);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(static_cast<std::int64_t>(sorted_set(found[0].path).size()), mask.count());
}

}  // namespace
}  // namespace graze
