#include "collision/overlap.h"

#include <bit>

#include "collision/shared_pixels.h"

namespace graze {

namespace {

struct Edge {
    std::int64_t stripe = 0;
    std::int64_t row = -1;  // none
};

// The topmost row in which a pixel is shared, and the leftmost stripe that shares one there.
Edge top_edge(const SharedPixels& shared) {
    Edge top;
    std::int64_t end = shared.region().y.end;
    for (std::int64_t stripe = shared.region().first_stripe(); stripe < shared.region().end_stripe();
         ++stripe) {
        const std::int64_t row = shared.first_row(stripe, end);
        if (row < 0) continue;
        top = {stripe, row};
        end = row;  // the next must be higher
    }
    return top;
}

std::int64_t bottom_row(const SharedPixels& shared) {
    std::int64_t bottom = -1;
    for (std::int64_t stripe = shared.region().first_stripe(); stripe < shared.region().end_stripe();
         ++stripe) {
        const std::int64_t row = shared.last_row(stripe, std::max(shared.region().y.begin, bottom + 1));
        if (row >= 0) bottom = row;
    }
    return bottom;
}

Point leftmost(const SharedPixels& shared, const Edge& top) {
    return {top.stripe * 64 + std::countr_zero(shared.word(top.stripe, top.row)), top.row};
}

// Where there is a shared pixel.
Box bounds_below(const SharedPixels& shared, std::int64_t top) {
    std::int64_t first = shared.region().first_stripe();
    std::uint64_t first_columns = 0;
    while ((first_columns = shared.columns(first)) == 0) ++first;
    std::int64_t last = shared.region().end_stripe() - 1;
    std::uint64_t last_columns = 0;
    while ((last_columns = shared.columns(last)) == 0) --last;
    const std::int64_t left = first * 64 + std::countr_zero(first_columns);
    const std::int64_t right = last * 64 + 63 - std::countl_zero(last_columns);
    return {left, top, right - left + 1, bottom_row(shared) - top + 1};
}

std::int64_t count_of(const SharedPixels& shared) {
    std::int64_t count = 0;
    for (std::int64_t stripe = shared.region().first_stripe(); stripe < shared.region().end_stripe();
         ++stripe)
        count += shared.count(stripe);
    return count;
}

// The pixels around pixel (x, y) of a, of the region, that are in one word of a and one word of b.
std::uint64_t shared_around(const Mask& a, const Mask& b, const SharedRegion& region, std::int64_t x,
                            std::int64_t y) {
    const std::int64_t a_stripe = x >> 6;
    const std::int64_t b_stripe = (x - region.x.offset) >> 6;
    const std::uint64_t a_word = a.stripe_words(a_stripe)[y];
    const std::uint64_t b_word = b.stripe_words(b_stripe)[y - region.y.offset];
    const std::int64_t right = (b_stripe - a_stripe) * 64 + region.x.offset;  // -63..63
    return a_word & (right >= 0 ? b_word << right : b_word >> -right);
}

// Both at most 64 pixels wide, and neither 0: each row is one word, clear beyond the width, so nothing has to
// be cut; and finding out where the words stand would cost as much as reading them.
bool narrow_overlaps(const Mask& a, const Mask& b, Point offset) {
    if (static_cast<std::uint64_t>(offset.x) + 63 > 126) return false;  // beyond -63..63
    const SharedSpan y(a.height(), b.height(), offset.y);
    if (y.begin >= y.end) return false;
    const auto rows = static_cast<std::size_t>(y.end - y.begin);
    const std::uint64_t* a_words = a.stripe_words(0) + y.begin;
    const std::uint64_t* b_words = b.stripe_words(0) + (y.begin - y.offset);
    const std::size_t middle = rows / 2;
    if (offset.x > 0) {
        const auto right = static_cast<unsigned>(offset.x);
        return ((a_words[0] & b_words[0] << right) | (a_words[middle] & b_words[middle] << right)) != 0 ||
               kernels().any(a_words, nullptr, b_words, 64 - right, rows);
    }
    const auto left = static_cast<unsigned>(-offset.x);
    return ((a_words[0] & b_words[0] >> left) | (a_words[middle] & b_words[middle] >> left)) != 0 ||
           kernels().any(a_words, b_words, nullptr, left, rows);
}

// Apart, as all that it holds in registers would slow down the hits that are found without it. Two numbers,
// not a Point: g++ 12 sends that through memory.
[[gnu::noinline]] bool overlaps_by_summary(const Mask& a, const Mask& b, std::int64_t x, std::int64_t y) {
    return SharedPixels(a, b, {x, y}).any_by_summary();
}

bool overlaps_by_stripes(const Mask& a, const Mask& b, const SharedRegion& region) {
    if (summaries_pay(a, b, region)) return overlaps_by_summary(a, b, region.x.offset, region.y.offset);
    for (std::int64_t stripe = region.first_stripe(); stripe < region.end_stripe(); ++stripe)
        if (stripe_pair(a, b, region, stripe, region.y.begin).any(region.rows())) return true;
    return false;
}

}  // namespace

// Most hits are found at the first pixel, or, as sprites mostly meet there, at the middle one.
bool overlaps(const Mask& a, const Mask& b, Point offset) {
    if (a.stripes() == 1 && b.stripes() == 1) return narrow_overlaps(a, b, offset);
    const SharedRegion region(a, b, offset);
    if (region.empty()) return false;
    return shared_around(a, b, region, region.x.begin, region.y.begin) != 0 ||
           shared_around(a, b, region, (region.x.begin + region.x.end) >> 1,
                         (region.y.begin + region.y.end) >> 1) != 0 ||
           overlaps_by_stripes(a, b, region);
}

std::int64_t overlap_count(const Mask& a, const Mask& b, Point offset) {
    return count_of(SharedPixels(a, b, offset));
}

std::optional<Point> first_overlap(const Mask& a, const Mask& b, Point offset) {
    const SharedPixels shared(a, b, offset);
    const Edge top = top_edge(shared);
    if (top.row < 0) return std::nullopt;
    return leftmost(shared, top);
}

std::optional<Overlap> overlap(const Mask& a, const Mask& b, Point offset) {
    const SharedPixels shared(a, b, offset);
    const Edge top = top_edge(shared);
    if (top.row < 0) return std::nullopt;
    return Overlap{count_of(shared), bounds_below(shared, top.row), leftmost(shared, top)};
}

Box overlap_bounds(const Mask& a, const Mask& b, Point offset) {
    const SharedPixels shared(a, b, offset);
    const Edge top = top_edge(shared);
    return top.row < 0 ? Box() : bounds_below(shared, top.row);
}

}  // namespace graze
