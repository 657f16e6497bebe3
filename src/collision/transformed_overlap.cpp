#include "collision/transformed_overlap.h"

#include <algorithm>

#include "collision/mask_words.h"
#include "collision/sampler.h"

namespace graze {

namespace {

// Is any pixel of the part solid? 16 rows are read for each test.
bool any_solid(const Mask& mask, const PixelRange& part) {
    for (std::int64_t stripe = part.low.x >> 6; stripe <= part.high.x >> 6; ++stripe) {
        const std::int64_t first = std::max(part.low.x - stripe * 64, std::int64_t{0});
        const std::int64_t last = std::min(part.high.x - stripe * 64, std::int64_t{63});
        const std::uint64_t columns = bit_range(first, last);
        const std::uint64_t* words = mask.stripe_words(stripe);
        std::int64_t row = part.low.y;
        for (; row + 16 <= part.high.y + 1; row += 16) {
            std::uint64_t any = 0;
            for (std::int64_t i = 0; i < 16; ++i) any |= words[row + i];
            if ((any & columns) != 0) return true;
        }
        std::uint64_t any = 0;
        for (; row <= part.high.y; ++row) any |= words[row];
        if ((any & columns) != 0) return true;
    }
    return false;
}

// A square of the world.
struct Square {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t size = 0;
};

// A sprite in the common frame, the world counted from the first sprite's whole().
struct Placed {
    const Mask& mask;
    const Sampler& sampler;
    Point origin;  // the sampler's whole() in the common frame

    bool solid(std::int64_t x, std::int64_t y) const {
        return mask.test(sampler.source(x - origin.x, y - origin.y));
    }

    // Could a pixel of this square be solid?
    bool may_be_solid(const Square& square) const {
        PixelRange part = sampler.source_of_square(square.x - origin.x, square.y - origin.y, square.size);
        part.low = {std::max<std::int64_t>(part.low.x, 0), std::max<std::int64_t>(part.low.y, 0)};
        part.high = {std::min(part.high.x, mask.width() - 1), std::min(part.high.y, mask.height() - 1)};
        return part.low.x <= part.high.x && part.low.y <= part.high.y && any_solid(mask, part);
    }
};

constexpr std::int64_t largest_square = 64;
constexpr std::int64_t smallest_square = 8;

bool share_a_pixel(const Placed& a, const Placed& b, const Square& square) {
    if (!a.may_be_solid(square) || !b.may_be_solid(square)) return false;
    if (square.size > smallest_square) {
        const std::int64_t half = square.size / 2;
        return share_a_pixel(a, b, {square.x, square.y, half}) ||
               share_a_pixel(a, b, {square.x + half, square.y, half}) ||
               share_a_pixel(a, b, {square.x, square.y + half, half}) ||
               share_a_pixel(a, b, {square.x + half, square.y + half, half});
    }
    for (std::int64_t y = square.y; y < square.y + square.size; ++y)
        for (std::int64_t x = square.x; x < square.x + square.size; ++x)
            if (a.solid(x, y) && b.solid(x, y)) return true;
    return false;
}

Box moved(const Box& box, Point by) {
    return {box.x() + by.x, box.y() + by.y, box.width(), box.height()};
}

}  // namespace

std::variant<bool, TransformError> overlaps(const Mask& a, const Pose& a_pose, const Mask& b,
                                            const Pose& b_pose) {
    const auto a_made = Sampler::make(a, a_pose);
    if (const auto* error = std::get_if<TransformError>(&a_made)) return *error;
    const auto b_made = Sampler::make(b, b_pose);
    if (const auto* error = std::get_if<TransformError>(&b_made)) return *error;
    const Sampler& a_sampler = std::get<Sampler>(a_made);
    const Sampler& b_sampler = std::get<Sampler>(b_made);
    if (a_sampler.never_solid() || b_sampler.never_solid()) return false;

    // At most 2^54 apart: nothing overflows.
    const Point apart{b_sampler.whole().x - a_sampler.whole().x, b_sampler.whole().y - a_sampler.whole().y};
    const Box region = intersection(a_sampler.bounds(), moved(b_sampler.bounds(), apart));
    if (region.empty()) return false;
    const Placed placed_a{a, a_sampler, {0, 0}};
    const Placed placed_b{b, b_sampler, apart};
    // Squares may reach beyond the region: there nothing is solid.
    for (std::int64_t y = region.y(); y < region.y() + region.height(); y += largest_square)
        for (std::int64_t x = region.x(); x < region.x() + region.width(); x += largest_square)
            if (share_a_pixel(placed_a, placed_b, {x, y, largest_square})) return true;
    return false;
}

}  // namespace graze
