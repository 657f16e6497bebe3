#pragma once

namespace graze {

// What is drawn is measured in output pixels: those of the window's drawing surface, which on a dense display
// are more than the window's own units. x to the right, y down, from the top-left.

struct Size {
    int width = 0;
    int height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

// Half-open: [x, x + width) x [y, y + height).
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    friend bool operator==(const Rect&, const Rect&) = default;
};

// The rect, larger by `by` pixels on every side.
inline Rect grown(const Rect& rect, int by) {
    return {rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by};
}

struct Colour {
    unsigned char red = 0;
    unsigned char green = 0;
    unsigned char blue = 0;
    unsigned char alpha = 255;
    friend bool operator==(const Colour&, const Colour&) = default;
};

}  // namespace graze
