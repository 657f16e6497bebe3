#pragma once

#include <cstdint>

#include "frame/geometry.h"

namespace graze {

// Maps logical pixels (a world's own) to output pixels and back, for drawing and for the pointer alike:
//
//     output = offset + floor(logical * scale)        logical = (output - offset) / scale
//
// A logical pixel's rectangle reaches from its own left edge to its right neighbour's, so neighbours leave no
// gap.
struct View {
    double scale = 1;  // output pixels a logical pixel, above 0
    int offset_x = 0;  // where logical 0,0 lies, in output pixels
    int offset_y = 0;

    int output_x(double logical_x) const;
    int output_y(double logical_y) const;
    int output_length(double logical) const;  // at least 1 for a positive length
    Rect output_rect(double x, double y, double width, double height) const;

    double logical_x(double output_x) const;
    double logical_y(double output_y) const;
};

struct LogicalPixel {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

// The logical pixel at a place of the output (a pointer gives the centre of an output pixel).
LogicalPixel logical_pixel(const View& view, double output_x, double output_y);

// The largest centred view that shows the whole world; the bars beside it stay empty.
View letterbox(Size world, Size output);

// The bars that `letterbox` leaves: left and right, or above and below; two empty ones where it leaves none.
struct Bars {
    Rect first;
    Rect second;
};
Bars letterbox_bars(Size world, Size output);

}  // namespace graze
