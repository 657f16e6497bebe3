#pragma once

#include <ostream>

#include "cli/overlap_answer.h"

namespace graze {

// The answer in words, a line or more.
void print_answer(std::ostream& out, const Answer& answer, const Sprites& sprites);

// The profile alone: comma-separated values, "threshold,pixels" and 255 lines.
void print_profile(std::ostream& out, const ThresholdProfile& profile);

}  // namespace graze
