// A step's collision in the arcade with its real pictures, where it is hardest: a thousand things whose boxes
// meet the person's, and none of which touches it.
#include <vector>

#include "app/art_files.h"
#include "bench/colour_loops.h"
#include "bench/race_both.h"
#include "bench/races.h"
#include "collision/pipeline.h"
#include "scenes/arcade_art.h"

namespace graze::bench {

namespace {

constexpr std::size_t things = 1000;
constexpr std::uint32_t group = 1;

struct Thing {
    arcade::Faller faller;
    Box box;
    const PlacedMask* placed = nullptr;
    Colours picture;  // unturned
    Pose pose;
};

struct Crowd {
    Box person;
    const Mask* mask = nullptr;
    Colours colours;
    std::vector<Thing> things;
};

// The tutorials' test: rectangles first, then every pixel of the intersection, or of the person mapped into a
// turned picture.
bool hits(const Crowd& crowd, const Thing& thing) {
    if (!overlaps(crowd.person, thing.box)) return false;
    if (thing.faller.angle == 0)
        return intersect_pixels(crowd.colours, thing.picture,
                                static_cast<int>(thing.box.x() - crowd.person.x()),
                                static_cast<int>(thing.box.y() - crowd.person.y()));
    const Pose at_person{static_cast<double>(crowd.person.x()), static_cast<double>(crowd.person.y()), 1, 1,
                         Rotation{}};
    return intersect_turned(crowd.colours, at_person, thing.picture, thing.pose);
}

Crowd make_crowd(const arcade::Sprites& sprites) {
    const arcade::World world = arcade::make_world(sprites, 1);
    Crowd crowd{person_box(world, sprites), &sprites.pose(world.pose), {}, {}};
    crowd.colours = to_colours(*crowd.mask);
    Random random(1);
    while (crowd.things.size() < things) {
        Thing thing;
        thing.faller.kind = static_cast<arcade::Kind>(random.below(arcade::kind_count));
        thing.faller.size = static_cast<arcade::Size>(random.below(arcade::size_count));
        if (arcade::turns(thing.faller.kind))
            thing.faller.angle = arcade::tested_angle(random.below(256) << 24);
        const arcade::Shape& shape = sprites.shape(thing.faller.kind, thing.faller.size);
        thing.placed = &arcade::at_angle(shape, thing.faller.angle);
        const std::int64_t x = 400 + random.below(160);
        const std::int64_t y = 360 + random.below(160);
        thing.box = Box(thing.placed->box.x() + x, thing.placed->box.y() + y, thing.placed->box.width(),
                        thing.placed->box.height());
        const Point offset{thing.box.x() - crowd.person.x(), thing.box.y() - crowd.person.y()};
        if (!overlaps(crowd.person, thing.box) || overlaps(*crowd.mask, thing.placed->mask, offset)) continue;
        thing.picture = to_colours(arcade::at_angle(shape, 0).mask);
        thing.pose = {static_cast<double>(x), static_cast<double>(y), 1, 1, rotation_of(thing.faller.angle)};
        if (hits(crowd, thing)) continue;  // floats and whole numbers may differ by a pixel at an edge
        crowd.things.push_back(std::move(thing));
    }
    return crowd;
}

Answer hits_by_pipeline(const Crowd& crowd) {
    std::vector<Body> bodies{{crowd.person, crowd.mask}};
    for (const Thing& thing : crowd.things) bodies.push_back({thing.box, &thing.placed->mask, group});
    return static_cast<Answer>(
        run_pipeline_of_first(bodies, arcade::cell_size, Narrowphase::pixels).counts.mask_hits);
}

Answer hits_by_loops(const Crowd& crowd) {
    Answer count = 0;
    for (const Thing& thing : crowd.things) count += hits(crowd, thing) ? 1 : 0;
    return count;
}

}  // namespace

std::vector<Row> arcade_races() {
    const arcade::Sprites sprites = make_arcade_sprites(raster_art, load_art());
    const Crowd crowd = make_crowd(sprites);
    std::vector<Row> rows;
    race_both(
        rows, "arcade: 1,000 things on the person, none hits", "XNA's loops over colours", {20, 20},
        [&] { return hits_by_pipeline(crowd); }, [&] { return hits_by_loops(crowd); });
    return rows;
}

}  // namespace graze::bench
