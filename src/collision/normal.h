#pragma once

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// The direction in which b should move to leave a: down the slope of the overlap. With n(dx, dy) the number
// of pixels solid in both when b stands at offset + (dx, dy),
//
//     normal = { n(-1, 0) - n(+1, 0),  n(0, -1) - n(0, +1) }
//
// which points to where fewer pixels are shared: x > 0 means that b should go to the right, y > 0 down. It is
// not of length 1; its length grows with the length of the outlines that meet. {0, 0} where both sides are
// alike: no overlap near, or b in the middle of a.
//
// `offset` is b's top-left minus a's (see overlap.h), any int64. Cost: four overlap counts. Source: pygame,
// Mask.overlap_area, "collision normal": its gradient is this with the opposite sign, as it points to where b
// overlaps more.
Point contact_normal(const Mask& a, const Mask& b, Point offset);

}  // namespace graze
