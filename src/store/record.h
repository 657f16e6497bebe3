#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "frame/result.h"
#include "store/json_walk.h"

namespace graze {

// What the files of our own have in common: a JSON object with "format" (whose file it is), "version" (a
// whole number from 1) and further fields. A field that is unknown, missing or stands twice is damage.

// Whole numbers in files stay below this, so that every reader of JSON keeps them: 2^53. Larger ones are
// written as 16 hexadecimal digits.
constexpr std::int64_t record_number_limit = std::int64_t{1} << 53;

// 16 digits, 0-9 and a-f.
std::string hex(std::uint64_t number);
std::optional<std::uint64_t> parse_hex(std::string_view text);

struct Heading {
    std::string format;    // empty where it has none
    std::int64_t version;  // 0 where it has none
};

// Of any bytes; the rest of the text is not judged.
Heading read_heading(std::string_view text);

// Why a record cannot be read.
Error damaged(const std::string& what);
Error from_newer(std::int64_t version, std::int64_t known);

// Reads a record and keeps the first complaint. A reader of one format says which paths it knows.
class RecordReader : public JsonVisitor {
  public:
    // Walks the text; what is wrong with it, if anything.
    std::optional<Error> read(std::string_view text);

  protected:
    // The complaint, or empty.
    virtual std::string take(std::string_view path, const Value& value) = 0;
    virtual std::string enter(std::string_view path, char bracket) = 0;
    virtual std::string leave(std::string_view path) = 0;
    // Of the whole, after its end.
    virtual std::string finish() = 0;

    // Notes that the field is there; a complaint where it already was.
    std::string once(std::string_view path);
    bool has(std::string_view path) const { return seen_.contains(path); }
    // As if nothing below `path` had been there, for the next element.
    void forget(std::string_view path);

    static std::string unknown(std::string_view path);
    // The value, by kind; the complaint where it is of another kind or out of range.
    static std::string take_whole(std::string_view path, const Value& value, std::int64_t least,
                                  std::int64_t most, std::int64_t& to);
    static std::string take_real(std::string_view path, const Value& value, double& to);
    static std::string take_hex(std::string_view path, const Value& value, std::uint64_t& to);
    static std::string take_text(std::string_view path, const Value& value, std::string& to);

  private:
    bool open(std::string_view path, char bracket) final { return keep(enter(path, bracket)); }
    bool value(std::string_view path, const Value& value) final { return keep(take(path, value)); }
    bool close(std::string_view path) final { return keep(leave(path)); }
    bool keep(std::string complaint);

    std::set<std::string, std::less<>> seen_;
    std::string complaint_;
};

}  // namespace graze
