#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "sim/inspector_document.h"

namespace graze::inspector {

// Every change that a person can make to a document. Each leaves it within the rules of `complaint`, whatever
// the arguments, as long as it was within them before; what would break a rule is cut to what does not, or
// left undone, as told below.

// Which sprites are chosen, by index, rising, each once. What is beyond the sprites is passed over.
using Selection = std::vector<std::size_t>;

// A name made of `wanted` that no sprite has: "ship", else "ship 2", "ship 3", ...; "sprite" where it is
// empty.
std::string free_name(const Document& document, const std::string& wanted);

// Puts it above all others, under a free name made of its own. Undone where there are 500 sprites, it has no
// file, or its numbers break a rule. The selection is then that sprite, or as it was.
Selection add(Document& document, DocumentSprite sprite, const Selection& selection);

// Moves by whole or broken pixels; each coordinate ends within +-max_position. Not finite: undone.
void move_by(Document& document, const Selection& selection, double dx, double dy);

// One sprite's numbers. Those that are not finite stay as they were; places end within +-max_position.
struct Placement {
    double x = 0;
    double y = 0;
    double rotate = 0;  // degrees, kept within -180 < rotate <= 180
    double scale_x = 1;
    double scale_y = 1;
};
void place(Document& document, std::size_t sprite, const Placement& placement);

// Turns each about its own centre, clockwise, by degrees.
void turn_by(Document& document, const Selection& selection, double degrees);

// Mirrors each where it stands, left to right on the screen for sprites that are not turned.
void mirror_left_right(Document& document, const Selection& selection);
void mirror_top_bottom(Document& document, const Selection& selection);

// Copies, each right above its own one and a little down to the right, under free names; those beyond 500 are
// not made. The selection is then the copies.
Selection duplicate(Document& document, const Selection& selection);

// Removes them, and the expectations of them. The selection is then empty.
Selection remove(Document& document, const Selection& selection);

// One step up or down among all, as a block where they stand together; those at the end stay. The selection
// is then where they went.
Selection raise(Document& document, const Selection& selection);
Selection lower(Document& document, const Selection& selection);

// Renames it, in the expectations, too; undone where the name is empty or another sprite's.
void rename(Document& document, std::size_t sprite, const std::string& name);

// The sheet's sides end within 1..1024, the frame within the sheet.
void set_sheet(Document& document, std::size_t sprite, const Sheet& sheet);

// The next frames of each one's sheet, or the ones before; after the last comes the first.
void step_frames(Document& document, const Selection& selection, std::int64_t frames);

// Ends within 0..255.
void set_threshold(Document& document, std::int64_t threshold);

// What is expected of a pair, in place of what was; undone where they are not two sprites.
enum class Expected { hit, no_hit, nothing };
void expect(Document& document, std::size_t a, std::size_t b, Expected expected);
Expected expected_of(const Document& document, std::size_t a, std::size_t b);

}  // namespace graze::inspector
