#include "sim/outline_path.h"

namespace graze {

std::vector<Point> corners(const Outline& outline) {
    const std::vector<Point>& path = outline.path;
    std::vector<Point> kept;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Point& before = path[(i + path.size() - 1) % path.size()];
        const Point& after = path[(i + 1) % path.size()];
        // Each is a neighbour of the next, so it goes straight on where both steps are the same.
        const bool straight =
            path[i].x - before.x == after.x - path[i].x && path[i].y - before.y == after.y - path[i].y;
        if (!straight || path.size() == 1) kept.push_back(path[i]);
    }
    return kept;
}

std::string svg_path(const Outline& outline) {
    std::string text;
    for (const Point& corner : corners(outline))
        text +=
            (text.empty() ? "M" : "L") + std::to_string(corner.x) + ".5 " + std::to_string(corner.y) + ".5";
    return text + "Z";
}

}  // namespace graze
