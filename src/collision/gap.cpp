#include "collision/gap.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <tuple>

#include "collision/mask_words.h"
#include "collision/overlap.h"
#include "collision/wide_integers.h"

namespace graze {

namespace {

constexpr std::int64_t leaf_rows = 8;

// A part of a mask: some stripes, some rows. All ends are included, and shrunk to the solid pixels: rows
// exactly, columns exactly up to 64 rows and to whole stripes above.
struct Part {
    std::int64_t first_stripe = 0;
    std::int64_t last_stripe = -1;
    std::int64_t top = 0;
    std::int64_t bottom = -1;
    std::int64_t left = 0;
    std::int64_t right = -1;

    bool empty() const { return top > bottom; }
    std::int64_t width() const { return right - left + 1; }
    std::int64_t height() const { return bottom - top + 1; }
    bool is_leaf() const { return first_stripe == last_stripe && height() <= leaf_rows; }
};

// Bit i: row 64 block + i has a solid pixel in the stripe and lies in top..bottom, which meets the block.
std::uint64_t solid_rows(const Mask& mask, std::int64_t stripe, std::int64_t block, std::int64_t top,
                         std::int64_t bottom) {
    const std::int64_t start = block * 64;
    const std::int64_t first = std::max(top, start);
    const std::int64_t last = std::min(bottom, start + 63);
    if (!mask.summary().empty())
        return mask.summary().any(stripe)[block] & bit_range(first - start, last - start);
    std::uint64_t rows = 0;
    for (std::int64_t row = first; row <= last; ++row)
        rows |= std::uint64_t{mask.stripe_words(stripe)[row] != 0} << (row - start);
    return rows;
}

// The columns of a stripe that are solid in any of the rows.
std::uint64_t columns_of(const Mask& mask, std::int64_t stripe, std::int64_t top, std::int64_t bottom) {
    std::uint64_t columns = 0;
    for (std::int64_t row = top; row <= bottom; ++row) columns |= mask.stripe_words(stripe)[row];
    return columns;
}

// Shrinks the given stripes and rows to a part.
Part part_of(const Mask& mask, std::int64_t first_stripe, std::int64_t last_stripe, std::int64_t top,
             std::int64_t bottom) {
    Part part{first_stripe, first_stripe - 1, bottom + 1, top - 1};
    for (std::int64_t stripe = first_stripe; stripe <= last_stripe; ++stripe) {
        bool solid = false;
        for (std::int64_t block = top / 64; block <= bottom / 64 && !solid; ++block) {
            const std::uint64_t rows = solid_rows(mask, stripe, block, top, bottom);
            if (rows == 0) continue;
            solid = true;
            part.top = std::min(part.top, block * 64 + lowest(rows));
        }
        if (!solid) continue;
        if (part.last_stripe < part.first_stripe) part.first_stripe = stripe;
        part.last_stripe = stripe;
        for (std::int64_t block = bottom / 64; block * 64 + 63 > part.bottom; --block) {
            const std::uint64_t rows = solid_rows(mask, stripe, block, top, bottom);
            if (rows == 0) continue;
            part.bottom = std::max(part.bottom, block * 64 + highest(rows));
            break;
        }
    }
    if (part.empty()) return part;
    part.left = part.first_stripe * 64;
    part.right = part.last_stripe * 64 + 63;
    if (part.height() > 64) return part;
    part.left += lowest(columns_of(mask, part.first_stripe, part.top, part.bottom));
    part.right += highest(columns_of(mask, part.last_stripe, part.top, part.bottom)) - 63;
    return part;
}

struct Halves {
    Part first;
    Part second;
};

// Of a part that is no leaf. High parts are cut between blocks of 64 rows.
Halves halves_of(const Mask& mask, const Part& part) {
    const bool cut_columns =
        part.first_stripe < part.last_stripe && (part.width() >= part.height() || part.height() <= leaf_rows);
    if (cut_columns) {
        const std::int64_t middle = (part.first_stripe + part.last_stripe) / 2;
        return {part_of(mask, part.first_stripe, middle, part.top, part.bottom),
                part_of(mask, middle + 1, part.last_stripe, part.top, part.bottom)};
    }
    const std::int64_t middle =
        part.height() > 64 ? (part.top / 64 + part.bottom / 64 + 1) / 2 * 64 : part.top + part.height() / 2;
    return {part_of(mask, part.first_stripe, part.last_stripe, part.top, middle - 1),
            part_of(mask, part.first_stripe, part.last_stripe, middle, part.bottom)};
}

// From pixels first..last to pixels other_first..other_last along one axis; 0 where they meet.
Int128 distance(Int128 first, Int128 last, Int128 other_first, Int128 other_last) {
    return std::max({Int128{0}, other_first - last, first - other_last});
}

class Search {
  public:
    Search(const Mask& a, const Mask& b, Point offset, Metric metric)
        : a_(a), b_(b), offset_(offset), metric_(metric) {}

    // Of two parts that are not empty.
    void visit(const Part& a, const Part& b) { visit(a, b, bound(a, b)); }

    Gap result() const {
        if (metric_ == Metric::chebyshev) return {static_cast<double>(best_.distance - 1), best_.a, best_.b};
        return {std::sqrt(static_cast<double>(best_.distance)) - 1, best_.a, best_.b};
    }

  private:
    struct Candidate {
        UInt128 distance = ~UInt128{0};  // squared, if euclidean; it cannot overflow: dx, dy < 2^63 + 2^32
        Point a{};
        Point b{};

        bool operator<(const Candidate& other) const {
            return std::tie(distance, a.y, a.x, b.y, b.x) <
                   std::tie(other.distance, other.a.y, other.a.x, other.b.y, other.b.x);
        }
    };

    UInt128 measure(Int128 dx, Int128 dy) const {
        const auto x = static_cast<UInt128>(dx);  // dx, dy >= 0
        const auto y = static_cast<UInt128>(dy);
        return metric_ == Metric::chebyshev ? std::max(x, y) : x * x + y * y;
    }

    // No pair of pixels of the parts comes before this one.
    Candidate bound(const Part& a, const Part& b) const {
        const Int128 x = offset_.x;
        const Int128 y = offset_.y;
        const UInt128 least = measure(distance(a.left, a.right, x + b.left, x + b.right),
                                      distance(a.top, a.bottom, y + b.top, y + b.bottom));
        // Pixels of masks that do not overlap are at least 1 apart.
        return {std::max(least, UInt128{1}), {a.left, a.top}, {b.left, b.top}};
    }

    void visit(const Part& a, const Part& b, const Candidate& least) {
        if (!(least < best_)) return;
        if (a.is_leaf() && b.is_leaf()) {
            visit_words(a, b);
            return;
        }
        const bool cut_a = !a.is_leaf() && (b.is_leaf() || a.width() + a.height() >= b.width() + b.height());
        const Halves halves = cut_a ? halves_of(a_, a) : halves_of(b_, b);
        const auto half_bound = [&](const Part& half) { return cut_a ? bound(half, b) : bound(a, half); };
        const auto visit_half = [&](const Part& half, const Candidate& half_least) {
            cut_a ? visit(half, b, half_least) : visit(a, half, half_least);
        };
        if (halves.first.empty()) return visit_half(halves.second, half_bound(halves.second));
        if (halves.second.empty()) return visit_half(halves.first, half_bound(halves.first));
        const Candidate first = half_bound(halves.first);
        const Candidate second = half_bound(halves.second);
        const bool in_order = !(second < first);
        visit_half(in_order ? halves.first : halves.second, in_order ? first : second);
        visit_half(in_order ? halves.second : halves.first, in_order ? second : first);
    }

    void visit_words(const Part& a, const Part& b) {
        for (std::int64_t a_row = a.top; a_row <= a.bottom; ++a_row) {
            const std::uint64_t a_word = a_.stripe_words(a.first_stripe)[a_row];
            if (a_word == 0) continue;
            const std::int64_t a_start = a.first_stripe * 64;
            const Part a_part{a.first_stripe, a.first_stripe,           a_row,
                              a_row,          a_start + lowest(a_word), a_start + highest(a_word)};
            for (std::int64_t b_row = b.top; b_row <= b.bottom; ++b_row) {
                const std::uint64_t b_word = b_.stripe_words(b.first_stripe)[b_row];
                if (b_word == 0) continue;
                const std::int64_t b_start = b.first_stripe * 64;
                const Part b_part{b.first_stripe, b.first_stripe,           b_row,
                                  b_row,          b_start + lowest(b_word), b_start + highest(b_word)};
                if (bound(a_part, b_part) < best_) visit_pixels(a_part, a_word, b_part, b_word);
            }
        }
    }

    // One word of either mask.
    void visit_pixels(const Part& a, std::uint64_t a_word, const Part& b, std::uint64_t b_word) {
        const std::int64_t a_start = a.first_stripe * 64;
        const std::int64_t b_start = b.first_stripe * 64;
        const Int128 dy = distance(a.top, a.top, Int128{offset_.y} + b.top, Int128{offset_.y} + b.top);
        for (; a_word != 0; a_word &= a_word - 1) {
            // Where the pixel of a stands among those of b's word.
            const Int128 place = Int128{a_start} + lowest(a_word) - offset_.x - b_start;
            const Int128 dx = nearest(b_word, place);
            // Of b's pixels as close as that, the leftmost.
            const Int128 reach = metric_ == Metric::chebyshev ? std::max(dx, dy) : dx;
            const Candidate candidate{measure(dx, dy),
                                      {a_start + lowest(a_word), a.top},
                                      {b_start + lowest(from(b_word, place - reach)), b.top}};
            if (candidate < best_) best_ = candidate;
        }
    }

    // The pixels of a word from a place on.
    static std::uint64_t from(std::uint64_t word, Int128 place) {
        if (place <= 0) return word;
        return place < 64 ? word & ~std::uint64_t{0} << static_cast<int>(place) : 0;
    }

    // From a place to the nearest solid pixel of a word that is not clear.
    static Int128 nearest(std::uint64_t word, Int128 place) {
        const std::uint64_t right = from(word, place);
        const std::uint64_t left = word & ~right;
        if (left == 0) return lowest(right) - place;
        if (right == 0) return place - highest(left);
        return std::min<Int128>(lowest(right) - place, place - highest(left));
    }

    const Mask& a_;
    const Mask& b_;
    Point offset_;
    Metric metric_;
    Candidate best_;
};

}  // namespace

std::optional<Gap> gap(const Mask& a, const Mask& b, Point offset, Metric metric) {
    if (overlaps(a, b, offset)) return std::nullopt;
    const auto whole = [](const Mask& mask) {
        return part_of(mask, 0, mask.stripes() - 1, 0, mask.height() - 1);
    };
    const Part all_a = whole(a);
    const Part all_b = whole(b);
    if (all_a.empty() || all_b.empty()) return std::nullopt;
    Search search(a, b, offset, metric);
    search.visit(all_a, all_b);
    return search.result();
}

}  // namespace graze
