#include "collision/morphology.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "collision/box.h"
#include "collision/stripes.h"

namespace graze {

namespace {

// Pixels in a rectangle of this width; both sizes may be above those of a mask.
struct Rectangle {
    std::int64_t width;
    std::int64_t height;
    StripesView pixels;
};

// Every pixel from which a solid one stands in `reached` to `reach` - 1 pixels in direction `step`, where now
// it stands in 0 to `reached` - 1.
void extend(Stripes& pixels, Point step, std::int64_t reached, std::int64_t reach) {
    while (reached < reach) {
        const std::int64_t more = std::min(reached, reach - reached);
        merge(pixels, pixels, {step.x * more, step.y * more});
        reached += more;
    }
}

// The pixels stand in the lower right corner, 2 n to the right and down; each then reaches 2 n to the left
// and up.
Stripes grow_by_square(const Rectangle& from, std::int64_t n) {
    Stripes result(from.width + 2 * n, from.height + 2 * n);
    merge(result, from.pixels, {-2 * n, -2 * n});
    extend(result, {1, 0}, 1, 2 * n + 1);
    extend(result, {0, 1}, 1, 2 * n + 1);
    return result;
}

// A disc is a row of pixels, 2 half + 1 long, at each distance from its centre's row. From its top and bottom
// to its middle they only become longer, so each is made from the last.
Stripes grow_by_disc(const Rectangle& from, std::int64_t n) {
    Stripes rows(from.width + 2 * n, from.height);  // each pixel reaches 2 half to the left
    merge(rows, from.pixels, {-2 * n, 0});
    Stripes result(from.width + 2 * n, from.height + 2 * n);
    std::int64_t half = 0;
    for (std::int64_t dy = n; dy >= 0; --dy) {
        const std::int64_t reached = 2 * half + 1;
        while ((half + 1) * (half + 1) + dy * dy <= n * n) ++half;
        extend(rows, {1, 0}, reached, 2 * half + 1);
        merge(result, rows, {n - half, -n - dy});
        if (dy != 0) merge(result, rows, {n - half, -n + dy});
    }
    return result;
}

Stripes grow_pixels(const Rectangle& from, std::int64_t n, StructuringElement element) {
    return element == StructuringElement::square ? grow_by_square(from, n) : grow_by_disc(from, n);
}

}  // namespace

Mask grow(const Mask& mask, std::int64_t n, StructuringElement element) {
    if (n < 0) throw std::invalid_argument("grow: n must be at least 0");
    if (n > (Box::max_side - std::max(mask.width(), mask.height())) / 2)
        throw std::invalid_argument("grow: the result must be at most 2147483647 pixels wide and high");
    Stripes result = grow_pixels({mask.width(), mask.height(), mask}, n, element);
    return Mask::from_words(mask.width() + 2 * n, mask.height() + 2 * n, std::move(result.words));
}

Mask shrink(const Mask& mask, std::int64_t n, StructuringElement element) {
    if (n < 0) throw std::invalid_argument("shrink: n must be at least 0");
    if (n == 0) return mask;
    if (n > (std::min(mask.width(), mask.height()) - 1) / 2) return {mask.width(), mask.height()};

    // What is clear, with one pixel of the outside around the mask: of all outside pixels within n of one
    // inside, the nearest is one of these. The words' further bits are outside pixels, too.
    const std::int64_t width = mask.width() + 2;
    const std::int64_t height = mask.height() + 2;
    Stripes clear(width, height);
    merge(clear, mask, {-1, -1});
    for (std::uint64_t& word : clear.words) word = ~word;

    const Stripes grown = grow_pixels({width, height, clear}, n, element);
    Stripes result(mask.width(), mask.height());
    merge(result, grown, {n + 1, n + 1});
    for (std::uint64_t& word : result.words) word = ~word;
    return Mask::from_words(mask.width(), mask.height(), std::move(result.words));
}

}  // namespace graze
