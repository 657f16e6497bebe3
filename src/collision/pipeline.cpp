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

// The pixels between two spans; nothing where they share one.
std::optional<std::uint64_t> span_gap(std::int64_t a, std::int64_t a_size, std::int64_t b,
                                      std::int64_t b_size) {
    const auto size = static_cast<std::uint64_t>(a <= b ? a_size : b_size);  // of the one that begins first
    return distance(a, b) >= size ? std::optional(distance(a, b) - size) : std::nullopt;
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
    for (const Pair& pair : grid.pairs()) {
        const Body& a = bodies[pair.first];
        const Body& b = bodies[pair.second];
        if (same_group(a, b)) continue;
        Contact contact{pair.first, pair.second, intersection(a.box, b.box), std::nullopt};
        ++result.counts.box_hits;
        if (narrowphase == Narrowphase::pixels) {
            ++result.counts.mask_tests;
            contact.overlap = overlap_of(a, b);
            if (contact.overlap) ++result.counts.mask_hits;
        }
        result.contacts.push_back(contact);
    }
    return result;
}

PairTrace trace_pair(std::span<const Body> bodies, std::int64_t cell_size, Narrowphase narrowphase,
                     std::uint32_t first, std::uint32_t second) {
    if (narrowphase == Narrowphase::pixels) require_masks(bodies);
    if (cell_size < 1 || cell_size > Grid::max_cell_size)
        throw std::invalid_argument("trace_pair: the cell size must be in 1..2147483647");
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

    trace.cell_size = std::max(level_cell_size(a.box, cell_size), level_cell_size(b.box, cell_size));
    trace.first_cell = cell_of(a.box.top_left(), trace.cell_size);
    trace.second_cell = cell_of(b.box.top_left(), trace.cell_size);
    trace.gap_x = span_gap(a.box.x(), a.box.width(), b.box.x(), b.box.width());
    trace.gap_y = span_gap(a.box.y(), a.box.height(), b.box.y(), b.box.height());
    if (distance(trace.first_cell.x, trace.second_cell.x) > 1 ||
        distance(trace.first_cell.y, trace.second_cell.y) > 1)
        return stop_at(PairStage::cells_apart);
    if (trace.gap_x || trace.gap_y) return stop_at(PairStage::boxes_apart);

    trace.boxes = intersection(a.box, b.box);
    if (narrowphase == Narrowphase::none) return stop_at(PairStage::boxes_meet);
    trace.first_solid = a.mask->count();
    trace.second_solid = b.mask->count();
    trace.overlap = overlap_of(a, b);
    return stop_at(trace.overlap ? PairStage::pixels_meet : PairStage::pixels_apart);
}

}  // namespace graze
