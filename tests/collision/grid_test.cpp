#include "collision/grid.h"

#include <gtest/gtest.h>

#include <limits>
#include <random>
#include <stdexcept>

namespace graze {
namespace {

// Each against each, with edges compared one by one; positions small enough for plain sums.
std::vector<Pair> all_pairs(const std::vector<Box>& boxes) {
    std::vector<Pair> pairs;
    for (std::uint32_t a = 0; a < boxes.size(); ++a) {
        for (std::uint32_t b = a + 1; b < boxes.size(); ++b) {
            const Box& p = boxes[a];
            const Box& q = boxes[b];
            if (p.width() > 0 && p.height() > 0 && q.width() > 0 && q.height() > 0 &&
                p.x() < q.x() + q.width() && q.x() < p.x() + p.width() && p.y() < q.y() + q.height() &&
                q.y() < p.y() + p.height())
                pairs.push_back({a, b});
        }
    }
    return pairs;
}

TEST(Grid, PairsAcrossZeroAreFound) {
    Grid grid(50);
    const std::vector<Box> boxes{Box(-3, -3, 5, 5), Box(1, 1, 5, 5), Box(-60, -60, 58, 58)};
    grid.rebuild(boxes);
    EXPECT_EQ(grid.pairs(), (std::vector<Pair>{{0, 1}, {0, 2}}));
}

TEST(Grid, PairThatSharesManyCellsIsReportedOnce) {
    Grid grid(10);
    const std::vector<Box> boxes{Box(0, 0, 55, 55), Box(5, 5, 55, 55)};
    grid.rebuild(boxes);
    EXPECT_EQ(grid.pairs(), (std::vector<Pair>{{0, 1}}));
    EXPECT_EQ(grid.statistics().tests, 1u);
}

TEST(Grid, EqualsAllPairsForMixedSizes) {
    std::mt19937 random(11);
    const auto between = [&](int low, int high) {
        return static_cast<std::int64_t>(random() % static_cast<unsigned>(high - low + 1)) + low;
    };
    for (const std::int64_t cell : {1, 7, 50, 1000}) {
        for (int round = 0; round < 20; ++round) {
            std::vector<Box> boxes;
            for (int i = 0; i < 120; ++i) {
                const bool large = i % 10 == 0;
                boxes.emplace_back(between(-300, 300), between(-300, 300), between(0, large ? 400 : 30),
                                   between(0, large ? 400 : 30));
            }
            Grid grid(cell);
            grid.rebuild(boxes);
            ASSERT_EQ(grid.pairs(), all_pairs(boxes));
        }
    }
}

TEST(Grid, RebuildForgetsEarlierBodies) {
    Grid grid(50);
    const std::vector<Box> before{Box(0, 0, 10, 10), Box(5, 5, 10, 10)};
    const std::vector<Box> after{Box(0, 0, 10, 10), Box(500, 5, 10, 10), Box(505, 5, 10, 10)};
    grid.rebuild(before);
    grid.rebuild(after);
    EXPECT_EQ(grid.pairs(), (std::vector<Pair>{{1, 2}}));
    grid.rebuild({});
    EXPECT_TRUE(grid.pairs().empty());
    EXPECT_EQ(grid.statistics().bodies, 0u);
}

TEST(Grid, HugeBodiesAndFarthestPlacesEndAtOnce) {
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    const std::vector<Box> boxes{
        Box(lowest, lowest, Box::max_side, Box::max_side),     Box(lowest + 100, lowest + 100, 1, 1),
        Box(highest, highest, Box::max_side, Box::max_side),   Box(highest, highest, 1, 1),
        Box(-1000000000, -1000000000, 2000000000, 2000000000), Box(0, 0, 1, 1)};
    for (const std::int64_t cell : {std::int64_t{1}, std::int64_t{50}, Grid::max_cell_size}) {
        Grid grid(cell);
        grid.rebuild(boxes);
        EXPECT_EQ(grid.pairs(), (std::vector<Pair>{{0, 1}, {2, 3}, {4, 5}})) << cell;
    }
}

TEST(Grid, CellSizeOutOfRangeIsRefused) {
    EXPECT_THROW(Grid(0), std::invalid_argument);
    EXPECT_THROW(Grid(-50), std::invalid_argument);
    EXPECT_THROW(Grid(Grid::max_cell_size + 1), std::invalid_argument);
}

TEST(Grid, StatisticsCountByHand) {
    Grid grid(10);
    // Cell (0,0) holds 0, 1 and 2; cell (1,0) holds 2; cell (5,5) holds 3; the empty box is no body.
    const std::vector<Box> boxes{Box(0, 0, 4, 4), Box(3, 3, 4, 4), Box(8, 0, 4, 4), Box(50, 50, 10, 10),
                                 Box(0, 0, 0, 4)};
    grid.rebuild(boxes);
    const GridStatistics& s = grid.statistics();
    EXPECT_EQ(s.bodies, 4u);
    EXPECT_EQ(s.cells, 3u);
    EXPECT_EQ(s.fullest_cell, 3u);
    EXPECT_EQ(s.tests, 3u);
    EXPECT_EQ(s.pairs, 1u);
}

}  // namespace
}  // namespace graze
