#pragma once

#include <string>
#include <string_view>

namespace graze {

// `text` as one line of valid UTF-8: control characters, line separators and bytes that are no UTF-8 are
// written as \xNN. For file names in messages: a name may hold any byte but '/' and NUL.
std::string printable(std::string_view text);

// Valid by RFC 3629.
bool is_utf8(std::string_view text);

}  // namespace graze
