#pragma once

// Internal to the grid: the geometry of its levels (see grid.h). It knows distances from the leftmost and
// topmost body only, so it is the same for boxes and circles.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace graze {

// One level's cells lie in a table, row after row, with an empty column before each row and an empty row
// above and below: so every neighbour of a cell is in the table, at a fixed distance.
//
// Where that table would be too large, it wraps: cells that are a multiple of its length apart share a place.
// The nine places around a cell are different ones in either case.
struct GridLevel {
    std::size_t first = 0;     // place of the level's table among all levels'
    std::size_t places = 0;    // of the table; 0: no body stands on the level
    std::uint64_t stride = 0;  // from a row to the next
    std::uint64_t mask = 0;    // all ones, or those of the table's length, a power of two

    bool wraps() const { return mask != ~std::uint64_t{0}; }
    std::uint32_t place(std::uint64_t column, std::uint64_t row) const {
        return static_cast<std::uint32_t>((column + row * stride + stride + 1) & mask);
    }
    std::uint32_t plain_place(std::uint64_t column, std::uint64_t row) const {  // where it does not wrap
        return static_cast<std::uint32_t>(column + row * stride + stride + 1);
    }
    std::uint32_t neighbour(std::uint64_t place, std::uint64_t steps) const {
        return static_cast<std::uint32_t>((place + steps) & mask);
    }
};

class GridLevels {
  public:
    // The last level's cells are larger than the farthest distance, whatever the finest ones are: all its
    // bodies share one cell, so any that is larger still can stand there.
    static constexpr std::size_t max_levels = 38;

    struct Extent {
        double width = 0;  // the farthest distances of a body, along x and y
        double height = 0;
    };
    struct Inset {
        double x = 0;  // from the border of the finest cells to the leftmost body
        double y = 0;
    };

    // The levels over a finest cell size of at least 1. `bodies` of each level: as many as the largest body
    // needs.
    void lay_out(double cell_size, Inset inset, Extent extent);
    void make_tables(std::span<const std::size_t> bodies);

    double cell_size(std::size_t level) const { return cell_sizes_[level]; }
    std::size_t level_of(double body_size) const {
        std::size_t level = 0;
        while (level + 1 < max_levels && body_size > cell_sizes_[level]) ++level;
        return level;
    }

    // On the finest level; shifted right by k, on the level k.
    std::uint64_t column(double distance) const { return cell_at(distance + inset_.x); }
    std::uint64_t row(double distance) const { return cell_at(distance + inset_.y); }
    std::uint64_t last_column() const { return column(extent_.width); }
    std::uint64_t last_row() const { return row(extent_.height); }

    const Extent& extent() const { return extent_; }
    // A distance moved into those that bodies have.
    double within_width(double distance) const { return std::clamp(distance, 0.0, extent_.width); }
    double within_height(double distance) const { return std::clamp(distance, 0.0, extent_.height); }
    // The distance of a row's upper border.
    double row_top(std::size_t level, std::uint64_t row) const {
        return static_cast<double>(row) * cell_sizes_[level] - inset_.y;
    }

    std::span<const GridLevel> levels() const { return {levels_.data(), used_}; }
    std::size_t places() const { return places_; }

  private:
    std::uint64_t cell_at(double distance) const {
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(distance * cells_per_pixel_));
    }

    std::array<double, max_levels> cell_sizes_{};
    std::array<GridLevel, max_levels> levels_{};
    std::size_t used_ = 0;
    std::size_t places_ = 0;
    double cells_per_pixel_ = 0;
    Inset inset_;
    Extent extent_;
};

}  // namespace graze
