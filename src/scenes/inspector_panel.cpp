#include "scenes/inspector_panel.h"

#include <algorithm>

#include "frame/palette.h"
#include "frame/view.h"
#include "scenes/ui/painter.h"

namespace graze {

namespace {

constexpr double panel_width = 280;  // logical pixels
constexpr double inner = 248;        // of it, between the margins

std::string text_of(std::int64_t number) {
    return std::to_string(number);
}

std::string zoom_text(double zoom) {
    return zoom >= 1 ? text_of(static_cast<std::int64_t>(zoom)) + "x"
                     : "1/" + text_of(static_cast<std::int64_t>(1 / zoom)) + "x";
}

std::string verdict_text(const inspector::World& world, const Words& words) {
    const Overlap& shared = *world.contact->overlap;
    return fill(shared.count == 1 ? words.verdict_hit_one : words.verdict_hit,
                {text_of(shared.bounds.x()), text_of(shared.bounds.y()), text_of(shared.bounds.width()),
                 text_of(shared.bounds.height()), text_of(shared.count)});
}

const Text& reason_text(const inspector::World& world, const Words& words) {
    if (!world.contact) return words.reason_boxes;
    return world.contact->overlap ? words.reason_hit : words.reason_pixels;
}

std::string boxes_text(const inspector::World& world, const Words& words) {
    if (!world.contact) return words.boxes_none.string();
    const Box& box = world.contact->boxes;
    const Point a = world.sprites[0].position;
    return fill(words.boxes, {text_of(box.x() - a.x), text_of(box.y() - a.y), text_of(box.width()),
                              text_of(box.height())});
}

void draw_verdict(Painter& painter, double x, const Words& words, const inspector::World& world) {
    const bool hit = world.contact && world.contact->overlap;
    painter.fill({x, 58, inner, 46}, palette::indigo);
    painter.frame({x, 58, inner, 46}, hit ? 5 : 2, hit ? palette::ember : palette::sky);
    painter.text((hit ? words.hit : words.verdict_no_hit).string(), {x, 58, inner, 46}, 28,
                 hit ? palette::gold : palette::paper, Align::centre);
    if (hit)
        painter.text(verdict_text(world, words), {x, 112, inner, 84}, 16, palette::paper, Align::left,
                     Overflow::wrap);
    painter.text(reason_text(world, words).string(), {x, 200, inner, 44}, 16, palette::gold, Align::left,
                 Overflow::wrap);
    painter.text(boxes_text(world, words), {x, 250, inner, 44}, 16, palette::sky, Align::left,
                 Overflow::wrap);
    painter.text(fill(words.counts, {text_of(static_cast<std::int64_t>(world.counts.box_tests)),
                                     text_of(static_cast<std::int64_t>(world.counts.mask_tests))}),
                 {x, 298, inner, 22}, 16, palette::paper);
}

void draw_sprites_text(Painter& painter, double x, const Words& words, const PanelState& state) {
    for (std::size_t i = 0; i < state.names.size(); ++i) {
        const double y = 338 + 78 * static_cast<double>(i);
        const inspector::Sprite& sprite = state.world.sprites[i];
        const bool last = state.world.last == i;
        painter.text(fill(i == 0 ? words.sprite_a : words.sprite_b, {state.names[i]}), {x, y, inner, 22}, 16,
                     last ? palette::gold : palette::paper);
        if (last) painter.fill({x - 10, y + 2, 4, 62}, palette::gold);
        painter.text(fill(words.sprite_size, {text_of(sprite.mask.width()), text_of(sprite.mask.height())}),
                     {x, y + 22, inner, 22}, 16, palette::paper);
        painter.text(fill(words.sprite_place, {text_of(sprite.position.x), text_of(sprite.position.y)}),
                     {x, y + 44, inner, 22}, 16, palette::paper);
    }
}

}  // namespace

double panel_scale(Size output) {
    return std::max(0.25, std::min(output.width / 960.0, output.height / 540.0));
}

Rect canvas_of(Size output) {
    const int panel = static_cast<int>(panel_width * panel_scale(output));
    return {0, 0, std::max(1, output.width - panel), output.height};
}

void draw_checkerboard(DrawList& list, const Rect& canvas, double scale) {
    const int side = std::max(4, static_cast<int>(24 * scale));
    for (int y = 0; y * side < canvas.height; ++y) {
        for (int x = y % 2; x * side < canvas.width; x += 2) {
            const int left = canvas.x + x * side;
            const int top = canvas.y + y * side;
            list.items.push_back(FillItem{{left, top, std::min(side, canvas.x + canvas.width - left),
                                           std::min(side, canvas.y + canvas.height - top)},
                                          {0x31, 0x2c, 0x5a, 255}});
        }
    }
}

void draw_panel(DrawList& list, Size output, const Words& words, const PanelState& state) {
    const View view{panel_scale(output), 0, 0};
    const Rect canvas = canvas_of(output);
    const double left = view.logical_x(canvas.x + canvas.width);
    const double height = view.logical_y(output.height);
    Painter painter(list, view, state.text_scale);
    list.items.push_back(
        FillItem{{canvas.width, 0, output.width - canvas.width, output.height}, palette::night});
    painter.fill({left, 0, 2, height}, palette::sky);

    const double x = left + 20;
    painter.text(words.inspector.string(), {x, 12, inner - 90, 40}, 28, palette::paper);
    painter.text(fill(words.zoom, {zoom_text(state.zoom)}), {x + inner - 100, 12, 100, 40}, 16, palette::sky,
                 Align::right);
    draw_verdict(painter, x, words, state.world);
    draw_sprites_text(painter, x, words, state);
    const Area plate{16, height - 66, left - 32, 54};
    const Area on_plate{plate.x + 14, plate.y + 5, plate.width - 28, plate.height - 8};
    if (state.error.empty()) {
        painter.fill(plate, palette::plate);
        painter.text((state.goes_back ? words.inspector_back_hint : words.inspector_hint).string(), on_plate,
                     16, palette::paper, Align::left, Overflow::wrap);
    } else {
        painter.fill(plate, palette::night);
        painter.frame(plate, 2, palette::ember);
        painter.text(fill(words.refused, {state.error}), on_plate, 16, palette::gold, Align::left,
                     Overflow::wrap);
    }
}

}  // namespace graze
