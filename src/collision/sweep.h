#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// Motion: where a mask that moves in a straight line first meets another one. Offsets are b's top-left minus
// a's, in pixels, y down, as in overlap.h; b moves, a stands still. (Where both move, subtract a's motion.)
//
//     b at `from`
//     +---+                             The path is the pixel line (line.h) from one offset to the other,
//     | b |- - .                        both included: whole-pixel positions, each a neighbour of the one
//     +---+     `- -+---+- - > `to`     before. The contact is the first of them at which the masks share
//                   | b |##             a pixel: exactly what stepping pixel by pixel would find. So
//                   +---+#a#            nothing tunnels through, however thin it is.
struct SweepContact {
    std::uint64_t step = 0;  // of the path; 0: they overlap where they start
    Point offset{};          // b's at that step
    friend bool operator==(const SweepContact&, const SweepContact&) = default;
};

// nullopt: they never meet on the path. Any int64 offsets; the steps at which the rectangles do not meet are
// left out at once, however long the path is. Cost: an `overlaps` for each of the rest, at most the sum of
// both masks' longer sides. Nothing allocates.
std::optional<SweepContact> first_contact(const Mask& a, const Mask& b, Point from, Point to);

// The same faster, for an a that is swept against more than once: it keeps copies of a grown by 1, 7 and 31
// pixels (Chebyshev distance). If b misses the copy grown by r, the next r steps miss a as well, as no step
// is longer than one pixel (the idea of sphere tracing: Hart 1996; here the distance is known up to these
// three bounds).
//
// Memory: three times a mask of a's size and 2, 14 and 62 more each way. Making it costs a grow for each (see
// morphology.h); throws std::invalid_argument where a side of a is above Box::max_side - 62.
class SweepTarget {
  public:
    explicit SweepTarget(Mask a);

    const Mask& mask() const { return levels_.back().mask; }

    // As the function above. Cost: an `overlaps` for every 32 steps while b is 32 pixels or more away, and
    // then for every 8, 2 and 1. Nothing allocates.
    std::optional<SweepContact> first_contact(const Mask& b, Point from, Point to) const;

  private:
    struct Level {
        std::int64_t radius = 0;  // by which the mask is grown
        Mask mask;
    };

    std::array<Level, 4> levels_;  // the largest radius first, the mask itself last
};

}  // namespace graze
