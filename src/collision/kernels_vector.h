#pragma once

// Internal: the kernels over vectors of any width, as the compilers' vector extension gives them. It is
// compiled once for each instruction set, with another vector type V, so no function here is shared between
// them. (For the same reason nothing of the standard library is called: an inline function compiled for AVX2
// might be the one that the linker keeps for all.)

#include <cstddef>
#include <cstdint>

#include "collision/kernels.h"

namespace graze {

// Set bits of each 64-bit lane: pairs, nibbles and bytes summed side by side (Warren, Hacker's Delight, 5-1).
template <class T>
T bits_by_sums(T v) {
    v = v - (v >> 1 & 0x5555'5555'5555'5555u);
    v = (v & 0x3333'3333'3333'3333u) + (v >> 2 & 0x3333'3333'3333'3333u);
    v = (v + (v >> 4)) & 0x0f0f'0f0f'0f0f'0f0fu;
    v += v >> 8;  // no multiplication: SSE2 and AVX2 have none of 64 bits
    v += v >> 16;
    v += v >> 32;
    return v & 0x7fu;
}

// Set: the vector type V, is_zero(V): are all bits clear?, and bits(V): the number of set bits in each lane.
template <class Set>
struct VectorKernels {
    using V = typename Set::V;
    static constexpr std::size_t lanes = sizeof(V) / sizeof(std::uint64_t);

    static V load(const std::uint64_t* words) {
        V v;
        __builtin_memcpy(&v, words, sizeof v);
        return v;
    }

    using Words = const std::uint64_t*;

    // The four ways in which a stripe of b can lie under a stripe of a. vector(i): the shared pixels of rows
    // i to i + lanes - 1; word(i): of row i.
    struct Aligned {
        Words a, below;
        V vector(std::size_t i) const { return load(a + i) & load(below + i); }
        std::uint64_t word(std::size_t i) const { return a[i] & below[i]; }
    };
    struct Low {
        Words a, below;
        unsigned right;
        V vector(std::size_t i) const { return load(a + i) & load(below + i) >> right; }
        std::uint64_t word(std::size_t i) const { return a[i] & below[i] >> right; }
    };
    struct High {
        Words a, below;
        unsigned left;
        V vector(std::size_t i) const { return load(a + i) & load(below + i) << left; }
        std::uint64_t word(std::size_t i) const { return a[i] & below[i] << left; }
    };
    struct Both {
        Words a, below, high;
        unsigned right, left;
        V vector(std::size_t i) const {
            return load(a + i) & (load(below + i) >> right | load(high + i) << left);
        }
        std::uint64_t word(std::size_t i) const { return a[i] & (below[i] >> right | high[i] << left); }
    };

    template <class Loop>
    static auto over(Words a, Words low, Words high, unsigned shift, Loop loop)
        -> decltype(loop(Aligned{a, low})) {
        if (low != nullptr && high != nullptr) return loop(Both{a, low, high, shift, 64 - shift});
        if (high != nullptr) return loop(High{a, high, 64 - shift});
        if (low == nullptr) return {};
        if (shift == 0) return loop(Aligned{a, low});
        return loop(Low{a, low, shift});
    }

    static std::uint64_t or_lanes(V v) {
        std::uint64_t word = 0;
        for (std::size_t lane = 0; lane < lanes; ++lane) word |= v[lane];
        return word;
    }

    // Rows by which `words` stands beyond a multiple of V's size. A load that crosses a cache line costs two.
    static std::size_t rows_beyond_aligned(const std::uint64_t* words) {
        return reinterpret_cast<std::uintptr_t>(words) / sizeof(std::uint64_t) % lanes;
    }

    // The shared pixels of n rows, over each other.
    template <std::size_t n, class Source>
    static V together(const Source& source, std::size_t i) {
        V even = source.vector(i);
        V odd = source.vector(i + lanes);
        for (std::size_t next = 2 * lanes; next < n; next += 2 * lanes) {
            even |= source.vector(i + next);
            odd |= source.vector(i + next + lanes);
        }
        return even | odd;
    }

    // 32 rows are read for each test; at first 16, as many hits are found by them. Vectors may lie over
    // others: reading a row twice does no harm. Of long runs the last vector is left to the end, as it may be
    // far from the cache.
    static bool any(Words a, Words low, Words high, unsigned shift, std::size_t rows) {
        return over(a, low, high, shift, [rows](auto source) {
            if (rows < lanes) {
                std::uint64_t few = 0;
                for (std::size_t i = 0; i < rows; ++i) few |= source.word(i);
                return few != 0;
            }
            const bool is_long = rows >= 128;
            V rest{};
            std::size_t i = 0;
            if (is_long) {
                if (!Set::is_zero(together<16>(source, 0))) return true;
                i = 16 - rows_beyond_aligned(source.below);
                if (!Set::is_zero(together<16>(source, i))) return true;
                i += 16;
            } else {
                rest = source.vector(rows - lanes);
                for (; i < 32 && i + 16 <= rows; i += 16)
                    if (!Set::is_zero(together<16>(source, i))) return true;
            }
            for (; i + 32 <= rows; i += 32)
                if (!Set::is_zero(together<32>(source, i))) return true;
            if (i + 16 <= rows) {
                rest |= together<16>(source, i);
                i += 16;
            }
            for (; i + lanes <= rows; i += lanes) rest |= source.vector(i);
            if (is_long) rest |= source.vector(rows - lanes);
            return !Set::is_zero(rest);
        });
    }

    static std::uint64_t columns(Words a, Words low, Words high, unsigned shift, std::size_t rows) {
        return over(a, low, high, shift, [rows](auto source) {
            V shared{};
            std::size_t i = 0;
            for (; i + lanes <= rows; i += lanes) shared |= source.vector(i);
            std::uint64_t rest = or_lanes(shared);
            for (; i < rows; ++i) rest |= source.word(i);
            return rest;
        });
    }

    // A full adder in every bit: sum and carry of three.
    static void add(V& carry, V& sum, V x, V y) {
        const V half = sum ^ x;
        carry = (sum & x) | (half & y);
        sum = half ^ y;
    }

    // Harley-Seal (Warren, Hacker's Delight, 5-1; Mula, Kurz and Lemire, "Faster population counts using AVX2
    // instructions"): carry-save adders gather eight vectors into one whose bits count eight each.
    struct Counter {
        V ones{};
        V twos{};
        V fours{};
        V eights{};
        V sixteens{};  // in each lane, the number of sixteens
        V single{};    // in each lane, what was added alone

        // at(k): the k-th of eight vectors. Their bits go into ones, twos and fours; what they carry is the
        // result.
        template <class At>
        V carry_of_eight(At at) {
            V twos_a, twos_b, fours_a, fours_b, carry;
            add(twos_a, ones, at(0), at(1));
            add(twos_b, ones, at(2), at(3));
            add(fours_a, twos, twos_a, twos_b);
            add(twos_a, ones, at(4), at(5));
            add(twos_b, ones, at(6), at(7));
            add(fours_b, twos, twos_a, twos_b);
            add(carry, fours, fours_a, fours_b);
            return carry;
        }

        template <class At>
        void add_sixteen(At at) {
            const V first = carry_of_eight(at);
            const V second = carry_of_eight([&](std::size_t k) { return at(k + 8); });
            V carry;
            add(carry, eights, first, second);
            sixteens += Set::bits(carry);
        }

        template <class At>
        void add_eight(At at) {
            single += Set::bits(carry_of_eight(at)) << 3;
        }

        void add_one(V v) { single += Set::bits(v); }

        std::int64_t total() const {
            const V sum = single + (sixteens << 4) + (Set::bits(eights) << 3) + (Set::bits(fours) << 2) +
                          (Set::bits(twos) << 1) + Set::bits(ones);
            std::uint64_t all = 0;
            for (std::size_t lane = 0; lane < lanes; ++lane) all += sum[lane];
            return static_cast<std::int64_t>(all);
        }
    };

    static std::int64_t count(Words a, Words low, Words high, unsigned shift, std::size_t rows) {
        return over(a, low, high, shift, [rows](auto source) {
            Counter counter;
            std::size_t i = 0;
            for (; i + 16 * lanes <= rows; i += 16 * lanes)
                counter.add_sixteen([&](std::size_t k) { return source.vector(i + k * lanes); });
            if (i + 8 * lanes <= rows) {
                counter.add_eight([&](std::size_t k) { return source.vector(i + k * lanes); });
                i += 8 * lanes;
            }
            for (; i + lanes <= rows; i += lanes) counter.add_one(source.vector(i));
            std::int64_t total = counter.total();
            for (; i < rows; ++i) total += static_cast<std::int64_t>(Set::bits(source.word(i)));
            return total;
        });
    }
};

}  // namespace graze
