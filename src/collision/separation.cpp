#include "collision/separation.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "collision/mask_words.h"
#include "collision/overlap.h"
#include "collision/wide_integers.h"

namespace graze {

namespace {

// 64 pixels of a mask.
struct Word {
    std::int64_t stripe = 0;
    std::int64_t row = 0;
};

// The solid pixels of this word of a that are solid in b too.
std::uint64_t shared_pixels(const Mask& a, const Mask& b, Point offset, Word word) {
    return a.stripe_words(word.stripe)[word.row] &
           pixels_from(b, word.stripe * 64 - offset.x, word.row - offset.y);
}

// Where the rectangles of two masks meet, in pixels of a.
Box meeting(const Mask& a, const Mask& b, Point offset) {
    return intersection(Box(0, 0, a.width(), a.height()), Box(offset.x, offset.y, b.width(), b.height()));
}

// The word in the middle: there the solid runs of overlapping sprites are mostly longest. The rectangles must
// meet.
Word middle_word(const Box& meeting) {
    return {(meeting.x() + meeting.width() / 2) / 64, meeting.y() + meeting.height() / 2};
}

// The number of solid pixels from p on to the right, or to the left, p itself included.
std::int64_t run_right(const Mask& mask, Point p) {
    std::int64_t length = 0;
    for (;;) {
        const int run = std::countr_one(pixels_from(mask, p.x + length, p.y));
        length += run;
        if (run < 64) return length;
    }
}
std::int64_t run_left(const Mask& mask, Point p) {
    std::int64_t length = 0;
    for (;;) {
        const int run = std::countl_one(pixels_from(mask, p.x - length - 63, p.y));
        length += run;
        if (run < 64) return length;
    }
}

std::uint64_t without_lowest_run(std::uint64_t pixels) {
    const std::uint64_t lowest = pixels & (~pixels + 1);
    return pixels & (pixels + lowest);
}

// Mask b moving to the left over a, at one height after another.
class Slide {
  public:
    Slide(const Mask& a, const Mask& b) : a_(a), b_(b) {}

    // The least move in first..last, in pixels to the left, after which b at `offset` does not overlap a.
    std::optional<std::int64_t> first_free(Point offset, std::int64_t first, std::int64_t last) {
        while (first <= last) {
            const std::int64_t skipped = moves_within_runs({offset.x - first, offset.y});
            if (skipped >= 64) {
                first += skipped;
                continue;
            }
            const std::uint64_t moves = bit_range(0, std::min<std::int64_t>(last - first, 63));
            const std::uint64_t free = least_free({offset.x - first, offset.y}, moves);
            if (free != 0) return first + std::countr_zero(free);
            first += 64;
        }
        return std::nullopt;
    }

  private:
    // Where a pixel in the middle is shared, the runs of solid pixels to the left of it in a and to the right
    // of it in b stay on each other for so many moves, from move 0 on.
    std::int64_t moves_within_runs(Point offset) const {
        const Box meet = meeting(a_, b_, offset);
        if (meet.empty()) return 0;
        const Word middle = middle_word(meet);
        const std::uint64_t shared = shared_pixels(a_, b_, offset, middle);
        if (shared == 0) return 0;
        const Point p{middle.stripe * 64 + std::countr_zero(shared), middle.row};
        return run_left(a_, p) + run_right(b_, {p.x - offset.x, p.y - offset.y}) - 1;
    }

    // Bit j of these sets stands for the move by j.
    //
    // `moves`, less those that are known not to be free: the least of the rest is, if there is one.
    //
    // The blocks of 64 rows of each stripe are asked in turn, over and over, for a pixel that the least move
    // shares; its word mostly rules out others too. When the blocks have all been asked since, the least is
    // free. The next search begins with the block that answered last: there it was cheap.
    std::uint64_t least_free(Point offset, std::uint64_t moves) {
        // Pixels of a that b reaches by any of the moves.
        const std::int64_t left = std::max<std::int64_t>(0, offset.x - 63);
        const std::int64_t right = std::min(a_.width(), offset.x + b_.width());
        const std::int64_t top = std::max<std::int64_t>(0, offset.y);
        const std::int64_t bottom = std::min(a_.height(), offset.y + b_.height());
        if (left >= right || top >= bottom) return moves;
        const Word first{left / 64, top / 64};
        const Word last{(right - 1) / 64, (bottom - 1) / 64};
        const std::int64_t blocks = (last.stripe - first.stripe + 1) * (last.row - first.row + 1);
        block_.stripe = std::clamp(block_.stripe, first.stripe, last.stripe);
        block_.row = std::clamp(block_.row, first.row, last.row);
        for (std::int64_t silent = 0; moves != 0 && silent < blocks;) {
            const int least = std::countr_zero(moves);
            moves &= ~overlapping_in_block(offset, moves);
            if (moves == 0 || std::countr_zero(moves) != least) {
                silent = 0;
                continue;
            }
            ++silent;
            if (++block_.row <= last.row) continue;
            block_.row = first.row;
            if (++block_.stripe > last.stripe) block_.stripe = first.stripe;
        }
        return moves;
    }

    // Moves after which a pixel in the block is shared: at least the least of `moves`, if one is.
    std::uint64_t overlapping_in_block(Point offset, std::uint64_t moves) const {
        const std::int64_t stripe = block_.stripe;
        const std::int64_t top = block_.row * 64;
        std::uint64_t rows = candidate_rows(a_, stripe, top);
        if (rows == 0) return 0;
        const std::int64_t below = (stripe * 64 - offset.x) >> 6;  // b's stripe under a's
        rows &= candidate_rows(b_, below, top - offset.y) | candidate_rows(b_, below + 1, top - offset.y) |
                candidate_rows(b_, below + 2, top - offset.y);
        std::uint64_t found = 0;
        for (; rows != 0 && (moves & ~found) != 0; rows &= rows - 1) {
            const Word word{stripe, top + std::countr_zero(rows)};
            const Point least{offset.x - std::countr_zero(moves & ~found), offset.y};
            // Thin lines and sparse noise: all moves cost as little as one, and there are many such words to
            // go through. Where one word has many runs (combs), the next ones mostly say the same again.
            if (has_few_runs(word) || shared_pixels(a_, b_, least, word) != 0)
                found |= overlapping(word, offset);
        }
        return found;
    }

    // At most two.
    bool has_few_runs(Word word) const {
        return without_lowest_run(without_lowest_run(a_.stripe_words(word.stripe)[word.row])) == 0;
    }

    // The moves after which a pixel of this word of a is shared. Pixel x of a meets pixel x + j of `under`
    // after move j, so a run of pixels meets what `under` has solid from its first pixel to its last:
    //
    //     a        ..###...            x = 2, 3, 4
    //     under    .......#....        solid at 7: shared after the moves 5, 4 and 3
    std::uint64_t overlapping(Word word, Point offset) const {
        const std::int64_t column = word.stripe * 64 - offset.x;
        const std::int64_t row = word.row - offset.y;
        const UInt128 under =
            static_cast<UInt128>(pixels_from(b_, column + 64, row)) << 64 | pixels_from(b_, column, row);
        std::uint64_t pixels = under == 0 ? 0 : a_.stripe_words(word.stripe)[word.row];
        std::uint64_t moves = 0;
        while (pixels != 0 && ~moves != 0) {
            const int first = std::countr_zero(pixels);
            const int length = std::countr_one(pixels >> first);
            UInt128 met = under >> first;
            for (int done = 1; done < length; done *= 2) met |= met >> std::min(done, length - done);
            moves |= static_cast<std::uint64_t>(met);
            pixels = without_lowest_run(pixels);
        }
        return moves;
    }

    const Mask& a_;
    const Mask& b_;
    Word block_;  // its row counts blocks
};

Int128 square(std::int64_t value) {
    return static_cast<Int128>(value) * value;
}

// The number of solid pixels that follow p in a direction.
std::int64_t run_after(const Mask& mask, Point p, Point direction) {
    std::int64_t length = 0;
    for (;; ++length) {
        p = {p.x + direction.x, p.y + direction.y};
        if (!mask.test(p)) return length;
    }
}

// A pixel of a that is shared, in the middle if possible.
std::optional<Point> shared_pixel(const Mask& a, const Mask& b, Point offset) {
    const Box meet = meeting(a, b, offset);
    if (meet.empty()) return std::nullopt;
    const Word middle = middle_word(meet);
    const std::uint64_t shared = shared_pixels(a, b, offset, middle);
    if (shared != 0) return Point{middle.stripe * 64 + std::countr_zero(shared), middle.row};
    return first_overlap(a, b, offset);
}

// Where pixel p of a meets pixel q of b, with a run of n solid pixels ahead of p in a and m behind q in b,
// b may go n + m steps ahead and still overlap.
std::int64_t parting_distance(const Mask& a, const Mask& b, Point offset, Point direction) {
    std::int64_t steps = 0;
    for (;;) {
        const Point moved{offset.x + steps * direction.x, offset.y + steps * direction.y};
        const auto shared = shared_pixel(a, b, moved);
        if (!shared) return steps;
        const Point p = *shared;
        const Point q{p.x - moved.x, p.y - moved.y};
        steps += 1 + run_after(a, p, direction) + run_after(b, q, {-direction.x, -direction.y});
    }
}

}  // namespace

Point separation(const Mask& a, const Mask& b, Point offset) {
    if (!overlaps(a, b, offset)) return {};
    // From here on the offset is no larger than the masks. Moves that part the rectangles are a bound.
    std::int64_t reach =  // the farthest dx worth a look
        std::min({offset.x + b.width(), a.width() - offset.x, offset.y + b.height(), a.height() - offset.y});
    Int128 limit = square(reach) + 1;  // the answer's squared length is less than this
    Point best;
    Slide b_over_a(a, b);
    Slide a_over_b(b, a);
    for (std::int64_t dy = 0; square(dy) < limit; ++dy) {
        while (square(reach) + square(dy) >= limit) --reach;
        // In the order of preference: what comes later must be shorter.
        for (const bool left : {true, false}) {
            for (const std::int64_t y : {-dy, dy}) {
                // b moved to the right over a is a moved to the left over b.
                const auto dx = left ? b_over_a.first_free({offset.x, offset.y + y}, 0, reach)
                                     : a_over_b.first_free({-offset.x, -offset.y - y}, 1, reach);
                if (!dx) continue;
                best = {left ? -*dx : *dx, y};
                limit = square(*dx) + square(y);
                reach = *dx - 1;
            }
        }
    }
    return best;
}

std::array<std::int64_t, 8> parting_distances(const Mask& a, const Mask& b, Point offset) {
    std::array<std::int64_t, 8> distances{};
    if (!overlaps(a, b, offset)) return distances;
    std::transform(directions.begin(), directions.end(), distances.begin(),
                   [&](Point direction) { return parting_distance(a, b, offset, direction); });
    return distances;
}

}  // namespace graze
