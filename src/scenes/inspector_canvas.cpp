#include "scenes/inspector_canvas.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "frame/palette.h"

namespace graze {

namespace {

constexpr std::array zooms{1.0 / 8, 1.0 / 4, 1.0 / 2, 1.0,  2.0,  3.0,  4.0, 6.0,
                           8.0,     12.0,    16.0,    24.0, 32.0, 48.0, 64.0};

// What two rects share; without size where they share nothing.
Rect shared(const Rect& a, const Rect& b) {
    const int left = std::max(a.x, b.x);
    const int top = std::max(a.y, b.y);
    return {left, top, std::max(0, std::min(a.x + a.width, b.x + b.width) - left),
            std::max(0, std::min(a.y + a.height, b.y + b.height) - top)};
}

Rect output_rect(const View& view, const Box& box) {
    return view.output_rect(static_cast<double>(box.x()), static_cast<double>(box.y()),
                            static_cast<double>(box.width()), static_cast<double>(box.height()));
}

}  // namespace

double zoom_after(double zoom, int steps) {
    const auto at = std::find(zooms.begin(), zooms.end(), zoom) - zooms.begin();
    return zooms[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + steps, 0, std::ssize(zooms) - 1))];
}

View fit_view(const Box& world, const Rect& canvas) {
    constexpr double margin = 1.15;
    double zoom = zooms.front();
    for (const double candidate : zooms)
        if (static_cast<double>(world.width()) * candidate * margin <= canvas.width &&
            static_cast<double>(world.height()) * candidate * margin <= canvas.height && candidate <= 8)
            zoom = candidate;
    const double centre_x = static_cast<double>(world.x()) + static_cast<double>(world.width()) / 2;
    const double centre_y = static_cast<double>(world.y()) + static_cast<double>(world.height()) / 2;
    const View at_origin{zoom, 0, 0};
    return {zoom, canvas.x + canvas.width / 2 - at_origin.output_x(centre_x),
            canvas.y + canvas.height / 2 - at_origin.output_y(centre_y)};
}

View zoomed_at(const View& view, double zoom, double x, double y) {
    const View at_origin{zoom, 0, 0};
    return {zoom, static_cast<int>(std::floor(x)) - at_origin.output_x(view.logical_x(x)),
            static_cast<int>(std::floor(y)) - at_origin.output_y(view.logical_y(y))};
}

Box bounds_of(const inspector::World& world) {
    const auto& [a, b] = world.sprites;
    const std::int64_t left = std::min(a.position.x, b.position.x);
    const std::int64_t top = std::min(a.position.y, b.position.y);
    const std::int64_t right = std::max(a.position.x + a.mask.width(), b.position.x + b.mask.width());
    const std::int64_t bottom = std::max(a.position.y + a.mask.height(), b.position.y + b.mask.height());
    return {left, top, std::min(right - left, Box::max_side), std::min(bottom - top, Box::max_side)};
}

ImageItem visible_part(const std::shared_ptr<const Image>& image, Point position, const View& view,
                       const Rect& canvas) {
    // The world pixels that the canvas shows, a pixel more on each side.
    const LogicalPixel first = logical_pixel(view, canvas.x, canvas.y);
    const LogicalPixel last = logical_pixel(view, canvas.x + canvas.width, canvas.y + canvas.height);
    const Box seen(first.x - 1, first.y - 1, std::min(last.x - first.x + 3, Box::max_side),
                   std::min(last.y - first.y + 3, Box::max_side));
    const Box part = intersection(seen, Box(position.x, position.y, image->width, image->height));
    const Rect source{static_cast<int>(part.empty() ? 0 : part.x() - position.x),
                      static_cast<int>(part.empty() ? 0 : part.y() - position.y),
                      static_cast<int>(part.width()), static_cast<int>(part.height())};
    Rect target = output_rect(view, part);
    if (!part.empty()) {  // zoomed out, a thin picture is still seen
        target.width = std::max(1, target.width);
        target.height = std::max(1, target.height);
    }
    return {image, source, target};
}

ImageItem lit_pixels(const inspector::World& world, const View& view, const Rect& canvas) {
    if (!world.contact || !world.contact->overlap) return {};
    const auto& [a, b] = world.sprites;
    const Box& bounds = world.contact->overlap->bounds;
    const Rect area = shared(output_rect(view, Box(a.position.x + bounds.x(), a.position.y + bounds.y(),
                                                   bounds.width(), bounds.height())),
                             canvas);
    if (area.width == 0 || area.height == 0) return {};

    auto image = std::make_shared<Image>();
    image->width = area.width;
    image->height = area.height;
    image->rgba.resize(image->pitch() * static_cast<std::size_t>(area.height));
    std::uint8_t* pixel = image->rgba.data();
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x, pixel += 4) {
            const LogicalPixel at = logical_pixel(view, area.x + x + 0.5, area.y + y + 0.5);
            if (!a.mask.test({at.x - a.position.x, at.y - a.position.y}) ||
                !b.mask.test({at.x - b.position.x, at.y - b.position.y}))
                continue;
            // Striped: seen on any picture, and without telling colours apart.
            const Colour colour = (area.x + x + area.y + y) / 4 % 2 == 0 ? palette::ember : palette::paper;
            pixel[0] = colour.red;
            pixel[1] = colour.green;
            pixel[2] = colour.blue;
            pixel[3] = 255;
        }
    }
    return {image, {0, 0, area.width, area.height}, area};
}

}  // namespace graze
