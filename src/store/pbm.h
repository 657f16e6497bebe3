#pragma once

#include <string>
#include <string_view>

#include "collision/mask.h"

namespace graze {

// The mask as a portable bitmap, P4 of the Netpbm manual's pbm(5): 1 = solid, the leftmost pixel of a byte
// the most significant bit, rows padded with zeros to whole bytes. `comment`: one line without a line break.
std::string format_pbm(const Mask& mask, std::string_view comment);

}  // namespace graze
