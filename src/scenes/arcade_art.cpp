#include "scenes/arcade_art.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace graze {

namespace {

constexpr std::array kind_art{Art::lantern,  Art::parasol,   Art::ring,   Art::key, Art::star,
                              Art::crescent, Art::horseshoe, Art::bamboo, Art::pot, Art::kite};
static_assert(kind_art.size() == arcade::kind_count);
constexpr std::array bonus_art{Art::bonus_shield, Art::bonus_heart, Art::bonus_clock, Art::bonus_fan,
                               Art::bonus_coin};
static_assert(bonus_art.size() == arcade::bonus_count);
constexpr std::array pose_art{Art::person_idle, Art::person_left, Art::person, Art::person_duck};
static_assert(pose_art.size() == arcade::pose_count);

Mask mask_of(const Image& image) {
    return Mask::from_rgba(image.rgba, image.width, image.height, image.pitch(), arcade_threshold);
}

Size scaled(const Image& image, int percent) {
    return {std::max(1, image.width * percent / 100), std::max(1, image.height * percent / 100)};
}

// Copies a pixel's colour, opaque.
void put(Image& to, std::int64_t x, std::int64_t y, const Image& from, std::int64_t from_x,
         std::int64_t from_y) {
    const auto at = static_cast<std::size_t>(y) * to.pitch() + static_cast<std::size_t>(x) * 4;
    const auto source =
        static_cast<std::size_t>(from_y) * from.pitch() + static_cast<std::size_t>(from_x) * 4;
    for (std::size_t i = 0; i < 3; ++i) to.rgba[at + i] = from.rgba[source + i];
    to.rgba[at + 3] = 255;
}

Image clear_image(std::int64_t width, std::int64_t height) {
    Image image{static_cast<int>(width), static_cast<int>(height), {}, false};
    image.rgba.resize(image.pitch() * static_cast<std::size_t>(height));
    return image;
}

}  // namespace

Art art_of(arcade::Kind kind) {
    return kind_art[static_cast<std::size_t>(kind)];
}

Art art_of(arcade::Bonus bonus) {
    return bonus_art[static_cast<std::size_t>(bonus)];
}

Art art_of(arcade::Pose pose) {
    return pose_art[static_cast<std::size_t>(pose)];
}

Text name_of(const Words& words, arcade::Kind kind) {
    const std::array names{words.lantern,  words.umbrella,  words.ring,   words.key,    words.star,
                           words.crescent, words.horseshoe, words.bamboo, words.teapot, words.kite};
    static_assert(names.size() == arcade::kind_count);
    return names[static_cast<std::size_t>(kind)];
}

arcade::Sprites make_arcade_sprites(const RasterArt& raster, const ArtImages& images) {
    arcade::Sprites sprites;
    for (std::size_t i = 0; i < arcade::pose_count; ++i)
        sprites.person[i] = mask_of(*art_image(images, pose_art[i]));
    for (std::size_t kind = 0; kind < arcade::kind_count; ++kind) {
        for (std::size_t size = 0; size < arcade::size_count; ++size) {
            const Art art = kind_art[kind];
            const Mask mask =
                mask_of(raster(art, scaled(*art_image(images, art), arcade::size_percent[size])));
            sprites.shapes[kind][size] =
                arcade::make_shape(mask, arcade::turns(static_cast<arcade::Kind>(kind)));
        }
    }
    for (std::size_t i = 0; i < arcade::bonus_count; ++i)
        sprites.bonuses[i] = mask_of(*art_image(images, bonus_art[i]));
    return sprites;
}

Image tested_person(const arcade::Hit& hit, const arcade::Sprites& sprites, const ArtImages& images) {
    const Image& picture = *art_image(images, art_of(hit.pose));
    const Mask& mask = sprites.pose(hit.pose);
    Image image = clear_image(mask.width(), mask.height());
    for (std::int64_t y = 0; y < mask.height(); ++y)
        for (std::int64_t x = 0; x < mask.width(); ++x)
            if (mask.test({x, y})) put(image, x, y, picture, x, y);
    return image;
}

Image tested_faller(const arcade::Hit& hit, const arcade::Sprites& sprites, const RasterArt& raster) {
    const arcade::Shape& shape = sprites.shape(hit.kind, hit.size);
    const PlacedMask& placed = arcade::at_angle(shape, hit.angle);
    const Image picture = raster(art_of(hit.kind), {shape.width, shape.height});
    const Rotation rotation = rotation_of(hit.angle);
    Image image = clear_image(placed.box.width(), placed.box.height());
    for (std::int64_t y = 0; y < placed.box.height(); ++y) {
        for (std::int64_t x = 0; x < placed.box.width(); ++x) {
            if (!placed.mask.test({x, y})) continue;
            // Back to the picture, as transform.h maps it. Only the colour comes from here, so a pixel at the
            // edge may be off by the last bit of rounding.
            const double dx = static_cast<double>(placed.box.x() + x) + 0.5 - shape.width / 2.0;
            const double dy = static_cast<double>(placed.box.y() + y) + 0.5 - shape.height / 2.0;
            const double px = std::floor(rotation.cos * dx + rotation.sin * dy + shape.width / 2.0);
            const double py = std::floor(-rotation.sin * dx + rotation.cos * dy + shape.height / 2.0);
            put(image, x, y, picture, std::clamp(static_cast<int>(px), 0, shape.width - 1),
                std::clamp(static_cast<int>(py), 0, shape.height - 1));
        }
    }
    return image;
}

}  // namespace graze
