#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "collision/mask.h"
#include "collision/transform.h"
#include "sim/angle.h"

namespace graze::arcade {

// What falls, in the order of the names in scenes.
enum class Kind { lantern, parasol, ring, key, star, crescent, horseshoe, bamboo, pot, kite };
constexpr std::size_t kind_count = 10;

// Every kind in three sizes, of its picture's own.
enum class Size { small, medium, large };
constexpr std::size_t size_count = 3;
constexpr std::array<int, size_count> size_percent{75, 100, 140};

enum class Bonus { shield, heart, clock, fan, coin };
constexpr std::size_t bonus_count = 5;

// How the person stands: the pixels drawn are those tested, so each has a mask of its own.
enum class Pose { idle, left, right, duck };
constexpr std::size_t pose_count = 4;

bool turns(Kind kind);  // while it falls

// A kind in one size, as it is tested at each of its angles.
struct Shape {
    int width = 0;  // of the unturned picture, pixels
    int height = 0;
    std::vector<PlacedMask> turned;  // relative to the top-left of the unturned picture; one where it does
                                     // not turn, else `directions`
    Box reach;                       // around all of them
};
constexpr std::size_t directions = 128;  // of a turn

Shape make_shape(const Mask& picture, bool turns);

// The angle at which it is tested, and drawn: the nearest direction.
Angle tested_angle(Angle angle);

// The masks of all pictures, at their logical sizes.
struct Sprites {
    std::array<Mask, pose_count> person;
    std::array<std::array<Shape, size_count>, kind_count> shapes;
    std::array<Mask, bonus_count> bonuses;

    const Shape& shape(Kind kind, Size size) const {
        return shapes[static_cast<std::size_t>(kind)][static_cast<std::size_t>(size)];
    }
    const Mask& pose(Pose pose) const { return person[static_cast<std::size_t>(pose)]; }
    const Mask& bonus(Bonus bonus) const { return bonuses[static_cast<std::size_t>(bonus)]; }
};

// The shape at this angle.
const PlacedMask& at_angle(const Shape& shape, Angle angle);

}  // namespace graze::arcade
