#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "collision/box.h"
#include "collision/mask.h"
#include "collision/overlap.h"

namespace graze {

// From bodies to verdicts, counted at every stage:
//
//     bodies --> grid cells --> box against box --> mask against mask --> contacts
//                (broadphase)                       (narrowphase)

struct Body {
    Box box;                     // where the sprite stands in the world
    const Mask* mask = nullptr;  // of the box's size; not owned. Not read when only boxes are tested.
    std::uint32_t group = 0;     // two bodies of the same group, unless 0, are never a pair
};

enum class Narrowphase { none, pixels };

// Two bodies whose boxes overlap, first < second.
struct Contact {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    Box boxes{};                       // the intersection of their boxes, in the world
    std::optional<Overlap> overlap{};  // of their pixels, relative to the first one's top-left; empty: none,
                                       // or the narrowphase was not asked for
};

struct PipelineCounts {
    std::size_t bodies = 0;      // all that were given, also those with an empty box
    std::size_t cells = 0;       // of the grid, with a body
    std::size_t box_tests = 0;   // box against box, of the same or neighbouring cells
    std::size_t box_hits = 0;    // pairs whose boxes overlap (of two groups)
    std::size_t mask_tests = 0;  // mask against mask
    std::size_t mask_hits = 0;   // pairs that share a solid pixel
};

struct PipelineResult {
    std::vector<Contact> contacts;  // in order of (first, second)
    PipelineCounts counts;
};

// Cell size as Grid's, in pixels. Throws std::invalid_argument for a bad cell size, or where pixels are to be
// tested and a body lacks a mask of its box's size.
PipelineResult run_pipeline(std::span<const Body> bodies, std::int64_t cell_size, Narrowphase narrowphase);

// The first body alone against all others: the contacts of run_pipeline whose first is 0. No grid is built,
// so it stays O(bodies) however the others crowd together; each one's cell is looked at instead. Of the
// counts, `cells` is 0 and `box_tests` are the bodies in the same or a neighbouring cell. Throws as
// run_pipeline does.
PipelineResult run_pipeline_of_first(std::span<const Body> bodies, std::int64_t cell_size,
                                     Narrowphase narrowphase);

// --- the trace of one pair: which stage decided, and by which numbers

enum class PairStage {
    same_group,    // no pair: both are of one group
    empty_box,     // no pair: one of the boxes has no pixel, so it is in no cell
    cells_apart,   // no pair: their cells are not neighbours
    boxes_apart,   // no pair: their cells are, but the boxes share no pixel
    boxes_meet,    // a contact, and no narrowphase was asked for
    pixels_apart,  // a contact without overlap: no pixel is solid in both
    pixels_meet,   // a contact with overlap
};

// A stage's numbers are there from that stage on: those of later stages keep their defaults.
struct PairTrace {
    std::uint32_t first = 0;  // of the bodies; first < second
    std::uint32_t second = 0;
    PairStage stage = PairStage::cells_apart;

    // cells_apart and later. Both bodies' cells on the level where they are compared, the coarser one of the
    // two on which they stand (see grid.h).
    std::int64_t cell_size = 0;  // pixels
    Point first_cell{};          // column and row
    Point second_cell{};

    // cells_apart and later. The pixels between the boxes along x and along y: 0 where they touch; nothing
    // where their spans share a pixel. The boxes meet where both are nothing.
    std::optional<std::uint64_t> gap_x{};
    std::optional<std::uint64_t> gap_y{};

    Box boxes{};  // boxes_meet and later: their intersection, in the world

    // pixels_apart and later.
    std::int64_t first_solid = 0;  // solid pixels of each mask
    std::int64_t second_solid = 0;
    std::optional<Overlap> overlap{};  // relative to the first one's top-left
};

// The way of one pair through run_pipeline with the same bodies, cell size and narrowphase: it is one of its
// contacts just where the stage is boxes_meet or a later one, with the same boxes and overlap. `first` and
// `second` in either order. Throws std::invalid_argument as run_pipeline does, or where they are not two of
// the bodies. O(bodies) for the check of their masks, and the narrowphase of one pair.
PairTrace trace_pair(std::span<const Body> bodies, std::int64_t cell_size, Narrowphase narrowphase,
                     std::uint32_t first, std::uint32_t second);

}  // namespace graze
