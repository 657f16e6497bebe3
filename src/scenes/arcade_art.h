#pragma once

#include "frame/art.h"
#include "scenes/text/words.h"
#include "sim/arcade.h"

namespace graze {

// The pictures of the arcade dodger.

Art art_of(arcade::Kind kind);
Art art_of(arcade::Bonus bonus);
Art art_of(arcade::Pose pose);
Text name_of(const Words& words, arcade::Kind kind);

// Arcade is the tutorials' game with hard edges: half transparent is not solid.
constexpr int arcade_threshold = 127;

// Every picture's mask, at the size in which it falls.
arcade::Sprites make_arcade_sprites(const RasterArt& raster, const ArtImages& images);

// The very pixels that were tested, in their colours: the person's pose, and what hit it as it was turned.
// Where the mask is solid they are opaque, elsewhere transparent.
Image tested_person(const arcade::Hit& hit, const arcade::Sprites& sprites, const ArtImages& images);
Image tested_faller(const arcade::Hit& hit, const arcade::Sprites& sprites, const RasterArt& raster);

}  // namespace graze
