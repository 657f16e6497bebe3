// Any bytes as bodies, a cell size and questions: the grid must answer as a test of each body, alone and
// after it held others. What is tested is which bodies the grid compares, so overlaps() and PixelLine may
// judge.
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <vector>

#include "collision/grid.h"
#include "collision/line.h"

namespace {

using graze::Box;
using graze::Circle;
using graze::Grid;
using graze::Point;

class Bytes {
  public:
    Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

    bool empty() const { return size_ == 0; }

    template <class T>
    T take() {
        T value{};
        const std::size_t n = std::min(size_, sizeof value);
        std::memcpy(&value, data_, n);
        data_ += n;
        size_ -= n;
        return value;
    }

  private:
    const std::uint8_t* data_;
    std::size_t size_;
};

// What the bodies look like; small numbers meet one another.
enum Scale : std::uint8_t { tiny, small, wide, any };

std::int64_t coordinate(Bytes& bytes, Scale scale) {
    switch (scale) {
        case tiny:
            return bytes.take<std::int8_t>();
        case small:
            return bytes.take<std::int16_t>();
        case wide:
            return bytes.take<std::int32_t>();
        case any:
            break;
    }
    return bytes.take<std::int64_t>();
}

std::int64_t side(Bytes& bytes, Scale scale) {
    const auto size = bytes.take<std::uint8_t>();
    const int power = scale == tiny ? size % 6 : scale == small ? size % 12 : size % 31;
    return bytes.take<std::uint8_t>() % 3 + (std::int64_t{1} << power) - 1;
}

Box box(Bytes& bytes, Scale scale) {
    const std::int64_t x = coordinate(bytes, scale), y = coordinate(bytes, scale);
    const std::int64_t width = side(bytes, scale), height = side(bytes, scale);
    return {x, y, width, height};
}

double finite(Bytes& bytes) {
    const double value = bytes.take<double>();
    return std::isfinite(value) ? value : 0;
}

Circle circle(Bytes& bytes, Scale scale) {
    if (scale == any) {
        const double x = finite(bytes), y = finite(bytes);
        return {x, y, std::abs(finite(bytes))};
    }
    const double x = static_cast<double>(coordinate(bytes, scale)) / 4;
    const double y = static_cast<double>(coordinate(bytes, scale)) / 4;
    return {x, y, static_cast<double>(side(bytes, scale)) / 8};
}

// Is the body on the line? Nothing where rounding decides.
std::optional<bool> on_line(const Box& body, Point from, Point to) {
    return graze::PixelLine(from, to).steps_within(body).has_value();
}
std::optional<bool> on_line(const Circle& body, Point from, Point to) {
    using Real = long double;
    const Real ax = static_cast<Real>(from.x) + 0.5L, ay = static_cast<Real>(from.y) + 0.5L;
    const Real x = static_cast<Real>(to.x) + 0.5L - ax, y = static_cast<Real>(to.y) + 0.5L - ay;
    const Real square = x * x + y * y;
    const Real dx = body.x() - ax, dy = body.y() - ay;
    const Real part = square > 0 ? std::min(std::max((dx * x + dy * y) / square, Real{0}), Real{1}) : 0;
    const Real distance = std::hypot(dx - part * x, dy - part * y);
    const Real doubt =
        1e-9L * (1 + std::abs(dx) + std::abs(dy) + std::abs(x) + std::abs(y) + std::abs(ax) + std::abs(ay));
    if (std::abs(distance - static_cast<Real>(body.radius())) <= doubt) return std::nullopt;
    return distance < static_cast<Real>(body.radius());
}

void require(bool holds) {
    if (!holds) std::abort();
}

template <class Shape>
void check(Grid& grid, const std::vector<Shape>& bodies, Bytes& bytes, Scale scale) {
    grid.rebuild(bodies);
    std::vector<graze::Pair> pairs;
    for (std::uint32_t a = 0; a < bodies.size(); ++a)
        for (std::uint32_t b = a + 1; b < bodies.size(); ++b)
            if (overlaps(bodies[a], bodies[b])) pairs.push_back({a, b});
    require(grid.pairs() == pairs);
    require(grid.statistics().pairs == pairs.size() && grid.statistics().tests >= pairs.size());

    const Box window = box(bytes, scale);
    std::vector<std::uint32_t> inside;
    for (std::uint32_t i = 0; i < bodies.size(); ++i)
        if (overlaps(bodies[i], window)) inside.push_back(i);
    require(grid.query(window) == inside);

    const Point from{coordinate(bytes, scale), coordinate(bytes, scale)};
    const Point to{coordinate(bytes, scale), coordinate(bytes, scale)};
    const std::vector<std::uint32_t> met = grid.query(from, to);
    std::size_t k = 0;
    for (std::uint32_t i = 0; i < bodies.size(); ++i) {
        const bool found = k < met.size() && met[k] == i;
        if (found) ++k;
        const std::optional<bool> expected = on_line(bodies[i], from, to);
        require(!expected || *expected == found);
    }
    require(k == met.size());
}

// At most 63, as each is compared with each.
template <class Shape>
std::vector<Shape> take_bodies(Bytes& bytes, Scale scale, Shape (*take)(Bytes&, Scale)) {
    std::vector<Shape> bodies;
    for (std::size_t count = bytes.take<std::uint8_t>() % 64; count > 0 && !bytes.empty(); --count)
        bodies.push_back(take(bytes, scale));
    return bodies;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes bytes(data, size);
    const auto cell = bytes.take<std::uint32_t>();
    const bool chosen = cell % 2 == 0;
    Grid grid = chosen ? Grid() : Grid(1 + (cell / 2) % (cell % 3 == 0 ? 64 : Grid::max_cell_size));
    for (int round = 0; round < 3 && !bytes.empty(); ++round) {
        const auto scale = static_cast<Scale>(bytes.take<std::uint8_t>() % 4);
        if (bytes.take<std::uint8_t>() % 2 == 0)
            check(grid, take_bodies(bytes, scale, box), bytes, scale);
        else
            check(grid, take_bodies(bytes, scale, circle), bytes, scale);
    }
    return 0;
}
