#include "cli/text_of.h"

namespace graze {

std::string text_of(Point point) {
    return std::to_string(point.x) + "," + std::to_string(point.y);
}

std::string text_of(const Box& box) {
    return "x " + std::to_string(box.x()) + ", y " + std::to_string(box.y()) + ", width " +
           std::to_string(box.width()) + ", height " + std::to_string(box.height());
}

std::string pixels(std::int64_t count) {
    return std::to_string(count) + (count == 1 ? " pixel" : " pixels");
}

}  // namespace graze
