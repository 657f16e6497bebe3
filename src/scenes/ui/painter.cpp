#include "scenes/ui/painter.h"

#include <algorithm>

#include "frame/palette.h"

namespace graze {

namespace {

constexpr double padding = 14;  // logical pixels, at either end of a plate

}  // namespace

void Painter::plate(const std::string& content, const Area& area, double size, Colour colour) {
    fill(area, palette::plate);
    text(content, {area.x + padding, area.y, area.width - 2 * padding, area.height}, size, colour,
         Align::centre);
}

void Painter::plate(const std::string& content, const Area& area, double size, Colour colour, Align align,
                    const Measure& measure) {
    const double wanted =
        measure(content, view_.output_length(size * text_scale_)) / view_.scale + 2 * padding + 2;
    const double width = std::min(area.width, wanted);
    const double spare = area.width - width;
    const double x = area.x + (align == Align::centre ? spare / 2 : align == Align::right ? spare : 0);
    plate(content, {x, area.y, width, area.height}, size, colour);
}

void paint_bars(DrawList& list, Size world, Size output) {
    const Bars bars = letterbox_bars(world, output);
    for (const Rect& bar : {bars.first, bars.second})
        if (bar.width > 0 && bar.height > 0) list.items.push_back(FillItem{bar, palette::ink});
}

}  // namespace graze
