#include "scenes/ui/notice.h"

#include "frame/palette.h"

namespace graze {

namespace {

constexpr Size world{960, 540};

}  // namespace

void paint_notice(DrawList& list, Size output, const Notice& notice, double text_scale) {
    const View view = letterbox(world, output);
    Painter painter(list, view, text_scale);
    painter.fill({110, 130, 740, 280}, palette::night);
    painter.frame({110, 130, 740, 280}, 2, palette::gold);
    painter.text(notice.title, {130, 140, 700, 44}, 28, palette::gold, Align::centre);
    painter.text(notice.text, {130, 190, 700, 56}, 20, palette::paper, Align::left, Overflow::wrap);
    painter.text(notice.detail, {130, 252, 700, 112}, 16, palette::paper, Align::left, Overflow::wrap);
    painter.text(notice.hint, {130, 370, 700, 32}, 16, palette::gold, Align::centre);
}

void paint_word(DrawList& list, Size output, const std::string& text, double text_scale,
                const Measure& measure) {
    const View view = letterbox(world, output);
    Painter painter(list, view, text_scale);
    painter.plate(text, {world.width / 2.0 - 180, 112, 360, 44}, 20, palette::gold, Align::centre, measure);
}

}  // namespace graze
