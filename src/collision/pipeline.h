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
    std::size_t bodies = 0;
    std::size_t cells = 0;       // of the grid, with a body
    std::size_t box_tests = 0;   // box against box, within the cells
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

}  // namespace graze
