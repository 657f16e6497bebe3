#include "bench/race_masks.h"

#include <random>

namespace graze::bench {

namespace {

template <class Solid>
Mask drawn(std::int64_t size, Solid solid) {
    Mask mask(size, size);
    for (std::int64_t y = 0; y < size; ++y)
        for (std::int64_t x = 0; x < size; ++x)
            if (solid(x, y)) mask.set({x, y});
    return mask;
}

double square(double value) {
    return value * value;
}

double squared_distance(std::int64_t size, std::int64_t x, std::int64_t y) {
    const double middle = static_cast<double>(size) / 2;
    return square(static_cast<double>(x) + 0.5 - middle) + square(static_cast<double>(y) + 0.5 - middle);
}

}  // namespace

Mask disc(std::int64_t size, double radius) {
    const double limit = square(radius * static_cast<double>(size) / 2);
    return drawn(size, [&](auto x, auto y) { return squared_distance(size, x, y) < limit; });
}

Mask ring(std::int64_t size, double hole) {
    const double outer = square(static_cast<double>(size) / 2);
    const double inner = square(hole * static_cast<double>(size) / 2);
    return drawn(size, [&](auto x, auto y) {
        const double distance = squared_distance(size, x, y);
        return distance >= inner && distance < outer;
    });
}

Mask noise(std::int64_t size, double density, std::uint32_t seed) {
    std::mt19937 random(seed);
    return drawn(size, [&](auto, auto) { return static_cast<double>(random()) < density * 4294967296.0; });
}

Mask complement_under(const Mask& mask, Point offset) {
    return drawn(mask.width(), [&](auto x, auto y) { return !mask.test({x + offset.x, y + offset.y}); });
}

}  // namespace graze::bench
