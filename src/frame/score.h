#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace graze {

// A game worth remembering.
struct Score {
    std::string name;         // UTF-8, at most 16 code points, all printable; may be empty
    std::int64_t points = 0;  // 0 to 2^53 - 1
    std::string date;         // YYYY-MM-DD, a day of the calendar
    std::uint64_t seed = 0;
    std::int64_t steps = 0;  // that the game took, 0 to 2^53 - 1
    std::string replay;      // its file's name in the scores' folder, or empty
    friend bool operator==(const Score&, const Score&) = default;
};

constexpr std::size_t most_scores = 10;
constexpr std::size_t longest_name = 16;  // code points

// What came of keeping one.
struct Kept {
    std::optional<int> place{};  // 1 to 10; nothing where it is not among the ten best
    std::string trouble;         // why it was not kept, or what else went wrong; empty: nothing
};

}  // namespace graze
