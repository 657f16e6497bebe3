#pragma once

// Internal: which words of a mask are clear and which are all solid, so that a query over a large mask reads
// only the words along outlines. 3 % of a large mask's memory, at most 10 % of any.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace graze {

// For each stripe of 64 columns (see mask.h) four bitmaps:
//
//     any     bit y: word y has a solid pixel
//     full    bit y: word y is 64 solid pixels
//     blocks  bit i: block i, rows 64 i to 64 i + 63, has a solid pixel
//     solid   bit i: every pixel of block i is solid
//
// Bits beyond the last row are zero, and so is the word before each bitmap and the word behind it: who reads
// 64 bits from any position that meets the bitmap needs no test. Masks less than 128 rows high have none: it
// could not pay.
class MaskSummary {
  public:
    MaskSummary() = default;
    // Of a mask of this size, all clear. Sizes must be legal for a mask.
    MaskSummary(std::int64_t stripes, std::int64_t height);

    bool empty() const { return bits_.empty(); }
    std::size_t memory() const { return bits_.size() * sizeof(std::uint64_t); }  // bytes

    // Word `row` of `stripe` has changed to this.
    void update(std::int64_t stripe, std::int64_t row, std::uint64_t word);

    // The words of rows 64 block to 64 block + rows - 1 of a stripe, which must be clear as yet; 1 <= rows <=
    // 64, less than 64 only in the last block.
    void add_block(std::int64_t stripe, std::int64_t block, const std::uint64_t* words, std::int64_t rows);

    // Is at least a quarter of the words clear or all solid? In noise none is, and reading this first would
    // only cost.
    bool pays() const { return pays_; }

    const std::uint64_t* any(std::int64_t stripe) const { return bits_.data() + any_at(stripe); }
    const std::uint64_t* full(std::int64_t stripe) const { return bits_.data() + full_at(stripe); }
    const std::uint64_t* blocks(std::int64_t stripe) const { return bits_.data() + blocks_at(stripe); }
    const std::uint64_t* solid(std::int64_t stripe) const { return bits_.data() + solid_at(stripe); }

  private:
    // Each bitmap is followed by a word of zeros, which stands before the next one.
    std::int64_t any_at(std::int64_t stripe) const {
        return 1 + stripe * (2 * (row_words_ + 1) + 2 * (block_words_ + 1));
    }
    std::int64_t full_at(std::int64_t stripe) const { return any_at(stripe) + row_words_ + 1; }
    std::int64_t blocks_at(std::int64_t stripe) const { return full_at(stripe) + row_words_ + 1; }
    std::int64_t solid_at(std::int64_t stripe) const { return blocks_at(stripe) + block_words_ + 1; }

    void weigh() { pays_ = mixed_ * 4 <= words_ * 3; }
    void put(std::int64_t bitmap, std::int64_t position, bool value);
    bool get(std::int64_t bitmap, std::int64_t position) const;

    std::int64_t row_words_ = 0;    // of `any` and of `full`, a stripe
    std::int64_t block_words_ = 0;  // of `blocks` and of `solid`, a stripe
    std::int64_t words_ = 0;        // of the mask
    std::int64_t mixed_ = 0;        // of them, neither clear nor all solid
    bool pays_ = false;
    std::vector<std::uint64_t> bits_;
};

}  // namespace graze
