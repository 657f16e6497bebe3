#include "collision/pipeline.h"

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

}  // namespace

PipelineResult run_pipeline(std::span<const Body> bodies, std::int64_t cell_size, Narrowphase narrowphase) {
    if (narrowphase == Narrowphase::pixels) require_masks(bodies);
    std::vector<Box> boxes;
    boxes.reserve(bodies.size());
    for (const Body& body : bodies) boxes.push_back(body.box);
    Grid grid(cell_size);
    grid.rebuild(boxes);

    PipelineResult result;
    result.counts.bodies = bodies.size();
    result.counts.cells = grid.statistics().cells;
    result.counts.box_tests = grid.statistics().tests;
    for (const Pair& pair : grid.pairs()) {
        const Body& a = bodies[pair.first];
        const Body& b = bodies[pair.second];
        if (a.group != 0 && a.group == b.group) continue;
        Contact contact{pair.first, pair.second, intersection(a.box, b.box), std::nullopt};
        ++result.counts.box_hits;
        if (narrowphase == Narrowphase::pixels) {
            ++result.counts.mask_tests;
            // The boxes overlap, so the difference is smaller than a side and cannot overflow.
            contact.overlap = overlap(*a.mask, *b.mask, {b.box.x() - a.box.x(), b.box.y() - a.box.y()});
            if (contact.overlap) ++result.counts.mask_hits;
        }
        result.contacts.push_back(contact);
    }
    return result;
}

}  // namespace graze
