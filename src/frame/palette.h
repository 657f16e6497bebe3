#pragma once

#include "frame/geometry.h"

// The colours of everything that is drawn.
namespace graze::palette {

constexpr Colour night{0x16, 0x13, 0x2b};
constexpr Colour indigo{0x2a, 0x25, 0x50};
constexpr Colour ember{0xc8, 0x45, 0x3b};
constexpr Colour gold{0xf7, 0xc6, 0x48};
constexpr Colour paper{0xfb, 0xf1, 0xdc};
constexpr Colour jade{0x2f, 0x9e, 0x8f};
constexpr Colour sky{0x6a, 0xa7, 0xd8};
constexpr Colour ink{0x0e, 0x0c, 0x1c};

// The classic dodger's own, from XNA's tutorials: CornflowerBlue, and Red while the person is hit.
constexpr Colour cornflower_blue{100, 149, 237};
constexpr Colour red{255, 0, 0};

constexpr Colour with_alpha(Colour colour, unsigned char alpha) {
    return {colour.red, colour.green, colour.blue, alpha};
}

// Under text on pictures.
constexpr Colour plate = with_alpha(night, 232);

}  // namespace graze::palette
