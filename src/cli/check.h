#pragma once

#include "cli/options.h"

namespace graze {

// Are the expectations met that are stored in these scenes (see scene_file.h)? One line for each that is not
// and one for a scene in which all are, or a JSON object for each expectation. 0 all are met, 1 one is not,
// 2 a scene or one of its pictures cannot be read, or a scene has no expectation.
int run_check(const CheckOptions& options);

}  // namespace graze
