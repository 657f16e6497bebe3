#include "collision/shapes.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "collision/kernels.h"
#include "collision/line.h"
#include "collision/mask_words.h"

namespace graze {

namespace {

// Columns first..last of a row; none where first > last.
struct Span {
    std::int64_t first = 0;
    std::int64_t last = -1;
};

// The first column in low..high for which `holds`, which must be false up to some column and true from it to
// high. The guess, where it is right, spares the binary search.
template <class Predicate>
std::int64_t first_column(std::int64_t low, std::int64_t high, std::int64_t guess, Predicate holds) {
    while (low < high) {
        if (!holds(guess))
            low = guess + 1;
        else if (guess == low || !holds(guess - 1))
            return guess;
        else
            high = guess - 1;
        guess = low + (high - low) / 2;
    }
    return low;
}

// floor(value) as a column or row within low..high, whatever the value.
std::int64_t floor_within(double value, std::int64_t low, std::int64_t high) {
    return static_cast<std::int64_t>(
        std::clamp(std::floor(value), static_cast<double>(low), static_cast<double>(high)));
}

// The columns of a row of pixels, 0..width - 1, that a circle overlaps.
class CircleRows {
  public:
    CircleRows(const Circle& circle, std::int64_t width)
        : circle_(circle), last_(width - 1), nearest_(floor_within(circle.x(), 0, last_)) {}

    Span operator()(std::int64_t row) const {
        const double dy = distance(circle_.y(), row);
        const double radius = circle_.radius();
        const auto reached = [&](std::int64_t x) { return shorter(distance(circle_.x(), x), dy, radius); };
        if (!reached(nearest_)) return {};
        // Rounding may put a guess one pixel off, or, with a huge radius, farther: the exact rule decides.
        const double half = std::sqrt((radius - dy) * (radius + dy));
        const auto reached_from_right = [&](std::int64_t x) { return reached(last_ - x); };
        const std::int64_t left = floor_within(circle_.x() - half, 0, nearest_);
        const std::int64_t right = floor_within(circle_.x() + half, nearest_, last_);
        return {first_column(0, nearest_, left, reached),
                last_ - first_column(0, last_ - nearest_, last_ - right, reached_from_right)};
    }

  private:
    // From the centre to pixel i, i to i + 1.
    static double distance(double centre, std::int64_t i) {
        const auto start = static_cast<double>(i);
        return std::max({start - centre, centre - (start + 1), 0.0});
    }

    const Circle& circle_;
    std::int64_t last_;
    std::int64_t nearest_;  // the column next to the centre
};

// The spans of up to 64 rows.
struct Block {
    std::int64_t top = 0;
    std::int64_t rows = 0;
    std::array<Span, 64> spans{};
    Span hull{};  // from the leftmost to the rightmost column of all rows
    Span core{};  // the columns that every row has
};

template <class Rows>
Block block_of(std::int64_t top, std::int64_t rows, const Rows& span_of) {
    Block block;
    block.top = top;
    block.rows = rows;
    for (std::int64_t i = 0; i < rows; ++i) {
        const Span span = span_of(top + i);
        block.spans[static_cast<std::size_t>(i)] = span;
        block.core = i == 0
                         ? span
                         : Span{std::max(block.core.first, span.first), std::min(block.core.last, span.last)};
        if (span.first > span.last) continue;
        if (block.hull.first > block.hull.last) block.hull = span;
        block.hull = {std::min(block.hull.first, span.first), std::max(block.hull.last, span.last)};
    }
    return block;
}

// The pixels of a stripe that are solid and in row `i` of the block.
std::uint64_t pixels_in(const Mask& mask, const Block& block, std::int64_t stripe, std::int64_t i) {
    const Span span = block.spans[static_cast<std::size_t>(i)];
    const std::int64_t first = std::max<std::int64_t>(span.first - stripe * 64, 0);
    const std::int64_t last = std::min<std::int64_t>(span.last - stripe * 64, 63);
    return first > last ? 0 : mask.stripe_words(stripe)[block.top + i] & bit_range(first, last);
}

// Is the stripe within the shape on every row of the block?
bool covers(const Block& block, std::int64_t stripe) {
    return block.core.first <= stripe * 64 && block.core.last >= stripe * 64 + 63;
}

bool any_in(const Mask& mask, const Block& block, std::int64_t stripe, std::uint64_t rows) {
    if (covers(block, stripe)) {
        const std::uint64_t* words = mask.stripe_words(stripe) + block.top;
        return kernels().any(words, words, nullptr, 0, static_cast<std::size_t>(block.rows));
    }
    for (; rows != 0; rows &= rows - 1)
        if (pixels_in(mask, block, stripe, std::countr_zero(rows)) != 0) return true;
    return false;
}

std::int64_t count_in(const Mask& mask, const Block& block, std::int64_t stripe, std::uint64_t rows) {
    if (covers(block, stripe)) {
        const std::uint64_t* words = mask.stripe_words(stripe) + block.top;
        return kernels().count(words, words, nullptr, 0, static_cast<std::size_t>(block.rows));
    }
    std::int64_t count = 0;
    for (; rows != 0; rows &= rows - 1)
        count += std::popcount(pixels_in(mask, block, stripe, std::countr_zero(rows)));
    return count;
}

// Calls visit(block, stripe, rows) for what a shape reaches of the mask in rows top..bottom: bit i of `rows`
// says that row i of the block may have a solid pixel in the stripe. Stops when visit returns true.
template <class Rows, class Visit>
void visit_shape(const Mask& mask, std::int64_t top, std::int64_t bottom, const Rows& span_of, Visit visit) {
    while (top <= bottom) {
        const std::int64_t last = std::min(bottom, top | 63);  // blocks as those of the summary
        const Block block = block_of(top, last - top + 1, span_of);
        for (std::int64_t stripe = block.hull.first / 64; stripe * 64 <= block.hull.last; ++stripe) {
            const std::uint64_t rows = candidate_rows(mask, stripe, top) & bit_range(0, last - top);
            if (rows != 0 && visit(block, stripe, rows)) return;
        }
        top = last + 1;
    }
}

template <class Visit>
void visit_box(const Mask& mask, const Box& box, Visit visit) {
    const Box inside = intersection(Box(0, 0, mask.width(), mask.height()), box);
    if (inside.empty()) return;
    const Span span{inside.x(), inside.x() + inside.width() - 1};
    visit_shape(
        mask, inside.y(), inside.y() + inside.height() - 1, [&](std::int64_t) { return span; }, visit);
}

template <class Visit>
void visit_circle(const Mask& mask, const Circle& circle, Visit visit) {
    if (mask.width() == 0 || mask.height() == 0) return;
    // One row more on either side: the exact rule decides, row by row.
    const std::int64_t last = mask.height() - 1;
    const std::int64_t top = floor_within(circle.y() - circle.radius() - 1, 0, last);
    const std::int64_t bottom = floor_within(circle.y() + circle.radius() + 1, 0, last);
    visit_shape(mask, top, bottom, CircleRows(circle, mask.width()), visit);
}

// Stops a visit at the first solid pixel.
auto find_any(const Mask& mask, bool& found) {
    return [&](const Block& block, std::int64_t stripe, std::uint64_t rows) {
        return found = any_in(mask, block, stripe, rows);
    };
}

auto add_count(const Mask& mask, std::int64_t& count) {
    return [&](const Block& block, std::int64_t stripe, std::uint64_t rows) {
        count += count_in(mask, block, stripe, rows);
        return false;
    };
}

}  // namespace

bool overlaps(const Mask& mask, const Box& box) {
    bool found = false;
    visit_box(mask, box, find_any(mask, found));
    return found;
}

std::int64_t overlap_count(const Mask& mask, const Box& box) {
    std::int64_t count = 0;
    visit_box(mask, box, add_count(mask, count));
    return count;
}

bool overlaps(const Mask& mask, const Circle& circle) {
    bool found = false;
    visit_circle(mask, circle, find_any(mask, found));
    return found;
}

std::int64_t overlap_count(const Mask& mask, const Circle& circle) {
    std::int64_t count = 0;
    visit_circle(mask, circle, add_count(mask, count));
    return count;
}

std::optional<Point> first_overlap(const Mask& mask, const Segment& segment) {
    const PixelLine line(segment.from, segment.to);
    const auto range = line.steps_within(Box(0, 0, mask.width(), mask.height()));
    if (!range) return std::nullopt;
    for (auto walk = line.walk_from(range->first);; walk.advance()) {
        if (mask.test(walk.pixel())) return walk.pixel();
        if (walk.step() == range->last) return std::nullopt;
    }
}

bool overlaps(const Mask& mask, const Segment& segment) {
    return first_overlap(mask, segment).has_value();
}

}  // namespace graze
