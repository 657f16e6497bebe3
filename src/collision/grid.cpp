#include "collision/grid.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace graze {

namespace {

// A box over more cells than this goes to the oversized list: entering it in each would cost more than
// testing it against the others, and without a bound a single box could fill the memory.
constexpr std::int64_t max_cells_per_body = 64;

std::int64_t floor_divide(std::int64_t a, std::int64_t positive) {
    return a / positive - (a % positive < 0 ? 1 : 0);
}

std::int64_t floor_remainder(std::int64_t a, std::int64_t positive) {
    const std::int64_t remainder = a % positive;
    return remainder < 0 ? remainder + positive : remainder;
}

// Also true where the numbers of the last cells would not fit an int64.
bool oversized_range(std::int64_t columns, std::int64_t rows, std::int64_t first_x, std::int64_t first_y) {
    constexpr auto last_cell = std::numeric_limits<std::int64_t>::max() - max_cells_per_body;
    return columns > max_cells_per_body || rows > max_cells_per_body || columns * rows > max_cells_per_body ||
           first_x > last_cell || first_y > last_cell;
}

}  // namespace

Grid::Grid(std::int64_t cell_size) : cell_size_(cell_size) {
    if (cell_size < 1 || cell_size > max_cell_size)
        throw std::invalid_argument("Grid: the cell size must be in 1..2147483647");
}

Grid::Range Grid::cells_of(const Box& box) const {
    const auto cells = [this](std::int64_t position, std::int64_t size) {
        // Counted from the first cell on, as position + size may not fit an int64.
        return (floor_remainder(position, cell_size_) + size - 1) / cell_size_ + 1;
    };
    return {{floor_divide(box.x(), cell_size_), floor_divide(box.y(), cell_size_)},
            cells(box.x(), box.width()),
            cells(box.y(), box.height())};
}

void Grid::test_pair(std::span<const Box> boxes, std::uint32_t a, std::uint32_t b) {
    ++statistics_.tests;
    if (overlaps(boxes[a], boxes[b])) pairs_.push_back({std::min(a, b), std::max(a, b)});
}

void Grid::test_cells(std::span<const Box> boxes, std::span<const Entry> entries) {
    for (auto begin = entries.begin(); begin != entries.end();) {
        const Cell cell = begin->cell;
        const auto end = std::find_if(begin, entries.end(), [&](const Entry& e) { return e.cell != cell; });
        ++statistics_.cells;
        statistics_.fullest_cell = std::max(statistics_.fullest_cell, static_cast<std::size_t>(end - begin));
        for (auto a = begin; a != end; ++a) {
            const Cell a_first = cells_of(boxes[a->body]).first;
            for (auto b = a + 1; b != end; ++b) {
                // Two bodies may share several cells; the first shared one alone tests them.
                const Cell b_first = cells_of(boxes[b->body]).first;
                if (cell.x == std::max(a_first.x, b_first.x) && cell.y == std::max(a_first.y, b_first.y))
                    test_pair(boxes, a->body, b->body);
            }
        }
        begin = end;
    }
}

void Grid::test_oversized(std::span<const Box> boxes, std::span<const std::uint32_t> oversized) {
    std::vector<bool> done(boxes.size());
    for (const std::uint32_t large : oversized) {
        done[large] = true;
        for (std::uint32_t other = 0; other < boxes.size(); ++other)
            if (!done[other] && !boxes[other].empty()) test_pair(boxes, large, other);
    }
}

void Grid::rebuild(std::span<const Box> boxes) {
    pairs_.clear();
    statistics_ = {};
    std::vector<Entry> entries;
    std::vector<std::uint32_t> oversized;
    for (std::uint32_t body = 0; body < boxes.size(); ++body) {
        if (boxes[body].empty()) continue;
        ++statistics_.bodies;
        const Range range = cells_of(boxes[body]);
        if (oversized_range(range.columns, range.rows, range.first.x, range.first.y)) {
            oversized.push_back(body);
            continue;
        }
        for (std::int64_t y = 0; y < range.rows; ++y)
            for (std::int64_t x = 0; x < range.columns; ++x)
                entries.push_back({{range.first.x + x, range.first.y + y}, body});
    }
    std::sort(entries.begin(), entries.end());
    test_cells(boxes, entries);
    test_oversized(boxes, oversized);
    std::sort(pairs_.begin(), pairs_.end());
    statistics_.pairs = pairs_.size();
}

}  // namespace graze
