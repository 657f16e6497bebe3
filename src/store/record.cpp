#include "store/record.h"

#include <algorithm>
#include <charconv>

namespace graze {

namespace {

constexpr std::string_view digits = "0123456789abcdef";

// Ends the walk as soon as both are known: of a long record only the beginning is read.
class HeadingReader : public JsonVisitor {
  public:
    Heading heading{"", 0};

  private:
    bool open(std::string_view path, char bracket) override { return !path.empty() || bracket == '{'; }
    bool value(std::string_view path, const Value& value) override {
        if (const auto* text = std::get_if<std::string>(&value); text != nullptr && path == ".format")
            heading.format = *text;
        if (const auto* number = std::get_if<std::int64_t>(&value); number != nullptr && path == ".version")
            heading.version = *number;
        return heading.format.empty() || heading.version == 0;
    }
    bool close(std::string_view) override { return true; }
};

std::string quoted(std::string_view path) {
    return "\"" + std::string(path.substr(std::min<std::size_t>(1, path.size()))) + "\"";
}

}  // namespace

std::string hex(std::uint64_t number) {
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
        *digit = digits[number & 15];
    return text;
}

std::optional<std::uint64_t> parse_hex(std::string_view text) {
    if (text.size() != 16 || text.find_first_not_of(digits) != std::string_view::npos) return std::nullopt;
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number, 16);
    return number;
}

Heading read_heading(std::string_view text) {
    HeadingReader reader;
    walk_json(text, reader);
    return reader.heading;
}

Error damaged(const std::string& what) {
    return {"it is damaged: " + what};
}

Error from_newer(std::int64_t version, std::int64_t known) {
    return {"it was written by a newer Graze (format " + std::to_string(version) + ", this one reads up to " +
            std::to_string(known) + "); update Graze to read it"};
}

std::optional<Error> RecordReader::read(std::string_view text) {
    const bool whole = walk_json(text, *this);
    if (complaint_.empty()) complaint_ = whole ? finish() : "it is cut short or no JSON in UTF-8";
    if (complaint_.empty()) return std::nullopt;
    return damaged(complaint_);
}

bool RecordReader::keep(std::string complaint) {
    complaint_ = std::move(complaint);
    return complaint_.empty();
}

std::string RecordReader::once(std::string_view path) {
    return seen_.emplace(path).second ? "" : quoted(path) + " stands twice";
}

void RecordReader::forget(std::string_view path) {
    std::erase_if(seen_, [&](const std::string& seen) { return seen.starts_with(path); });
}

std::string RecordReader::unknown(std::string_view path) {
    return path.empty() ? "it is no object" : quoted(path) + " is not known, or of the wrong kind";
}

std::string RecordReader::take_whole(std::string_view path, const Value& value, std::int64_t least,
                                     std::int64_t most, std::int64_t& to) {
    const auto* number = std::get_if<std::int64_t>(&value);
    if (number == nullptr || *number < least || *number > most)
        return quoted(path) + " must be a whole number from " + std::to_string(least) + " to " +
               std::to_string(most);
    to = *number;
    return {};
}

std::string RecordReader::take_real(std::string_view path, const Value& value, double& to) {
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        to = static_cast<double>(*whole);
    else if (const auto* real = std::get_if<double>(&value))
        to = *real;
    else
        return quoted(path) + " must be a number";
    return {};
}

std::string RecordReader::take_hex(std::string_view path, const Value& value, std::uint64_t& to) {
    const auto* text = std::get_if<std::string>(&value);
    const auto number = text == nullptr ? std::nullopt : parse_hex(*text);
    if (!number) return quoted(path) + " must be 16 hexadecimal digits in quotes";
    to = *number;
    return {};
}

std::string RecordReader::take_text(std::string_view path, const Value& value, std::string& to) {
    const auto* text = std::get_if<std::string>(&value);
    if (text == nullptr) return quoted(path) + " must be a text";
    to = *text;
    return {};
}

}  // namespace graze
