#include "platform/folder.h"

#include "platform/sdl.h"

namespace graze {

std::string own_folder() {
    const SdlText path(SDL_GetPrefPath("", "graze"));
    return path ? path.get() : "";
}

}  // namespace graze
