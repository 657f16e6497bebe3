#include "collision/grid_cells.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "collision/grid_pairs.h"

namespace graze {

namespace {

constexpr std::size_t block = 256;          // bodies whose candidates are collected, then tested
constexpr std::size_t order_lifetime = 64;  // rebuilds
constexpr std::size_t near_cells = 5;       // its own and half of its neighbours
constexpr std::size_t all_cells = 9;

// Beyond about a second-level cache it pays to ask for the next shapes early: they are read in no order.
constexpr std::size_t cache_bytes = 1 << 20;
constexpr std::size_t prefetch_distance = 24;

constexpr std::uint64_t upper_half = ~std::uint64_t{0xffffffff};

// From the border of the cell that holds `position` to it.
double inset_of(std::int64_t position, double cell_size) {
    const std::int64_t inset = position % static_cast<std::int64_t>(cell_size);
    return static_cast<double>(inset) + (inset < 0 ? cell_size : 0);
}
double inset_of(double position, double cell_size) {
    const double inset = std::fmod(position, cell_size);
    return inset + (inset < 0 ? cell_size : 0);
}

// The width of the middle half of the values.
double middle_half(std::span<double> values) {
    const auto quarter = std::ssize(values) / 4;
    const auto low = values.begin() + quarter;
    const auto high = values.end() - 1 - quarter;
    std::nth_element(values.begin(), low, values.end());
    std::nth_element(low + 1, high, values.end());
    return *high - *low;
}

}  // namespace

// Copies the bodies into the order of their places at the last sorting: those that moved little are met
// almost in the order of their cells, so that all later passes walk through memory forwards.
template <class Body>
void GridCells<Body>::gather(std::span<const Shape> shapes) {
    if (order_.size() != shapes.size()) {
        order_.resize(shapes.size());
        std::iota(order_.begin(), order_.end(), 0U);
        bodies_.resize(shapes.size());
        level_.resize(shapes.size());
        place_.resize(shapes.size());
        age_ = 0;
    }
    if (shapes.size_bytes() > cache_bytes)
        copy_in_order<true>(shapes);
    else
        copy_in_order<false>(shapes);
}

template <class Body>
template <bool prefetch>
void GridCells<Body>::copy_in_order(std::span<const Shape> shapes) {
    Bounds bounds;
    Body* body = bodies_.data();
    for (std::size_t i = 0; i < order_.size(); ++i) {
        if constexpr (prefetch)
            __builtin_prefetch(&shapes[order_[std::min(i + prefetch_distance, order_.size() - 1)]]);
        const Shape& shape = shapes[order_[i]];
        if (!Body::is_body(shape)) continue;
        *body = Body(shape, order_[i]);
        bounds.left = std::min(bounds.left, body->x);
        bounds.right = std::max(bounds.right, body->x);
        bounds.top = std::min(bounds.top, body->y);
        bounds.bottom = std::max(bounds.bottom, body->y);
        bounds.largest = std::max(bounds.largest, body->size());
        ++body;
    }
    count_ = static_cast<std::size_t>(body - bodies_.data());
    bounds_ = bounds;
}

template <class Body>
auto GridCells<Body>::sample(std::span<const Shape> shapes) const -> Sample {
    Sample sample;
    for (std::uint64_t i = 0; i < std::clamp<std::size_t>(count_ / 64, 16, most_samples); ++i) {
        // Multiples of the golden ratio, scattered evenly over the ids whatever the pattern in which bodies
        // stand.
        const std::uint64_t fraction = i * 0x9e3779b9 & 0xffffffff;
        const Shape& shape = shapes[fraction * shapes.size() >> 32];
        if (!Body::is_body(shape)) continue;
        const Body body(shape, 0);
        sample.x[sample.count] = body.x;
        sample.y[sample.count++] = body.y;
    }
    return sample;
}

// Distances from the bounds' left and top are cut at 0 and at the farthest one, so who stands farther away
// shares an edge's cells. That must be the strays, not all others: so the left and the top are drawn in
// towards the bodies' middle.
template <class Body>
void GridCells<Body>::cut_bounds(std::span<const Shape> shapes) {
    const auto far = [](Coordinate low, Coordinate high) {
        return Body::template distance<false>(low, high) >= farthest_distance;
    };
    is_cut_ = far(bounds_.left, bounds_.right) || far(bounds_.top, bounds_.bottom);
    if (!is_cut_) return;
    Sample bodies = sample(shapes);
    if (bodies.count == 0) return;
    const auto draw_in = [&](Coordinate& low, std::span<Coordinate> values) {
        constexpr double half = farthest_distance / 2;
        const auto middle = values.begin() + std::ssize(values) / 2;
        std::nth_element(values.begin(), middle, values.end());
        if (Body::template distance<false>(low, *middle) > half)
            low = *middle - static_cast<Coordinate>(half);
    };
    draw_in(bounds_.left, {bodies.x.data(), bodies.count});
    draw_in(bounds_.top, {bodies.y.data(), bodies.count});
}

template <class Body>
double GridCells<Body>::choose_cell_size(std::span<const Shape> shapes) const {
    const Sample bodies = sample(shapes);
    const std::size_t samples = bodies.count;
    std::array<double, most_samples> x{}, y{};
    for (std::size_t i = 0; i < samples; ++i) {
        x[i] = Body::template distance<false>(bounds_.left, bodies.x[i]);
        y[i] = Body::template distance<false>(bounds_.top, bodies.y[i]);
    }
    if (samples < 2) return std::clamp(bounds_.largest, 1.0, farthest_distance);
    // Half of the bodies along each axis, so about a quarter of them, stand in the middle halves.
    const double area = 4 * middle_half({x.data(), samples}) * middle_half({y.data(), samples});
    const double spacing = std::sqrt(area / static_cast<double>(count_));
    double size = std::min(bounds_.largest, farthest_distance);
    // A level more costs about as much as a few more tests: worth it only where cells would be crowded.
    while (size / 2 >= std::max(0.75 * spacing, 1.0)) size /= 2;
    return std::max({size, 0.4 * spacing, 1.0});
}

template <class Body>
void GridCells<Body>::lay_out(std::span<const Shape> shapes, std::optional<double> cell_size) {
    const double size = cell_size ? *cell_size : choose_cell_size(shapes);
    // Only given cells have to begin at 0: those chosen begin at the first body.
    const GridLevels::Inset inset{(cell_size ? inset_of(bounds_.left, size) : 0) + Body::inset,
                                  (cell_size ? inset_of(bounds_.top, size) : 0) + Body::inset};
    levels_.lay_out(size, inset,
                    {Body::template distance<false>(bounds_.left, bounds_.right),
                     Body::template distance<false>(bounds_.top, bounds_.bottom)});
    std::array<std::size_t, GridLevels::max_levels> on_level{};
    const std::size_t used = levels_.level_of(bounds_.largest) + 1;
    if (used == 1) {
        on_level[0] = count_;
        std::fill(level_.begin(), level_.end(), std::uint8_t{0});
    } else {
        for (std::size_t i = 0; i < count_; ++i) {
            const std::size_t level = levels_.level_of(bodies_[i].size());
            level_[i] = static_cast<std::uint8_t>(level);
            ++on_level[level];
        }
    }
    levels_.make_tables({on_level.data(), used});
}

template <class Body>
template <bool plain>
void GridCells<Body>::link() {
    heads_.assign(levels_.places(), no_body);
    GridLevel level = levels_.levels()[0];
    for (std::size_t i = 0; i < count_; ++i) {
        Body& body = bodies_[i];
        std::uint64_t column = levels_.column(Body::template distance<plain>(bounds_.left, body.x));
        std::uint64_t row = levels_.row(Body::template distance<plain>(bounds_.top, body.y));
        if constexpr (!plain) {
            level = levels_.levels()[level_[i]];
            column >>= level_[i];
            row >>= level_[i];
        }
        const std::uint32_t place = plain ? level.plain_place(column, row) : level.place(column, row);
        std::uint32_t& head = heads_[level.first + place];
        place_[i] = place;
        body.next = head;
        head = static_cast<std::uint32_t>(i);
    }
}

template <class Body>
void GridCells<Body>::remember_order(std::span<const Shape> shapes) {
    std::size_t i = 0;
    for (const std::uint32_t head : heads_)
        for (std::uint32_t body = head; body != no_body; body = bodies_[body].next)
            order_[i++] = bodies_[body].id;
    for (std::uint32_t id = 0; i < order_.size(); ++id)
        if (!Body::is_body(shapes[id])) order_[i++] = id;
}

template <class Body>
void GridCells<Body>::rebuild(std::span<const Shape> shapes, std::optional<double> cell_size) {
    found_count_ = 0;
    tests_ = 0;
    gather(shapes);
    if (count_ == 0) {
        bounds_ = {0, 0, 0, 0, 0};
        is_cut_ = false;
        levels_.make_tables({});
        heads_.clear();
        return;
    }
    cut_bounds(shapes);
    lay_out(shapes, cell_size);
    plain_ = !is_cut_ && levels_.levels().size() == 1 && !levels_.levels()[0].wraps() &&
             std::max(levels_.extent().width, levels_.extent().height) < farthest_distance;
    if (plain_)
        link<true>();
    else
        link<false>();
    if (age_++ % order_lifetime == 0) remember_order(shapes);
}

// The first bodies of the five cells of each body's half neighbourhood.
template <class Body>
template <bool plain>
std::size_t GridCells<Body>::near_candidates(std::size_t begin, std::size_t end) {
    const auto bodies = static_cast<std::uint32_t>(count_);
    GridLevel level = levels_.levels()[0];
    std::uint64_t* const candidates = candidates_.data();
    std::size_t count = 0;
    for (std::size_t i = begin; i < end; ++i) {
        if constexpr (!plain) level = levels_.levels()[level_[i]];
        const std::uint32_t* const heads = heads_.data() + level.first;
        const std::uint64_t body = std::uint64_t{i} << 32;
        const auto add = [&](std::uint32_t other) {
            candidates[count] = body | other;
            count += other < bodies;
        };
        const auto add_neighbour = [&](std::uint64_t steps) {
            add(heads[plain ? place_[i] + steps : level.neighbour(place_[i], steps)]);
        };
        add(bodies_[i].next);
        add_neighbour(1);
        add_neighbour(level.stride - 1);
        add_neighbour(level.stride);
        add_neighbour(level.stride + 1);
    }
    return count;
}

// The first bodies of the 3 x 3 cells around each body on every coarser level.
template <class Body>
std::size_t GridCells<Body>::coarser_candidates(std::size_t begin, std::size_t end, std::size_t count) {
    const auto levels = levels_.levels();
    std::uint64_t* const candidates = candidates_.data();
    for (std::size_t i = begin; i < end; ++i) {
        const std::uint64_t column =
            levels_.column(Body::template distance<false>(bounds_.left, bodies_[i].x));
        const std::uint64_t row = levels_.row(Body::template distance<false>(bounds_.top, bodies_[i].y));
        for (std::size_t k = level_[i] + std::size_t{1}; k < levels.size(); ++k) {
            const GridLevel level = levels[k];
            if (level.places == 0) continue;
            const std::uint32_t* const heads = heads_.data() + level.first;
            for (std::uint64_t cell = 0; cell < all_cells; ++cell) {
                const std::uint32_t other =
                    heads[level.place((column >> k) + cell % 3 - 1, (row >> k) + cell / 3 - 1)];
                candidates[count] = std::uint64_t{i} << 32 | other;
                count += other < count_;
            }
        }
    }
    return count;
}

// Tests the candidates and replaces them by the next bodies in the same cells. Returns how many there are.
template <class Body>
std::size_t GridCells<Body>::test_candidates(std::size_t count) {
    tests_ += count;
    if (found_.size() < found_count_ + count) found_.resize(2 * found_count_ + count);
    const Body* const bodies = bodies_.data();
    std::uint64_t* const candidates = candidates_.data();
    std::uint64_t* const found = found_.data();
    const auto all = static_cast<std::uint32_t>(count_);
    std::size_t found_count = found_count_;
    std::size_t left = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t candidate = candidates[i];
        const Body& a = bodies[candidate >> 32];
        const Body& b = bodies[candidate & ~upper_half];
        found[found_count] = candidate;
        found_count += Body::may_overlap(a, b);
        candidates[left] = (candidate & upper_half) | b.next;
        left += b.next < all;
    }
    found_count_ = found_count;
    return left;
}

// Turns what was found from `begin` on into keys, without those that do not overlap. Returns the end.
template <class Body>
std::size_t GridCells<Body>::keep_overlaps(std::size_t begin) {
    std::size_t end = begin;
    for (std::size_t i = begin; i < found_count_; ++i) {
        const Body& a = bodies_[found_[i] >> 32];
        const Body& b = bodies_[found_[i] & ~upper_half];
        if (Body::overlap(a, b)) found_[end++] = pair_key(a.id, b.id);
    }
    return end;
}

template <class Body>
std::size_t GridCells<Body>::find_pairs() {
    const std::size_t levels = levels_.levels().size();
    if (levels == 0) return 0;
    candidates_.resize(block * (near_cells + all_cells * (levels - 1)));
    for (std::size_t begin = 0; begin < count_; begin += block) {
        const std::size_t end = std::min(begin + block, count_);
        const std::size_t kept = found_count_;
        std::size_t count = plain_ ? near_candidates<true>(begin, end) : near_candidates<false>(begin, end);
        if (levels > 1) count = coarser_candidates(begin, end, count);
        while (count > 0) count = test_candidates(count);
        found_count_ = keep_overlaps(kept);
    }
    return found_count_;
}

template class GridCells<BoxBody>;
template class GridCells<CircleBody>;

}  // namespace graze
