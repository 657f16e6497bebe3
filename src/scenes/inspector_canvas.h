#pragma once

#include <memory>

#include "frame/draw_list.h"
#include "frame/view.h"
#include "sim/inspector.h"

namespace graze {

// The inspector's plane as it is seen: whole zooms up, halves down, so that every world pixel is drawn alike.

// Steps through 1/8, 1/4, 1/2, 1, 2, 3, 4, 6, 8, ... 64.
double zoom_after(double zoom, int steps);

// The view with the largest zoom that shows `world` centred in `canvas` with a margin.
View fit_view(const Box& world, const Rect& canvas);

// The same world place under the output place (x, y), at another zoom.
View zoomed_at(const View& view, double zoom, double x, double y);

// The smallest box around both sprites.
Box bounds_of(const inspector::World& world);

// The part of a picture standing at `position` that the canvas shows, ready to draw; empty source: none.
ImageItem visible_part(const std::shared_ptr<const Image>& image, Point position, const View& view,
                       const Rect& canvas);

// The pixels solid in both sprites, lit, at the output's own resolution; image is null where none is seen.
ImageItem lit_pixels(const inspector::World& world, const View& view, const Rect& canvas);

}  // namespace graze
