#pragma once

#include <optional>
#include <string>
#include <vector>

#include "frame/notice.h"
#include "frame/result.h"
#include "sim/arcade_replay.h"
#include "store/score_list.h"

namespace graze {

// The ten best games, kept in a folder of our own that exists:
//
//   scores.json            the list, see score_list.h
//   replay-<digits>.json   a replay that belongs to a score of the list, see replay_file.h
//   scores-damaged-N.json  a list that could not be read, put aside; N counts from 1
//   scores.lock            held by the copy of the program that writes
//   scores.part            what is being written
//
// Whatever ends the program, and whenever, scores.json is the old list or the new one. Other files in the
// folder are left alone; what is no file at all (a folder, a pipe) in place of one of these is not replaced.
// A symbolic link in place of the list is followed.

struct ScoreFile {
    std::vector<Score> scores;         // the best first, at most ten
    std::optional<FileNotice> notice;  // the list was damaged, or cannot be read
};

// A missing file is an empty list. A damaged one (or one far too large) is put aside and an empty list
// begins; one that a newer Graze wrote stays, and so does what cannot be read.
ScoreFile read_scores(const std::string& folder);

struct Placed {
    std::optional<int> place;          // 1 to 10; nothing where it is not among the ten best
    std::vector<Score> scores;         // the list as it now is
    std::optional<FileNotice> notice;  // a damaged list, or replay of that name, was put aside
};

// Adds the score to the list as it stands in the folder at this moment, with its replay where one is given;
// `score.replay` is set here and must be empty. A replay above largest_replay_file is left out. Waits up to
// two seconds for another running copy. Replays whose scores fell off are removed, but none while a damaged
// list lies aside, since they may be that list's. Where it fails (a name beyond its limits, a full disk, a
// folder without permission, a list by a newer Graze) the list stays as it was; the error names the file.
Result<Placed> add_score(const std::string& folder, Score score, const arcade::Replay* replay);

}  // namespace graze
