#pragma once

#include <string>
#include <string_view>

#include "frame/result.h"

namespace graze {

// Writes the whole file or nothing: to a temporary file beside it, synced, then renamed over it. A symbolic
// link is followed. Anything but a regular file at `path` (a folder, a device) is refused. The error names
// the file.
Result<Done> write_file(const std::string& path, std::string_view bytes);

// The same for a file of our own: the folder is synced, too, so that the new file outlasts a power failure,
// and a link that leads nowhere is refused. Of a writer that was killed the temporary file, `temporary_name`
// in the file's folder (that of a link's target), is written over: so only one may write there at a time.
Result<Done> write_own_file(const std::string& path, std::string_view bytes,
                            const std::string& temporary_name);

}  // namespace graze
