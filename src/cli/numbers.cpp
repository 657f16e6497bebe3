#include "cli/numbers.h"

#include <charconv>
#include <cmath>

namespace graze {

namespace {

template <class Number>
std::optional<Number> parse(std::string_view text) {
    if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
    Number value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

template <class Number, class Parse>
std::optional<std::pair<Number, Number>> parse_pair(std::string_view text, char separator, Parse parse_one) {
    const std::size_t comma = text.find(separator);
    if (comma == std::string_view::npos) return std::nullopt;
    const std::optional<Number> first = parse_one(text.substr(0, comma));
    const std::optional<Number> second = parse_one(text.substr(comma + 1));
    if (!first || !second) return std::nullopt;
    return std::pair(*first, *second);
}

}  // namespace

std::optional<double> parse_real(std::string_view text) {
    const std::optional<double> value = parse<double>(text);
    return value && std::isfinite(*value) ? value : std::nullopt;
}

std::optional<std::int64_t> parse_whole(std::string_view text) {
    return parse<std::int64_t>(text);
}

std::optional<std::uint64_t> parse_unsigned(std::string_view text) {
    return parse<std::uint64_t>(text);
}

std::optional<std::pair<double, double>> parse_real_pair(std::string_view text) {
    return parse_pair<double>(text, ',', parse_real);
}

std::optional<std::pair<std::int64_t, std::int64_t>> parse_whole_pair(std::string_view text, char separator) {
    return parse_pair<std::int64_t>(text, separator, parse_whole);
}

}  // namespace graze
