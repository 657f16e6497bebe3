#include "scenes/text/tables.h"

namespace graze {

const Words& english_words() {
    static constexpr Words words{
        .title = "Graze",
        .tagline = "Pixels decide, not rectangles.",
        .dodger = "Dodger",
        .inspector = "Inspector",
        .other_language = "中文",
        .quit = "Quit",
        .menu_hint = "Click a shape, or choose with the arrow keys and Enter.   F11: full screen",

        .hit = "HIT",
        .no_hit = "NO HIT",
        .test_rectangles = "Test 1 of 3: rectangles",
        .test_pixels = "Test 2 of 3: pixels",
        .test_turned = "Test 3 of 3: turned pixels",
        .dodger_counts = "boxes met: {0}   pixels: {1}",
        .dodger_hint = "Left, Right or A, D: move    C: next test    P: pause    Esc: menu",
        .paused = "Paused",
        .paused_hint = "P goes on, Esc leaves to the menu.",

        .teapot = "teapot",
        .umbrella = "umbrella",
        .verdict_hit = "Hit. The overlap relative to A: x {0}, y {1}, width {2}, height {3}; {4} pixels",
        .verdict_hit_one = "Hit. The overlap relative to A: x {0}, y {1}, width {2}, height {3}; {4} pixel",
        .verdict_no_hit = "No hit",
        .reason_boxes = "The sprites' boxes are apart, so no pixel was tested.",
        .reason_pixels = "The boxes overlap, but no pixel is solid in both.",
        .reason_hit = "The boxes overlap, and pixels that are solid in both are lit.",
        .boxes = "Boxes share: x {0}, y {1}, {2} x {3}",
        .boxes_none = "Boxes share: nothing",
        .counts = "Box tests: {0}   mask tests: {1}",
        .sprite_a = "A: {0}",
        .sprite_b = "B: {0}",
        .sprite_size = "{0} x {1} pixels",
        .sprite_place = "at {0}, {1}",
        .zoom = "Zoom {0}",
        .inspector_hint =
            "Drag a sprite by its solid pixels. Arrow keys: 1 px. Wheel or + and -: zoom, 0: fit. "
            "Drop a picture to replace one. Esc: menu",
        .refused = "Not loaded. {0}",
    };
    return words;
}

}  // namespace graze
