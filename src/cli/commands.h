#pragma once

#include "cli/options.h"

namespace graze {

// The commands without a window. Results go to standard output, errors as one line to standard error. They
// return the exit status and start no SDL subsystem.

// 0 hit, 1 no hit, 2 error; with --batch 0 when every line was answered, else 2.
int run_overlap(const OverlapOptions& options);

// 0 solid, 1 clear, 2 error.
int run_hit(const HitOptions& options);

// 0 when every mask was written, 2 otherwise.
int run_bake(const BakeOptions& options);

constexpr int exit_error = 2;

// Prints `line` to standard error and returns exit_error.
int fail(const std::string& line);

// Of one of several files, which could not be judged: `text` as a line on standard error, and for who reads
// JSON an object on standard output, too.
void refuse(const std::string& file, const std::string& text, bool json);

// Flushes standard output; `status`, or exit_error with a line where not everything could be written.
int finish(int status);

}  // namespace graze
