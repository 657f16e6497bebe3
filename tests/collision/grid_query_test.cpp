// What stands in a box or on a line.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

#include "collision/grid.h"
#include "support/broadphase_oracle.h"

namespace graze {
namespace {

using test::Dice;
using test::random_boxes;
using test::random_circles;
using Ids = std::vector<std::uint32_t>;

constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
constexpr auto highest = std::numeric_limits<std::int64_t>::max();

template <class Shape>
Grid grid_of(const std::vector<Shape>& shapes) {
    Grid grid;
    grid.rebuild(shapes);
    return grid;
}

// Boxes of all sizes over the bodies and beyond.
template <class Shape>
void expect_all_in_boxes(Grid grid, const std::vector<Shape>& shapes, Dice& dice, std::int64_t spread) {
    grid.rebuild(shapes);
    for (int i = 0; i < 60; ++i) {
        const std::int64_t largest = i % 3 == 0 ? 4 * spread : spread / 20 + 2;
        const Box box(dice.between(-2 * spread, 2 * spread), dice.between(-2 * spread, 2 * spread),
                      dice.between(0, largest), dice.between(0, largest));
        ASSERT_EQ(grid.query(box), test::all_in_box(shapes, box))
            << box.x() << ' ' << box.y() << ' ' << box.width() << ' ' << box.height();
    }
}

template <class Shape>
void expect_all_on_lines(Grid grid, const std::vector<Shape>& shapes, Dice& dice, std::int64_t spread) {
    grid.rebuild(shapes);
    for (int i = 0; i < 60; ++i) {
        const std::int64_t reach = i % 3 == 0 ? 3 * spread : spread / 20 + 2;
        const Point from{dice.between(-2 * spread, 2 * spread), dice.between(-2 * spread, 2 * spread)};
        Point to{from.x + dice.between(-reach, reach), from.y + dice.between(-reach, reach)};
        if (i % 5 == 0) to.x = from.x;
        if (i % 5 == 1) to.y = from.y;
        if (i == 0) to = from;
        ASSERT_EQ(grid.query(from, to), test::all_on_line(shapes, from, to))
            << from.x << ' ' << from.y << " to " << to.x << ' ' << to.y;
    }
}

// For circles a box reaches to the edge behind its last pixel, here almost a cell further on.
TEST(GridQuery, CirclesBehindTheLastPixelAreMet) {
    std::vector<Circle> circles(20, Circle(-1, -1, 0.5));
    circles.emplace_back(1.25, 0, 0.5);
    circles.emplace_back(0, 1.25, 0.5);
    EXPECT_EQ(grid_of(circles).query(Box(0, 0, 1, 1)), (Ids{20, 21}));
}

TEST(GridQuery, BoxEdgesAreHalfOpen) {
    const Grid grid = grid_of(std::vector{Box(10, 10, 5, 5)});
    EXPECT_EQ(grid.query(Box(15, 10, 5, 5)), Ids{});
    EXPECT_EQ(grid.query(Box(14, 14, 1, 1)), Ids{0});
    EXPECT_EQ(grid.query(Box(5, 5, 5, 5)), Ids{});
    EXPECT_EQ(grid.query(Box(5, 5, 6, 6)), Ids{0});
    EXPECT_EQ(grid.query(Box(12, 12, 0, 5)), Ids{});
    EXPECT_EQ(grid.query(Box(0, 0, 100, 100)), Ids{0});
}

TEST(GridQuery, CircleTouchesBoxStrictly) {
    const Grid grid = grid_of(std::vector{Circle(10, 10, 5), Circle(30, 10, 0), Circle(22, 24, 5)});
    EXPECT_EQ(grid.query(Box(15, 8, 3, 3)), Ids{});
    EXPECT_EQ(grid.query(Box(14, 8, 3, 3)), Ids{0});
    EXPECT_EQ(grid.query(Box(9, 9, 2, 2)), Ids{0});
    EXPECT_EQ(grid.query(Box(29, 9, 3, 3)), Ids{});   // of radius 0: it overlaps no box
    EXPECT_EQ(grid.query(Box(25, 28, 9, 9)), Ids{});  // the corner is 5 away
    EXPECT_EQ(grid.query(Box(25, 27, 9, 9)), Ids{2});
}

TEST(GridQuery, LineMeetsTheBoxesOfItsPixels) {
    const Grid grid =
        grid_of(std::vector{Box(2, 1, 1, 1), Box(1, 1, 1, 1), Box(5, 2, 4, 4), Box(0, 3, 20, 1)});
    EXPECT_EQ(grid.query({0, 0}, {5, 2}), (Ids{0, 2}));
    EXPECT_EQ(grid.query({5, 2}, {5, 2}), Ids{2});
    EXPECT_EQ(grid.query({9, 0}, {9, 3}), Ids{3});  // both ends are included
    EXPECT_EQ(grid.query({9, 0}, {9, 2}), Ids{});
}

TEST(GridQuery, LineGoesFromCentreToCentreThroughCircles) {
    const Grid grid =
        grid_of(std::vector{Circle(5, 2.5, 2), Circle(5, 3, 2), Circle(-1.5, 0.5, 2), Circle(-1.25, 0.5, 2)});
    EXPECT_EQ(grid.query({0, 0}, {10, 0}), (Ids{3}));
    EXPECT_EQ(grid.query({0, 1}, {10, 1}), (Ids{0, 1}));
    EXPECT_EQ(grid.query({5, 2}, {5, 2}), (Ids{0, 1}));
}

TEST(GridQuery, BoxEqualsNaive) {
    Dice dice(21);
    for (int round = 0; round < 3; ++round) {
        expect_all_in_boxes(Grid(), random_boxes(dice, 400, 600, 7), dice, 600);
        expect_all_in_boxes(Grid(9), random_boxes(dice, 400, 600, 7), dice, 600);
        expect_all_in_boxes(Grid(), random_circles(dice, 400, 600, 7), dice, 600);
        expect_all_in_boxes(Grid(9), random_circles(dice, 400, 600, 7), dice, 600);
    }
}

TEST(GridQuery, LineEqualsNaive) {
    Dice dice(22);
    for (int round = 0; round < 3; ++round) {
        expect_all_on_lines(Grid(), random_boxes(dice, 400, 600, 5), dice, 600);
        expect_all_on_lines(Grid(9), random_boxes(dice, 400, 600, 7), dice, 600);
        expect_all_on_lines(Grid(), random_circles(dice, 400, 600, 5), dice, 600);
        expect_all_on_lines(Grid(9), random_circles(dice, 400, 600, 7), dice, 600);
    }
}

TEST(GridQuery, ManySmallBodiesInAWideWorldEqualNaive) {
    // Too wide for a table without wrapping, and so many bodies that queries look at cells.
    Dice dice(23);
    const std::vector<Box> boxes = random_boxes(dice, 4000, 40'000, 4);
    const std::vector<Circle> circles = random_circles(dice, 4000, 40'000, 4);
    expect_all_in_boxes(Grid(4), boxes, dice, 40'000);
    expect_all_in_boxes(Grid(), circles, dice, 40'000);
    Grid box_grid(16), circle_grid;
    box_grid.rebuild(boxes);
    circle_grid.rebuild(circles);
    for (int i = 0; i < 40; ++i) {
        const Point from{dice.between(-40'000, 40'000), dice.between(-40'000, 40'000)};
        const Point to{from.x + dice.between(-900, 900), from.y + dice.between(-900, 900)};
        ASSERT_EQ(box_grid.query(from, to), test::all_on_line(boxes, from, to));
        ASSERT_EQ(circle_grid.query(from, to), test::all_on_line(circles, from, to));
    }
}

TEST(GridQuery, FarthestPlacesEndAtOnce) {
    const std::vector<Box> boxes{Box(lowest, lowest, 5, 5), Box(highest, highest, 5, 5), Box(0, 0, 5, 5),
                                 Box(highest, lowest, 5, 5), Box(-7, 8, Box::max_side, 1)};
    const Grid grid = grid_of(boxes);
    EXPECT_EQ(grid.query({lowest, lowest}, {highest, highest}), (Ids{0, 1, 2, 4}));
    EXPECT_EQ(grid.query({highest, lowest}, {lowest, highest}), (Ids{3}));
    EXPECT_EQ(grid.query({lowest, 8}, {highest, 8}), (Ids{4}));
    for (const Box& box :
         {Box(lowest, lowest, Box::max_side, Box::max_side), Box(highest, highest, Box::max_side, 1),
          Box(highest - 10, lowest, Box::max_side, Box::max_side), Box(0, 8, 1, 1)})
        EXPECT_EQ(grid.query(box), test::all_in_box(boxes, box));

    constexpr double most = std::numeric_limits<double>::max();
    const std::vector<Circle> circles{Circle(0, 0, 1), Circle(1e300, -1e300, 1e299), Circle(most, most, 5),
                                      Circle(-most, 3, most), Circle(1e300, 1e300, 2e300)};
    const Grid far = grid_of(circles);
    EXPECT_EQ(far.query({lowest, 0}, {highest, 0}), test::all_on_line(circles, {lowest, 0}, {highest, 0}));
    for (const Box& box : {Box(lowest, lowest, 9, 9), Box(highest, highest, 1, 1), Box(0, 0, 1, 1)})
        EXPECT_EQ(far.query(box), test::all_in_box(circles, box));
}

TEST(GridQuery, NothingIsFoundWhereNothingStands) {
    EXPECT_EQ(Grid().query(Box(0, 0, 9, 9)), Ids{});
    EXPECT_EQ(Grid(50).query({0, 0}, {9, 9}), Ids{});
    const Grid grid = grid_of(std::vector{Box(0, 0, 0, 9), Box(0, 0, 9, 9)});
    EXPECT_EQ(grid.query(Box(0, 0, 9, 9)), Ids{1});
    EXPECT_EQ(grid.query({0, 0}, {9, 9}), Ids{1});
}

}  // namespace
}  // namespace graze
