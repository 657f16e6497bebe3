#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "frame/result.h"
#include "sim/inspector_document.h"

namespace graze {

// Scenes of the inspector as files: a JSON object in UTF-8, meant to be written by hand, too. No field but
// these; those with a value in brackets may be left out and then have it.
//
//   "format"     "graze scene"
//   "version"    1
//   "threshold"  [0] a whole number from 0 to 255: a pixel is solid when its alpha is above it
//   "sprites"    at most 500, from the bottom to the top, each an object:
//     "name"               a text, unlike all others
//     "file"               the picture, as a path from the scene's own folder
//     "columns", "rows"    [1] whole numbers from 1 to 1024: the picture is a sheet of so many frames
//     "frame"              [0] which of them, counted row by row
//     "x", "y"             [0] numbers: where the frame's top-left stands, in pixels
//     "rotate"             [0] degrees, clockwise, about the frame's centre
//     "scale_x", "scale_y" [1] numbers, about the centre; negative mirrors
//   "expect"     [none] what `graze check` verifies, each an object, at most one for a pair:
//     "a", "b"             the names of two sprites
//     "hit"                true: they must share a solid pixel; false: they must not

constexpr std::int64_t scene_version = 1;
constexpr std::int64_t largest_scene_file = std::int64_t{16} << 20;  // bytes

// Any bytes are legal input. The error says what is wrong and what to do; it does not name the file. The
// files of the sprites stay as they are written, and are not looked at.
Result<inspector::Document> parse_scene(std::string_view text);

// From a file; the sprites' files are then paths for the program: those of the scene's folder. The error does
// not name the file.
Result<inspector::Document> read_scene(const std::string& path);

// Every field is written, in the order above; numbers so that they are read back as they were, except that -0
// becomes 0. An error where a name or a file is no UTF-8, which JSON cannot hold.
Result<std::string> format_scene(const inspector::Document& document);

}  // namespace graze
