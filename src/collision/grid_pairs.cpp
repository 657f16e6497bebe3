#include "collision/grid_pairs.h"

#include <algorithm>
#include <bit>
#include <span>

namespace graze {

namespace {

constexpr int most_bits = 12;  // a pass: its buckets fit the first-level cache

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

// One bubble pass without a branch: it settles most of what two neighbours have to settle.
void swap_neighbours(std::span<std::uint64_t> keys) {
    std::uint64_t larger = keys[0];
    for (std::size_t i = 1; i < keys.size(); ++i) {
        const std::uint64_t swap = (larger ^ keys[i]) & (0U - static_cast<std::uint64_t>(larger > keys[i]));
        keys[i - 1] = larger ^ swap;
        larger = keys[i] ^ swap;
    }
    keys[keys.size() - 1] = larger;
}

// For keys that are nearly in order; gives up when they are not.
bool insertion_sort(std::span<std::uint64_t> keys) {
    std::size_t moves = 0;
    for (std::size_t i = 1; i < keys.size(); ++i) {
        const std::uint64_t key = keys[i];
        std::size_t place = i;
        for (; place > 0 && key < keys[place - 1]; --place) keys[place] = keys[place - 1];
        keys[place] = key;
        moves += i - place;
        if (moves > 4 * keys.size()) return false;
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
    swap_neighbours(from);
    if (!insertion_sort(from)) std::sort(from.begin(), from.end());
    for (std::size_t i = 0; i < count; ++i)
        pairs[i] = {static_cast<std::uint32_t>(from[i] >> 32), static_cast<std::uint32_t>(from[i])};
}

}  // namespace graze
