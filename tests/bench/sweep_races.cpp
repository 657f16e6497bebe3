#include <cstdint>
#include <string>

#include "bench/pygame_masks.h"
#include "bench/race_both.h"
#include "bench/race_masks.h"
#include "bench/races.h"
#include "collision/sweep.h"

namespace graze::bench {

namespace {

// What the whole-pixel path of sweep.h is, stepped: the peer's bitmask_overlap at each position.
Answer step_by_step(const PygameMasks& pygame, const bitmask_t* a, const bitmask_t* b, Point from, Point to) {
    const std::int64_t dx = to.x - from.x;
    const std::int64_t dy = to.y - from.y;
    const std::int64_t steps = std::max(std::abs(dx), std::abs(dy));
    const auto rounded = [&](std::int64_t step, std::int64_t length) {
        const std::int64_t whole =
            (2 * step * std::abs(length) + steps) / (2 * steps);  // halves away from zero
        return length < 0 ? -whole : whole;
    };
    for (std::int64_t step = 0; step <= steps; ++step) {
        const auto x = static_cast<int>(from.x + rounded(step, dx));
        const auto y = static_cast<int>(from.y + rounded(step, dy));
        if (pygame.overlap(a, b, x, y) != 0) return step;
    }
    return -1;
}

void race_sweep(std::vector<Row>& rows, const PygameMasks& pygame, const std::string& name, const Mask& a,
                const Mask& b, Point from, Point to, Targets targets) {
    const SweepTarget target(a);
    const PygameMask peer_a = to_pygame(pygame, a);
    const PygameMask peer_b = to_pygame(pygame, b);
    race_both(
        rows, name, "stepping pygame bitmask_overlap", targets,
        [&] {
            const auto contact = target.first_contact(b, from, to);
            return contact ? static_cast<Answer>(contact->step) : Answer{-1};
        },
        [&] { return step_by_step(pygame, peer_a.get(), peer_b.get(), from, to); });
}

}  // namespace

std::vector<Row> sweep_races() {
    std::vector<Row> rows;
    const auto pygame = load_pygame_masks();
    if (!pygame) return rows;
    for (const std::int64_t size : {256, 512}) {
        const Targets targets = size == 256 ? Targets{4, 5} : Targets{14, 18};
        const std::string px = std::to_string(size) + " px";
        race_sweep(rows, *pygame, "sweep, prepared: disc hits a disc from afar, " + px, disc(size, 1),
                   disc(size, 1), {-2 * size, -size}, {size, size / 2}, targets);
        race_sweep(rows, *pygame, "sweep, prepared: disc of 0.6 crosses a ring's hole of 0.8, " + px,
                   ring(size, 0.8), disc(size, 0.6), {-size / 20, -size / 20}, {size / 2, size / 3}, targets);
        race_sweep(rows, *pygame, "sweep, prepared: disc of 0.6 over a disc of 0.8, 10 px apart, " + px,
                   disc(size, 0.8), disc(size, 0.6), {-size, -size * 7 / 10 - 10},
                   {size, -size * 7 / 10 - 10}, targets);
        // The hardest: within a pixel or two for half the way. Never slower is what counts.
        race_sweep(rows, *pygame, "sweep, prepared: disc past a disc, nearly touching, " + px, disc(size, 1),
                   disc(size, 1), {-size, -size * 9 / 10}, {size, -size * 11 / 10}, {1, 1});
    }
    return rows;
}

}  // namespace graze::bench
