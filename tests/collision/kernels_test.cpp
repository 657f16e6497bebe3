#include "collision/kernels.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "support/instruction_sets.h"

namespace graze {
namespace {

// Words on the heap with exactly `rows` of them, so that a sanitizer sees a read beyond the end.
std::vector<std::uint64_t> random_words(std::size_t rows, std::mt19937_64& random, int sparse) {
    std::vector<std::uint64_t> words(rows);
    for (auto& word : words) {
        word = random();
        for (int i = 0; i < sparse; ++i) word &= random();
    }
    return words;
}

// Pixel x of the 64 of a row of b under a, bit by bit.
bool below(const std::vector<std::uint64_t>* low, const std::vector<std::uint64_t>* high, unsigned shift,
           std::size_t row, unsigned x) {
    const unsigned column = x + shift;
    const auto* stripe = column < 64 ? low : high;
    return stripe != nullptr && ((*stripe)[row] >> (column % 64) & 1) != 0;
}

TEST(Kernels, EveryShiftAndLengthEqualsBitByBit) {
    std::mt19937_64 random(1);
    test::with_each_instruction_set([&] {
        for (const std::size_t rows :
             {1u, 2u, 3u, 4u, 5u, 15u, 16u, 17u, 31u, 33u, 61u, 64u, 127u, 128u, 130u, 259u}) {
            for (unsigned shift = 0; shift<64; shift += rows> 64 ? 21 : 7) {
                const auto a = random_words(rows, random, 3);
                const auto low = random_words(rows, random, 3);
                const auto high = random_words(rows, random, 3);
                for (const int present : {0, 1, 2, 3}) {
                    const auto* l = (present & 1) != 0 ? &low : nullptr;
                    const auto* h = (present & 2) != 0 && shift != 0 ? &high : nullptr;
                    std::int64_t count = 0;
                    std::uint64_t columns = 0;
                    for (std::size_t row = 0; row < rows; ++row) {
                        for (unsigned x = 0; x < 64; ++x) {
                            if ((a[row] >> x & 1) == 0 || !below(l, h, shift, row, x)) continue;
                            ++count;
                            columns |= std::uint64_t{1} << x;
                        }
                    }
                    const auto* low_words = l != nullptr ? l->data() : nullptr;
                    const auto* high_words = h != nullptr ? h->data() : nullptr;
                    const Kernels& k = kernels();
                    ASSERT_EQ(k.any(a.data(), low_words, high_words, shift, rows), count > 0);
                    ASSERT_EQ(k.count(a.data(), low_words, high_words, shift, rows), count);
                    ASSERT_EQ(k.columns(a.data(), low_words, high_words, shift, rows), columns);
                }
            }
        }
    });
}

TEST(Kernels, OneSharedPixelIsFoundInEveryRow) {
    test::with_each_instruction_set([&] {
        for (const std::size_t rows : {1u, 3u, 16u, 47u, 64u, 130u, 200u}) {
            for (std::size_t row = 0; row < rows; ++row) {
                std::vector<std::uint64_t> a(rows), low(rows, ~std::uint64_t{0});
                a[row] = std::uint64_t{1} << (row % 64);
                ASSERT_TRUE(kernels().any(a.data(), low.data(), nullptr, 0, rows)) << rows << ' ' << row;
                ASSERT_EQ(kernels().count(a.data(), low.data(), nullptr, 0, rows), 1);
                ASSERT_EQ(kernels().columns(a.data(), low.data(), nullptr, 0, rows), a[row]);
            }
        }
    });
}

TEST(Kernels, AllPixelsOfLongRunsAreCounted) {
    test::with_each_instruction_set([&] {
        for (const std::size_t rows : {64u, 1000u, 4099u}) {
            const std::vector<std::uint64_t> solid(rows, ~std::uint64_t{0});
            EXPECT_EQ(kernels().count(solid.data(), solid.data(), nullptr, 0, rows),
                      static_cast<std::int64_t>(rows) * 64);
            EXPECT_EQ(kernels().count(solid.data(), solid.data(), solid.data(), 13, rows),
                      static_cast<std::int64_t>(rows) * 64);
        }
    });
}

TEST(Kernels, RowsOfAValueAreFound) {
    test::with_each_instruction_set([&] {
        for (std::size_t rows = 1; rows <= 64; ++rows) {
            std::vector<std::uint64_t> words(rows);
            std::uint64_t clear = 0;
            std::uint64_t full = 0;
            for (std::size_t i = 0; i < rows; ++i) {
                words[i] = i % 3 == 0 ? 0 : i % 3 == 1 ? ~std::uint64_t{0} : std::uint64_t{1} << i;
                clear |= std::uint64_t{i % 3 == 0} << i;
                full |= std::uint64_t{i % 3 == 1} << i;
            }
            ASSERT_EQ(kernels().rows_of(0, words.data(), rows), clear) << rows;
            ASSERT_EQ(kernels().rows_of(~std::uint64_t{0}, words.data(), rows), full) << rows;
        }
    });
}

TEST(Kernels, SolidIsAlphaAboveTheThresholdForEveryAlphaAndThreshold) {
    std::vector<std::uint8_t> rgba;
    for (int alpha = 0; alpha < 256; ++alpha)
        rgba.insert(rgba.end(), {255, 255, 255, static_cast<std::uint8_t>(alpha)});
    test::with_each_instruction_set([&] {
        for (const int threshold : {0, 1, 60, 127, 128, 254, 255}) {
            for (const std::size_t pixels : {64u, 63u, 17u, 8u, 1u}) {
                std::uint64_t words[4] = {};
                kernels().solid(rgba.data(), 256, 4, pixels, threshold, words);
                for (std::size_t row = 0; row < 4; ++row) {
                    for (std::size_t x = 0; x < 64; ++x)
                        ASSERT_EQ((words[row] >> x & 1) != 0,
                                  x<pixels&& static_cast<int>(row * 64 + x)> threshold)
                            << threshold << ' ' << pixels << ' ' << row << ' ' << x;
                }
            }
        }
    });
}

TEST(Kernels, WhatIsChosenIsUsed) {
    const InstructionSet before = instruction_set();
    ASSERT_TRUE(supported(InstructionSet::portable));
    ASSERT_TRUE(choose_instruction_set(InstructionSet::portable));
    EXPECT_EQ(instruction_set(), InstructionSet::portable);
    EXPECT_EQ(&kernels(), &portable_kernels);
    const bool has_avx2 = supported(InstructionSet::avx2);
    EXPECT_EQ(choose_instruction_set(InstructionSet::avx2), has_avx2);
    EXPECT_EQ(instruction_set(), has_avx2 ? InstructionSet::avx2 : InstructionSet::portable);
    choose_instruction_set(before);
}

}  // namespace
}  // namespace graze
