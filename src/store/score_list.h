#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "frame/result.h"
#include "frame/score.h"

namespace graze {

// What is wrong with it, for the user; nothing where it is within the limits that frame/score.h tells. Its
// replay must be a name as replay_name gives it, or empty.
std::optional<Error> check_score(const Score& score);

// "replay-<16 hexadecimal digits>.json", by the text's hash: another replay has another name.
std::string replay_name(std::string_view replay_text);
bool is_replay_name(std::string_view name);

// Puts it where it belongs in a list with the best first: behind those with as many points, which came before
// it. The place, from 1; nothing where it is not among the ten best, and the list stays. An eleventh falls
// off.
std::optional<int> insert(std::vector<Score>& scores, const Score& score);

// The list as a file: a JSON object in UTF-8 with these fields, in any order, and no others.
//
//   "format"   "graze scores"
//   "version"  1
//   "scores"   at most ten objects, the best first, each with "name", "points", "date", "seed", "steps" and
//              "replay", as in Score; the seed as 16 hexadecimal digits
constexpr std::int64_t scores_version = 1;
constexpr std::int64_t largest_scores_file = 65536;  // bytes; ten scores take less than 4000

// Any bytes are legal input. The error does not name the file.
Result<std::vector<Score>> parse_scores(std::string_view text);
// Was it written by a newer Graze, so that it is not ours to judge or to replace?
bool scores_are_newer(std::string_view text);
std::string format_scores(const std::vector<Score>& scores);

}  // namespace graze
