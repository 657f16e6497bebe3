#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "collision/box.h"
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

struct Answer {
    std::int64_t pixels = 0;  // 0: no hit
    std::optional<Box> boxes;
    std::optional<Box> overlap;
    std::optional<Point> first;
    int threshold = 0;
};

// One line without its end. `id`: JSON, or empty for none.
std::string format_answer(const std::string& id, const Answer& answer);
std::string format_error(const std::string& id, const std::string& text);

}  // namespace graze
