#pragma once

#include "sim/arcade_sprites.h"

namespace graze::test {

inline Mask solid_mask(std::int64_t width, std::int64_t height) {
    Mask mask(width, height);
    for (std::int64_t y = 0; y < height; ++y)
        for (std::int64_t x = 0; x < width; ++x) mask.set({x, y});
    return mask;
}

// A box of which only the leftmost columns are solid.
inline Mask left_columns(std::int64_t width, std::int64_t height, std::int64_t columns) {
    Mask mask(width, height);
    for (std::int64_t y = 0; y < height; ++y)
        for (std::int64_t x = 0; x < columns; ++x) mask.set({x, y});
    return mask;
}

// Shapes by whole-number rules, so that tests of the rules need no pictures: the person is a solid box of 44
// x 72, or 52 x 42 when it ducks; a lantern one of 40 x 40; a parasol 40 x 40 with the left 10 columns solid;
// the others are bars. Small ones are 3/4 of these, large ones 7/5. Bonus items are solid, 36 x 36.
inline arcade::Sprites arcade_sprites() {
    arcade::Sprites sprites;
    sprites.person = {solid_mask(44, 72), solid_mask(44, 72), solid_mask(44, 72), solid_mask(52, 42)};
    for (std::size_t kind = 0; kind < arcade::kind_count; ++kind) {
        for (std::size_t size = 0; size < arcade::size_count; ++size) {
            const std::int64_t percent = arcade::size_percent[size];
            const std::int64_t side = 40 * percent / 100;
            const auto named = static_cast<arcade::Kind>(kind);
            const Mask mask = named == arcade::Kind::lantern   ? solid_mask(side, side)
                              : named == arcade::Kind::parasol ? left_columns(side, side, side / 4)
                                                               : solid_mask(side / 4, 2 * side);
            sprites.shapes[kind][size] = arcade::make_shape(mask, arcade::turns(named));
        }
    }
    sprites.bonuses.fill(solid_mask(36, 36));
    return sprites;
}

}  // namespace graze::test
