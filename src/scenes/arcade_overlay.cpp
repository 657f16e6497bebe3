#include "scenes/arcade_overlay.h"

#include <algorithm>
#include <string>
#include <vector>

#include "collision/grid.h"
#include "frame/palette.h"
#include "scenes/arcade_draw.h"

namespace graze {

namespace {

constexpr Colour cell_line = palette::with_alpha(palette::sky, 50);
constexpr Colour cell_of_body = palette::with_alpha(palette::sky, 40);

void draw_cells(Painter& painter, const std::vector<Box>& boxes) {
    constexpr std::int64_t size = arcade::cell_size;
    for (std::int64_t x = size; x < arcade::world_width; x += size)
        painter.fill({static_cast<double>(x), 0, 1, arcade::world_height}, cell_line);
    for (std::int64_t y = size; y < arcade::world_height; y += size)
        painter.fill({0, static_cast<double>(y), arcade::world_width, 1}, cell_line);
    for (const Box& box : boxes) {
        const std::int64_t side = level_cell_size(box, size);
        const Point cell = cell_of({box.x(), box.y()}, side);
        painter.fill(area_of(Box(cell.x * side, cell.y * side, side, side)), cell_of_body);
    }
}

void draw_contacts(Painter& painter, const arcade::World& world, const Box& person) {
    for (const Contact& contact : world.contacts) {
        painter.fill(area_of(contact.boxes), palette::with_alpha(palette::sky, 70));
        painter.frame(area_of(contact.boxes), 2, palette::paper);
        if (!contact.overlap) continue;
        const Box& shared = contact.overlap->bounds;
        const Box in_world(person.x() + shared.x(), person.y() + shared.y(), shared.width(), shared.height());
        painter.fill(area_of(in_world), palette::with_alpha(palette::ember, 170));
        painter.frame(area_of(in_world), 1, palette::gold);
    }
}

}  // namespace

void draw_arcade_overlay(Painter& painter, const arcade::World& world, const arcade::Sprites& sprites) {
    const Box person = arcade::person_box(world, sprites);
    std::vector<Box> boxes = world.boxes;
    boxes.push_back(person);
    draw_cells(painter, boxes);
    for (const Box& box : boxes) painter.frame(area_of(box), 1, palette::sky);
    draw_outline(painter, sprites.pose(world.pose), {person.x(), person.y()}, palette::jade);
    for (std::size_t i = 0; i < world.boxes.size(); ++i) {
        const arcade::Faller& faller = world.fallers[i];
        const PlacedMask& placed = at_angle(sprites.shape(faller.kind, faller.size), faller.angle);
        draw_outline(painter, placed.mask, {world.boxes[i].x(), world.boxes[i].y()}, palette::jade);
    }
    draw_contacts(painter, world, person);
}

void draw_overlay_texts(Painter& painter, const arcade::World& world, const Words& words,
                        const Measure& measure) {
    const bool hit = std::any_of(world.contacts.begin(), world.contacts.end(),
                                 [](const Contact& contact) { return contact.overlap.has_value(); });
    const Text& verdict = hit                      ? words.overlay_hit
                          : world.contacts.empty() ? words.overlay_apart
                                                   : words.overlay_boxes_only;
    painter.plate(verdict.string(), {16, 64, 500, 32}, 16, hit ? palette::gold : palette::paper, Align::left,
                  measure);
    const PipelineCounts& counts = world.counts;
    const auto number = [](std::size_t value) { return std::to_string(value); };
    painter.plate(fill(words.overlay_counts, {number(counts.bodies - 1), number(counts.box_tests),
                                              number(counts.box_hits), number(counts.mask_hits)}),
                  {16, 102, 900, 32}, 16, palette::paper, Align::left, measure);
}

}  // namespace graze
