#pragma once

// Internal to the grid: puts pairs in order.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "collision/grid.h"

namespace graze {

// A pair as one number that sorts like it.
inline std::uint64_t pair_key(std::uint32_t a, std::uint32_t b) {
    // Without a branch: which of the two is smaller is anybody's guess.
    const std::uint32_t swap = (a ^ b) & (0U - static_cast<std::uint32_t>(a > b));
    return std::uint64_t{a ^ swap} << 32 | (b ^ swap);
}

class PairOrder {
  public:
    // Sorts the first `count` keys, of bodies 0..bodies-1, into `pairs`. Radix sort by the first body's upper
    // bits, then insertion: O(count), or O(count log count) where few bodies are in most pairs. Changes
    // `keys`.
    void sort(std::vector<std::uint64_t>& keys, std::size_t count, std::size_t bodies,
              std::vector<Pair>& pairs);

  private:
    std::vector<std::uint64_t> other_;
    std::vector<std::uint32_t> buckets_;
};

}  // namespace graze
