#pragma once

#include <array>
#include <cstddef>
#include <memory>

#include "frame/image.h"

namespace graze {

// Our own pictures, in the order of the files that the build embeds.
enum class Art {
    backdrop,
    button_dodger,
    button_inspector,
    button_language,
    button_quit,
    person,
    star,
    teapot,
    umbrella,
    umbrella_hit,
};
constexpr std::size_t art_count = 10;

// Every picture, rastered at its logical size: the pixels that are tested.
using ArtImages = std::array<std::shared_ptr<const Image>, art_count>;

inline const std::shared_ptr<const Image>& art_image(const ArtImages& images, Art art) {
    return images[static_cast<std::size_t>(art)];
}

}  // namespace graze
