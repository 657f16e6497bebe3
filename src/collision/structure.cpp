#include "collision/structure.h"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>

#include "collision/algebra.h"
#include "collision/overlap.h"
#include "collision/runs.h"
#include "collision/stripes.h"
#include "collision/wide_integers.h"

namespace graze {

namespace {

// Regions while they grow, a row of runs after the other. A label names a record; those of united regions
// form a tree, and its root, the lowest label, holds the region.
class RegionForest {
  public:
    using Label = std::size_t;

    Label add(Point first) {
        records_.push_back({records_.size(), first, 0, first.x, first.x, first.y});
        return records_.size() - 1;
    }

    Label unite(Label a, Label b) {
        a = root(a);
        b = root(b);
        if (a == b) return a;
        if (a > b) std::swap(a, b);
        Record& into = records_[a];
        Record& from = records_[b];
        from.parent = a;
        into.pixels += from.pixels;
        into.left = std::min(into.left, from.left);
        into.right = std::max(into.right, from.right);
        into.bottom = std::max(into.bottom, from.bottom);
        return a;
    }

    void add_run(Label label, std::int64_t y, std::int64_t begin, std::int64_t end) {
        Record& record = records_[root(label)];
        record.pixels += end - begin;
        record.left = std::min(record.left, begin);
        record.right = std::max(record.right, end);
        record.bottom = y;
    }

    // In the order in which they were added, which is that of their first pixels.
    std::vector<Region> regions() const {
        std::vector<Region> result;
        for (Label label = 0; label < records_.size(); ++label) {
            const Record& record = records_[label];
            if (record.parent != label) continue;
            const Box bounds(record.left, record.first.y, record.right - record.left,
                             record.bottom - record.first.y + 1);
            result.push_back({record.first, record.pixels, bounds});
        }
        return result;
    }

  private:
    struct Record {
        Label parent = 0;
        Point first{};
        std::int64_t pixels = 0;
        std::int64_t left = 0;
        std::int64_t right = 0;   // beyond the last column
        std::int64_t bottom = 0;  // the last row
    };

    Label root(Label label) {
        while (records_[label].parent != label) {
            records_[label].parent = records_[records_[label].parent].parent;  // halves the path
            label = records_[label].parent;
        }
        return label;
    }

    std::vector<Record> records_;
};

// The connected sets of solid pixels (8 neighbours), or of clear ones (4 neighbours).
std::vector<Region> regions_of(const Mask& mask, bool solid) {
    struct Run {
        std::int64_t begin = 0;
        std::int64_t end = 0;
        RegionForest::Label label = 0;
    };
    const std::int64_t reach = solid ? 1 : 0;  // columns beyond a run's end that it touches in the next row
    RegionForest forest;
    std::vector<Run> above;
    std::vector<Run> row;
    for (std::int64_t y = 0; y < mask.height(); ++y) {
        row.clear();
        std::size_t next = 0;  // the first run above that may touch
        for_each_run(mask, y, solid, [&](std::int64_t begin, std::int64_t end) {
            while (next < above.size() && above[next].end + reach <= begin) ++next;
            std::optional<RegionForest::Label> label;
            for (std::size_t i = next; i < above.size() && above[i].begin < end + reach; ++i)
                label = forest.unite(label.value_or(above[i].label), above[i].label);
            if (!label) label = forest.add({begin, y});
            forest.add_run(*label, y, begin, end);
            row.push_back({begin, end, *label});
        });
        above.swap(row);
    }
    return forest.regions();
}

// All pixels of the runs of `space` in which one of `seeds` stands; each step reaches twice as far as the
// last (Kogge & Stone 1973, as chess programs fill the lines of a board).
std::uint64_t fill_along(std::uint64_t seeds, std::uint64_t space) {
    std::uint64_t up = seeds;
    std::uint64_t down = seeds;
    std::uint64_t up_space = space;
    std::uint64_t down_space = space;
    for (unsigned step = 1; step < 64; step *= 2) {
        up |= up_space & up << step;
        down |= down_space & down >> step;
        up_space &= up_space << step;
        down_space &= down_space >> step;
    }
    return up | down;
}

// The pixels of `space` that are connected with one of them, found word by word.
class WordFill {
  public:
    WordFill(const Mask& space, bool diagonally)
        : space_(space), diagonally_(diagonally), filled_(space.width(), space.height()) {}

    Mask filled_from(Point seed) {
        take(seed.x / 64, seed.y, std::uint64_t{1} << (seed.x % 64));
        for (std::vector<Place> front; !front_.empty(); front.clear()) {
            front.swap(front_);
            for (const Place& place : front) spread(place);
        }
        return Mask::from_words(space_.width(), space_.height(), std::move(filled_.words));
    }

  private:
    struct Place {  // of a word
        std::int64_t stripe = 0;
        std::int64_t row = 0;
    };

    // These pixels of a word, where they are space, and those connected with them in the word.
    void take(std::int64_t stripe, std::int64_t row, std::uint64_t pixels) {
        if (stripe < 0 || row < 0 || stripe >= space_.stripes() || row >= space_.height()) return;
        const std::uint64_t space = space_.stripe_words(stripe)[row];
        std::uint64_t& filled = filled_.stripe(stripe)[row];
        pixels &= space & ~filled;
        if (pixels == 0) return;
        pixels = fill_along(pixels, space);
        filled |= pixels;
        front_.push_back({stripe, row});
    }

    // To the eight words around.
    void spread(const Place& place) {
        const std::uint64_t filled = filled_.stripe(place.stripe)[place.row];
        const std::uint64_t to_left = filled << 63;   // bit 63, from bit 0
        const std::uint64_t to_right = filled >> 63;  // bit 0, from bit 63
        take(place.stripe - 1, place.row, to_left);
        take(place.stripe + 1, place.row, to_right);
        for (const std::int64_t row : {place.row - 1, place.row + 1}) {
            take(place.stripe, row, diagonally_ ? filled | filled << 1 | filled >> 1 : filled);
            if (!diagonally_) continue;
            take(place.stripe - 1, row, to_left);
            take(place.stripe + 1, row, to_right);
        }
    }

    const Mask& space_;
    bool diagonally_;
    Stripes filled_;
    std::vector<Place> front_;  // words that have new pixels, whose neighbours must be looked at
};

}  // namespace

Box solid_bounds(const Mask& mask) {
    return overlap_bounds(mask, mask, {0, 0});  // every solid pixel is shared with itself
}

std::optional<Centroid> centroid(const Mask& mask) {
    // Twice the sums of the centres' coordinates; a run of pixels has the mean of its ends.
    UInt128 x = 0;
    UInt128 y = 0;
    std::int64_t pixels = 0;
    for (std::int64_t row = 0; row < mask.height(); ++row) {
        for_each_run(mask, row, true, [&](std::int64_t begin, std::int64_t end) {
            pixels += end - begin;
            x += static_cast<UInt128>(begin + end) * static_cast<UInt128>(end - begin);
            y += static_cast<UInt128>(2 * row + 1) * static_cast<UInt128>(end - begin);
        });
    }
    if (pixels == 0) return std::nullopt;
    const double twice = 2 * static_cast<double>(pixels);
    return Centroid{static_cast<double>(x) / twice, static_cast<double>(y) / twice};
}

std::vector<Region> components(const Mask& mask) {
    return regions_of(mask, true);
}

std::vector<Region> holes(const Mask& mask) {
    std::vector<Region> regions = regions_of(mask, false);
    std::erase_if(regions, [&mask](const Region& region) {
        const Box& box = region.bounds;
        return box.x() == 0 || box.y() == 0 || box.x() + box.width() == mask.width() ||
               box.y() + box.height() == mask.height();
    });
    return regions;
}

Mask region_mask(const Mask& mask, const Region& region) {
    const Box& bounds = region.bounds;
    if (!bounds.contains(region.first))
        throw std::invalid_argument("region_mask: the first pixel must be in the region's bounds");
    const bool solid = mask.test(region.first);
    Mask space = crop(mask, bounds);
    if (!solid) space = complement(space);
    const Point seed{region.first.x - bounds.x(), region.first.y - bounds.y()};
    return WordFill(space, solid).filled_from(seed);
}

}  // namespace graze
