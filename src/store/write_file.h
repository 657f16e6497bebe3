#pragma once

#include <string>
#include <string_view>

#include "frame/result.h"

namespace graze {

// Writes the whole file or nothing: to a temporary file beside it, synced, then renamed over it. A symbolic
// link is followed. Anything but a regular file at `path` (a folder, a device) is refused. The error names
// the file.
Result<Done> write_file(const std::string& path, std::string_view bytes);

}  // namespace graze
