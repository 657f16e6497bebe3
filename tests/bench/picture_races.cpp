#include <cstdint>
#include <string>
#include <vector>

#include "bench/colour_loops.h"
#include "bench/race_both.h"
#include "bench/race_masks.h"
#include "bench/races.h"
#include "collision/overlap.h"
#include "collision/transformed_overlap.h"

namespace graze::bench {

namespace {

// Noise in every byte of an RGBA picture.
std::vector<std::uint8_t> noisy_picture(std::int64_t size) {
    std::vector<std::uint8_t> rgba(static_cast<std::size_t>(size * size * 4));
    std::uint32_t state = 1;
    for (std::uint8_t& byte : rgba) {
        state = state * 1664525u + 1013904223u;  // Numerical Recipes' generator
        byte = static_cast<std::uint8_t>(state >> 24);
    }
    return rgba;
}

bool mask_is_right(const Mask& mask, const std::vector<std::uint8_t>& rgba, int threshold) {
    for (std::int64_t y = 0; y < mask.height(); ++y)
        for (std::int64_t x = 0; x < mask.width(); ++x)
            if (mask.test({x, y}) !=
                (rgba[static_cast<std::size_t>((y * mask.width() + x) * 4 + 3)] > threshold))
                return false;
    return true;
}

void race_from_rgba(std::vector<Row>& rows, std::int64_t size) {
    const std::vector<std::uint8_t> rgba = noisy_picture(size);
    constexpr int threshold = 127;
    const auto make = [&] {
        return Mask::from_rgba(rgba, size, size, static_cast<std::size_t>(size) * 4, threshold);
    };
    race_both(
        rows, "mask from RGBA, " + std::to_string(size) + " px", "reading the pixels once", {0.8, 0.9},
        [&] { return make().height(); }, [&] { return static_cast<Answer>(read_once(rgba)); },
        [&] { return mask_is_right(make(), rgba, threshold); });
}

void race_xna_loop(std::vector<Row>& rows, std::int64_t size) {
    const Mask a = noise(size, 0.25, 1);
    const Mask b = complement_under(a, {7, 3});
    const Colours a_colours = to_colours(a);
    const Colours b_colours = to_colours(b);
    race_both(
        rows, "miss: 25 % noise over its complement, " + std::to_string(size) + " px",
        "XNA's loop over colours", {140, 240},
        [&] {
            return Answer{overlaps(a, b, {7, 3})};
        },
        [&] { return Answer{intersect_pixels(a_colours, b_colours, 7, 3)}; });
}

struct Turned {
    std::string name;
    Mask a;
    Pose a_pose;
    Mask b;
    Pose b_pose;
};

void race_turned(std::vector<Row>& rows, const Turned& c, double target) {
    const Colours a_colours = to_colours(c.a);
    const Colours b_colours = to_colours(c.b);
    race_both(
        rows, c.name, "XNA's loop, stepping floats", {target, target},
        [&] { return Answer{std::get<bool>(overlaps(c.a, c.a_pose, c.b, c.b_pose))}; },
        [&] { return Answer{intersect_turned(a_colours, c.a_pose, b_colours, c.b_pose)}; });
}

Pose turned(double degrees, double x, double y) {
    Pose pose;
    pose.x = x;
    pose.y = y;
    pose.rotation = rotation_from_degrees(degrees);
    return pose;
}

}  // namespace

std::vector<Row> picture_races() {
    std::vector<Row> rows;
    race_from_rgba(rows, 2048);
    race_xna_loop(rows, 256);
    race_turned(rows,
                {"miss: disc of 0.6 in a ring's hole of 0.8, both turned, 256 px", ring(256, 0.8),
                 turned(30, 0, 0), disc(256, 0.6), turned(-20, 3, 5)},
                15);
    race_turned(rows,
                {"miss: discs beside each other, boxes overlap, turned, 256 px", disc(256, 1),
                 turned(30, 0, 0), disc(256, 1), turned(75, 190, 185)},
                15);
    // Where a hit is found early the loop is short, too.
    race_turned(rows,
                {"hit: rings that cross, turned, 256 px", ring(256, 0.9), turned(30, 0, 0), ring(256, 0.9),
                 turned(75, 180, 60)},
                1);
    return rows;
}

}  // namespace graze::bench
