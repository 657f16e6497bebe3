#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "collision/box.h"
#include "collision/transform.h"

namespace graze::inspector {

// What the inspector keeps and shares: which pictures stand where, and what is expected of them. No pixel is
// in it.

constexpr std::size_t most_sprites = 500;
constexpr std::int64_t most_frames_a_side = 1024;

// A picture as a grid of frames of one size, counted row by row from the top-left one. Pixels that are left
// over on the right and below belong to none.
struct Sheet {
    std::int64_t columns = 1;
    std::int64_t rows = 1;
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

struct DocumentSprite {
    std::string name;  // unlike all others, not empty
    std::string file;
    Sheet sheet{};
    std::int64_t frame = 0;
    double x = 0;  // of the unturned, unscaled frame's top-left, world pixels
    double y = 0;
    double rotate = 0;  // degrees, clockwise, about the centre
    double scale_x = 1;
    double scale_y = 1;
    friend bool operator==(const DocumentSprite&, const DocumentSprite&) = default;
};

// Two sprites, by their names, that must share a pixel, or must not.
struct Expectation {
    std::string a;
    std::string b;
    bool hit = true;
    friend bool operator==(const Expectation&, const Expectation&) = default;
};

struct Document {
    std::int64_t threshold = 0;  // of every picture that is no bitmap
    std::vector<DocumentSprite> sprites;
    std::vector<Expectation> expectations;
    friend bool operator==(const Document&, const Document&) = default;
};

// What is wrong with it, as a line without an end, where it breaks one of these rules: a threshold of 0..255;
// at most 500 sprites, with names of their own; 1..1024 columns and rows, and a frame that is one of them;
// finite numbers, and places of at most max_position (see transform.h); expectations of two different sprites
// that are there, at most one for a pair. Names stand in the line as they are.
std::optional<std::string> complaint(const Document& document);

Pose pose_of(const DocumentSprite& sprite);

// The frame's pixels in a picture of this size; nothing where the picture is too small for such frames. The
// sheet and the frame must be within the limits above.
std::optional<Box> frame_box(const Sheet& sheet, std::int64_t frame, std::int64_t width, std::int64_t height);

}  // namespace graze::inspector
