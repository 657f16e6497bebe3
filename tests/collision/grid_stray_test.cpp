// A few bodies very far away from all others: dead sprites parked out of sight, say.
#include <gtest/gtest.h>

#include <vector>

#include "collision/grid.h"
#include "support/broadphase_oracle.h"

namespace graze {
namespace {

using test::Dice;

constexpr std::int64_t far = 1'000'000'000'000;
constexpr Point places[] = {{-far, -far}, {far, far}, {-far, 17}, {17, far}, {-far, far}, {far, -far}};

template <class Shape>
Shape at(Point place);
template <>
Box at(Point place) {
    return {place.x, place.y, 8, 8};
}
template <>
Circle at(Point place) {
    return {static_cast<double>(place.x), static_cast<double>(place.y), 4};
}

template <class Shape>
std::vector<Shape> crowd(Dice& dice, int count) {
    std::vector<Shape> shapes;
    for (int i = 0; i < count; ++i)
        shapes.push_back(at<Shape>({dice.between(0, 1500), dice.between(0, 1500)}));
    return shapes;
}

// With one stray on each side in turn, with all of them, and with as many as a third.
template <class Shape>
void expect_few_tests() {
    Dice dice(1);
    for (std::size_t strays = 1; strays <= 1000; strays += strays < 6 ? 1 : 331) {
        std::vector<Shape> shapes = crowd<Shape>(dice, 3000);
        for (std::size_t i = 0; i < strays; ++i) {
            const Point place = places[(strays + i) % std::size(places)];
            shapes[i] = at<Shape>({place.x + static_cast<std::int64_t>(i) * 1000, place.y});
        }
        for (const bool given : {false, true}) {
            Grid grid = given ? Grid(25) : Grid();
            grid.rebuild(shapes);
            ASSERT_EQ(grid.pairs(), test::all_pairs(shapes)) << strays;
            // Each of the crowd stands with fewer than 30 others in five cells; strays share places at worst.
            ASSERT_LT(grid.statistics().tests, 3000u * 30 + strays * strays) << strays;
        }
    }
}

TEST(GridStrays, DoNotCrowdTheOtherBoxes) {
    expect_few_tests<Box>();
}
TEST(GridStrays, DoNotCrowdTheOtherCircles) {
    expect_few_tests<Circle>();
}

template <class Shape>
void expect_queries_find_all() {
    Dice dice(2);
    std::vector<Shape> shapes = crowd<Shape>(dice, 400);
    for (const Point& place : places) shapes.push_back(at<Shape>(place));
    for (int i = 0; i < 20; ++i)
        shapes.push_back(at<Shape>({dice.between(-far, far), dice.between(-far, far)}));
    Grid grid;
    grid.rebuild(shapes);
    const auto near_something = [&] {
        const Point place = dice.between(0, 2) == 0 ? places[dice.between(0, 5)] : Point{700, 700};
        return Point{place.x + dice.between(-900, 900), place.y + dice.between(-900, 900)};
    };
    for (int i = 0; i < 400; ++i) {
        const Point from = near_something();
        // Not from one place to another: the naive answer walks along every pixel.
        const Point to{from.x + dice.between(-900, 900), from.y + dice.between(-900, 900)};
        ASSERT_EQ(grid.query(from, to), test::all_on_line(shapes, from, to)) << i;
        const Box box(from.x, from.y, dice.between(0, 1) == 0 ? 300 : Box::max_side, 1000);
        ASSERT_EQ(grid.query(box), test::all_in_box(shapes, box)) << i;
    }
}

TEST(GridStrays, AreFoundByQueriesAmongBoxes) {
    expect_queries_find_all<Box>();
}
TEST(GridStrays, AreFoundByQueriesAmongCircles) {
    expect_queries_find_all<Circle>();
}

// So few bodies that their cells are as large as the way to the stray, and all stand in a small table.
TEST(GridStrays, OneBesideAFewIsOutsideTheBoundsButInACell) {
    for (const std::int64_t x : {-far, -9 * far, far}) {
        for (const std::int64_t side : {std::int64_t{8}, std::int64_t{1'000'000'000}}) {
            const std::vector<Box> boxes{Box(x, 3, side, side), Box(0, 0, side, side), Box(5, 5, side, side),
                                         Box(x + 2, x, 8, 8)};
            Grid grid;
            grid.rebuild(boxes);
            EXPECT_EQ(grid.pairs(), test::all_pairs(boxes)) << x << ' ' << side;
            EXPECT_EQ(grid.query(Box(x, 3, 1, 1)), test::all_in_box(boxes, Box(x, 3, 1, 1)))
                << x << ' ' << side;
        }
    }
}

}  // namespace
}  // namespace graze
