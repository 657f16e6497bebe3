#pragma once

#include <variant>

#include "collision/mask.h"
#include "collision/transform.h"

namespace graze {

// Do two turned, scaled or mirrored sprites share a pixel of the world? The same answer as resampling both
// (see transform.h) and comparing the masks, to the pixel, but without making them: nothing allocates.
//
//     both bounds' intersection
//     +-----------+-----+      A square of the world is left out as soon as the part of one mask that it
//     |  a only   |a b ?|      maps to is clear; else it is quartered, from 64 pixels a side down to 8.
//     +-----------+--+--+      Those that are left are looked at pixel by pixel. (A quadtree without the
//     |  neither  |ab|  |      tree: Samet, "The Quadtree and Related Hierarchical Data Structures",
//     +-----------+--+--+      ACM Computing Surveys 1984.)
//
// Cost: along the outlines where the two are close to each other; at worst, in two noises that share nothing,
// a constant time a pixel of the intersection. Errors: those of resample, for a first.
std::variant<bool, TransformError> overlaps(const Mask& a, const Pose& a_pose, const Mask& b,
                                            const Pose& b_pose);

}  // namespace graze
