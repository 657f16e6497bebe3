#include "collision/transformed_pixels.h"

#include <cstring>

#include "collision/sampler.h"

namespace graze {

std::variant<PlacedPixels, TransformError> resample_pixels(const RgbaPixels& picture, const Pose& pose) {
    check(picture);
    const auto made = Sampler::make(picture.width, picture.height, pose);
    if (const auto* error = std::get_if<TransformError>(&made)) return *error;
    const Sampler& sampler = std::get<Sampler>(made);
    const Box& bounds = sampler.bounds();
    PlacedPixels placed;
    placed.box =
        Box(sampler.whole().x + bounds.x(), sampler.whole().y + bounds.y(), bounds.width(), bounds.height());
    placed.rgba.resize(static_cast<std::size_t>(bounds.width() * bounds.height() * 4));
    if (sampler.never_solid()) return placed;
    const Box whole(0, 0, picture.width, picture.height);
    std::uint8_t* to = placed.rgba.data();
    for (std::int64_t y = 0; y < bounds.height(); ++y) {
        for (std::int64_t x = 0; x < bounds.width(); ++x, to += 4) {
            const Point from = sampler.source(bounds.x() + x, bounds.y() + y);
            if (whole.contains(from))
                std::memcpy(to,
                            picture.rgba.data() + static_cast<std::size_t>(from.y) * picture.pitch +
                                static_cast<std::size_t>(from.x) * 4,
                            4);
        }
    }
    return placed;
}

}  // namespace graze
