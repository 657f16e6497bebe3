#pragma once

#include "cli/overlap_answer.h"

namespace graze {

// Why they hit, or not: both sprites as they are tested, B over A, every world pixel a square. Pixels solid
// in both are chequered bright, those solid in one are as in the picture, fainter ones dimmed; a thin
// frame stands around either box, a blue one around their intersection, a golden one around the shared
// pixels. The longer side has about 960 pixels, at 1 to 16 to a world pixel.
//
// An error where the box around both, and a margin, has more than 16,777,216 pixels.
Result<Image> draw_overlap(const Sprites& sprites, const Answer& answer);

}  // namespace graze
