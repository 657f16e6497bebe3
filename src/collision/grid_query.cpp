// What stands in a box or on a line: first the cells where it might, then an exact test of each body in them.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

#include "collision/grid.h"
#include "collision/grid_state.h"
#include "collision/line.h"
#include "collision/wide_integers.h"

namespace graze {

namespace {

// --- exact tests

bool meets(const BoxBody& body, const Box& box) {
    return overlaps(Box(body.x, body.y, body.width, body.height), box);
}

bool meets(const CircleBody& body, const Box& box) {
    return overlaps(Circle(body.x, body.y, body.radius), box);
}

struct Line {
    Point from;
    Point to;
    PixelLine pixels;
};

bool meets(const BoxBody& body, const Line& line) {
    return line.pixels.steps_within(Box(body.x, body.y, body.width, body.height)).has_value();
}

bool meets(const CircleBody& body, const Line& line) {
    const double from_x = static_cast<double>(line.from.x) + 0.5;
    const double from_y = static_cast<double>(line.from.y) + 0.5;
    const double x = static_cast<double>(line.to.x) + 0.5 - from_x;
    const double y = static_cast<double>(line.to.y) + 0.5 - from_y;
    const double length = std::hypot(x, y);
    if (length == 0) return std::hypot(body.x - from_x, body.y - from_y) < body.radius;
    // How far along the line the nearest point lies. Unit vectors, so that far circles do not overflow into
    // NaN.
    const double along = (body.x - from_x) * (x / length) + (body.y - from_y) * (y / length);
    const double nearest = std::clamp(along, 0.0, length);
    return std::hypot(body.x - (from_x + nearest * (x / length)),
                      body.y - (from_y + nearest * (y / length))) < body.radius;
}

// --- cells

// Collects the bodies that meet `target`, of those that it is shown.
template <class Body, class Target>
class Search {
  public:
    Search(const GridCells<Body>& cells, const Target& target) : cells_(cells), target_(target) {}

    void look_at_all() {
        for (const Body& body : cells_.bodies()) look_at(body);
    }

    void look_at_cell(const GridLevel& level, std::uint64_t column, std::uint64_t row) {
        const std::uint32_t head = cells_.heads()[level.first + level.place(column, row)];
        for (std::uint32_t i = head; i != no_body; i = cells_.bodies()[i].next) look_at(cells_.bodies()[i]);
    }

    // Cells that share a place show a body twice.
    std::vector<std::uint32_t> result() {
        std::sort(found_.begin(), found_.end());
        found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
        return std::move(found_);
    }

  private:
    void look_at(const Body& body) {
        if (meets(body, target_)) found_.push_back(body.id);
    }

    const GridCells<Body>& cells_;
    const Target& target_;
    std::vector<std::uint32_t> found_;
};

// The finest level's cells; inclusive.
struct Range {
    std::uint64_t first;
    std::uint64_t last;

    // How many cells of level k hold what reaches into the range: a body reaches at most into the next cell.
    std::uint64_t cells(std::size_t k) const { return (last >> k) - (first >> k) + 3; }
    // The i-th of them; one before the first column or row of all, and after the last, is in the table.
    std::uint64_t cell(std::size_t k, std::uint64_t i) const { return (first >> k) + i - 1; }
};

// Where the span ends: for boxes at its last pixel, or the last that there is; for circles at the edge behind
// it.
template <class Coordinate>
Coordinate last_place(std::int64_t start, std::int64_t size) {
    const Int128 edge = static_cast<Int128>(start) + size;
    if constexpr (std::is_same_v<Coordinate, double>)
        return static_cast<double>(edge);
    else
        return static_cast<std::int64_t>(
            std::min<Int128>(edge - 1, std::numeric_limits<std::int64_t>::max()));
}

template <class Body>
std::vector<std::uint32_t> find(const GridCells<Body>& cells, const Box& box) {
    using Coordinate = typename Body::Coordinate;
    if (box.empty() || cells.bodies().empty()) return {};
    const Range columns{cells.column_of(static_cast<Coordinate>(box.x())),
                        cells.column_of(last_place<Coordinate>(box.x(), box.width()))};
    const Range rows{cells.row_of(static_cast<Coordinate>(box.y())),
                     cells.row_of(last_place<Coordinate>(box.y(), box.height()))};
    const auto levels = cells.levels().levels();
    double visits = 0;
    for (std::size_t k = 0; k < levels.size(); ++k)
        visits += static_cast<double>(columns.cells(k)) * static_cast<double>(rows.cells(k));

    Search<Body, Box> search(cells, box);
    if (visits > static_cast<double>(cells.bodies().size())) {
        search.look_at_all();
        return search.result();
    }
    for (std::size_t k = 0; k < levels.size(); ++k) {
        if (levels[k].places == 0) continue;
        for (std::uint64_t row = 0; row < rows.cells(k); ++row)
            for (std::uint64_t column = 0; column < columns.cells(k); ++column)
                search.look_at_cell(levels[k], columns.cell(k, column), rows.cell(k, row));
    }
    return search.result();
}

// From `origin` to the middle of the pixel, signed; nothing where a double cannot tell to a small part of a
// pixel.
std::optional<double> offset(std::int64_t origin, std::int64_t pixel) {
    const double distance = static_cast<double>(static_cast<Int128>(pixel) - origin) + 0.5;
    return std::abs(distance) <= farthest_distance ? std::optional(distance) : std::nullopt;
}
std::optional<double> offset(double origin, std::int64_t pixel) {
    const double distance = static_cast<double>(pixel) + 0.5 - origin;
    const bool exact = std::abs(origin) <= 0x1p40 && std::abs(distance) <= farthest_distance;
    return exact ? std::optional(distance) : std::nullopt;
}

// Relative to the leftmost and topmost body.
struct Segment {
    double x0, y0, x1, y1;

    // Its stretch of x within low <= y <= high, which it crosses.
    std::pair<double, double> x_within(double low, double high) const {
        if (y0 == y1) return std::minmax(x0, x1);
        return std::minmax(x_at(low), x_at(high));
    }

  private:
    double x_at(double y) const { return x0 + std::clamp((y - y0) / (y1 - y0), 0.0, 1.0) * (x1 - x0); }
};

template <class Body>
std::optional<Segment> relative(const GridCells<Body>& cells, const Line& line) {
    const auto x0 = offset(cells.left(), line.from.x), y0 = offset(cells.top(), line.from.y);
    const auto x1 = offset(cells.left(), line.to.x), y1 = offset(cells.top(), line.to.y);
    if (!x0 || !y0 || !x1 || !y1) return std::nullopt;
    // Those outside stand in the first cells, but not on the line where it passes those.
    if (cells.is_cut() && std::min({*x0, *y0, *x1, *y1}) < 0) return std::nullopt;
    return Segment{*x0, *y0, *x1, *y1};
}

// Looks along the segment, row by row of one level's cells. A body stands within a cell's size of what it
// meets; a pixel more is for rounding.
template <class Body>
void look_along(Search<Body, Line>& search, const GridLevels& levels, std::size_t k, const Segment& segment) {
    const double reach = levels.cell_size(k) + 1;
    const auto [top, bottom] = std::minmax(segment.y0, segment.y1);
    const std::uint64_t last_row = levels.row(levels.within_height(bottom + reach)) >> k;
    for (std::uint64_t row = levels.row(levels.within_height(top - reach)) >> k; row <= last_row; ++row) {
        const double row_top = levels.row_top(k, row);
        const auto [left, right] = segment.x_within(row_top - reach, row_top + levels.cell_size(k) + reach);
        const std::uint64_t last_column = levels.column(levels.within_width(right + reach)) >> k;
        for (std::uint64_t column = levels.column(levels.within_width(left - reach)) >> k;
             column <= last_column; ++column)
            search.look_at_cell(levels.levels()[k], column, row);
    }
}

// An upper bound of the cells that look_along visits.
double visits_along(const GridLevels& levels, std::size_t k, const Segment& segment) {
    const double columns = std::abs(segment.x1 - segment.x0) / levels.cell_size(k);
    const double rows = std::abs(segment.y1 - segment.y0) / levels.cell_size(k);
    return 5 * (columns + rows + 5);
}

template <class Body>
std::vector<std::uint32_t> find(const GridCells<Body>& cells, const Line& line) {
    if (cells.bodies().empty()) return {};
    const GridLevels& levels = cells.levels();
    Search<Body, Line> search(cells, line);
    const std::optional<Segment> segment = relative(cells, line);
    double visits = 0;
    for (std::size_t k = 0; segment && k < levels.levels().size(); ++k)
        visits += visits_along(levels, k, *segment);
    if (!segment || visits > static_cast<double>(cells.bodies().size())) {
        search.look_at_all();
        return search.result();
    }
    for (std::size_t k = 0; k < levels.levels().size(); ++k)
        if (levels.levels()[k].places > 0) look_along(search, levels, k, *segment);
    return search.result();
}

}  // namespace

std::vector<std::uint32_t> Grid::query(const Box& box) const {
    return state_->holds_circles ? find(state_->circles, box) : find(state_->boxes, box);
}

std::vector<std::uint32_t> Grid::query(Point from, Point to) const {
    const Line line{from, to, PixelLine(from, to)};
    return state_->holds_circles ? find(state_->circles, line) : find(state_->boxes, line);
}

}  // namespace graze
