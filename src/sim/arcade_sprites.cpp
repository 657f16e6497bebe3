#include "sim/arcade_sprites.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace graze::arcade {

namespace {

constexpr Angle step = static_cast<Angle>((std::uint64_t{1} << 32) / directions);

std::size_t direction_of(Angle angle) {
    return (angle + step / 2) / step;  // the sum wraps at a full turn
}

}  // namespace

bool turns(Kind kind) {
    return kind == Kind::key || kind == Kind::star || kind == Kind::crescent || kind == Kind::horseshoe ||
           kind == Kind::bamboo;
}

Shape make_shape(const Mask& picture, bool turns) {
    Shape shape{static_cast<int>(picture.width()), static_cast<int>(picture.height()), {}, {}};
    std::int64_t left = 0, top = 0, right = picture.width(), bottom = picture.height();
    for (std::size_t i = 0; i < (turns ? directions : 1); ++i) {
        const graze::Pose pose{0, 0, 1, 1, rotation_of(static_cast<Angle>(i) * step)};
        auto placed = resample(picture, pose);
        auto* turned = std::get_if<PlacedMask>(&placed);
        if (turned == nullptr) throw std::logic_error("arcade: a picture cannot be turned");
        left = std::min(left, turned->box.x());
        top = std::min(top, turned->box.y());
        right = std::max(right, turned->box.x() + turned->box.width());
        bottom = std::max(bottom, turned->box.y() + turned->box.height());
        shape.turned.push_back(std::move(*turned));
    }
    shape.reach = Box(left, top, right - left, bottom - top);
    return shape;
}

Angle tested_angle(Angle angle) {
    return static_cast<Angle>(direction_of(angle)) * step;
}

const PlacedMask& at_angle(const Shape& shape, Angle angle) {
    return shape.turned[shape.turned.size() == 1 ? 0 : direction_of(angle)];
}

}  // namespace graze::arcade
