#pragma once

#include "cli/options.h"

namespace graze {

// The program in its window, until the user quits or `frames` have been drawn. Returns the exit status.
int run_window(const WindowOptions& options);

}  // namespace graze
