#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "frame/result.h"

namespace graze {

enum class Links { follow, refuse };

// The whole of a regular file of at most `most` bytes; nullopt where nothing has this name. Anything else (a
// folder, a pipe, a device) is refused without waiting, and with Links::refuse so is a symbolic link in the
// file's place. The error does not name the file.
Result<std::optional<std::string>> read_file(const std::string& path, std::int64_t most, Links links);

}  // namespace graze
