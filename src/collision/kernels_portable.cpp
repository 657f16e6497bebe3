#include "collision/kernels.h"
#include "collision/kernels_vector.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace graze {

namespace {

struct Portable {
    typedef std::uint64_t V __attribute__((vector_size(16)));
    static bool is_zero(V v) { return (v[0] | v[1]) == 0; }
    static V bits(V v) { return bits_by_sums(v); }
    static std::uint64_t bits(std::uint64_t word) { return bits_by_sums(word); }
};

#if defined(__SSE2__)

__m128i above(const std::uint8_t* four_pixels, __m128i threshold) {
    const __m128i pixels = _mm_loadu_si128(reinterpret_cast<const __m128i*>(four_pixels));
    return _mm_cmpgt_epi32(_mm_srli_epi32(pixels, 24), threshold);
}

// Bit x of the result for each of 16 pixels. SSE2 is part of every x86-64.
std::uint64_t solid_16(const std::uint8_t* rgba, int threshold) {
    const __m128i limit = _mm_set1_epi32(threshold);
    const __m128i low = _mm_packs_epi32(above(rgba, limit), above(rgba + 16, limit));
    const __m128i high = _mm_packs_epi32(above(rgba + 32, limit), above(rgba + 48, limit));
    return static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_packs_epi16(low, high)));
}

// Bit i of the result: is word i of two this value? SSE2 compares halves: both must be equal.
std::uint64_t which_of_two(std::uint64_t value, const std::uint64_t* words) {
    const __m128i two = _mm_loadu_si128(reinterpret_cast<const __m128i*>(words));
    const __m128i halves = _mm_cmpeq_epi32(two, _mm_set1_epi64x(static_cast<long long>(value)));
    const __m128i swapped = _mm_shuffle_epi32(halves, _MM_SHUFFLE(2, 3, 0, 1));
    return static_cast<std::uint64_t>(_mm_movemask_pd(_mm_castsi128_pd(_mm_and_si128(halves, swapped))));
}

#else

std::uint64_t solid_16(const std::uint8_t* rgba, int threshold) {
    std::uint64_t word = 0;
    for (unsigned x = 0; x < 16; ++x) word |= std::uint64_t{rgba[x * 4 + 3] > threshold} << x;
    return word;
}

std::uint64_t which_of_two(std::uint64_t value, const std::uint64_t* words) {
    return std::uint64_t{words[0] == value} | std::uint64_t{words[1] == value} << 1;
}

#endif

std::uint64_t solid_64(const std::uint8_t* rgba, int threshold) {
    return solid_16(rgba, threshold) | solid_16(rgba + 64, threshold) << 16 |
           solid_16(rgba + 128, threshold) << 32 | solid_16(rgba + 192, threshold) << 48;
}

void solid(const std::uint8_t* rgba, std::size_t pitch, std::size_t rows, std::size_t pixels, int threshold,
           std::uint64_t* words) {
    for (std::size_t row = 0; row < rows; ++row, rgba += pitch) {
        if (pixels == 64) {
            words[row] = solid_64(rgba, threshold);
            continue;
        }
        std::uint64_t word = 0;
        for (std::size_t x = 0; x < pixels; ++x) word |= std::uint64_t{rgba[x * 4 + 3] > threshold} << x;
        words[row] = word;
    }
}

std::uint64_t rows_of(std::uint64_t value, const std::uint64_t* words, std::size_t rows) {
    std::uint64_t found = 0;
    std::size_t i = 0;
    for (; i + 2 <= rows; i += 2) found |= which_of_two(value, words + i) << i;
    for (; i < rows; ++i) found |= std::uint64_t{words[i] == value} << i;
    return found;
}

using Loops = VectorKernels<Portable>;

}  // namespace

const Kernels portable_kernels{Loops::any, Loops::count, Loops::columns, rows_of, solid};

}  // namespace graze
