#include "collision/outline.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "collision/structure.h"

namespace graze {

namespace {

// The eight neighbours, clockwise on screen:
//
//     1 2 3
//     0 + 4
//     7 6 5
using Direction = std::size_t;
constexpr std::array<Point, 8> neighbours{
    {{-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}}};
constexpr Direction west = 0;
constexpr Direction south = 6;

struct Step {
    Point pixel{};
    Direction background = west;  // a clear neighbour of the pixel: the path passes on this side
};

// To the first solid neighbour, clockwise from the background; where none is solid, the step itself.
Step next(const Mask& mask, const Step& step) {
    for (Direction turn = 1; turn < 8; ++turn) {
        const Direction direction = (step.background + turn) % 8;
        const Point pixel{step.pixel.x + neighbours[direction].x, step.pixel.y + neighbours[direction].y};
        if (!mask.test(pixel)) continue;
        // The clear neighbour before it stands beside the new pixel, too: after a step to the right, say, it
        // is the one at the upper right (3), which is above (2) the new pixel; after one to the upper right,
        // the one above (2), which is left (0) of it.
        const Direction back = direction % 2 == 0 ? 2 : 3;
        return {pixel, (direction + 8 - back) % 8};
    }
    return step;
}

// A step decides the next one, and two different pairs of pixels never lead on to the same one. So the path
// comes back to where it began, and goes on from there to the same second pixel. (To be there once is not
// enough: a path may pass its first pixel up to four times.)
std::vector<Point> follow(const Mask& mask, const Step& start) {
    const Step second = next(mask, start);
    std::vector<Point> path{start.pixel};
    for (Step step = second;;) {
        const Step after = next(mask, step);
        if (step.pixel == start.pixel && after.pixel == second.pixel) return path;
        path.push_back(step.pixel);
        step = after;
    }
}

}  // namespace

std::vector<Outline> outlines(const Mask& mask) {
    std::vector<Outline> result;
    for (const Region& component : components(mask))
        result.push_back({OutlineKind::outer, follow(mask, {component.first, west})});
    for (const Region& hole : holes(mask)) {
        const Point above{hole.first.x, hole.first.y - 1};  // solid, or it would be the hole's first
        result.push_back({OutlineKind::hole, follow(mask, {above, south})});
    }
    return result;
}

}  // namespace graze
