#pragma once

// Internal to the grid: bodies in their cells, and the pairs that overlap. Body is BoxBody or CircleBody.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "collision/grid_bodies.h"
#include "collision/grid_levels.h"

namespace graze {

// A cell is a linked list: its place in the table holds its first body, and each body the next one. So
// putting a body into its cell takes two stores, and nothing has to be counted or sorted first.
//
// What costs most in a broadphase is neither arithmetic nor memory but branches that nobody can guess: is the
// neighbouring cell empty, do these two overlap. So the loops here decide by adding 0 or 1 to an index.
template <class Body>
class GridCells {
  public:
    using Shape = typename Body::Shape;
    using Coordinate = typename Body::Coordinate;

    // Takes these bodies; without a cell size chooses one.
    void rebuild(std::span<const Shape> shapes, std::optional<double> cell_size);

    // The keys (see grid_pairs.h) of all pairs that overlap, in no order, in keys()[0 .. result).
    std::size_t find_pairs();
    std::vector<std::uint64_t>& keys() { return found_; }

    std::size_t tests() const { return tests_; }
    double cell_size() const { return levels_.cell_size(0); }
    std::span<const Body> bodies() const { return {bodies_.data(), count_}; }
    std::span<const std::uint32_t> heads() const { return heads_; }

    const GridLevels& levels() const { return levels_; }
    // The finest level's column of x and row of y; of a place beyond the bodies: the first or last one.
    std::uint64_t column_of(Coordinate x) const {
        return levels_.column(
            Body::template distance<false>(bounds_.left, std::clamp(x, bounds_.left, bounds_.right)));
    }
    std::uint64_t row_of(Coordinate y) const {
        return levels_.row(
            Body::template distance<false>(bounds_.top, std::clamp(y, bounds_.top, bounds_.bottom)));
    }
    Coordinate left() const { return bounds_.left; }
    Coordinate top() const { return bounds_.top; }
    // Do bodies stand to the left of left() or above top(), in the cells of the first column or row?
    bool is_cut() const { return is_cut_; }

  private:
    // Of the points by which bodies stand in their cells.
    struct Bounds {
        Coordinate left = std::numeric_limits<Coordinate>::max();
        Coordinate top = std::numeric_limits<Coordinate>::max();
        Coordinate right = std::numeric_limits<Coordinate>::lowest();
        Coordinate bottom = std::numeric_limits<Coordinate>::lowest();
        double largest = 0;  // size of a body
    };

    void gather(std::span<const Shape> shapes);
    template <bool prefetch>
    void copy_in_order(std::span<const Shape> shapes);
    static constexpr std::size_t most_samples = 64;
    // Where some of the bodies stand.
    struct Sample {
        std::array<Coordinate, most_samples> x{};
        std::array<Coordinate, most_samples> y{};
        std::size_t count = 0;
    };
    Sample sample(std::span<const Shape> shapes) const;
    void cut_bounds(std::span<const Shape> shapes);
    double choose_cell_size(std::span<const Shape> shapes) const;
    void lay_out(std::span<const Shape> shapes, std::optional<double> cell_size);
    template <bool plain>
    void link();
    void remember_order(std::span<const Shape> shapes);
    template <bool plain>
    std::size_t near_candidates(std::size_t begin, std::size_t end);
    std::size_t coarser_candidates(std::size_t begin, std::size_t end, std::size_t count);
    std::size_t test_candidates(std::size_t count);
    std::size_t keep_overlaps(std::size_t begin);

    std::vector<std::uint32_t> order_;  // all ids, those of neighbouring bodies near one another
    std::size_t age_ = 0;               // rebuilds since it was made
    std::vector<Body> bodies_;          // in that order; the first count_ are this rebuild's
    std::size_t count_ = 0;
    Bounds bounds_;
    bool is_cut_ = false;  // there are bodies outside the bounds
    GridLevels levels_;
    bool plain_ = false;  // one level, no wrapping, no distance cut: the usual case has loops of its own
    std::vector<std::uint8_t> level_;        // of each body, where there are several
    std::vector<std::uint32_t> place_;       // of each body's cell in its level's table
    std::vector<std::uint32_t> heads_;       // of all levels' tables: the first body in each cell
    std::vector<std::uint64_t> candidates_;  // two bodies' places in bodies_, one in the upper half
    std::vector<std::uint64_t> found_;
    std::size_t found_count_ = 0;
    std::size_t tests_ = 0;
};

extern template class GridCells<BoxBody>;
extern template class GridCells<CircleBody>;

}  // namespace graze
