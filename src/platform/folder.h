#pragma once

#include <string>

namespace graze {

// The folder for the program's own files (SDL_GetPrefPath), made where it is missing; empty where there can
// be none.
std::string own_folder();

}  // namespace graze
