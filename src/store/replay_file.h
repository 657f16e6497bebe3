#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "frame/result.h"
#include "sim/arcade_replay.h"

namespace graze {

// Replays as files: a JSON object in UTF-8 with these fields, in any order, and no others.
//
//   "format"     "graze replay"
//   "version"    1
//   "seed"       16 hexadecimal digits (as all numbers of 64 bits: other readers of JSON round such numbers)
//   "pictures"   16 digits: of the masks that it was played with
//   "points"     0 to 2^53 - 1: that it claims to end with
//   "end"        16 digits: the world's hash after the last step
//   "commands"   runs of equal commands, [move, duck, steps]: move is -5 to 5, duck 0 or 1, steps at least 1;
//                all steps together are at most arcade::longest_replay
//   "checksums"  the world's hash after every 60th step, 16 digits each

constexpr std::int64_t replay_version = 1;
constexpr std::int64_t largest_replay_file = std::int64_t{16} << 20;  // bytes

// Any bytes are legal input. The limits are checked before memory is taken: a short file that claims a long
// game costs no more than the longest game. The error says what is wrong and what to do; it does not name
// the file. That the replay ends as it claims is not judged here: see arcade::check.
Result<arcade::Replay> parse_replay(std::string_view text);

// From a file; the error does not name it.
Result<arcade::Replay> read_replay(const std::string& path);

// The replay must lie within the limits above, as every recorded one does; only moves beyond them are cut, as
// the rules cut them. A game of many hours with a new command at each step can give more than
// largest_replay_file bytes, which are not read back.
std::string format_replay(const arcade::Replay& replay);

}  // namespace graze
