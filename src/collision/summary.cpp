#include "collision/summary.h"

#include <bit>

#include "collision/kernels.h"

namespace graze {

namespace {

constexpr std::int64_t least_height = 128;
constexpr std::uint64_t all_solid = ~std::uint64_t{0};

std::int64_t words_for(std::int64_t bits) {
    return (bits + 63) / 64;
}

bool is_mixed(std::uint64_t word) {
    return word != 0 && word != all_solid;
}

}  // namespace

MaskSummary::MaskSummary(std::int64_t stripes, std::int64_t height) : words_(stripes * height) {
    if (height < least_height || stripes == 0) return;
    row_words_ = words_for(height);
    block_words_ = words_for(row_words_);
    bits_.resize(static_cast<std::size_t>(any_at(stripes) + 1));
    weigh();
}

void MaskSummary::put(std::int64_t bitmap, std::int64_t position, bool value) {
    const std::uint64_t bit = std::uint64_t{1} << (position % 64);
    std::uint64_t& word = bits_[static_cast<std::size_t>(bitmap + position / 64)];
    word = value ? word | bit : word & ~bit;
}

bool MaskSummary::get(std::int64_t bitmap, std::int64_t position) const {
    return (bits_[static_cast<std::size_t>(bitmap + position / 64)] >> (position % 64) & 1) != 0;
}

void MaskSummary::update(std::int64_t stripe, std::int64_t row, std::uint64_t word) {
    if (bits_.empty()) return;
    if (get(any_at(stripe), row) && !get(full_at(stripe), row)) --mixed_;
    if (is_mixed(word)) ++mixed_;
    put(any_at(stripe), row, word != 0);
    put(full_at(stripe), row, word == all_solid);
    put(blocks_at(stripe), row / 64, any(stripe)[row / 64] != 0);
    put(solid_at(stripe), row / 64, full(stripe)[row / 64] == all_solid);
    weigh();
}

void MaskSummary::add_block(std::int64_t stripe, std::int64_t block, const std::uint64_t* words,
                            std::int64_t rows) {
    if (bits_.empty()) return;
    const auto count = static_cast<std::size_t>(rows);
    const std::uint64_t within = all_solid >> (64 - rows);
    const std::uint64_t any_rows = ~kernels().rows_of(0, words, count) & within;
    const std::uint64_t full_rows = kernels().rows_of(all_solid, words, count);
    mixed_ += std::popcount(any_rows & ~full_rows);
    bits_[static_cast<std::size_t>(any_at(stripe) + block)] = any_rows;
    bits_[static_cast<std::size_t>(full_at(stripe) + block)] = full_rows;
    put(blocks_at(stripe), block, any_rows != 0);
    put(solid_at(stripe), block, full_rows == all_solid);
    weigh();
}

}  // namespace graze
