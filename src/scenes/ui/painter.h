#pragma once

#include <string>

#include "collision/box.h"
#include "frame/draw_list.h"
#include "frame/text_layout.h"
#include "frame/view.h"

namespace graze {

// A rectangle in logical pixels.
struct Area {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

inline Area area_of(const Box& box) {
    return {static_cast<double>(box.x()), static_cast<double>(box.y()), static_cast<double>(box.width()),
            static_cast<double>(box.height())};
}

// Adds items to a DrawList in logical pixels.
class Painter {
  public:
    // Where there is room for it, texts are larger by `text_scale`.
    Painter(DrawList& list, const View& view, double text_scale)
        : list_(list), view_(view), text_scale_(text_scale) {}

    Rect rect(const Area& area) const { return view_.output_rect(area.x, area.y, area.width, area.height); }

    void fill(const Area& area, Colour colour) { list_.items.push_back(FillItem{rect(area), colour}); }
    void frame(const Area& area, double thickness, Colour colour) {
        list_.items.push_back(FrameItem{rect(area), view_.output_length(thickness), colour});
    }
    void art(Art art, const Area& area, double degrees = 0) {
        list_.items.push_back(ArtItem{art, rect(area), degrees});
    }
    // The whole picture, pixel by pixel.
    void image(const std::shared_ptr<const Image>& image, const Area& area) {
        list_.items.push_back(ImageItem{image, {0, 0, image->width, image->height}, rect(area)});
    }
    void text(const std::string& text, const Area& area, double size, Colour colour,
              Align align = Align::left, Overflow overflow = Overflow::ellipsis) {
        list_.items.push_back(TextItem{text, rect(area), view_.output_length(size), colour, align, overflow,
                                       view_.output_length(size * text_scale_)});
    }
    // Text centred on a plate: as large as `area`, or, with `measure`, only as wide as the text needs within
    // it.
    void plate(const std::string& text, const Area& area, double size, Colour colour);
    void plate(const std::string& text, const Area& area, double size, Colour colour, Align align,
               const Measure& measure);

  private:
    DrawList& list_;
    const View& view_;
    double text_scale_;
};

// Covers what a letterboxed world left beside itself. To be called last.
void paint_bars(DrawList& list, Size world, Size output);

}  // namespace graze
