#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "frame/art.h"
#include "frame/geometry.h"
#include "frame/image.h"

namespace graze {

// What a scene wants to be seen, in output pixels, later items over earlier ones. Plain data: a test looks at
// it as well as the screen does.

struct FillItem {
    Rect rect;
    Colour colour;
};

// A border of `thickness` pixels inside the rect.
struct FrameItem {
    Rect rect;
    int thickness = 1;
    Colour colour;
};

// Art is rastered at the size of its rect, so that it is crisp at every scale.
struct ArtItem {
    Art art = Art::star;
    Rect rect;
    double degrees = 0;  // clockwise about the rect's centre
};

// A part of a picture, pixel by pixel (nearest, never smoothed).
struct ImageItem {
    std::shared_ptr<const Image> image;
    Rect source;  // pixels of the picture
    Rect rect;
    Colour tint{255, 255, 255, 255};  // multiplied in
};

enum class Align { left, centre, right };
enum class Overflow {
    ellipsis,  // one line, vertically centred, cut at the box's width with an ellipsis
    wrap,  // from the top, as many lines as fit; the last one ends with an ellipsis where more would follow
};

// Text in a box.
struct TextItem {
    std::string text;
    Rect box;
    int size = 16;  // of the font, in output pixels
    Colour colour;
    Align align = Align::left;
    Overflow overflow = Overflow::ellipsis;
    int largest = 0;  // where there is room in the box, the size grows up to this one
};

using DrawItem = std::variant<FillItem, FrameItem, ArtItem, ImageItem, TextItem>;

struct DrawList {
    Colour background;
    std::vector<DrawItem> items;
};

}  // namespace graze
