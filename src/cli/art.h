#pragma once

#include "cli/options.h"

namespace graze {

// Commands about one picture at a time.

// What in these pictures makes them hit otherwise than they look; one line a finding, or a JSON object a
// picture. 0 nothing found, 1 something, 2 a picture cannot be read.
int run_lint(const LintOptions& options);

// The outlines of a picture's solid pixels, one line each as SVG path data, or as one JSON object. 0 there
// are some, 1 none as no pixel is solid, 2 error.
int run_outline(const OutlineOptions& options);

}  // namespace graze
