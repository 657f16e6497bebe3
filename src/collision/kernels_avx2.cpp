// The one file that is compiled for AVX2 (see CMakeLists.txt); it runs only where the processor has it.
#include "collision/kernels.h"

#if defined(__AVX2__)

#include <immintrin.h>

#include "collision/kernels_vector.h"

namespace graze {

namespace {

struct Avx2 {
    typedef std::uint64_t V __attribute__((vector_size(32)));

    static bool is_zero(V v) { return _mm256_testz_si256(to_intel(v), to_intel(v)) != 0; }

    // Nibbles looked up, bytes summed (Mula, Kurz and Lemire, "Faster population counts using AVX2
    // instructions").
    static V bits(V v) {
        const __m256i table = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                               0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const __m256i nibble = _mm256_set1_epi8(15);
        const __m256i low = _mm256_and_si256(to_intel(v), nibble);
        const __m256i high = _mm256_and_si256(_mm256_srli_epi16(to_intel(v), 4), nibble);
        const __m256i bytes =
            _mm256_add_epi8(_mm256_shuffle_epi8(table, low), _mm256_shuffle_epi8(table, high));
        const __m256i sums = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
        V result;
        __builtin_memcpy(&result, &sums, sizeof result);
        return result;
    }

    static std::uint64_t bits(std::uint64_t word) {
        return static_cast<std::uint64_t>(__builtin_popcountll(word));  // AVX2 comes with the instruction
    }

  private:
    static __m256i to_intel(V v) {
        __m256i bits;
        __builtin_memcpy(&bits, &v, sizeof bits);
        return bits;
    }
};

__m256i above(const std::uint8_t* eight_pixels, __m256i threshold) {
    const __m256i pixels = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(eight_pixels));
    return _mm256_cmpgt_epi32(_mm256_srli_epi32(pixels, 24), threshold);
}

std::uint32_t solid_32(const std::uint8_t* rgba, __m256i threshold) {
    const __m256i low = _mm256_packs_epi32(above(rgba, threshold), above(rgba + 32, threshold));
    const __m256i high = _mm256_packs_epi32(above(rgba + 64, threshold), above(rgba + 96, threshold));
    // Packing works in each half apart: the fours of pixels come out as 0 2 4 6, 1 3 5 7.
    const __m256i in_order =
        _mm256_permutevar8x32_epi32(_mm256_packs_epi16(low, high), _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(in_order));
}

void solid(const std::uint8_t* rgba, std::size_t pitch, std::size_t rows, std::size_t pixels, int threshold,
           std::uint64_t* words) {
    const __m256i limit = _mm256_set1_epi32(threshold);
    for (std::size_t row = 0; row < rows; ++row, rgba += pitch) {
        std::uint64_t word = 0;
        std::size_t x = 0;
        for (; x + 32 <= pixels; x += 32) word |= std::uint64_t{solid_32(rgba + x * 4, limit)} << x;
        for (; x < pixels; ++x) word |= std::uint64_t{rgba[x * 4 + 3] > threshold} << x;
        words[row] = word;
    }
}

std::uint64_t rows_of(std::uint64_t value, const std::uint64_t* words, std::size_t rows) {
    const __m256i values = _mm256_set1_epi64x(static_cast<long long>(value));
    std::uint64_t found = 0;
    std::size_t i = 0;
    for (; i + 4 <= rows; i += 4) {
        const __m256i four = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(words + i));
        const int equal = _mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(four, values)));
        found |= std::uint64_t{static_cast<unsigned>(equal)} << i;
    }
    for (; i < rows; ++i) found |= std::uint64_t{words[i] == value} << i;
    return found;
}

using Loops = VectorKernels<Avx2>;

constexpr Kernels table{Loops::any, Loops::count, Loops::columns, rows_of, solid};

}  // namespace

const Kernels* const avx2_kernels = &table;

}  // namespace graze

#else

namespace graze {

const Kernels* const avx2_kernels = nullptr;

}  // namespace graze

#endif
