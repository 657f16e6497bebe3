#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "collision/box.h"
#include "collision/gap.h"
#include "collision/pipeline.h"
#include "collision/profile.h"
#include "collision/sweep.h"
#include "frame/result.h"

namespace graze {

// The questions and answers of `graze overlap --batch`, one JSON object a line.

struct AskedSprite {
    std::string file;
    double x = 0;
    double y = 0;
    double rotate = 0;  // degrees, clockwise on screen
    double scale_x = 1;
    double scale_y = 1;
};

struct Ask {
    AskedSprite a;
    AskedSprite b;
    std::optional<int> threshold;  // as given; checked to be in 0..255
};

struct AskLine {
    std::string id = "null";  // JSON, to be handed back as it came
    Result<Ask> ask;
};

// Any bytes are legal input; unknown fields, wrong types and numbers out of range are errors of that line.
AskLine parse_ask(std::string_view line);

// How B leaves A (see separation.h); or, where they share no pixel, how far they are apart.
struct Parting {
    Point move{};                         // the least move of B
    std::array<std::int64_t, 8> steps{};  // in each of `directions`
    std::optional<Gap> gap{};  // by Metric::euclidean, its pixels in the world. Nothing: they overlap, or one
                               // has no solid pixel
    std::int64_t chebyshev = 0;  // the gap by the other metric, which the dodger counts in
};

// What a straight way of B's would bring.
struct Motion {
    Point by{};
    std::uint64_t steps = 0;              // of one pixel
    std::optional<SweepContact> contact;  // its offset: how far B has moved
    bool jumps_through = false;           // in one jump it would stand clear of A behind the contact
};

struct Answer {
    std::int64_t pixels = 0;  // 0: no hit
    std::optional<Box> boxes;
    std::optional<Box> overlap;
    std::optional<Point> first;
    int threshold = 0;
    // Only where they were asked for:
    std::optional<PairTrace> trace{};
    std::optional<Parting> parting{};
    std::optional<Motion> motion{};
    std::optional<ThresholdProfile> profile{};
};

// One line without its end. `id`: JSON, or empty for none.
std::string format_answer(const std::string& id, const Answer& answer);
std::string format_error(const std::string& id, const std::string& text);

}  // namespace graze
