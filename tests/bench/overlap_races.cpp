#include <algorithm>
#include <cstdio>
#include <string>

#include "bench/pygame_masks.h"
#include "bench/race_both.h"
#include "bench/race_masks.h"
#include "bench/races.h"
#include "collision/overlap.h"

namespace graze::bench {

namespace {

struct Case {
    std::string name;
    Mask a;
    Mask b;
    Point offset;
};

// The box around the pixels for which solid(x, y) is true.
template <class Solid>
Box bounds_of(int size, Solid solid) {
    int left = size, top = size, right = -1, bottom = -1;
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x)
            if (solid(x, y)) {
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = y;
            }
    return right < 0 ? Box() : Box(left, top, right - left + 1, bottom - top + 1);
}

void race_hit(std::vector<Row>& rows, const PygameMasks& pygame, const Case& c, Targets targets) {
    const PygameMask a = to_pygame(pygame, c.a);
    const PygameMask b = to_pygame(pygame, c.b);
    const int x = static_cast<int>(c.offset.x);
    const int y = static_cast<int>(c.offset.y);
    race_both(
        rows, c.name, "pygame bitmask_overlap", targets, [&] { return Answer{overlaps(c.a, c.b, c.offset)}; },
        [&] { return Answer{pygame.overlap(a.get(), b.get(), x, y) != 0}; });
}

void race_count(std::vector<Row>& rows, const PygameMasks& pygame, const Case& c, Targets targets) {
    const PygameMask a = to_pygame(pygame, c.a);
    const PygameMask b = to_pygame(pygame, c.b);
    const int x = static_cast<int>(c.offset.x);
    const int y = static_cast<int>(c.offset.y);
    race_both(
        rows, c.name, "pygame bitmask_overlap_area", targets,
        [&] { return overlap_count(c.a, c.b, c.offset); },
        [&] { return Answer{pygame.overlap_area(a.get(), b.get(), x, y)}; });
}

// pygame makes the shared pixels' mask, which we compare with the box; from it a rectangle would still have
// to be found.
void race_rectangle(std::vector<Row>& rows, const PygameMasks& pygame, const Case& c, Targets targets) {
    const PygameMask a = to_pygame(pygame, c.a);
    const PygameMask b = to_pygame(pygame, c.b);
    const PygameMask out(pygame.create(static_cast<int>(c.a.width()), static_cast<int>(c.a.height())),
                         pygame.free);
    const int x = static_cast<int>(c.offset.x);
    const int y = static_cast<int>(c.offset.y);
    const auto size = static_cast<int>(c.a.width());
    const auto bounds_are_right = [&] {
        const Box box = overlap_bounds(c.a, c.b, c.offset);
        pygame.clear(out.get());
        pygame.overlap_mask(a.get(), b.get(), out.get(), x, y);
        return box == bounds_of(size, [&](int px, int py) { return get(*out, px, py); });
    };
    race_both(
        rows, c.name, "pygame bitmask_overlap_mask alone", targets,
        [&] { return overlap_bounds(c.a, c.b, c.offset).width(); },
        [&] {
            pygame.overlap_mask(a.get(), b.get(), out.get(), x, y);
            return Answer{0};
        },
        bounds_are_right);
}

Case missing_noise(std::int64_t size) {
    const Mask a = noise(size, 0.25, 1);
    const Point offset{7, 3};
    return {"miss: 25 % noise over its complement, " + std::to_string(size) + " px, offset 7,3", a,
            complement_under(a, offset), offset};
}

// What the narrow miss takes at least: its words through the kernel, without a thought about where they
// stand. The rest of `overlaps` is a few nanoseconds that do not shrink with the mask.
void print_limit(const PygameMasks& pygame, const Case& c, const Targets& targets) {
    const PygameMask a = to_pygame(pygame, c.a);
    const PygameMask b = to_pygame(pygame, c.b);
    const std::uint64_t* a_words = c.a.stripe_words(0) + c.offset.y;
    const std::uint64_t* b_words = c.b.stripe_words(0);
    const auto rows = static_cast<std::size_t>(c.a.height() - c.offset.y);
    const auto shift = static_cast<unsigned>(64 - c.offset.x);
    const double theirs = time_of(loop([&] {
        return pygame.overlap(a.get(), b.get(), static_cast<int>(c.offset.x), static_cast<int>(c.offset.y));
    }));
    const InstructionSet before = instruction_set();
    for (const InstructionSet set : {InstructionSet::portable, InstructionSet::avx2}) {
        if (!choose_instruction_set(set)) continue;
        const double kernel =
            time_of(loop([&] { return kernels().any(a_words, nullptr, b_words, shift, rows); }));
        std::printf(
            "    its words alone take %.3g ns by %s: a ratio of at most %.2f; the target leaves %.2g ns "
            "more\n",
            kernel, set == InstructionSet::avx2 ? "AVX2" : "the portable kernel", theirs / kernel,
            theirs / (set == InstructionSet::avx2 ? targets.avx2 : targets.portable) - kernel);
    }
    choose_instruction_set(before);
}

Case disc_in_hole(std::int64_t size) {
    return {"miss: disc of radius 0.6 in a ring's hole of 0.8, " + std::to_string(size) + " px",
            ring(size, 0.8),
            disc(size, 0.6),
            {3, 5}};
}

std::vector<Case> hits() {
    std::vector<Case> cases;
    for (const std::int64_t size : {32, 64, 256, 1024}) {
        const std::string px = std::to_string(size) + " px";
        const Mask whole = disc(size, 1);
        cases.push_back({"hit: discs, half over each other, " + px, whole, whole, {size / 2, 1}});
        // At (0.7, 0.7) of the side discs just touch: a few pixels less is a lens of a few pixels.
        const std::int64_t far = size * 68 / 100;
        cases.push_back({"hit: discs that graze, " + px, whole, whole, {far, far}});
        cases.push_back({"hit: 50 % noise, " + px, noise(size, 0.5, 1), noise(size, 0.5, 2), {3, 1}});
        cases.push_back({"hit: 5 % noise, " + px, noise(size, 0.05, 3), noise(size, 0.05, 4), {-2, 5}});
        cases.push_back(
            {"hit: ring over ring, " + px, ring(size, 0.8), ring(size, 0.8), {size / 3, size / 5}});
    }
    return cases;
}

}  // namespace

std::vector<Row> overlap_races() {
    std::vector<Row> rows;
    const auto pygame = load_pygame_masks();
    if (!pygame) return rows;
    race_hit(rows, *pygame, missing_noise(512), {2.2, 3.5});
    race_hit(rows, *pygame, missing_noise(256), {2.2, 3.5});
    constexpr Targets narrow{2, 2.7};
    race_hit(rows, *pygame, missing_noise(64), narrow);
    print_limit(*pygame, missing_noise(64), narrow);
    race_hit(rows, *pygame, disc_in_hole(512), {6, 8});
    race_hit(rows, *pygame, disc_in_hole(1024), {35, 40});
    race_hit(rows, *pygame, disc_in_hole(2048), {150, 200});
    for (const Case& hit : hits()) race_hit(rows, *pygame, hit, {1, 1});
    for (const std::int64_t size : {256, 512})
        race_count(rows, *pygame,
                   {"count: 50 % noise, " + std::to_string(size) + " px",
                    noise(size, 0.5, 5),
                    noise(size, 0.5, 6),
                    {7, 3}},
                   {3.5, 8});
    race_count(rows, *pygame,
               {"count: discs, deep in each other, 2048 px", disc(2048, 1), disc(2048, 1), {107, 93}},
               {15, 25});
    for (const std::int64_t size : {1024, 2048}) {
        const std::string px = std::to_string(size) + " px";
        race_rectangle(
            rows, *pygame,
            {"rectangle: discs, deep in each other, " + px, disc(size, 1), disc(size, 1), {107, 93}}, {4, 5});
        race_rectangle(rows, *pygame,
                       {"rectangle: 5 % noise, " + px, noise(size, 0.05, 7), noise(size, 0.05, 8), {107, 93}},
                       {4, 5});
        race_rectangle(
            rows, *pygame,
            {"rectangle: rings, two crossings, " + px, ring(size, 0.9), ring(size, 0.9), {size / 2, 0}},
            {4, 5});
    }
    return rows;
}

}  // namespace graze::bench
