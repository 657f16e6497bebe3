#pragma once

// Internal: integers of 128 bits, for differences and products of int64 that must be exact.

namespace graze {

__extension__ typedef __int128 Int128;  // __extension__: -Wpedantic knows no such type
__extension__ typedef unsigned __int128 UInt128;

}  // namespace graze
