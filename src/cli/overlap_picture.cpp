#include "cli/overlap_picture.h"

#include <algorithm>

#include "cli/sprite_pixels.h"
#include "frame/palette.h"

namespace graze {

namespace {

constexpr std::int64_t margin = 4;  // world pixels around both
constexpr std::int64_t wanted_side = 960;
constexpr std::int64_t most_zoom = 16;
constexpr std::int64_t most_pixels = 16'777'216;

// The box around both, and the margin; nothing where it is too large.
std::optional<Box> shown_part(const Box& a, const Box& b) {
    const std::int64_t left = std::min(a.x(), b.x()) - margin;
    const std::int64_t top = std::min(a.y(), b.y()) - margin;
    const std::int64_t width = std::max(a.x() + a.width(), b.x() + b.width()) + margin - left;
    const std::int64_t height = std::max(a.y() + a.height(), b.y() + b.height()) + margin - top;
    if (width > most_pixels || height > most_pixels || width * height > most_pixels) return std::nullopt;
    return Box(left, top, width, height);
}

Colour over(Colour under, Colour top) {
    const auto mix = [&](unsigned char below, unsigned char above) {
        return static_cast<unsigned char>((below * (255 - top.alpha) + above * top.alpha) / 255);
    };
    return {mix(under.red, top.red), mix(under.green, top.green), mix(under.blue, top.blue), 255};
}

// The colour of a sprite at a world pixel: fully there where it is solid, dimmed where it is too faint.
Colour sprite_colour(const PlacedSprite& sprite, const RgbaPixels& pixels, Point at) {
    const Box& box = sprite.placed.box;
    if (!box.contains(at)) return {0, 0, 0, 0};
    const std::uint8_t* pixel = pixels.rgba.data() + static_cast<std::size_t>(at.y - box.y()) * pixels.pitch +
                                static_cast<std::size_t>(at.x - box.x()) * 4;
    const bool solid = sprite.placed.mask.test({at.x - box.x(), at.y - box.y()});
    const int alpha = solid ? std::max<int>(pixel[3], 160) : pixel[3] / 2;
    return {pixel[0], pixel[1], pixel[2], static_cast<unsigned char>(alpha)};
}

class Drawing {
  public:
    Drawing(const Box& part, std::int64_t zoom) : part_(part), zoom_(zoom) {
        image_.width = static_cast<int>(part.width() * zoom);
        image_.height = static_cast<int>(part.height() * zoom);
        image_.rgba.resize(image_.pitch() * static_cast<std::size_t>(image_.height));
    }

    void set(Point at, Colour colour) { fill(at.x, at.y, 1, 1, colour); }

    // Around the box, `thickness` pixels of the picture wide; over its own outermost pixels.
    void frame(const Box& box, Colour colour) {
        const std::int64_t thickness = std::max<std::int64_t>(1, zoom_ / 5);
        const std::int64_t x = (box.x() - part_.x()) * zoom_;
        const std::int64_t y = (box.y() - part_.y()) * zoom_;
        const std::int64_t width = box.width() * zoom_;
        const std::int64_t height = box.height() * zoom_;
        paint(x, y, width, thickness, colour);
        paint(x, y + height - thickness, width, thickness, colour);
        paint(x, y, thickness, height, colour);
        paint(x + width - thickness, y, thickness, height, colour);
    }

    Image take() { return std::move(image_); }

  private:
    void fill(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height, Colour colour) {
        paint((x - part_.x()) * zoom_, (y - part_.y()) * zoom_, width * zoom_, height * zoom_, colour);
    }

    void paint(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height, Colour colour) {
        for (std::int64_t row = y; row < y + height; ++row) {
            std::uint8_t* pixel = image_.rgba.data() + static_cast<std::size_t>(row) * image_.pitch() +
                                  static_cast<std::size_t>(x) * 4;
            for (std::int64_t i = 0; i < width; ++i, pixel += 4) {
                pixel[0] = colour.red;
                pixel[1] = colour.green;
                pixel[2] = colour.blue;
                pixel[3] = 255;
            }
        }
    }

    Box part_;
    std::int64_t zoom_;
    Image image_;
};

}  // namespace

Result<Image> draw_overlap(const Sprites& sprites, const Answer& answer) {
    const Box& box_a = sprites.a.placed.box;
    const Box& box_b = sprites.b.placed.box;
    const auto part = shown_part(box_a, box_b);
    if (!part)
        return Error{
            "the sprites reach over more than 16777216 pixels, too many for a picture; move them nearer"};
    const std::int64_t zoom =
        std::clamp(wanted_side / std::max(part->width(), part->height()), std::int64_t{1}, most_zoom);
    const SpritePixels pixels_a(sprites.a);
    const SpritePixels pixels_b(sprites.b);
    Drawing drawing(*part, zoom);
    for (std::int64_t y = part->y(); y < part->y() + part->height(); ++y) {
        for (std::int64_t x = part->x(); x < part->x() + part->width(); ++x) {
            const Point at{x, y};
            const bool shared = sprites.a.placed.mask.test({x - box_a.x(), y - box_a.y()}) &&
                                sprites.b.placed.mask.test({x - box_b.x(), y - box_b.y()});
            const bool even = ((x ^ y) & 1) == 0;
            if (shared) {
                drawing.set(at, even ? palette::ember : palette::paper);
                continue;
            }
            const Colour ground = ((x >> 2 ^ y >> 2) & 1) == 0 ? palette::night : palette::indigo;
            drawing.set(at, over(over(ground, sprite_colour(sprites.a, pixels_a.pixels(), at)),
                                 sprite_colour(sprites.b, pixels_b.pixels(), at)));
        }
    }
    for (const Box& box : {box_a, box_b})
        if (!box.empty()) drawing.frame(box, palette::jade);
    if (answer.boxes) drawing.frame(*answer.boxes, palette::sky);
    if (answer.overlap) drawing.frame(*answer.overlap, palette::gold);
    return drawing.take();
}

}  // namespace graze
