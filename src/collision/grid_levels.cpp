#include "collision/grid_levels.h"

#include <bit>
#include <cmath>
#include <limits>

namespace graze {

namespace {

// A few bodies on a large stage still get a table that does not wrap.
constexpr std::size_t fewest_places = 1024;

GridLevel make_table(std::uint64_t columns, std::uint64_t rows, std::size_t bodies) {
    GridLevel level;
    if (bodies == 0) return level;
    const std::uint64_t most = bodies * 8 + fewest_places;
    if (columns < most && rows + 2 <= most / (columns + 1)) {
        level.stride = columns + 1;
        level.places = static_cast<std::size_t>(level.stride * (rows + 2) + 1);
        level.mask = ~std::uint64_t{0};
    } else {
        level.places = std::bit_ceil(bodies * 4 + fewest_places);
        level.mask = level.places - 1;
        // Odd, and far from any simple fraction of the length, so that rows lie between one another.
        level.stride = level.places / 8 * 3 + 1;
    }
    return level;
}

}  // namespace

void GridLevels::lay_out(double cell_size, Inset inset, Extent extent) {
    for (double& size : cell_sizes_) {
        size = cell_size;
        cell_size *= 2;
    }
    // Rounded up, so that a body on a cell's left or top border is never put into the cell before.
    cells_per_pixel_ = std::nextafter(1 / cell_sizes_[0], std::numeric_limits<double>::infinity());
    inset_ = inset;
    extent_ = extent;
}

void GridLevels::make_tables(std::span<const std::size_t> bodies) {
    used_ = bodies.size();
    places_ = 0;
    for (std::size_t k = 0; k < used_; ++k) {
        levels_[k] = make_table((last_column() >> k) + 1, (last_row() >> k) + 1, bodies[k]);
        levels_[k].first = places_;
        places_ += levels_[k].places;
    }
}

}  // namespace graze
