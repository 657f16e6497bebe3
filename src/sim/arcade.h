#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "collision/pipeline.h"
#include "sim/arcade_sprites.h"
#include "sim/random.h"
#include "sim/subpixel.h"

namespace graze::arcade {

// The arcade dodger: three hearts, things of many shapes that fall, and points for near misses. Lengths are
// logical pixels, positions sub-pixels, times steps of 1/60 s. The same seed and commands give the same world
// with every compiler.

constexpr int world_width = 960;
constexpr int world_height = 540;
constexpr int ground = 513;             // the person's feet stand on this row
constexpr int margin = 48;              // at each side: the person stays inside
constexpr std::int64_t cell_size = 64;  // of the broadphase, pixels

constexpr int run_speed = 5;   // pixels a step, at most
constexpr int duck_speed = 2;  // while it ducks

constexpr int most_hearts = 3;
constexpr std::int64_t safe_after_hit = 120;  // steps in which nothing hits
constexpr std::int64_t safe_after_shield = 60;
constexpr std::int64_t slow_time = 360;  // that the clock lasts; things fall half as fast

constexpr std::int64_t graze_gap = 4;     // pixels: as near a miss must be to be a graze (gap.h, chebyshev)
constexpr std::int64_t chain_time = 240;  // steps after a graze in which the next one is worth more
constexpr int longest_chain = 9;

// Points. A graze: chain x graze_points x (graze_gap + 1 - gap).
constexpr std::int64_t graze_points = 10;
constexpr std::int64_t coin_points = 150;
constexpr std::int64_t spare_points = 100;     // a heart or a shield that is not needed
constexpr std::int64_t blown_points = 10;      // each thing that the fan blows away
constexpr std::int64_t steps_for_a_point = 6;  // of staying alive

struct Command {
    int move = 0;  // pixels to the right, cut to what the person can do
    bool duck = false;
    friend bool operator==(const Command&, const Command&) = default;
};

struct Faller {
    std::uint32_t id = 0;  // counted from 1, in order of appearance
    Kind kind = Kind::lantern;
    Size size = Size::medium;
    std::int64_t x = 0;  // top-left of the unturned picture, sub-pixels
    std::int64_t y = 0;
    std::int64_t speed = 0;  // sub-pixels a step; even, so that half of it is whole
    Angle angle = 0;
    Angle spin = 0;         // a step; wraps, so it turns either way
    std::int64_t fell = 0;  // in the last step, for drawing between steps
    Angle turned = 0;

    enum class Fate { open, missed, touched };  // touched: by pixels; it hits no more, and is no miss
    Fate fate = Fate::open;
    bool met = false;                       // its box has met the person's
    std::optional<std::int64_t> closest{};  // least gap while the boxes met, pixels
    Point closest_at{};                     // its pixel there, in the world
};

struct Item {
    Bonus bonus = Bonus::coin;
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t fell = 0;
};

// What a step brought, for those who show or sound it.
struct Happening {
    enum class What { graze, hit, shield_broken, bonus, blown, over };
    What what = What::graze;
    Point at{};               // in the world
    std::int64_t points = 0;  // that it brought
    std::int64_t gap = 0;     // of a graze
    Bonus bonus = Bonus::coin;
};

// A hit, with all that decided it.
struct Hit {
    std::int64_t step = 0;
    Kind kind = Kind::lantern;
    Size size = Size::medium;
    Angle angle = 0;  // as tested
    Box faller{};     // where its mask was tested, in the world
    Pose pose = Pose::idle;
    Box person{};
    Box boxes{};        // their intersection, in the world
    Overlap overlap{};  // of the pixels, relative to the person's box
};

struct Tally {
    std::int64_t hits = 0;  // also those that a shield took
    std::int64_t grazes = 0;
    std::int64_t longest_chain = 0;
    std::optional<std::int64_t> closest{};  // gap of a miss whose boxes met
    std::int64_t unjust = 0;                // things that a test of rectangles alone would have called hits
};

struct World {
    Random random{0};
    std::int64_t steps = 0;
    std::int64_t person_x = 0;  // left of the standing person, sub-pixels
    Pose pose = Pose::idle;
    std::int64_t moved = 0;  // in the last step, sub-pixels
    std::vector<Faller> fallers;
    std::vector<Item> items;
    std::uint32_t last_id = 0;
    std::int64_t next_faller = 60;  // steps
    std::int64_t next_item = 600;
    int hearts = most_hearts;
    bool shield = false;
    std::int64_t safe = 0;  // steps in which nothing hits
    std::int64_t slow = 0;
    std::int64_t points = 0;
    int chain = 0;
    std::int64_t chain_left = 0;  // steps
    bool over = false;
    Tally tally;
    std::optional<Hit> last_hit;

    // Of the last step only; not part of the state.
    std::vector<Happening> happenings;
    std::vector<Box> boxes;         // where each faller was tested; as long as fallers
    std::vector<Contact> contacts;  // body 0 is the person, 1 + i faller i
    PipelineCounts counts{};
};

World make_world(const Sprites& sprites, std::uint64_t seed);

// One step of 1/60 s. Nothing happens any more once the game is over.
void step(World& world, const Sprites& sprites, const Command& command);

// Of the whole state.
std::uint64_t hash(const World& world);

// The person's box in this world.
Box person_box(const World& world, const Sprites& sprites);

}  // namespace graze::arcade
