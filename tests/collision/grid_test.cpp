#include "collision/grid.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

#include "support/broadphase_oracle.h"

namespace graze {
namespace {

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

using test::Dice;
using test::random_boxes;
using test::random_circles;

template <class Shape>
std::vector<Pair> pairs_of(Grid grid, const std::vector<Shape>& shapes) {
    grid.rebuild(shapes);
    return grid.pairs();
}

// With the cells given and with those that the grid chooses.
template <class Shape>
void expect_all_pairs(const std::vector<Shape>& shapes) {
    const std::vector<Pair> expected = test::all_pairs(shapes);
    EXPECT_EQ(pairs_of(Grid(), shapes), expected) << "chosen";
    for (const std::int64_t cell :
         {std::int64_t{1}, std::int64_t{7}, std::int64_t{50}, std::int64_t{1000}, Grid::max_cell_size})
        EXPECT_EQ(pairs_of(Grid(cell), shapes), expected) << cell;
}

TEST(Grid, PairsAcrossZeroAreFound) {
    expect_all_pairs(std::vector{Box(-3, -3, 5, 5), Box(1, 1, 5, 5), Box(-60, -60, 58, 58)});
    EXPECT_EQ(pairs_of(Grid(50), std::vector{Box(-3, -3, 5, 5), Box(1, 1, 5, 5), Box(-60, -60, 58, 58)}),
              (std::vector<Pair>{{0, 1}, {0, 2}}));
    expect_all_pairs(std::vector{Circle(-0.5, -0.5, 1), Circle(0.5, 0.5, 1), Circle(-0.5, 2, 0.5)});
}

TEST(Grid, PairThatSharesManyCellsIsReportedOnce) {
    Grid grid(10);
    grid.rebuild(std::vector{Box(0, 0, 55, 55), Box(5, 5, 55, 55)});
    EXPECT_EQ(grid.pairs(), (std::vector<Pair>{{0, 1}}));
    EXPECT_EQ(grid.statistics().tests, 1u);
}

TEST(Grid, PairsAcrossEveryBorderOfCellsAreFound) {
    // A body of a cell's size, one pixel into each of the eight cells around it and into its own.
    for (std::int64_t x = -50; x <= 50; x += 1)
        for (std::int64_t y : {-50, -49, -1, 0, 1, 49, 50}) {
            expect_all_pairs(std::vector{Box(100, 100, 50, 50), Box(100 + x, 100 + y, 50, 50)});
            expect_all_pairs(std::vector{Circle(100, 100, 25), Circle(100 + static_cast<double>(x),
                                                                      100 + static_cast<double>(y), 25)});
        }
}

TEST(Grid, CirclesThatOverlapByTheLeastDoubleAreFound) {
    // Almost two cells apart, and their centres a rounding error before and after the cells' borders.
    const double before = std::nextafter(25.0, 0), after = std::nextafter(before + 25, 0);
    expect_all_pairs(std::vector{Circle(before, 0, 12.5), Circle(after, 0, 12.5)});
    for (const double cell : {7.0, 50.0, 1000.0})
        for (int k = -3; k <= 3; ++k) {
            const double border = k * cell;
            const double reach = std::nextafter(border + cell, border);
            expect_all_pairs(std::vector{Circle(border, 0, cell / 2), Circle(reach, 0, cell / 2)});
            expect_all_pairs(
                std::vector{Circle(border, -1e-20, cell / 2), Circle(border, reach - border, cell / 2)});
        }
}

TEST(Grid, CirclesThatOnlyTouchAreNoPair) {
    expect_all_pairs(std::vector{Circle(0, 0, 5), Circle(10, 0, 5), Circle(6, 8, 5)});
    EXPECT_TRUE(pairs_of(Grid(), std::vector{Circle(0, 0, 5), Circle(10, 0, 5)}).empty());
    EXPECT_TRUE(pairs_of(Grid(), std::vector{Circle(0, 0, 5), Circle(6, 8, 5)}).empty());
}

TEST(Grid, EqualsAllPairsForMixedSizes) {
    Dice dice(11);
    for (int round = 0; round < 30; ++round) {
        expect_all_pairs(random_boxes(dice, 120, 300, 9));
        expect_all_pairs(random_circles(dice, 120, 300, 8));
    }
}

TEST(Grid, EqualsAllPairsFromTinyToHugeSizesAndSpreads) {
    Dice dice(12);
    for (const std::int64_t spread :
         {std::int64_t{3}, std::int64_t{5000}, std::int64_t{1} << 33, std::int64_t{1} << 45}) {
        expect_all_pairs(random_boxes(dice, 300, spread, 30));
        expect_all_pairs(random_circles(dice, 300, spread, 40));
    }
}

TEST(Grid, EqualsAllPairsInAWorldTooLargeForATable) {
    // Clusters of small bodies, far from one another: each level's table wraps.
    Dice dice(13);
    std::vector<Box> boxes;
    std::vector<Circle> circles;
    for (int cluster = 0; cluster < 40; ++cluster) {
        const std::int64_t x = dice.between(-1'000'000'000, 1'000'000'000),
                           y = dice.between(-1'000'000'000, 1'000'000'000);
        for (int i = 0; i < 20; ++i) {
            const std::int64_t size = dice.between(1, 12), across = x + dice.between(0, 60),
                               down = y + dice.between(0, 60);
            boxes.emplace_back(across, down, size, size);
            circles.emplace_back(static_cast<double>(across), static_cast<double>(down),
                                 static_cast<double>(size) / 2);
        }
    }
    expect_all_pairs(boxes);
    expect_all_pairs(circles);
}

TEST(Grid, FewBodiesFarApartAmongManyDoNotMatter) {
    // The chosen cells suit the many.
    Dice dice(14);
    std::vector<Circle> circles = random_circles(dice, 2000, 500, 3);
    circles.emplace_back(1e12, -1e10, 5.0);
    circles.emplace_back(-1e10, 3, 5.0);
    Grid grid;
    grid.rebuild(circles);
    EXPECT_EQ(grid.pairs(), test::all_pairs(circles));
    EXPECT_LT(grid.cell_size(), 100);
    EXPECT_LT(grid.statistics().tests, 40'000u);
}

TEST(Grid, ManyBodiesGiveManyRadixPasses) {
    Dice dice(15);
    expect_all_pairs(random_boxes(dice, 5000, 1000, 6));
}

TEST(Grid, MoreBodiesThanACacheHolds) {
    // A lattice, its bodies in random order: each body overlaps the next ones along x, circles also along y.
    constexpr std::int64_t columns = 250, rows = 200;
    std::vector<Point> places;
    for (std::int64_t i = 0; i < columns * rows; ++i)
        places.push_back({i % columns - 100, i / columns - 100});
    std::shuffle(places.begin(), places.end(), std::mt19937(20));
    std::vector<Box> boxes;
    std::vector<Circle> circles;
    for (const Point p : places) {
        boxes.emplace_back(p.x, p.y, 2, 1);
        circles.emplace_back(static_cast<double>(p.x), static_cast<double>(p.y), 0.6);
    }
    const auto distance = [&places](const Pair& pair) {
        const Point a = places[pair.first], b = places[pair.second];
        return std::abs(a.x - b.x) + std::abs(a.y - b.y);
    };
    const std::vector<Pair> box_pairs = pairs_of(Grid(), boxes), circle_pairs = pairs_of(Grid(), circles);
    EXPECT_EQ(box_pairs.size(), (columns - 1) * rows);
    EXPECT_EQ(circle_pairs.size(), (columns - 1) * rows + columns * (rows - 1));
    for (const auto& pairs : {box_pairs, circle_pairs}) {
        EXPECT_TRUE(std::is_sorted(pairs.begin(), pairs.end()));
        EXPECT_EQ(std::adjacent_find(pairs.begin(), pairs.end()), pairs.end());
        EXPECT_TRUE(std::all_of(pairs.begin(), pairs.end(),
                                [&](const Pair& p) { return distance(p) == 1 && p.first < p.second; }));
    }
}

TEST(Grid, OneBodyInMostPairsIsStillInOrder) {
    std::vector<Box> boxes{Box(0, 0, 1000, 1000)};
    for (int i = 999; i >= 0; --i) boxes.emplace_back(i, 999 - i, 1, 1);
    expect_all_pairs(boxes);
}

TEST(Grid, AllAtOnePoint) {
    expect_all_pairs(std::vector<Box>(60, Box(-7, 9, 3, 3)));
    expect_all_pairs(std::vector<Circle>(60, Circle(-7, 9, 3)));
    expect_all_pairs(std::vector<Circle>(60, Circle(-7, 9, 0)));
}

TEST(Grid, NoBodiesOrOnlyEmptyOnesGiveNoPairs) {
    expect_all_pairs(std::vector<Box>{});
    expect_all_pairs(std::vector<Circle>{});
    expect_all_pairs(std::vector<Box>{Box(1, 1, 4, 4)});
    expect_all_pairs(std::vector<Circle>{Circle(1, 1, 4)});
    expect_all_pairs(std::vector<Box>(40, Box(1, 1, 0, 4)));
    std::vector<Box> mostly_empty(1000, Box(3, 3, 5, 0));
    mostly_empty[200] = Box(0, 0, 4, 4);
    mostly_empty[900] = Box(3, 3, 4, 4);
    expect_all_pairs(mostly_empty);
}

TEST(Grid, RebuildForgetsEarlierBodies) {
    for (const bool given : {true, false}) {
        Grid grid = given ? Grid(50) : Grid();
        grid.rebuild(std::vector{Box(0, 0, 10, 10), Box(5, 5, 10, 10)});
        grid.rebuild(std::vector{Box(0, 0, 10, 10), Box(500, 5, 10, 10), Box(505, 5, 10, 10)});
        EXPECT_EQ(grid.pairs(), (std::vector<Pair>{{1, 2}}));
        EXPECT_EQ(grid.query(Box(0, 0, 600, 600)), (std::vector<std::uint32_t>{0, 1, 2}));
        grid.rebuild(std::vector{Circle(3, 3, 1)});
        EXPECT_TRUE(grid.pairs().empty());
        EXPECT_EQ(grid.query(Box(0, 0, 600, 600)), (std::vector<std::uint32_t>{0}));
        grid.rebuild(std::span<const Box>{});
        EXPECT_TRUE(grid.pairs().empty());
        EXPECT_TRUE(grid.query(Box(0, 0, 600, 600)).empty());
        EXPECT_TRUE(grid.query({0, 0}, {600, 600}).empty());
        EXPECT_EQ(grid.statistics().bodies, 0u);
        EXPECT_EQ(grid.statistics().cells, 0u);
    }
}

TEST(Grid, BodiesThatMoveAreFoundWhereTheyAreNow) {
    // More rebuilds than the order of the last ones is kept for; bodies jump, vanish (become empty) and
    // return.
    Dice dice(16);
    std::vector<Box> boxes = random_boxes(dice, 200, 200, 5);
    std::vector<Circle> circles = random_circles(dice, 200, 200, 5);
    Grid box_grid(20), circle_grid;
    for (int step = 0; step < 40; ++step) {
        for (int moved = 0; moved < 30; ++moved) {
            const auto i = static_cast<std::size_t>(dice.between(0, 199));
            boxes[i] = random_boxes(dice, 1, 200, 5)[0];
            circles[i] = random_circles(dice, 1, 200, 5)[0];
        }
        box_grid.rebuild(boxes);
        circle_grid.rebuild(circles);
        ASSERT_EQ(box_grid.pairs(), test::all_pairs(boxes)) << step;
        ASSERT_EQ(circle_grid.pairs(), test::all_pairs(circles)) << step;
    }
}

TEST(Grid, HugeBodiesAndFarthestPlacesEndAtOnce) {
    const std::vector<Box> boxes{Box(lowest, lowest, Box::max_side, Box::max_side),
                                 Box(lowest + 100, lowest + 100, 1, 1),
                                 Box(highest, highest, Box::max_side, Box::max_side),
                                 Box(highest, highest, 1, 1),
                                 Box(-1000000000, -1000000000, 2000000000, 2000000000),
                                 Box(0, 0, 1, 1),
                                 Box(lowest, highest, 5, 5),
                                 Box(highest, lowest, 5, 5)};
    expect_all_pairs(boxes);
    EXPECT_EQ(pairs_of(Grid(50), boxes), (std::vector<Pair>{{0, 1}, {2, 3}, {4, 5}}));
}

TEST(Grid, CirclesAtTheEndsOfTheDoublesEndAtOnce) {
    constexpr double most = std::numeric_limits<double>::max();
    constexpr double least = std::numeric_limits<double>::denorm_min();
    expect_all_pairs(std::vector{Circle(1e300, 1e300, 1e299), Circle(1.1e300, 1e300, 1e299),
                                 Circle(-1e300, 0, 5), Circle(0, 0, 1), Circle(most, most, most),
                                 Circle(-most, -most, most), Circle(most, -most, 0), Circle(1e300, 1e300, 0),
                                 Circle(0, 0, most), Circle(0.5, 0, 0)});
    expect_all_pairs(std::vector{Circle(0, 0, least), Circle(least, 0, least), Circle(0, 2 * least, least),
                                 Circle(0, 0, 0), Circle(1e-170, 0, 1e-170), Circle(3e-170, 0, 1e-170),
                                 Circle(2.5e-170, 0, 1e-170)});
    expect_all_pairs(std::vector{Circle(-most, 0, 1), Circle(-most, 0, 2)});
}

TEST(Grid, CellSizeOutOfRangeIsRefused) {
    EXPECT_THROW(Grid(0), std::invalid_argument);
    EXPECT_THROW(Grid(-50), std::invalid_argument);
    EXPECT_THROW(Grid(Grid::max_cell_size + 1), std::invalid_argument);
}

TEST(Grid, CanBeMoved) {
    Grid grid(50);
    grid.rebuild(std::vector{Box(0, 0, 10, 10), Box(5, 5, 10, 10)});
    Grid moved = std::move(grid);
    EXPECT_EQ(moved.pairs().size(), 1u);
    grid = std::move(moved);
    EXPECT_EQ(grid.pairs().size(), 1u);
}

}  // namespace
}  // namespace graze
