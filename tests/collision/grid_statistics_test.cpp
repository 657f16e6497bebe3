// What the grid says of itself: counts, chosen cells, and the rule by which boxes stand in it.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "collision/grid.h"
#include "support/broadphase_oracle.h"

namespace graze {
namespace {

using test::Dice;

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

TEST(GridStatistics, StatisticsCountByHand) {
    Grid grid(10);
    // Cell (0,0) holds 0, 1 and 2; cell (5,5) holds 3; the empty box is no body.
    grid.rebuild(
        std::vector{Box(0, 0, 4, 4), Box(3, 3, 4, 4), Box(8, 0, 4, 4), Box(50, 50, 10, 10), Box(0, 0, 0, 4)});
    const GridStatistics s = grid.statistics();
    EXPECT_EQ(s.bodies, 4u);
    EXPECT_EQ(s.cells, 2u);
    EXPECT_EQ(s.fullest_cell, 3u);
    EXPECT_EQ(s.tests, 3u);
    EXPECT_EQ(s.pairs, 1u);
    EXPECT_EQ(grid.cell_size(), 10);
}

TEST(GridStatistics, OnlyHalfOfTheNeighboursAreTested) {
    // One body in each of 3 x 3 cells: 9 cells have 12 neighbours side by side and 8 corner to corner.
    std::vector<Circle> circles;
    for (int cell = 0; cell < 9; ++cell) circles.emplace_back(25 + 50 * (cell % 3), 25 + 50 * (cell / 3), 1);
    Grid grid(50);
    grid.rebuild(circles);
    EXPECT_EQ(grid.statistics().cells, 9u);
    EXPECT_EQ(grid.statistics().tests, 20u);
}

TEST(GridStatistics, TestsAsOftenAsTheArticleChecks) {
    // Its stage is 550 x 400, its 80 balls have the radius 12.5, its cells are 50 wide.
    Dice dice(17);
    for (const int balls : {80, 2, 500}) {
        std::vector<Circle> circles;
        for (int i = 0; i < balls; ++i)
            circles.emplace_back(static_cast<double>(dice.between(100, 4300)) / 8,
                                 static_cast<double>(dice.between(100, 3100)) / 8, 12.5);
        // On the borders of cells, too, and left of and above 0.
        circles.emplace_back(50, 100, 12.5);
        circles.emplace_back(99.9375, 100, 12.5);
        circles.emplace_back(-0.25, -50, 12.5);
        Grid grid(50);
        for (int step = 0; step < 20; ++step) {
            grid.rebuild(circles);
            ASSERT_EQ(grid.statistics().tests, test::article_checks(circles, 50));
            for (Circle& c : circles) c = Circle(c.x() + 1.75, c.y() - 0.5, c.radius());
        }
    }
}

TEST(GridStatistics, ChosenCellsSuitEqualBalls) {
    Dice dice(18);
    std::vector<Circle> circles;
    for (int i = 0; i < 2000; ++i)
        circles.emplace_back(static_cast<double>(dice.between(0, 2750)),
                             static_cast<double>(dice.between(0, 2000)), 12.5);
    Grid grid;
    EXPECT_EQ(grid.cell_size(), 0);
    grid.rebuild(circles);
    EXPECT_GT(grid.cell_size(), 25);
    EXPECT_LT(grid.cell_size(), 30);
    EXPECT_LT(grid.statistics().tests, 3 * circles.size());
}

TEST(GridStatistics, CrowdedBodiesGetFinerCellsAndLevels) {
    // A few large bodies over many small ones: the cells are far smaller than the large ones.
    Dice dice(19);
    std::vector<Box> boxes;
    for (int i = 0; i < 3000; ++i) boxes.emplace_back(dice.between(0, 1000), dice.between(0, 1000), 4, 4);
    for (int i = 0; i < 5; ++i) boxes.emplace_back(dice.between(0, 500), dice.between(0, 500), 512, 512);
    Grid grid;
    grid.rebuild(boxes);
    EXPECT_EQ(grid.pairs(), test::all_pairs(boxes));
    EXPECT_LE(grid.cell_size(), 40);
}

TEST(GridRule, LevelsDoubleUntilTheBoxFits) {
    EXPECT_EQ(level_cell_size(Box(0, 0, 50, 1), 50), 50);
    EXPECT_EQ(level_cell_size(Box(0, 0, 1, 51), 50), 100);
    EXPECT_EQ(level_cell_size(Box(0, 0, 100, 3), 50), 100);
    EXPECT_EQ(level_cell_size(Box(0, 0, 401, 3), 50), 800);
    EXPECT_EQ(level_cell_size(Box(0, 0, Box::max_side, 3), 1), std::int64_t{1} << 31);
    EXPECT_EQ(level_cell_size(Box(), Grid::max_cell_size), Grid::max_cell_size);
}

TEST(GridRule, CellsAreFloored) {
    EXPECT_EQ(cell_of({0, 49}, 50), (Point{0, 0}));
    EXPECT_EQ(cell_of({50, -1}, 50), (Point{1, -1}));
    EXPECT_EQ(cell_of({-50, -51}, 50), (Point{-1, -2}));
    EXPECT_EQ(cell_of({lowest, highest}, 1), (Point{lowest, highest}));
}

}  // namespace
}  // namespace graze
