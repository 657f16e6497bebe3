#pragma once

#include <string>

#include "collision/outline.h"

namespace graze {

// The outline as the path data of an SVG <path>, through the middles of its pixels, closed; pixels on a
// straight line between two others are left out. "M0.5 0.5L3.5 0.5L3.5 2.5Z"
std::string svg_path(const Outline& outline);

// The same outline with only the pixels at which the path turns: the vertices of a polygon.
std::vector<Point> corners(const Outline& outline);

}  // namespace graze
