#pragma once

#include <cstdint>
#include <vector>

#include "collision/mask.h"
#include "collision/pipeline.h"
#include "sim/angle.h"
#include "sim/random.h"
#include "sim/subpixel.h"

namespace graze::dodger {

// The classic dodger, by the rules of XNA's 2D collision tutorials (rectangles, per pixel, transformed): a
// person at the bottom, blocks that fall. Lengths are logical pixels; positions are kept in sub-pixels.

constexpr int world_width = 960;
constexpr int world_height = 540;
constexpr std::int64_t steps_per_second = 60;

constexpr std::int64_t person_speed = 5;  // pixels a step
constexpr int margin_percent = 5;         // of the world, at each side: the person stays inside
constexpr double spawn_chance = 0.01;     // a step
constexpr std::int64_t fall_speed = 2;    // pixels a step; turned blocks fall and turn:
constexpr std::int64_t turned_fall_speed = 1;
constexpr Angle turn_speed = 3417826;  // 0.005 radians a step, in 2^-32 turns: 0.005 / (2 pi) * 2^32

enum class Mode { rectangles, pixels, turned };  // the three tutorials

// The pixels that decide; rastered at the logical size.
struct Sprites {
    Mask person;
    Mask block;
};

struct Block {
    std::int64_t x = 0;  // top-left of the unturned block, in sub-pixels
    std::int64_t y = 0;
    Angle angle = 0;
};

struct Command {
    int direction = 0;  // -1 left, 0, 1 right
    bool next_mode = false;
};

struct Verdict {
    bool hit = false;
    std::int64_t pixels = 0;  // that decided: shared ones, or the boxes' intersections in rectangle mode
    Box bounds{};             // around them, in the world
    std::vector<Contact>
        contacts;  // each block whose box meets the person's; body 0 is the person, 1 + i block i
    PipelineCounts counts{};
};

struct World {
    Random random{0};
    Mode mode = Mode::pixels;
    std::int64_t person_x = 0;  // top-left, in sub-pixels
    std::int64_t person_y = 0;
    std::vector<Block> blocks;  // oldest first
    std::int64_t steps = 0;
    std::int64_t hit_steps = 0;    // in which the person was hit
    std::vector<Box> block_boxes;  // where each block was tested, in the world; as long as blocks
    Verdict verdict;
};

// The person stands at the bottom centre, on the safe margin; no blocks.
World make_world(const Sprites& sprites, std::uint64_t seed);

// One step of 1/60 s: move the person, spawn, let fall (and turn), test, then remove what is past the bottom.
void step(World& world, const Sprites& sprites, const Command& command);

// FNV-1a over the whole state: equal for equal seeds and commands, with every compiler.
std::uint64_t hash(const World& world);

}  // namespace graze::dodger
