#pragma once

#include <algorithm>
#include <vector>

#include "sim/arcade.h"

namespace graze::test {

// Can the person get through all that falls now? Place by place and step by step, by plain arithmetic over
// the boxes: nothing of the spawner's own search (sim/arcade_reach.h) is used.
inline bool gap_remains(const arcade::World& world, const arcade::Sprites& sprites) {
    struct Falling {
        std::int64_t x, y, width, height, speed;
    };
    std::vector<Falling> things;
    for (const arcade::Faller& faller : world.fallers) {
        const Box& reach = sprites.shape(faller.kind, faller.size).reach;
        things.push_back({faller.x / 256 + reach.x(), faller.y + reach.y() * 256, reach.width(),
                          reach.height(), faller.speed});
    }
    constexpr std::int64_t first = 48, last = 960 - 48 - 44;  // of the person's left pixel
    std::vector<char> here(960, 0);
    here[static_cast<std::size_t>(world.person_x / 256)] = 1;
    std::int64_t slow = world.slow;
    while (std::any_of(things.begin(), things.end(), [](const Falling& f) { return f.y < 513 * 256; })) {
        std::vector<char> next(960, 0);
        for (std::int64_t x = first; x <= last; ++x)
            for (std::int64_t from = std::max<std::int64_t>(0, x - 5);
                 from <= std::min<std::int64_t>(959, x + 5); ++from)
                if (here[static_cast<std::size_t>(from)] != 0) next[static_cast<std::size_t>(x)] = 1;
        for (Falling& f : things) {
            f.y += slow > 0 ? f.speed / 2 : f.speed;
            const std::int64_t row = f.y >= 0 ? f.y / 256 : -((255 - f.y) / 256);
            for (std::int64_t x = first; x <= last; ++x)
                if (overlaps(Box(x, 441, 44, 72), Box(f.x, row, f.width, f.height)))
                    next[static_cast<std::size_t>(x)] = 0;
        }
        if (slow > 0) --slow;
        if (std::find(next.begin(), next.end(), 1) == next.end()) return false;
        here = std::move(next);
    }
    return true;
}

}  // namespace graze::test
