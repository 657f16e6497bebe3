#include "collision/grid.h"

#include <algorithm>
#include <stdexcept>

#include "collision/grid_cells.h"
#include "collision/grid_pairs.h"
#include "collision/grid_state.h"

namespace graze {

namespace {

template <class Body>
void rebuild_cells(GridCells<Body>& cells, std::span<const typename Body::Shape> shapes,
                   std::optional<double> cell_size, PairOrder& order, std::vector<Pair>& pairs) {
    cells.rebuild(shapes, cell_size);
    const std::size_t count = cells.find_pairs();
    order.sort(cells.keys(), count, shapes.size(), pairs);
}

template <class Body>
GridStatistics count_cells(const GridCells<Body>& cells) {
    GridStatistics statistics;
    const auto bodies = cells.bodies();
    for (const std::uint32_t head : cells.heads()) {
        std::size_t in_cell = 0;
        for (std::uint32_t body = head; body != no_body; body = bodies[body].next) ++in_cell;
        if (in_cell > 0) ++statistics.cells;
        statistics.fullest_cell = std::max(statistics.fullest_cell, in_cell);
    }
    statistics.bodies = bodies.size();
    statistics.tests = cells.tests();
    return statistics;
}

}  // namespace

Grid::Grid() : state_(std::make_unique<State>()) {}

Grid::Grid(std::int64_t cell_size) : Grid() {
    if (cell_size < 1 || cell_size > max_cell_size)
        throw std::invalid_argument("Grid: the cell size must be in 1..2147483647");
    state_->given_cell_size = static_cast<double>(cell_size);
}

Grid::Grid(Grid&&) noexcept = default;
Grid& Grid::operator=(Grid&&) noexcept = default;
Grid::~Grid() = default;

void Grid::rebuild(std::span<const Box> boxes) {
    state_->holds_circles = false;
    rebuild_cells(state_->boxes, boxes, state_->given_cell_size, state_->order, state_->pairs);
}

void Grid::rebuild(std::span<const Circle> circles) {
    state_->holds_circles = true;
    rebuild_cells(state_->circles, circles, state_->given_cell_size, state_->order, state_->pairs);
}

const std::vector<Pair>& Grid::pairs() const {
    return state_->pairs;
}

GridStatistics Grid::statistics() const {
    GridStatistics statistics =
        state_->holds_circles ? count_cells(state_->circles) : count_cells(state_->boxes);
    statistics.pairs = state_->pairs.size();
    return statistics;
}

double Grid::cell_size() const {
    if (state_->given_cell_size) return *state_->given_cell_size;
    return state_->holds_circles ? state_->circles.cell_size() : state_->boxes.cell_size();
}

std::int64_t level_cell_size(const Box& box, std::int64_t cell_size) {
    std::int64_t size = cell_size;
    while (size < std::max(box.width(), box.height())) size *= 2;
    return size;
}

Point cell_of(Point pixel, std::int64_t level_size) {
    const auto floor_divide = [level_size](std::int64_t a) {
        return a / level_size - (a % level_size < 0 ? 1 : 0);
    };
    return {floor_divide(pixel.x), floor_divide(pixel.y)};
}

}  // namespace graze
