#pragma once

#include <cstdint>

#include "collision/transform.h"

namespace graze {

// An angle in 2^-32 of a turn, clockwise on screen; adding wraps round as angles do.
using Angle = std::uint32_t;

constexpr Angle quarter_turn = 1u << 30;

// The nearest of 4096 directions, from an integer sine table: the same bits on every machine, as no
// floating-point sine is asked. Exact at quarter turns; elsewhere within 2^-30 of the direction's cosine and
// sine.
Rotation rotation_of(Angle angle);

// That direction in degrees, 0..360, for drawing what was tested.
double degrees_of(Angle angle);

}  // namespace graze
