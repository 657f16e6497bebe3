#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "collision/mask.h"
#include "collision/pipeline.h"

namespace graze::inspector {

// Two sprites on an endless plane of whole pixels; one of them may be held by the pointer. After the Flash
// article that finds the rectangle in which two dragged clips intersect.

struct Sprite {
    Mask mask;
    Point position;           // of its top-left, world pixels
    std::int64_t loaded = 0;  // the larger, the newer
};

struct Grab {
    std::size_t sprite = 0;
    Point hold;  // the pointer's place minus the sprite's
};

struct World {
    std::array<Sprite, 2> sprites;  // A, and B, which is drawn above it
    std::optional<Grab> grab;
    std::size_t last = 1;            // the sprite moved last: the one that nudges move
    std::optional<Contact> contact;  // empty: not even the boxes overlap
    PipelineCounts counts{};
};

struct Command {
    Point pointer{};  // world pixel
    bool press = false;
    bool release = false;
    Point nudge{};  // pixels
};

// A at 0,0 and B right beside it.
World make_world(Mask a, Mask b);

// The topmost sprite that is solid at this pixel.
std::optional<std::size_t> sprite_at(const World& world, Point pixel);

// A press on a solid pixel grabs its sprite, which then moves by exactly the pointer's way until the release;
// a nudge moves the sprite moved last. Then both are tested. Positions beyond +-2^61 are held there.
void step(World& world, const Command& command);

// Puts another picture in a sprite's place, centred where the old one was.
void replace(World& world, std::size_t sprite, Mask mask);

// The sprite that a dropped file replaces: the one at this pixel, else the one loaded longest ago.
std::size_t sprite_to_replace(const World& world, Point pixel);

}  // namespace graze::inspector
