#pragma once

// Internal: the inner loops of the mask queries, once for every processor and once for AVX2. Users of the
// module need only choose_instruction_set, and seldom that.

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace graze {

// Portable is plain C++ in 16-byte vectors (SSE2 on x86-64, NEON on AArch64); AVX2 has 32-byte vectors.
enum class InstructionSet { portable, avx2 };

bool supported(InstructionSet set);  // by this build and by this processor

// What the queries use: the best one supported, until another is chosen. Every one gives the same answers.
InstructionSet instruction_set();

// For comparing them. False, and nothing changes, where it is not supported. Safe at any time, also while
// other threads query.
bool choose_instruction_set(InstructionSet set);

// A run of rows in one stripe of mask a, and the pixels of mask b under it. Row i's shared pixels are
//
//     a[i] & (low[i] >> shift | high[i] << (64 - shift))
//
// as b's stripes stand `shift` columns (0..63) to the left of a's: `low` is the stripe of b under a's first
// columns, `high` the next one. Either may be null: clear. With shift 0, high is null. (Four arguments, not a
// struct: they travel in registers.) Nothing is read beyond `rows` words of each.
struct Kernels {
    // Is any pixel shared?
    bool (*any)(const std::uint64_t* a, const std::uint64_t* low, const std::uint64_t* high, unsigned shift,
                std::size_t rows);
    // How many are.
    std::int64_t (*count)(const std::uint64_t* a, const std::uint64_t* low, const std::uint64_t* high,
                          unsigned shift, std::size_t rows);
    // Bit x: is any shared in column x?
    std::uint64_t (*columns)(const std::uint64_t* a, const std::uint64_t* low, const std::uint64_t* high,
                             unsigned shift, std::size_t rows);

    // Bit i, i < rows <= 64: is words[i] this value?
    std::uint64_t (*rows_of)(std::uint64_t value, const std::uint64_t* words, std::size_t rows);

    // words[i], i < rows: bit x is set where the alpha of pixel x of row i is above the threshold, x < pixels
    // <= 64. Rows of 8-bit RGBA stand `pitch` bytes apart. Threshold 0..255.
    void (*solid)(const std::uint8_t* rgba, std::size_t pitch, std::size_t rows, std::size_t pixels,
                  int threshold, std::uint64_t* words);
};

// The table chosen; null until it is asked for. Relaxed loads and stores: the tables are constants, and any
// of them is right at any moment.
extern constinit std::atomic<const Kernels*> chosen_kernels;
const Kernels& choose_best_kernels();

inline const Kernels& kernels() {  // of the instruction set chosen
    const Kernels* const table = chosen_kernels.load(std::memory_order_relaxed);
    return table != nullptr ? *table : choose_best_kernels();
}

extern const Kernels portable_kernels;
extern const Kernels* const avx2_kernels;  // null where this build has none

}  // namespace graze
