#include "collision/shared_pixels.h"

#include <bit>

#include "collision/mask_words.h"

namespace graze {

namespace {

constexpr std::int64_t block_pixels = 4096;  // 64 rows of 64

// 64 bits of a summary's bitmap from `position` on, which may be up to 64 before its first or be its last.
std::uint64_t bits_from(const std::uint64_t* bitmap, std::int64_t position) {
    const std::uint64_t* word = bitmap + (position >> 6);  // floor
    const auto shift = static_cast<unsigned>(position & 63);
    return word[0] >> shift | word[1] << 1 << (63 - shift);
}

// One bitmap of the stripes of b that lie under a stripe of a; a null one is clear.
struct Below {
    const std::uint64_t* low = nullptr;
    const std::uint64_t* high = nullptr;

    std::uint64_t any(std::int64_t position) const {
        return (low != nullptr ? bits_from(low, position) : 0) |
               (high != nullptr ? bits_from(high, position) : 0);
    }
    // `aligned`: no column of `high` is under a's.
    std::uint64_t all(std::int64_t position, bool aligned) const {
        if (low == nullptr || (high == nullptr && !aligned)) return 0;
        return bits_from(low, position) & (aligned ? ~std::uint64_t{0} : bits_from(high, position));
    }
};

// Which stripes of b lie under the 64 columns from b's column `start` on: one, or two, or none.
struct Under {
    Under(const Mask& mask, std::int64_t start)
        : b(mask),
          low(start >> 6),  // floor
          aligned((start & 63) == 0),
          has_low(low >= 0 && low < mask.stripes()),
          has_high(!aligned && low + 1 >= 0 && low + 1 < mask.stripes()) {}

    template <class Bitmap>
    Below bitmaps(Bitmap bitmap) const {
        return {has_low ? bitmap(b.summary(), low) : nullptr,
                has_high ? bitmap(b.summary(), low + 1) : nullptr};
    }

    const Mask& b;
    std::int64_t low;
    bool aligned;
    bool has_low;
    bool has_high;
};

// Up to 64 rows of a, from `top` on. Bit y of `any`: row top + y may share pixels; of `full`: it shares
// all 64.
struct Block {
    std::int64_t top = 0;
    std::uint64_t any = 0;
    std::uint64_t full = 0;

    std::int64_t first() const { return lowest(any); }
    std::int64_t rows() const { return highest(any) - lowest(any) + 1; }
};

}  // namespace

// The blocks of b's stripe `low` that lie under blocks 64 w to 64 w + 63 of a: bit i is set where one of the
// two (or, where the rows are aligned too, the one) under block 64 w + i has a solid pixel.
std::uint64_t SharedPixels::blocks_below(std::int64_t low, std::int64_t w) const {
    if (low < 0 || low >= b_.stripes()) return 0;
    const std::uint64_t* blocks = b_.summary().blocks(low);
    const std::int64_t position = w * 64 + (-region_.y.offset >> 6);
    const std::uint64_t upper = bits_from(blocks, position);
    return (region_.y.offset & 63) == 0 ? upper : upper | bits_from(blocks, position + 1);
}

// Calls visit(block) for each of these blocks of a, bit i of `candidates` being block 64 w + i, that may
// share pixels by the summary of their rows; stops, and returns true, when visit does.
template <class Visit>
bool SharedPixels::visit_candidates(std::int64_t stripe, std::int64_t w, std::uint64_t candidates,
                                    Order order, Visit visit) const {
    const MaskSummary& mine = a_.summary();
    const Under under(b_, stripe * 64 - region_.x.offset);
    const Below any = under.bitmaps([](const MaskSummary& s, std::int64_t i) { return s.any(i); });
    const Below full = under.bitmaps([](const MaskSummary& s, std::int64_t i) { return s.full(i); });
    while (candidates != 0) {
        const std::int64_t bit = order == Order::downward ? lowest(candidates) : highest(candidates);
        candidates &= ~(std::uint64_t{1} << bit);
        const std::int64_t i = w * 64 + bit;
        Block block{i * 64, mine.any(stripe)[i] & any.any(i * 64 - region_.y.offset), mine.full(stripe)[i]};
        if (block.any == 0) continue;
        if (block.full != 0) block.full &= full.all(i * 64 - region_.y.offset, under.aligned);
        if (visit(block)) return true;
    }
    return false;
}

// All blocks of a stripe. Those whose 64 x 64 pixels are all shared are added to *solid_pixels instead of
// being visited, unless that is null.
template <class Visit>
bool SharedPixels::visit_blocks(std::int64_t stripe, Order order, std::int64_t* solid_pixels,
                                Visit visit) const {
    const std::int64_t low = (stripe * 64 - region_.x.offset) >> 6;
    const std::int64_t first_word = region_.y.begin >> 12;
    const std::int64_t last_word = (region_.y.end - 1) >> 12;
    for (std::int64_t n = first_word; n <= last_word; ++n) {
        const std::int64_t w = order == Order::downward ? n : last_word - (n - first_word);
        std::uint64_t candidates = a_.summary().blocks(stripe)[w];
        if (candidates == 0) continue;
        candidates &= blocks_below(low, w) | (columns_aligned() ? 0 : blocks_below(low + 1, w));
        if (solid_pixels != nullptr) {
            const std::uint64_t solid = candidates & a_.summary().solid(stripe)[w] & solid_below(stripe, w);
            *solid_pixels += block_pixels * std::popcount(solid);
            candidates &= ~solid;
        }
        if (visit_candidates(stripe, w, candidates, order, visit)) return true;
    }
    return false;
}

// Bit i: are all pixels under block 64 w + i of a solid?
std::uint64_t SharedPixels::solid_below(std::int64_t stripe, std::int64_t w) const {
    const Under under(b_, stripe * 64 - region_.x.offset);
    const Below solid = under.bitmaps([](const MaskSummary& s, std::int64_t i) { return s.solid(i); });
    const std::int64_t position = w * 64 + (-region_.y.offset >> 6);
    const std::uint64_t upper = solid.all(position, under.aligned);
    return (region_.y.offset & 63) == 0 || upper == 0 ? upper
                                                      : upper & solid.all(position + 1, under.aligned);
}

// The stripe of b that is the right one under a stripe of a is the left one under the next: it is read once.
bool SharedPixels::any_by_summary() const {
    const auto share = [&](std::int64_t stripe) {
        return [this, stripe](const Block& block) {
            return block.full != 0 || pair(stripe, block.top + block.first()).any(block.rows());
        };
    };
    const std::uint64_t second = columns_aligned() ? 0 : ~std::uint64_t{0};
    for (std::int64_t w = region_.y.begin >> 12; w <= (region_.y.end - 1) >> 12; ++w) {
        std::int64_t low = (region_.first_stripe() * 64 - region_.x.offset) >> 6;
        std::uint64_t below_left = blocks_below(low, w);
        for (std::int64_t stripe = region_.first_stripe(); stripe < region_.end_stripe(); ++stripe) {
            const std::uint64_t below_right = blocks_below(++low, w);
            const std::uint64_t below = below_left | (below_right & second);
            below_left = below_right;
            const std::uint64_t candidates = a_.summary().blocks(stripe)[w] & below;
            if (candidates != 0 && visit_candidates(stripe, w, candidates, Order::downward, share(stripe)))
                return true;
        }
    }
    return false;
}

std::int64_t SharedPixels::count(std::int64_t stripe) const {
    if (!by_summary_) return pair(stripe, region_.y.begin).count(region_.rows());
    std::int64_t total = 0;
    visit_blocks(stripe, Order::downward, &total, [&](Block block) {
        block.any &= ~block.full;  // what is left to count
        if (block.any != 0) {
            const std::int64_t first = block.first();
            const std::int64_t rows = block.rows();
            total += pair(stripe, block.top + first).count(rows);
            block.full &= ~(~std::uint64_t{0} >> (64 - rows) << first);  // between them they are counted
        }
        total += std::int64_t{64} * std::popcount(block.full);
        return false;
    });
    return total;
}

// Calls visit(first, rows) for runs of rows that may share pixels; stops, and returns true, when visit does.
template <class Visit>
bool SharedPixels::visit_rows(std::int64_t stripe, Order order, Visit visit) const {
    if (by_summary_)
        return visit_blocks(stripe, order, nullptr, [&](const Block& block) {
            return visit(block.top + block.first(), block.rows());
        });
    for (std::int64_t done = 0; done < region_.rows(); done += 64) {
        const std::int64_t rows = std::min<std::int64_t>(64, region_.rows() - done);
        if (visit(order == Order::downward ? region_.y.begin + done : region_.y.end - done - rows, rows))
            return true;
    }
    return false;
}

std::uint64_t SharedPixels::columns(std::int64_t stripe) const {
    std::uint64_t columns = 0;
    visit_rows(stripe, Order::downward, [&](std::int64_t first, std::int64_t rows) {
        columns |= pair(stripe, first).columns(rows);
        return columns == ~std::uint64_t{0};
    });
    return columns;
}

std::int64_t SharedPixels::first_row(std::int64_t stripe, std::int64_t end) const {
    std::int64_t found = -1;
    visit_rows(stripe, Order::downward, [&](std::int64_t first, std::int64_t rows) {
        if (first >= end) return true;
        const std::int64_t last = std::min(first + rows, end);
        if (!pair(stripe, first).any(last - first)) return false;
        for (found = first; word(stripe, found) == 0;) ++found;
        return true;
    });
    return found;
}

std::int64_t SharedPixels::last_row(std::int64_t stripe, std::int64_t begin) const {
    std::int64_t found = -1;
    visit_rows(stripe, Order::upward, [&](std::int64_t first, std::int64_t rows) {
        const std::int64_t top = std::max(first, begin);
        if (top >= first + rows) return true;
        if (!pair(stripe, top).any(first + rows - top)) return false;
        for (found = first + rows - 1; word(stripe, found) == 0;) --found;
        return true;
    });
    return found;
}

}  // namespace graze
