#include "scenes/arcade_proof.h"

#include <algorithm>
#include <cmath>

#include "frame/palette.h"

namespace graze {

namespace {

// The intersection of the boxes and some pixels around it, at least 20 x 16 pixels.
Box part_around(const Box& boxes) {
    constexpr std::int64_t around = 4;
    const std::int64_t width = std::max<std::int64_t>(20, boxes.width() + 2 * around);
    const std::int64_t height = std::max<std::int64_t>(16, boxes.height() + 2 * around);
    return {boxes.x() - (width - boxes.width()) / 2, boxes.y() - (height - boxes.height()) / 2, width,
            height};
}

void set(Image& image, std::int64_t x, std::int64_t y, Colour colour) {
    const auto at = static_cast<std::size_t>(y) * image.pitch() + static_cast<std::size_t>(x) * 4;
    image.rgba[at] = colour.red;
    image.rgba[at + 1] = colour.green;
    image.rgba[at + 2] = colour.blue;
    image.rgba[at + 3] = 255;
}

// The picture's colour at a world pixel, where it is solid.
std::optional<Colour> solid_at(const Image& image, const Box& box, Point at) {
    if (!box.contains(at)) return std::nullopt;
    const auto index = static_cast<std::size_t>(at.y - box.y()) * image.pitch() +
                       static_cast<std::size_t>(at.x - box.x()) * 4;
    if (image.rgba[index + 3] == 0) return std::nullopt;
    return Colour{image.rgba[index], image.rgba[index + 1], image.rgba[index + 2], 255};
}

Colour dimmed(Colour colour) {
    const auto dim = [](unsigned char value) { return static_cast<unsigned char>(value * 3 / 5); };
    return {dim(colour.red), dim(colour.green), dim(colour.blue), 255};
}

Image lit_view(const Proof& proof) {
    const Box& part = proof.part;
    Image view{static_cast<int>(part.width()), static_cast<int>(part.height()), {}, false};
    view.rgba.resize(view.pitch() * static_cast<std::size_t>(view.height));
    for (std::int64_t y = 0; y < part.height(); ++y) {
        for (std::int64_t x = 0; x < part.width(); ++x) {
            const Point at{part.x() + x, part.y() + y};
            const auto person = solid_at(*proof.person, proof.hit.person, at);
            const auto faller = solid_at(*proof.faller, proof.hit.faller, at);
            const bool chequered = (x + y) % 2 == 0;
            set(view, x, y,
                person && faller ? (chequered ? palette::ember : palette::paper)  // told without colour, too
                : person         ? dimmed(*person)
                : faller         ? dimmed(*faller)
                                 : (chequered ? palette::indigo : palette::night));
        }
    }
    return view;
}

Area to_area(const Box& box, const Box& part, double zoom, const Area& area) {
    return {area.x + static_cast<double>(box.x() - part.x()) * zoom,
            area.y + static_cast<double>(box.y() - part.y()) * zoom, static_cast<double>(box.width()) * zoom,
            static_cast<double>(box.height()) * zoom};
}

}  // namespace

Proof make_proof(const arcade::Hit& hit, const arcade::Sprites& sprites, const RasterArt& raster,
                 const ArtImages& images) {
    Proof proof{hit, std::make_shared<const Image>(tested_person(hit, sprites, images)),
                std::make_shared<const Image>(tested_faller(hit, sprites, raster)), nullptr,
                part_around(hit.boxes)};
    proof.view = std::make_shared<const Image>(lit_view(proof));
    return proof;
}

void draw_proof_view(Painter& painter, const Proof& proof, const Area& area) {
    const Box& part = proof.part;
    const double zoom = std::max(1.0, std::floor(std::min(area.width / static_cast<double>(part.width()),
                                                          area.height / static_cast<double>(part.height()))));
    Area shown{area.x, area.y, static_cast<double>(part.width()) * zoom,
               static_cast<double>(part.height()) * zoom};
    shown.x += std::floor((area.width - shown.width) / 2);
    shown.y += std::floor((area.height - shown.height) / 2);
    painter.image(proof.view, shown);
    painter.frame(shown, 1, palette::paper);
    painter.frame(to_area(proof.hit.boxes, part, zoom, shown), 2, palette::sky);
    const Box& shared = proof.hit.overlap.bounds;
    const Box in_world(proof.hit.person.x() + shared.x(), proof.hit.person.y() + shared.y(), shared.width(),
                       shared.height());
    painter.frame(to_area(in_world, part, zoom, shown), 2, palette::gold);
}

std::string proof_verdict(const Proof& proof, const Words& words) {
    const arcade::Hit& hit = proof.hit;
    const Text& text = hit.overlap.count == 1 ? words.proof_pixel : words.proof_pixels;
    return fill(text, {name_of(words, hit.kind).string(), std::to_string(hit.overlap.count),
                       std::to_string(hit.boxes.width()), std::to_string(hit.boxes.height())});
}

void draw_proof(Painter& painter, const Proof& proof, const Text& hint, const Words& words) {
    painter.fill({170, 76, 620, 400}, palette::with_alpha(palette::night, 244));
    painter.frame({170, 76, 620, 400}, 2, palette::paper);
    painter.text(words.proof_title.string(), {190, 86, 580, 44}, 28, palette::gold, Align::centre);
    draw_proof_view(painter, proof, {190, 136, 580, 222});
    painter.text(proof_verdict(proof, words), {190, 366, 580, 60}, 20, palette::paper, Align::centre,
                 Overflow::wrap);
    painter.text(hint.string(), {190, 436, 580, 30}, 16, palette::paper, Align::centre);
}

}  // namespace graze
