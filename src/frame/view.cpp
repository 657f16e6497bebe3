#include "frame/view.h"

#include <algorithm>
#include <cmath>

namespace graze {

namespace {

// Far beyond every output, and small enough that differences still fit an int.
constexpr double farthest = 1 << 28;

int whole(double value) {
    return static_cast<int>(std::clamp(std::floor(value), -farthest, farthest));
}

}  // namespace

int View::output_x(double x) const {
    return offset_x + whole(x * scale);
}
int View::output_y(double y) const {
    return offset_y + whole(y * scale);
}

int View::output_length(double logical) const {
    return logical > 0 ? std::max(1, whole(logical * scale + 0.5)) : 0;
}

Rect View::output_rect(double x, double y, double width, double height) const {
    const int left = output_x(x);
    const int top = output_y(y);
    return {left, top, output_x(x + width) - left, output_y(y + height) - top};
}

double View::logical_x(double x) const {
    return (x - offset_x) / scale;
}
double View::logical_y(double y) const {
    return (y - offset_y) / scale;
}

LogicalPixel logical_pixel(const View& view, double output_x, double output_y) {
    return {static_cast<std::int64_t>(std::floor(view.logical_x(output_x))),
            static_cast<std::int64_t>(std::floor(view.logical_y(output_y)))};
}

View letterbox(Size world, Size output) {
    const double scale = std::max(1e-3, std::min(static_cast<double>(output.width) / world.width,
                                                 static_cast<double>(output.height) / world.height));
    return {scale, (output.width - whole(world.width * scale)) / 2,
            (output.height - whole(world.height * scale)) / 2};
}

Bars letterbox_bars(Size world, Size output) {
    const View view = letterbox(world, output);
    const Rect shown = view.output_rect(0, 0, world.width, world.height);
    const int right = shown.x + shown.width;
    const int bottom = shown.y + shown.height;
    if (shown.x > 0 || right < output.width)
        return {{0, 0, shown.x, output.height}, {right, 0, output.width - right, output.height}};
    return {{0, 0, output.width, shown.y}, {0, bottom, output.width, output.height - bottom}};
}

}  // namespace graze
