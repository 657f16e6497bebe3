#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

namespace graze {

// Reads a JSON text piece by piece, so that a reader may refuse a piece before anything is kept of it.
class JsonVisitor {
  public:
    // Null, a truth value, a whole number that an int64 holds, any other number, a text.
    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string>;

    virtual ~JsonVisitor() = default;

    // `path`: the way from the outermost value, whose own path is empty: ".name" for each field, "[]" for
    // each element, as in ".scores[].date". A name that is longer than 32 bytes, or has others than a-z and
    // '_', stands there as '?'. False ends the walk.
    virtual bool open(std::string_view path, char bracket) = 0;  // '{' or '['
    virtual bool value(std::string_view path, const Value& value) = 0;
    virtual bool close(std::string_view path) = 0;
};

// True when the text was walked to its end. False where the visitor ended it, where the text is no JSON in
// UTF-8, or where it nests deeper than 64. Fields may stand twice: the visitor sees both.
bool walk_json(std::string_view text, JsonVisitor& visitor);

// The text in quotes, escaped; bytes that are no UTF-8 become U+FFFD.
std::string json_text(std::string_view text);

}  // namespace graze
