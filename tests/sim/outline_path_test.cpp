#include "sim/outline_path.h"

#include <gtest/gtest.h>

#include "support/mask_art.h"

namespace graze {
namespace {

TEST(OutlinePath, StraightLinesKeepTheirEndsOnly) {
    const Outline square{OutlineKind::outer,
                         {{0, 0}, {1, 0}, {2, 0}, {2, 1}, {2, 2}, {1, 2}, {0, 2}, {0, 1}}};
    EXPECT_EQ(corners(square), (std::vector<Point>{{0, 0}, {2, 0}, {2, 2}, {0, 2}}));
    EXPECT_EQ(svg_path(square), "M0.5 0.5L2.5 0.5L2.5 2.5L0.5 2.5Z");
}

// The path of a line of three pixels goes there and back.
TEST(OutlinePath, LinesAndLonePixelsAreClosedPathsToo) {
    const std::vector<Outline> line = outlines(test::mask_art({"....", ".###"}));
    ASSERT_EQ(line.size(), 1u);
    EXPECT_EQ(svg_path(line[0]), "M1.5 1.5L3.5 1.5Z");
    EXPECT_EQ(svg_path({OutlineKind::outer, {{7, 3}}}), "M7.5 3.5Z");
}

// A path that begins in the middle of a straight line does not keep that pixel.
TEST(OutlinePath, WhereThePathBeginsIsNoCornerOfItself) {
    const Outline hole{OutlineKind::hole, {{2, 0}, {1, 0}, {0, 1}, {1, 2}, {2, 2}, {3, 2}, {4, 1}, {3, 0}}};
    EXPECT_EQ(corners(hole), (std::vector<Point>{{1, 0}, {0, 1}, {1, 2}, {3, 2}, {4, 1}, {3, 0}}));
}

}  // namespace
}  // namespace graze
