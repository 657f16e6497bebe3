#pragma once

#include <string>

#include "frame/result.h"

namespace graze {

// The folder for the program's own files (SDL_GetPrefPath), made where it is missing. Where there can be
// none, the error says why.
Result<std::string> own_folder();

}  // namespace graze
