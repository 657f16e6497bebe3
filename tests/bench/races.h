#pragma once

#include <vector>

#include "bench/race.h"

// One function a subject: runs its races, prints each row as it comes, and returns the rows. A peer that this
// build did not find is said to be missing, and its rows are left out.

namespace graze::bench {

std::vector<Row> overlap_races();
std::vector<Row> picture_races();
std::vector<Row> sweep_races();
std::vector<Row> grid_races();
std::vector<Row> arcade_races();

}  // namespace graze::bench
