#include "collision/grid_pairs.h"

#include <algorithm>
#include <bit>
#include <span>

namespace graze {

namespace {

constexpr int most_bits = 14;  // a pass: its buckets fit the second-level cache

// Moves the keys, stably, into the order of `bits` bits from `shift` on.
void radix_pass(std::span<const std::uint64_t> from, std::span<std::uint64_t> to, int shift, int bits,
                std::vector<std::uint32_t>& buckets) {
    const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
    buckets.assign(std::size_t{1} << bits, 0);
    for (const std::uint64_t key : from) ++buckets[key >> shift & mask];
    std::uint32_t start = 0;
    for (std::uint32_t& bucket : buckets) {
        const std::uint32_t size = bucket;
        bucket = start;
        start += size;
    }
    for (const std::uint64_t key : from) to[buckets[key >> shift & mask]++] = key;
}

std::uint64_t key_of(const Pair& pair) {
    return std::uint64_t{pair.first} << 32 | pair.second;
}
Pair pair_of(std::uint64_t key) {
    return {static_cast<std::uint32_t>(key >> 32), static_cast<std::uint32_t>(key)};
}

// The pairs, after one bubble pass without a branch: it settles most of what two neighbours have to settle.
void swap_neighbours(std::span<const std::uint64_t> keys, std::span<Pair> pairs) {
    std::uint64_t larger = keys[0];
    for (std::size_t i = 1; i < keys.size(); ++i) {
        const std::uint64_t swap = (larger ^ keys[i]) & (0U - static_cast<std::uint64_t>(larger > keys[i]));
        pairs[i - 1] = pair_of(larger ^ swap);
        larger = keys[i] ^ swap;
    }
    pairs[keys.size() - 1] = pair_of(larger);
}

// For pairs that are nearly in order; gives up when they are not.
bool insertion_sort(std::span<Pair> pairs) {
    std::size_t moves = 0;
    std::uint64_t largest = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const std::uint64_t key = key_of(pairs[i]);
        if (key >= largest) {
            largest = key;
            continue;
        }
        std::size_t place = i;
        for (; place > 0 && key < key_of(pairs[place - 1]); --place) pairs[place] = pairs[place - 1];
        pairs[place] = pair_of(key);
        moves += i - place;
        if (moves > 4 * pairs.size()) return false;
    }
    return true;
}

}  // namespace

void PairOrder::sort(std::vector<std::uint64_t>& keys, std::size_t count, std::size_t bodies,
                     std::vector<Pair>& pairs) {
    pairs.resize(count);
    if (count == 0 || bodies < 2) return;
    if (other_.size() < count) other_.resize(keys.size());
    std::span<std::uint64_t> from(keys.data(), count);
    std::span<std::uint64_t> to(other_.data(), count);

    // As many buckets as there are pairs tell enough of them apart.
    const int id_bits = static_cast<int>(std::bit_width(bodies - 1));
    const int bits = std::min(id_bits, static_cast<int>(std::bit_width(count)) + 1);
    const int passes = (bits + most_bits - 1) / most_bits;
    const int pass_bits = (bits + passes - 1) / passes;
    for (int pass = 0; pass < passes; ++pass) {
        radix_pass(from, to, 32 + id_bits - bits + pass * pass_bits, pass_bits, buckets_);
        std::swap(from, to);
    }
    swap_neighbours(from, pairs);
    if (!insertion_sort(pairs)) std::sort(pairs.begin(), pairs.end());
}

}  // namespace graze
