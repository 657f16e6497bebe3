#pragma once

#include <cstdint>
#include <string>

#include "frame/result.h"

namespace graze {

// The name under which a damaged file is kept: STEM-damaged-N.json.
bool lies_aside(const std::string& name, const std::string& stem);

// Renames the damaged file STEM.json in a folder of our own to the first such name that is free; only one
// copy of the program may do so at a time. `problem` says what is wrong with it. The result is the line for
// the user.
Result<std::string> put_aside(const std::string& folder, const std::string& stem, const Error& problem);

// Of a file of ours that cannot be read, so that nothing may be written there either.
Error in_the_way(const std::string& path, const Error& why);

// A file, but larger than any of ours: damage, too.
bool is_overlong(const std::string& path, std::int64_t most);

}  // namespace graze
