#include "collision/pipeline.h"

#include <algorithm>
#include <stdexcept>

#include "collision/grid.h"

namespace graze {

namespace {

void require_masks(std::span<const Body> bodies) {
    for (const Body& body : bodies)
        if (body.mask == nullptr || body.mask->width() != body.box.width() ||
            body.mask->height() != body.box.height())
            throw std::invalid_argument("run_pipeline: a body needs a mask of its box's size");
}

bool same_group(const Body& a, const Body& b) {
    return a.group != 0 && a.group == b.group;
}

// For boxes that overlap: the difference is then smaller than a side and cannot overflow.
std::optional<Overlap> overlap_of(const Body& a, const Body& b) {
    return overlap(*a.mask, *b.mask, {b.box.x() - a.box.x(), b.box.y() - a.box.y()});
}

std::uint64_t distance(std::int64_t a, std::int64_t b) {
    return static_cast<std::uint64_t>(std::max(a, b)) - static_cast<std::uint64_t>(std::min(a, b));
}

// Cells on the level where two boxes are compared: the coarser of the two on which they stand.
struct Cells {
    Cells(const Box& a, const Box& b, std::int64_t finest)
        : size(std::max(level_cell_size(a, finest), level_cell_size(b, finest))),
          first(cell_of(a.top_left(), size)),
          second(cell_of(b.top_left(), size)) {}

    bool are_neighbours() const {
        return distance(first.x, second.x) <= 1 && distance(first.y, second.y) <= 1;
    }

    std::int64_t size;
    Point first;
    Point second;
};

void require_cell_size(std::int64_t cell_size) {
    if (cell_size < 1 || cell_size > Grid::max_cell_size)
        throw std::invalid_argument("run_pipeline: the cell size must be in 1..2147483647");
}

// The pixels between two spans; nothing where they share one.
std::optional<std::uint64_t> span_gap(std::int64_t a, std::int64_t a_size, std::int64_t b,
                                      std::int64_t b_size) {
    const auto size = static_cast<std::uint64_t>(a <= b ? a_size : b_size);  // of the one that begins first
    return distance(a, b) >= size ? std::optional(distance(a, b) - size) : std::nullopt;
}

// For two bodies of two groups whose boxes overlap.
void add_contact(PipelineResult& result, std::span<const Body> bodies, const Pair& pair,
                 Narrowphase narrowphase) {
    const Body& a = bodies[pair.first];
    const Body& b = bodies[pair.second];
    Contact contact{pair.first, pair.second, intersection(a.box, b.box), std::nullopt};
    ++result.counts.box_hits;
    if (narrowphase == Narrowphase::pixels) {
        ++result.counts.mask_tests;
        contact.overlap = overlap_of(a, b);
        if (contact.overlap) ++result.counts.mask_hits;
    }
    result.contacts.push_back(contact);
}

}  // namespace

PipelineResult run_pipeline(std::span<const Body> bodies, std::int64_t cell_size, Narrowphase narrowphase) {
    if (narrowphase == Narrowphase::pixels) require_masks(bodies);
    std::vector<Box> boxes;
    boxes.reserve(bodies.size());
    for (const Body& body : bodies) boxes.push_back(body.box);
    Grid grid(cell_size);
    grid.rebuild(boxes);

    PipelineResult result;
    const GridStatistics statistics = grid.statistics();
    result.counts.bodies = bodies.size();
    result.counts.cells = statistics.cells;
    result.counts.box_tests = statistics.tests;
    for (const Pair& pair : grid.pairs())
        if (!same_group(bodies[pair.first], bodies[pair.second]))
            add_contact(result, bodies, pair, narrowphase);
    return result;
}

PipelineResult run_pipeline_of_first(std::span<const Body> bodies, std::int64_t cell_size,
                                     Narrowphase narrowphase) {
    if (narrowphase == Narrowphase::pixels) require_masks(bodies);
    require_cell_size(cell_size);
    PipelineResult result;
    result.counts.bodies = bodies.size();
    for (std::uint32_t i = 1; i < bodies.size(); ++i) {
        const Body& first = bodies[0];
        if (first.box.empty() || bodies[i].box.empty() ||
            !Cells(first.box, bodies[i].box, cell_size).are_neighbours())
            continue;
        ++result.counts.box_tests;
        if (!same_group(first, bodies[i]) && overlaps(first.box, bodies[i].box))
            add_contact(result, bodies, {0, i}, narrowphase);
    }
    return result;
}

PairTrace trace_pair(std::span<const Body> bodies, std::int64_t cell_size, Narrowphase narrowphase,
                     std::uint32_t first, std::uint32_t second) {
    if (narrowphase == Narrowphase::pixels) require_masks(bodies);
    require_cell_size(cell_size);
    if (first == second || std::max(first, second) >= bodies.size())
        throw std::invalid_argument("trace_pair: first and second must be two of the bodies");

    PairTrace trace;
    trace.first = std::min(first, second);
    trace.second = std::max(first, second);
    const Body& a = bodies[trace.first];
    const Body& b = bodies[trace.second];
    const auto stop_at = [&trace](PairStage stage) {
        trace.stage = stage;
        return trace;
    };
    if (same_group(a, b)) return stop_at(PairStage::same_group);
    if (a.box.empty() || b.box.empty()) return stop_at(PairStage::empty_box);

    const Cells cells(a.box, b.box, cell_size);
    trace.cell_size = cells.size;
    trace.first_cell = cells.first;
    trace.second_cell = cells.second;
    trace.gap_x = span_gap(a.box.x(), a.box.width(), b.box.x(), b.box.width());
    trace.gap_y = span_gap(a.box.y(), a.box.height(), b.box.y(), b.box.height());
    if (!cells.are_neighbours()) return stop_at(PairStage::cells_apart);
    if (trace.gap_x || trace.gap_y) return stop_at(PairStage::boxes_apart);

    trace.boxes = intersection(a.box, b.box);
    if (narrowphase == Narrowphase::none) return stop_at(PairStage::boxes_meet);
    trace.first_solid = a.mask->count();
    trace.second_solid = b.mask->count();
    trace.overlap = overlap_of(a, b);
    return stop_at(trace.overlap ? PairStage::pixels_meet : PairStage::pixels_apart);
}

}  // namespace graze
