#pragma once

// Internal to the grid: what a Grid holds.

#include <optional>
#include <vector>

#include "collision/grid.h"
#include "collision/grid_cells.h"
#include "collision/grid_pairs.h"

namespace graze {

struct Grid::State {
    std::optional<double> given_cell_size;
    bool holds_circles = false;  // of the last rebuild; the other kind's cells are stale
    GridCells<BoxBody> boxes;
    GridCells<CircleBody> circles;
    PairOrder order;
    std::vector<Pair> pairs;
};

}  // namespace graze
