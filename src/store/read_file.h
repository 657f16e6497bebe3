#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "frame/result.h"

namespace graze {

// The whole of a regular file of at most `most` bytes, a symbolic link followed; nullopt where nothing has
// this name. Anything else (a folder, a pipe, a device) is refused without waiting. The error does not name
// the file.
Result<std::optional<std::string>> read_file(const std::string& path, std::int64_t most);

}  // namespace graze
