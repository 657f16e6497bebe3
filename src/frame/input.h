#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "frame/geometry.h"
#include "frame/image.h"
#include "frame/result.h"
#include "frame/score.h"

namespace graze {

// Keys by their place on the keyboard, and a gamepad's buttons; its left stick counts as the D-pad.
enum class Key {
    left,
    right,
    up,
    down,
    a,
    d,
    s,
    c,
    i,
    m,
    p,
    zero,
    plus,
    minus,
    period,
    f1,
    f2,
    f3,
    enter,
    space,
    escape,
    backspace,
    tab,
    pad_left,
    pad_right,
    pad_up,
    pad_down,
    pad_confirm,
    pad_back,
    pad_start,
    pad_mode,
};

struct KeyPress {
    Key key = Key::enter;
    bool repeated = false;  // by holding the key down
};

struct PointerEvent {
    enum class Kind { move, press, release };
    Kind kind = Kind::move;  // of the main button
    double x = 0;            // output pixels; the centre of the pixel pointed at
    double y = 0;
};

// A picture that was asked for (see Request), or why there is none.
struct Loaded {
    std::string name;  // for people: the file's name without its folder, one line of UTF-8
    Result<Image> image;
};

// Any key of the keyboard that went down, for who lets the user choose one.
struct RawKey {
    int code = 0;  // SDL scancode
    friend bool operator==(const RawKey&, const RawKey&) = default;
};

struct DroppedFile {
    std::string path;
    double x = 0;  // where it was dropped, output pixels
    double y = 0;
};

// All that came in since the last frame, in order.
struct Input {
    Size output;
    std::vector<PointerEvent> pointer;
    double pointer_x = 0;  // where it is now
    double pointer_y = 0;
    int wheel = 0;  // notches, away from the user is positive
    std::vector<KeyPress> pressed;
    std::vector<RawKey> raw;
    std::vector<Key> held;   // now
    std::string text;        // typed, UTF-8, printable
    std::vector<Kept> kept;  // what the last frame's requests to keep a score came to
    std::vector<DroppedFile> dropped;
    std::vector<Loaded> loaded;  // what the last frame's requests brought
    bool focus_lost = false;
    bool pad_lost = false;
    bool closing = false;  // the program ends after this frame: the last chance to keep something
    int steps = 0;         // fixed steps of 1/60 s that are due
    double step_part = 1;  // of the step after them that has passed already, 0..1
};

inline bool is_held(const Input& input, std::initializer_list<Key> any_of) {
    return std::find_first_of(input.held.begin(), input.held.end(), any_of.begin(), any_of.end()) !=
           input.held.end();
}

// How often one of the keys went down; repeats do not count.
inline int times_pressed(const Input& input, std::initializer_list<Key> any_of) {
    return static_cast<int>(
        std::count_if(input.pressed.begin(), input.pressed.end(), [&](const KeyPress& press) {
            return !press.repeated && std::find(any_of.begin(), any_of.end(), press.key) != any_of.end();
        }));
}

// How often the key went down or repeated itself while it was held.
inline int times_pressed_or_repeated(const Input& input, Key key) {
    return static_cast<int>(std::count_if(input.pressed.begin(), input.pressed.end(),
                                          [&](const KeyPress& press) { return press.key == key; }));
}

}  // namespace graze
