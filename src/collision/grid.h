#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "collision/box.h"

namespace graze {

// Broadphase: a uniform grid over the whole plane. It answers which boxes overlap without testing each
// against each (the grid article's idea: only bodies in the same or in neighbouring cells can meet).
//
//       cell (-1,-1) | cell (0,-1) | cell (1,-1)        cell_size pixels a side; the cell of pixel x is
//      --------------+-------------+------------        floor(x / cell_size), also below zero.
//       cell (-1, 0) | cell (0, 0) | cell (1, 0)
//                    |    [ box in two cells ]          A box stands in every cell that it touches.

// Two bodies, by their index in the boxes given; first < second.
struct Pair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    friend auto operator<=>(const Pair&, const Pair&) = default;
};

struct GridStatistics {
    std::size_t bodies = 0;        // that are not empty
    std::size_t cells = 0;         // with at least one body
    std::size_t fullest_cell = 0;  // bodies in it
    std::size_t tests = 0;         // box against box
    std::size_t pairs = 0;         // of them, that overlap
};

class Grid {
  public:
    static constexpr std::int64_t max_cell_size = Box::max_side;

    // Pixels a side. Throws std::invalid_argument outside 1..max_cell_size.
    explicit Grid(std::int64_t cell_size);

    // Forgets all earlier bodies and takes these; body i is boxes[i]. Boxes of any size anywhere; empty ones
    // never pair. A box over many cells is kept apart and tested against every body, so a huge one costs one
    // test a body, not a loop over its cells. O(n log n) for bodies not much larger than a cell.
    void rebuild(std::span<const Box> boxes);

    // Every pair of overlapping boxes exactly once, in order of (first, second).
    const std::vector<Pair>& pairs() const { return pairs_; }

    const GridStatistics& statistics() const { return statistics_; }

  private:
    struct Cell {
        std::int64_t x = 0;
        std::int64_t y = 0;
        friend auto operator<=>(const Cell&, const Cell&) = default;
    };
    struct Range {  // of cells
        Cell first;
        std::int64_t columns = 0;
        std::int64_t rows = 0;
    };
    struct Entry {
        Cell cell;
        std::uint32_t body = 0;
        friend auto operator<=>(const Entry&, const Entry&) = default;
    };

    Range cells_of(const Box& box) const;
    void test_pair(std::span<const Box> boxes, std::uint32_t a, std::uint32_t b);
    void test_cells(std::span<const Box> boxes, std::span<const Entry> entries);
    void test_oversized(std::span<const Box> boxes, std::span<const std::uint32_t> oversized);

    std::int64_t cell_size_;
    std::vector<Pair> pairs_;
    GridStatistics statistics_;
};

}  // namespace graze
