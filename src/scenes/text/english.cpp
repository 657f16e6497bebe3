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

        .classic = "Classic",
        .arcade_points = "{0} points",
        .arcade_chain = "chain x{0}",
        .arcade_slow = "slow time",
        .arcade_hint = "Left, Right or mouse: run    Down or button: duck    P: pause    Esc: menu",
        .arcade_graze = "+{0}  gap {1} px",
        .arcade_more = "+{0}",
        .proof_title = "Hit: the pixels met",
        .proof_pixels =
            "{1} pixels are solid in both you and the {0}. The rectangles share {2} x {3} pixels.",
        .proof_pixel = "{1} pixel is solid in both you and the {0}. The rectangles share {2} x {3} pixels.",
        .proof_hint = "I: look at it in the inspector    Enter: go on    Esc: menu",
        .over_title = "Game over",
        .over_points = "{0} points",
        .over_time = "Time: {0}:{1}",
        .over_hits = "Hits: {0}",
        .over_grazes = "Grazes: {0}, longest chain {1}",
        .over_closest = "Closest miss: {0} px",
        .over_closest_none = "Closest miss: none",
        .over_unjust = "Unjust hits by rectangles alone: {0}",
        .over_last_hit = "The last hit",
        .over_hint = "Enter: play again    I: the last hit in the inspector    Esc: menu",
        .person = "you",
        .lantern = "lantern",
        .ring = "ring",
        .key = "key",
        .star = "star",
        .crescent = "crescent",
        .horseshoe = "horseshoe",
        .bamboo = "bamboo pole",
        .kite = "kite",
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
