#include "sim/lint.h"

#include <algorithm>
#include <span>

#include "collision/algebra.h"
#include "collision/mask.h"
#include "collision/morphology.h"
#include "collision/overlap.h"
#include "collision/structure.h"

namespace graze {

namespace {

constexpr std::int64_t always_stray = 4;  // pixels
constexpr std::int64_t stray_part = 100;  // so many times smaller than the largest

void add(std::optional<FoundPixels>& found, const Region& region) {
    // Regions come in order of their first pixels.
    if (!found) found = FoundPixels{0, 0, region.first};
    found->pixels += region.pixels;
    ++found->parts;
}

std::optional<FoundPixels> all_of(std::span<const Region> regions) {
    std::optional<FoundPixels> found;
    for (const Region& region : regions) add(found, region);
    return found;
}

std::optional<FoundPixels> strays_of(std::span<const Region> components) {
    const auto largest =
        std::max_element(components.begin(), components.end(),
                         [](const Region& a, const Region& b) { return a.pixels < b.pixels; });
    std::optional<FoundPixels> found;
    for (auto region = components.begin(); region != components.end(); ++region)
        if (region != largest && region->pixels <= std::max(always_stray, largest->pixels / stray_part))
            add(found, *region);
    return found;
}

// A rim of one pixel is what smooth edges leave; what is farther out has no reason to be there.
std::optional<FoundPixels> halo_of(const Mask& seen, const Mask& solid) {
    const Mask rim = grow(solid, 1, StructuringElement::square);
    const Mask halo = mask_difference(seen, rim, {-1, -1}, Box(0, 0, seen.width(), seen.height()));
    const auto first = first_overlap(halo, halo, {0, 0});
    if (!first) return std::nullopt;
    return FoundPixels{halo.count(), static_cast<std::int64_t>(components(halo).size()), *first};
}

std::vector<Edge> edges_of(const Box& solid, const RgbaPixels& picture) {
    std::vector<Edge> edges;
    if (solid.empty()) return edges;
    if (solid.x() == 0) edges.push_back(Edge::left);
    if (solid.y() == 0) edges.push_back(Edge::top);
    if (solid.x() + solid.width() == picture.width) edges.push_back(Edge::right);
    if (solid.y() + solid.height() == picture.height) edges.push_back(Edge::bottom);
    return edges;
}

}  // namespace

Lint lint(const RgbaPixels& picture, int threshold) {
    const auto mask_at = [&](int alpha) {
        return Mask::from_rgba(picture.rgba, picture.width, picture.height, picture.pitch, alpha);
    };
    const Mask solid = mask_at(threshold);
    Lint found;
    found.solid = solid.count();
    const Mask seen = mask_at(0);
    if (found.solid > 0) found.halo = halo_of(seen, solid);
    found.strays = strays_of(components(solid));
    found.holes = all_of(holes(solid));
    found.edges = edges_of(solid_bounds(solid), picture);
    const Box needed = solid_bounds(seen);
    if (!needed.empty() && 2 * (needed.width() + 2) * (needed.height() + 2) < picture.width * picture.height)
        found.crop = needed;
    return found;
}

}  // namespace graze
