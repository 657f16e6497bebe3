#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "collision/box.h"
#include "collision/circle.h"

namespace graze {

// Broadphase: a uniform grid over the whole plane, rebuilt each step. It finds all overlapping pairs without
// testing each body against each, by the idea of Keith Peters' article "Hit testing with a grid": only bodies
// in the same or in neighbouring cells can meet.
//
//  column -1      0        1        2       Cell (column, row) of pixel (x, y) is
//        +--------+--------+--------+       (floor(x / size), floor(y / size)), also below zero.
//  row 0 |        | body * | right  |
//        +--------+--------+--------+       A body stands in ONE cell: a circle in that of its centre,
//      1 | lower- | lower  | lower- |       a box in that of its top-left pixel. It is tested against
//        | left   |        | right  |       the rest of its own cell and these four neighbours: so each
//        +--------+--------+--------+       pair of neighbouring cells is looked at once.
//
// That is right where no body is larger than a cell. So there are levels, whose cells double in size: a body
// stands on the first level whose cells are at least as large as it is (a box's longer side; a circle's
// diameter and 1/1024 pixel). It is tested so against its own level, and against the 3 x 3 cells around it on
// each coarser level. Empty boxes are no bodies. A centre within 1e-9 pixel of a border between cells
// may count to either side, which never changes the pairs.
//
// Bounds: memory follows the number of bodies, never their sizes or places. Where a level would need more
// than about 8 cells a body, its cells share places in a table of about 4 a body; then distant bodies that
// share a place are tested, too. Bodies farther than 2^35 pixels from the middle one, on either side, share
// the first or last column or row. Neither changes the pairs; but as many bodies as stand in one place, so
// often is each of them tested.

// Two bodies, by their index in the boxes or circles given; first < second.
struct Pair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    friend auto operator<=>(const Pair&, const Pair&) = default;
};

struct GridStatistics {
    std::size_t bodies = 0;        // that are not empty
    std::size_t cells = 0;         // with at least one body
    std::size_t fullest_cell = 0;  // bodies in it
    std::size_t tests = 0;         // body against body
    std::size_t pairs = 0;         // of them, that overlap
};

class Grid {
  public:
    static constexpr std::int64_t max_cell_size = Box::max_side;

    // Chooses the finest level's cells by itself at each rebuild: as large as the largest body; halved while
    // they stay above 3/4 of the mean distance between bodies; and at least 0.4 of it and 1 pixel. The mean
    // distance is judged by the middle half of a sample, so that a few stray bodies do not matter. The choice
    // depends on the bodies alone, not on earlier rebuilds.
    Grid();

    // The finest level's cells, in pixels a side. Throws std::invalid_argument outside 1..max_cell_size.
    explicit Grid(std::int64_t cell_size);

    Grid(Grid&&) noexcept;
    Grid& operator=(Grid&&) noexcept;
    ~Grid();

    // Forgets all earlier bodies and takes these; body i is boxes[i] or circles[i]. At most 2^32 - 2 bodies,
    // of any size anywhere. Once its buffers have grown, a rebuild allocates nothing. O(bodies + tests), for
    // bodies that are spread over the cells; a coarser level in use adds at most 9 cells a body. It is
    // fastest where the bodies have moved little since the last rebuild.
    void rebuild(std::span<const Box> boxes);
    void rebuild(std::span<const Circle> circles);

    // Every pair of overlapping bodies, overlaps(a, b) of box.h or circle.h, exactly once, in order of
    // (first, second). Constant time.
    const std::vector<Pair>& pairs() const;

    // O(bodies + cells in memory).
    GridStatistics statistics() const;

    // The finest level's cells, in pixels a side: as given, or as chosen in the last rebuild; 0 before it.
    double cell_size() const;

    // The bodies that overlap `box`, by overlaps(body, box) of box.h or circle.h: each once, ascending.
    // O(cells under the box + bodies near it), at most O(bodies).
    std::vector<std::uint32_t> query(const Box& box) const;

    // The bodies on the line from `from` to `to`, each once, ascending:
    //  - boxes that contain a pixel of PixelLine(from, to), see line.h;
    //  - circles whose distance to the closed segment between the centres of both end pixels is less than
    //    their radius, in double arithmetic.
    // Any int64 is legal. O(rows and columns of cells along the line + bodies near it), at most O(bodies).
    std::vector<std::uint32_t> query(Point from, Point to) const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

// The rule by which a box stands in the grid, for those who show it.

// The cell size of the level on which a box stands in a grid of this finest cell size: cell_size * 2^k. For
// cell_size in 1..Grid::max_cell_size.
std::int64_t level_cell_size(const Box& box, std::int64_t cell_size);

// The cell (column, row) of a pixel, on a level with cells of this size (at least 1).
Point cell_of(Point pixel, std::int64_t level_size);

}  // namespace graze
