#include "collision/profile.h"

#include <algorithm>

namespace graze {

namespace {

const std::uint8_t* alpha_at(const RgbaPixels& picture, std::int64_t x, std::int64_t y) {
    return picture.rgba.data() + static_cast<std::size_t>(y) * picture.pitch + x * 4 + 3;
}

}  // namespace

ThresholdProfile threshold_profile(const RgbaPixels& a, const RgbaPixels& b, Point offset) {
    check(a);
    check(b);
    const Box both = intersection(Box(0, 0, a.width, a.height), Box(offset.x, offset.y, b.width, b.height));
    std::array<std::int64_t, 256> histogram{};
    for (std::int64_t y = both.y(); y < both.y() + both.height(); ++y) {
        const std::uint8_t* alpha_a = alpha_at(a, both.x(), y);
        const std::uint8_t* alpha_b = alpha_at(b, both.x() - offset.x, y - offset.y);
        for (std::int64_t x = 0; x < both.width(); ++x) ++histogram[std::min(alpha_a[x * 4], alpha_b[x * 4])];
    }

    ThresholdProfile profile{};
    std::int64_t above = 0;
    for (std::size_t threshold = profile.size(); threshold-- > 0;) {
        above += histogram[threshold + 1];
        profile[threshold] = above;
    }
    return profile;
}

}  // namespace graze
