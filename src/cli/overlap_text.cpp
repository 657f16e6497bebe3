#include "cli/overlap_text.h"

#include <cmath>
#include <iomanip>

#include "cli/text_of.h"

namespace graze {

namespace {

void print_verdict(std::ostream& out, const Answer& answer) {
    if (answer.pixels == 0) {
        out << "no hit: " << (answer.boxes ? "the boxes overlap, the pixels do not" : "the boxes are apart")
            << '\n';
        return;
    }
    out << "hit: " << text_of(*answer.overlap) << " relative to A; " << pixels(answer.pixels) << "; first "
        << text_of(*answer.first) << '\n';
}

void print_sprite(std::ostream& out, const char* name, const PlacedSprite& sprite, int threshold) {
    const PlacedMask& placed = sprite.placed;
    out << name << ": box " << text_of(placed.box) << "; " << placed.mask.count() << " of its "
        << pixels(placed.box.width() * placed.box.height())
        << (placed.mask.count() == 1 ? " is solid (" : " are solid (")
        << (sprite.image->is_bitmap ? "1 in the bitmap" : "alpha above " + std::to_string(threshold))
        << ")\n";
}

// "3 pixels lie between them in x", for the axis that parts them most.
std::string apart_text(const PairTrace& trace) {
    const bool by_x = trace.gap_x && (!trace.gap_y || *trace.gap_x >= *trace.gap_y);
    const std::uint64_t between = by_x ? *trace.gap_x : trace.gap_y.value_or(0);
    const std::string axis = by_x ? "x" : "y";
    if (between == 0) return "they touch in " + axis + ", and share no pixel";
    return std::to_string(between) + (between == 1 ? " pixel lies" : " pixels lie") + " between them in " +
           axis;
}

void print_trace(std::ostream& out, const PairTrace& trace) {
    if (trace.stage == PairStage::empty_box) {
        out << "boxes: one of them has no pixel, so there is nothing to test: no hit\n";
        return;
    }
    out << "cells of " << trace.cell_size << " pixels: A in " << text_of(trace.first_cell) << ", B in "
        << text_of(trace.second_cell);
    if (trace.stage == PairStage::cells_apart) {
        out << ": no neighbours, so no box is tested (" << apart_text(trace) << "): no hit\n";
        return;
    }
    out << ": the same or neighbours, so the boxes are tested\n";
    if (trace.stage == PairStage::boxes_apart) {
        out << "boxes: " << apart_text(trace) << ", so no pixel is tested: no hit\n";
        return;
    }
    out << "boxes: they share " << text_of(trace.boxes) << ", so the pixels there are tested\n";
    const std::int64_t shared = trace.overlap ? trace.overlap->count : 0;
    out << "pixels: "
        << (shared == 0 ? "none is solid in both: no hit"
                        : std::to_string(shared) + (shared == 1 ? " is" : " are") + " solid in both: hit")
        << '\n';
}

void print_parting(std::ostream& out, const Parting& parting, bool hit) {
    constexpr std::array names{"right", "right and down", "down", "left and down",
                               "left",  "left and up",    "up",   "right and up"};
    if (hit) {
        out << "separate: move B by " << text_of(parting.move) << "; or straight by";
        for (std::size_t i = 0; i < names.size(); ++i)
            out << (i == 0 ? " " : ", ") << names[i] << ' ' << parting.steps[i];
        out << '\n';
        return;
    }
    if (!parting.gap) {
        out << "gap: none, as one of them has no solid pixel\n";
        return;
    }
    out << "gap: " << pixels(parting.chebyshev) << "; " << std::fixed << std::setprecision(2)
        << parting.gap->distance << " as the crow flies, between " << text_of(parting.gap->a) << " of A and "
        << text_of(parting.gap->b) << " of B in the world\n";
}

void print_motion(std::ostream& out, const Motion& motion) {
    out << "sweep: ";
    if (!motion.contact) {
        out << "B moves by " << text_of(motion.by) << " and never meets A\n";
        return;
    }
    const std::uint64_t step = motion.contact->step;
    if (step == 0) {
        out << "they overlap where B starts\n";
        return;
    }
    out << "B meets A at step " << step << " of " << motion.steps << ", moved by "
        << text_of(motion.contact->offset)
        << (motion.jumps_through ? "; in one jump it would pass through A unseen\n" : "\n");
}

}  // namespace

void print_answer(std::ostream& out, const Answer& answer, const Sprites& sprites) {
    print_verdict(out, answer);
    if (answer.trace) {
        print_sprite(out, "A", sprites.a, sprites.threshold);
        print_sprite(out, "B", sprites.b, sprites.threshold);
        print_trace(out, *answer.trace);
    }
    if (answer.parting) print_parting(out, *answer.parting, answer.pixels > 0);
    if (answer.motion) print_motion(out, *answer.motion);
}

void print_profile(std::ostream& out, const ThresholdProfile& profile) {
    out << "threshold,pixels\n";
    for (std::size_t threshold = 0; threshold < profile.size(); ++threshold)
        out << threshold << ',' << profile[threshold] << '\n';
}

}  // namespace graze
