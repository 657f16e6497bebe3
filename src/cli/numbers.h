#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace graze {

// The whole text must be the number; no spaces. Reals are finite.
std::optional<double> parse_real(std::string_view text);
std::optional<std::int64_t> parse_whole(std::string_view text);
std::optional<std::uint64_t> parse_unsigned(std::string_view text);

// Two numbers with a comma (or another separator) between, "12,-3".
std::optional<std::pair<double, double>> parse_real_pair(std::string_view text);
std::optional<std::pair<std::int64_t, std::int64_t>> parse_whole_pair(std::string_view text,
                                                                      char separator = ',');

}  // namespace graze
