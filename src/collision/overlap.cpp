#include "collision/overlap.h"

#include <algorithm>
#include <bit>
#include <span>

namespace graze {

namespace {

// 64 pixels of a row, the first of them pixel `start`, which may lie before or beyond the row: what is
// outside the row is clear.
std::uint64_t pixels_from(std::span<const std::uint64_t> row, std::int64_t start) {
    const std::int64_t word = start >= 0 ? start / 64 : -((63 - start) / 64);  // floor
    const auto shift = static_cast<unsigned>(start - word * 64);
    const auto at = [&](std::int64_t i) {
        return i >= 0 && i < std::ssize(row) ? row[static_cast<std::size_t>(i)] : 0;
    };
    if (shift == 0) return at(word);
    return at(word) >> shift | at(word + 1) << (64 - shift);
}

// Calls visit(x, y, bits) for each word of a that shares pixels with b, rows downward, words rightward; bit i
// of bits is pixel (x + i, y) of a. Stops when visit returns false.
template <class Visit>
void visit_shared_words(const Mask& a, const Mask& b, Point offset, Visit visit) {
    const Box shared =
        intersection(Box(0, 0, a.width(), a.height()), Box(offset.x, offset.y, b.width(), b.height()));
    if (shared.empty()) return;
    const std::int64_t first_word = shared.x() / 64;
    const std::int64_t last_word = (shared.x() + shared.width() - 1) / 64;
    for (std::int64_t y = shared.y(); y < shared.y() + shared.height(); ++y) {
        const auto a_row = a.row(y);
        const auto b_row = b.row(y - offset.y);
        for (std::int64_t word = first_word; word <= last_word; ++word) {
            const std::uint64_t bits =
                a_row[static_cast<std::size_t>(word)] & pixels_from(b_row, word * 64 - offset.x);
            if (bits != 0 && !visit(word * 64, y, bits)) return;
        }
    }
}

}  // namespace

bool overlaps(const Mask& a, const Mask& b, Point offset) {
    return first_overlap(a, b, offset).has_value();
}

std::int64_t overlap_count(const Mask& a, const Mask& b, Point offset) {
    std::int64_t count = 0;
    visit_shared_words(a, b, offset, [&](std::int64_t, std::int64_t, std::uint64_t bits) {
        count += std::popcount(bits);
        return true;
    });
    return count;
}

std::optional<Point> first_overlap(const Mask& a, const Mask& b, Point offset) {
    std::optional<Point> first;
    visit_shared_words(a, b, offset, [&](std::int64_t x, std::int64_t y, std::uint64_t bits) {
        first = Point{x + std::countr_zero(bits), y};
        return false;
    });
    return first;
}

std::optional<Overlap> overlap(const Mask& a, const Mask& b, Point offset) {
    std::optional<Overlap> result;
    std::int64_t left = 0;
    std::int64_t right = 0;  // inclusive, as is bottom
    std::int64_t bottom = 0;
    visit_shared_words(a, b, offset, [&](std::int64_t x, std::int64_t y, std::uint64_t bits) {
        const std::int64_t leftmost = x + std::countr_zero(bits);
        const std::int64_t rightmost = x + 63 - std::countl_zero(bits);
        if (!result) {
            result = Overlap{0, Box(), {leftmost, y}};
            left = leftmost;
            right = rightmost;
        }
        result->count += std::popcount(bits);
        left = std::min(left, leftmost);
        right = std::max(right, rightmost);
        bottom = y;
        return true;
    });
    if (result) result->bounds = Box(left, result->first.y, right - left + 1, bottom - result->first.y + 1);
    return result;
}

Box overlap_bounds(const Mask& a, const Mask& b, Point offset) {
    const std::optional<Overlap> shared = overlap(a, b, offset);
    return shared ? shared->bounds : Box();
}

Mask overlap_mask(const Mask& a, const Mask& b, Point offset, const Box& window) {
    Mask shared(window.width(), window.height());
    visit_shared_words(a, b, offset, [&](std::int64_t x, std::int64_t y, std::uint64_t bits) {
        for (; bits != 0; bits &= bits - 1) {
            const Point pixel{x + std::countr_zero(bits), y};
            if (window.contains(pixel)) shared.set({pixel.x - window.x(), pixel.y - window.y()});
        }
        return true;
    });
    return shared;
}

}  // namespace graze
