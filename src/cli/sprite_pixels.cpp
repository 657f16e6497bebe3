#include "cli/sprite_pixels.h"

#include <cmath>

namespace graze {

namespace {

bool is_only_moved(const Pose& pose) {
    return pose.scale_x == 1 && pose.scale_y == 1 && pose.rotation.cos == 1 && pose.rotation.sin == 0 &&
           pose.x == std::floor(pose.x) && pose.y == std::floor(pose.y);
}

}  // namespace

SpritePixels::SpritePixels(const PlacedSprite& sprite)
    : own_{sprite.image->rgba, sprite.image->width, sprite.image->height, sprite.image->pitch()} {
    // Its mask stands there, so its pixels can, too.
    if (!is_only_moved(sprite.pose)) made_ = std::get<PlacedPixels>(resample_pixels(own_, sprite.pose));
}

}  // namespace graze
