#include "platform/folder.h"

#include <cstdlib>

#include "platform/sdl.h"

namespace graze {

Result<std::string> own_folder() {
    // A relative path there is to be ignored (XDG Base Directory Specification); SDL would take it.
    const char* home = std::getenv("XDG_DATA_HOME");
    if (home != nullptr && *home != '/') unsetenv("XDG_DATA_HOME");
    const SdlText path(SDL_GetPrefPath("", "graze"));
    if (!path)
        return Error{std::string("the folder for Graze's files cannot be made (") + SDL_GetError() +
                     "); see that XDG_DATA_HOME or HOME names a folder that can be written"};
    return std::string(path.get());
}

}  // namespace graze
