#pragma once

#include <cstddef>

namespace graze {

// Our own sound effects, in the order of the files that the build embeds.
enum class Sound {
    graze,  // a near miss: short, since it comes often
    hit,
    shield,
    bonus,
    heart,
    gust,
    slow,    // time slows down
    select,  // in a menu: chosen
    back,    // in a menu: left
    game_over,
    record,  // a new best score
};
constexpr std::size_t sound_count = 11;

}  // namespace graze
