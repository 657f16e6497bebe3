#include "scenes/arcade_draw.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "collision/outline.h"

#include "frame/palette.h"

namespace graze {

namespace {

// Where a thing is between two steps, in pixels.
double between(std::int64_t now, std::int64_t moved, double part) {
    return (static_cast<double>(now) - static_cast<double>(moved) * (1 - part)) / subpixels;
}

bool blinks(std::int64_t steps) {
    return steps % 200 < 8;
}

// After a hit the person is seen and not seen in turn.
bool is_hidden(const arcade::World& world) {
    return world.safe > 0 && !world.over && world.steps / 6 % 2 == 0;
}

Art person_art(const arcade::World& world) {
    if (world.pose == arcade::Pose::idle && blinks(world.steps)) return Art::person_blink;
    return art_of(world.pose);
}

void draw_person(Painter& painter, const arcade::World& world, const arcade::Sprites& sprites, double part,
                 ArcadeLook look) {
    if (is_hidden(world) && !look.steady) return;
    const Box box = arcade::person_box(world, sprites);
    const double x =
        between(world.person_x, world.moved, part) + static_cast<double>(box.x() - to_pixel(world.person_x));
    // The feet stay where they are.
    const double wider = static_cast<double>(box.width()) * look.squash * 0.16;
    const double lower = static_cast<double>(box.height()) * look.squash * 0.16;
    painter.art(person_art(world),
                {x - wider / 2, static_cast<double>(box.y()) + lower,
                 static_cast<double>(box.width()) + wider, static_cast<double>(box.height()) - lower});
    if (!world.shield) return;
    painter.art(Art::shield,
                {x + static_cast<double>(box.width()) / 2 - 12, static_cast<double>(box.y()) - 28, 24, 24});
}

}  // namespace

void draw_arcade_background(Painter& painter, std::int64_t person_x, ArcadeLook look) {
    if (look.high_contrast) {
        painter.fill({0, 0, arcade::world_width, arcade::world_height}, palette::ink);
        painter.fill({0, arcade::ground, arcade::world_width, arcade::world_height - arcade::ground},
                     palette::indigo);
        return;
    }
    // The person's place, from -1 at the left to 1 at the right: near layers move more than far ones.
    const double place = static_cast<double>(person_x) / subpixels / arcade::world_width * 2 - 0.95;
    painter.art(Art::sky, {0, 0, 960, 540});
    painter.art(Art::hills, {-20 - 10 * place, 0, 1000, 540});
    painter.art(Art::roofs, {-50 - 30 * place, 0, 1060, 540});
}

void draw_arcade_sprites(Painter& painter, const arcade::World& world, const arcade::Sprites& sprites,
                         double part, ArcadeLook look) {
    for (const arcade::Item& item : world.items) {
        const Mask& mask = sprites.bonus(item.bonus);
        painter.art(art_of(item.bonus),
                    {between(item.x, 0, part), between(item.y, item.fell, part),
                     static_cast<double>(mask.width()), static_cast<double>(mask.height())});
    }
    draw_person(painter, world, sprites, part, look);
    for (const arcade::Faller& faller : world.fallers) {
        const arcade::Shape& shape = sprites.shape(faller.kind, faller.size);
        painter.art(art_of(faller.kind),
                    {between(faller.x, 0, part), between(faller.y, faller.fell, part),
                     static_cast<double>(shape.width), static_cast<double>(shape.height)},
                    degrees_of(arcade::tested_angle(faller.angle)));
        if (!look.high_contrast) continue;
        const PlacedMask& placed = at_angle(shape, faller.angle);
        const Point at{std::llround(between(faller.x, 0, part)) + placed.box.x(),
                       std::llround(between(faller.y, faller.fell, part)) + placed.box.y()};
        draw_outline(painter, placed.mask, at, palette::paper);
    }
}

void draw_outline(Painter& painter, const Mask& mask, Point at, Colour colour) {
    std::vector<std::pair<std::int64_t, std::int64_t>> pixels;  // y, x
    for (const Outline& outline : outlines(mask))
        for (const Point& pixel : outline.path) pixels.emplace_back(pixel.y, pixel.x);
    std::sort(pixels.begin(), pixels.end());
    pixels.erase(std::unique(pixels.begin(), pixels.end()), pixels.end());
    for (std::size_t i = 0; i < pixels.size();) {
        std::size_t end = i + 1;
        while (end < pixels.size() && pixels[end].first == pixels[i].first &&
               pixels[end].second == pixels[end - 1].second + 1)
            ++end;
        painter.fill(area_of(Box(at.x + pixels[i].second, at.y + pixels[i].first,
                                 static_cast<std::int64_t>(end - i), 1)),
                     colour);
        i = end;
    }
}

void draw_page(Painter& painter, const Area& plate, const Text& title) {
    draw_arcade_background(painter, to_subpixels(458));
    painter.fill({0, 0, arcade::world_width, arcade::world_height}, palette::with_alpha(palette::night, 150));
    painter.fill(plate, palette::plate);
    painter.text(title.string(), {plate.x + 30, plate.y + 6, 600, 56}, 28, palette::gold);
}

void draw_arcade_score(Painter& painter, const arcade::World& world, const Words& words) {
    painter.fill({14, 12, 118, 40}, palette::plate);
    for (int i = 0; i < arcade::most_hearts; ++i)
        painter.art(i < world.hearts ? Art::heart : Art::heart_lost, {24.0 + 34 * i, 20, 24, 24});
    painter.plate(fill(words.arcade_points, {grouped(world.points)}), {740, 12, 206, 40}, 20, palette::paper);
    if (world.chain > 1)
        painter.plate(fill(words.arcade_chain, {std::to_string(world.chain)}), {560, 12, 170, 40}, 20,
                      palette::gold);
    if (world.slow > 0) painter.plate(words.arcade_slow.string(), {142, 12, 150, 40}, 20, palette::sky);
}

std::string grouped(std::int64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, " ");
    return digits;
}

}  // namespace graze
