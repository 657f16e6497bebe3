#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <memory>

#include "frame/geometry.h"
#include "frame/image.h"

namespace graze {

// Our own pictures, in the order of the files that the build embeds.
enum class Art {
    bamboo,
    bonus_clock,
    bonus_coin,
    bonus_fan,
    bonus_heart,
    bonus_shield,
    button_classic,
    button_dodger,
    button_help,
    button_inspector,
    button_language,
    button_options,
    button_quit,
    button_scores,
    crescent,
    heart,
    heart_lost,
    hills,
    horseshoe,
    key,
    kite,
    lantern,
    parasol,
    person,
    person_blink,
    person_duck,
    person_idle,
    person_left,
    pot,
    ring,
    roofs,
    shield,
    sky,
    star,
    teapot,
    umbrella,
    umbrella_hit,
};
constexpr std::size_t art_count = 37;

// Every picture, rastered at its logical size: the pixels that are tested.
using ArtImages = std::array<std::shared_ptr<const Image>, art_count>;

// Rasters a picture at another size, in pixels.
using RasterArt = std::function<Image(Art art, Size size)>;

inline const std::shared_ptr<const Image>& art_image(const ArtImages& images, Art art) {
    return images[static_cast<std::size_t>(art)];
}

}  // namespace graze
