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
        .menu_hint = "Click a shape, or choose with the arrow keys and Enter.   F1: help   F11: full screen",
        .demo_hint = "The computer plays. Any key or the mouse: menu",

        .hit = "HIT",
        .no_hit = "NO HIT",
        .test_rectangles = "Test 1 of 3: rectangles",
        .test_pixels = "Test 2 of 3: pixels",
        .test_turned = "Test 3 of 3: turned pixels",
        .dodger_counts = "boxes met: {0}   pixels: {1}",
        .dodger_hint = "Left, Right or A, D: move    C: next test    P: pause    Esc: menu",
        .sound_is_off = "Sound off (M)",
        .sound_is_on = "Sound on (M)",
        .paused = "Paused",
        .paused_hint = "P goes on, Esc leaves to the menu.",
        .paused_replay_hint = "P goes on, Esc leaves to the scores.",
        .replay_differs = "This replay does not go as it was recorded.",
        .replay_of_other_pictures = "Recorded with other pictures than this Graze has, so it goes otherwise.",

        .classic = "Classic",
        .arcade_points = "{0} points",
        .arcade_chain = "chain x{0}",
        .arcade_slow = "slow time",
        .arcade_hint = "Left, Right or mouse: run    Down or button: duck    P: pause    Esc: menu",
        .arcade_graze = "+{0}  gap {1} px",
        .arcade_more = "+{0}",
        .overlay_hit = "HIT: pixels meet",
        .overlay_boxes_only = "NO HIT: only rectangles meet",
        .overlay_apart = "NO HIT: no rectangle meets yours",
        .overlay_counts = "bodies {0} > in cells near you {1} > boxes meet {2} > pixels meet {3}",
        .arcade_speed = "Speed 1/{0}",
        .arcade_step = "Full stop: one step    F2: what is tested    F3: slow motion",
        .proof_title = "Hit: the pixels met",
        .proof_pixels =
            "{1} pixels are solid in both you and the {0}. The rectangles share "
            "{2}\u00a0x\u00a0{3}\u00a0pixels.",
        .proof_pixel =
            "{1} pixel is solid in both you and the {0}. The rectangles share "
            "{2}\u00a0x\u00a0{3}\u00a0pixels.",
        .proof_hint = "I: look at it in the inspector    Enter: go on    Esc: menu",
        .proof_replay_hint = "I: look at it in the inspector    Enter: go on    Esc: scores",
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
        .over_name = "Among the ten best! Your name:",
        .over_name_hint = "Enter: keep the score and its replay    Esc: without",
        .over_place = "Kept: place {0} of the ten best",
        .over_not_kept = "Not kept. {0}",
        .over_again_hint = "Enter: try again to keep it    Esc: without",
        .over_practice = "No score: slow motion or single steps were used.",
        .over_no_folder = "Not kept: there is no folder for scores.",
        .over_replay = "End of the replay",
        .replay_over_hint = "Enter: once more    I: the last hit in the inspector    Esc: scores",
        .replay_speed = "Replay, speed {0}    Up, Down: faster, slower    P: pause    Esc: scores",
        .help = "Help",
        .help_text =
            "Dodge what falls. Rectangles may meet; only pixels that meet cost a heart.\n"
            "A near miss of at most 4 pixels is a graze: points, and more in a chain.\n"
            "Round bubbles are good: shield, heart, slow time, a fan that blows all away, coin.\n"
            "Left, Right or A, D or the mouse: run.   Down or S or the mouse button: duck.\n"
            "P: pause.   Full stop in a pause: one step.   F3: slow motion, 1/2 and 1/4.\n"
            "F2: boxes, outlines and cells as they are tested.\n"
            "I after a hit or in a pause: the last hit in the inspector; Escape comes back.\n"
            "In a replay: Up and Down change its speed.\n"
            "Classic: C goes on to the next of its three tests.\n"
            "Inspector: drag sprites, arrow keys by a pixel, wheel or + - zooms, 0 fits.\n"
            "M: sound off and on.   F11: full screen.   F1: this help.   Escape: back.\n"
            "Gamepad: stick or cross, A confirms, B goes back, Start pauses, X shows the hit.",
        .help_hint = "Any of Enter, Escape, F1 or a click: back",
        .options = "Options",
        .options_effects = "Volume of effects",
        .options_music = "Volume of music",
        .options_sound = "Sound (M)",
        .options_language = "Language",
        .options_fullscreen = "Full screen at the start",
        .options_flashing = "Less flashing and shaking",
        .options_contrast = "High contrast",
        .options_larger = "Larger text, where it fits",
        .options_left = "Run left",
        .options_right = "Run right",
        .options_duck = "Duck",
        .options_percent = "{0} %",
        .options_on = "on",
        .options_off = "off",
        .options_system = "the system's",
        .this_language = "English",
        .options_own_key = "{0} or {1}",
        .options_usual = "{0}",
        .options_press = "press a key (Esc: none)",
        .options_taken = "has a meaning; another?",
        .options_hint = "Up, Down: choose    Left, Right or Enter: change    Esc: menu",
        .options_key_hint = "Up, Down: choose    Enter: a key of your own    Esc: menu",
        .options_press_hint = "Press the key    Esc: none of your own",
        .options_robbed = "\u201c{0}\u201d has no key of its own now: \u201c{1}\u201d has it.",
        .keys_left = "Left, A",
        .keys_right = "Right, D",
        .keys_duck = "Down, S",
        .scores = "Scores",
        .scores_title = "The ten best",
        .scores_none = "Nobody yet. Play the dodger!",
        .scores_unreadable = "There is no list of scores that could be read.",
        .scores_hint = "Up, Down: choose    Enter: watch the replay    Esc: menu",
        .scores_row_time = "{0}:{1}",
        .nobody = "nobody",
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
        .boxes = "Boxes share: x {0}, y {1}, {2}\u00a0x\u00a0{3}",
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
        .inspector_back_hint =
            "Drag a sprite by its solid pixels. Arrow keys: 1 px. Wheel or + and -: zoom, 0: fit. "
            "Drop a picture to replace one. Esc: back",
        .refused = "Not loaded. {0}",
        .notice_title = "Trouble with a file",
        .notice_aside = "A damaged file was put aside under another name, and a new one begins.",
        .notice_stays = "A file cannot be used. Until that is mended, nothing is kept in its place.",
        .notice_unwritten = "A file could not be written. What you chose holds until you quit.",
        .notice_no_folder = "There is no folder for settings and scores, so none are kept.",
        .notice_replay = "This replay cannot be shown.",
        .notice_hint = "Any key or a click: go on",
    };
    return words;
}

}  // namespace graze
