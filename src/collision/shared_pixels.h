#pragma once

// Internal: the pixels that two masks share, stripe by stripe of the first. The plain queries of overlap.h
// are written in these words.

#include <algorithm>
#include <cstdint>

#include "collision/box.h"
#include "collision/kernels.h"
#include "collision/mask.h"

namespace graze {

// Where the rectangles of two masks meet along one axis, in pixels of a: [begin, end). Empty: begin >= end.
struct SharedSpan {
    std::int64_t offset = 0;  // where b begins
    std::int64_t begin = 0;
    std::int64_t end = 0;

    SharedSpan(std::int64_t a_size, std::int64_t b_size, std::int64_t b_offset) : offset(b_offset) {
        if (offset >= a_size) return;  // or the sum might overflow
        begin = std::max<std::int64_t>(0, offset);
        end = std::min(a_size, offset + b_size);
    }
};

struct SharedRegion {
    SharedSpan x;
    SharedSpan y;

    SharedRegion(const Mask& a, const Mask& b, const Point& offset)
        : x(a.width(), b.width(), offset.x), y(a.height(), b.height(), offset.y) {}

    bool empty() const { return x.begin >= x.end || y.begin >= y.end; }
    std::int64_t first_stripe() const { return x.begin >> 6; }
    std::int64_t end_stripe() const { return empty() ? first_stripe() : (x.end + 63) >> 6; }
    std::int64_t rows() const { return y.end - y.begin; }
};

// What the kernels take: a run of rows in one stripe of a, and the stripes of b under it.
struct StripePair {
    const std::uint64_t* a = nullptr;
    const std::uint64_t* low = nullptr;
    const std::uint64_t* high = nullptr;
    unsigned shift = 0;

    // The shared pixels of row i of the run: bit x is pixel 64 stripe + x of a.
    std::uint64_t word(std::int64_t i) const {
        const std::uint64_t from_low = low != nullptr ? low[i] >> shift : 0;
        const std::uint64_t from_high = high != nullptr ? high[i] << (64 - shift) : 0;
        return a[i] & (from_low | from_high);
    }
    bool any(std::int64_t rows) const {
        return kernels().any(a, low, high, shift, static_cast<std::size_t>(rows));
    }
    std::int64_t count(std::int64_t rows) const {
        return kernels().count(a, low, high, shift, static_cast<std::size_t>(rows));
    }
    std::uint64_t columns(std::int64_t rows) const {
        return kernels().columns(a, low, high, shift, static_cast<std::size_t>(rows));
    }
};

// The words of a stripe of a from `row` on, and those of b under them; the row must be in the region.
inline StripePair stripe_pair(const Mask& a, const Mask& b, const SharedRegion& region, std::int64_t stripe,
                              std::int64_t row) {
    const std::int64_t start = stripe * 64 - region.x.offset;  // the column of b under a's first
    const std::int64_t low = start >> 6;                       // floor
    StripePair pair;
    pair.shift = static_cast<unsigned>(start & 63);
    pair.a = a.stripe_words(stripe) + row;
    if (low >= 0 && low < b.stripes()) pair.low = b.stripe_words(low) + (row - region.y.offset);
    if (pair.shift != 0 && low + 1 >= 0 && low + 1 < b.stripes())
        pair.high = b.stripe_words(low + 1) + (row - region.y.offset);
    return pair;
}

// Should a query read the masks' summaries first? Below 256 words, that is 64 rows of 256 pixels or the like,
// reading the words costs less.
inline bool summaries_pay(const Mask& a, const Mask& b, const SharedRegion& region) {
    return (a.summary().pays() || b.summary().pays()) && !a.summary().empty() && !b.summary().empty() &&
           (region.end_stripe() - region.first_stripe()) * region.rows() >= 256;
}

class SharedPixels {
  public:
    // a and b must outlive this.
    SharedPixels(const Mask& a, const Mask& b, const Point& offset)
        : a_(a), b_(b), region_(a, b, offset), by_summary_(summaries_pay(a, b, region_)) {}

    const SharedRegion& region() const { return region_; }

    // Is there one? Only where the summaries pay.
    bool any_by_summary() const;

    // Of one stripe of a, over all rows of the region.
    std::int64_t count(std::int64_t stripe) const;
    std::uint64_t columns(std::int64_t stripe) const;  // bit x: is a pixel shared in column x?

    // The first row below `end`, or the last one from `begin` on, in which the stripe shares a pixel; -1:
    // none.
    std::int64_t first_row(std::int64_t stripe, std::int64_t end) const;
    std::int64_t last_row(std::int64_t stripe, std::int64_t begin) const;

    // Of one word: bit x is pixel 64 stripe + x of a.
    std::uint64_t word(std::int64_t stripe, std::int64_t row) const { return pair(stripe, row).word(0); }

  private:
    enum class Order { downward, upward };

    StripePair pair(std::int64_t stripe, std::int64_t row) const {
        return stripe_pair(a_, b_, region_, stripe, row);
    }
    // Does each stripe of a lie over one of b?
    bool columns_aligned() const { return (region_.x.offset & 63) == 0; }

    std::uint64_t blocks_below(std::int64_t low, std::int64_t w) const;
    std::uint64_t solid_below(std::int64_t stripe, std::int64_t w) const;
    template <class Visit>
    bool visit_candidates(std::int64_t stripe, std::int64_t w, std::uint64_t candidates, Order order,
                          Visit visit) const;
    template <class Visit>
    bool visit_blocks(std::int64_t stripe, Order order, std::int64_t* solid_pixels, Visit visit) const;
    template <class Visit>
    bool visit_rows(std::int64_t stripe, Order order, Visit visit) const;

    const Mask& a_;
    const Mask& b_;
    SharedRegion region_;
    bool by_summary_ = false;
};

}  // namespace graze
