#include "sim/angle.h"

#include <array>
#include <cstddef>
#include <numbers>

namespace graze {

namespace {

constexpr std::int32_t one = 1 << 30;
constexpr std::size_t steps_per_quarter = 1024;

// sin(quarter turn * i / 1024) * 2^30, rounded; by its Taylor series, whose term at x <= pi/2 is below 2^-60
// after fourteen. Only +, * and / are used, which IEEE 754 rounds alike everywhere.
constexpr std::int32_t sine(std::size_t i) {
    const double x = std::numbers::pi / 2 * static_cast<double>(i) / steps_per_quarter;
    double sum = 0;
    double term = x;
    for (int n = 1; n <= 27; n += 2) {
        sum += term;
        term *= -x * x / ((n + 1) * (n + 2));
    }
    // NOLINTNEXTLINE(bugprone-incorrect-roundings): never negative, and lround is no constant expression
    return static_cast<std::int32_t>(sum * one + 0.5);
}

constexpr auto quarter_sines = [] {
    std::array<std::int32_t, steps_per_quarter + 1> table{};
    for (std::size_t i = 0; i < table.size(); ++i) table[i] = sine(i);
    return table;
}();
static_assert(quarter_sines.front() == 0 && quarter_sines.back() == one);

double sine_of_direction(std::uint32_t direction) {
    const std::size_t within = direction % steps_per_quarter;
    const std::uint32_t quarter = direction / steps_per_quarter % 4;
    const std::int32_t value =
        quarter % 2 == 0 ? quarter_sines[within] : quarter_sines[steps_per_quarter - within];
    return static_cast<double>(quarter < 2 ? value : -value) / one;
}

// The nearest of 4096; the sum wraps at a full turn.
std::uint32_t direction_of(Angle angle) {
    constexpr std::uint32_t half_direction = 1u << 19;
    return (angle + half_direction) >> 20;
}

}  // namespace

Rotation rotation_of(Angle angle) {
    const std::uint32_t direction = direction_of(angle);
    return {sine_of_direction(direction + steps_per_quarter), sine_of_direction(direction)};
}

double degrees_of(Angle angle) {
    return direction_of(angle) * (360.0 / 4096);
}

}  // namespace graze
