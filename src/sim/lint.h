#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "collision/box.h"
#include "collision/rgba_pixels.h"

namespace graze {

// What in a picture makes it hit, or miss, otherwise than it looks. Positions are pixels of the picture.

// Pixels of one kind, in one part or several.
struct FoundPixels {
    std::int64_t pixels = 0;
    std::int64_t parts = 0;
    Point first{};  // the topmost, then leftmost
    friend bool operator==(const FoundPixels&, const FoundPixels&) = default;
};

enum class Edge { left, top, right, bottom };

struct Lint {
    std::int64_t solid = 0;  // pixels of alpha above the threshold; 0: it never hits
    // Seen, and never hit: an alpha from 1 to the threshold, two pixels or more away from what is solid. (The
    // rim of one pixel that smooth edges leave is not told.)
    std::optional<FoundPixels> halo{};
    // Solid parts (see components in structure.h) beside the largest, of at most 4 pixels or a hundredth of
    // it: mostly left by an eraser.
    std::optional<FoundPixels> strays{};
    // Clear parts inside (see holes in structure.h), through which a small sprite may pass.
    std::optional<FoundPixels> holes{};
    // Where a solid pixel lies at the picture's edge: the art may be cut off.
    std::vector<Edge> edges{};
    // Where more than half of the picture is margin, beside one pixel on every side: the least box around all
    // that can be seen. All else could be cut away, and the rectangle test would be the better for it.
    std::optional<Box> crop{};

    // Is there anything to tell?
    bool finds() const { return solid == 0 || halo || strays || holes || !edges.empty() || crop; }
};

// `threshold`: 0..255. Throws as Mask::from_rgba does, and where a side is above Box::max_side - 2. Cost:
// that of components and holes, and some passes over the masks.
Lint lint(const RgbaPixels& picture, int threshold);

}  // namespace graze
