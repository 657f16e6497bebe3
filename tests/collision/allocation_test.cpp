// A program of its own, as it counts every allocation: a query that returns no mask, list or path makes none.
#include <cstdlib>
#include <functional>
#include <new>

#include "collision/gap.h"
#include "collision/normal.h"
#include "collision/overlap.h"
#include "collision/separation.h"
#include "collision/shapes.h"
#include "collision/structure.h"
#include "collision/sweep.h"
#include "collision/transformed_overlap.h"
#include "support/mask_art.h"

// After the headers, whose own allocations in tests do not count.
#include <gtest/gtest.h>

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace graze {
namespace {

Mask disc(std::int64_t size, std::int64_t radius, std::int64_t hole) {
    Mask mask(size, size);
    for (std::int64_t y = 0; y < size; ++y) {
        for (std::int64_t x = 0; x < size; ++x) {
            const std::int64_t dx = 2 * x + 1 - size;
            const std::int64_t dy = 2 * y + 1 - size;
            const std::int64_t distance = dx * dx + dy * dy;
            if (distance < 4 * radius * radius && distance >= 4 * hole * hole) mask.set({x, y});
        }
    }
    return mask;
}

TEST(Allocation, ACountedOneIsSeen) {
    const long before = allocations;
    const Mask mask(100, 100);
    EXPECT_GT(allocations, before);
}

TEST(Allocation, QueriesMakeNone) {
    const Mask ring = disc(300, 150, 120);
    const Mask ball = disc(200, 100, 0);
    const SweepTarget target(ring);
    const Pose turned{.x = 40, .y = 10, .rotation = rotation_from_degrees(33)};
    long answer = 0;  // used, so that nothing is optimised away
    for (const Point offset : {Point{60, 50}, Point{110, 3}, Point{-5000, 0}}) {
        const long before = allocations;
        answer += overlaps(ring, ball, offset);
        answer += overlap_count(ring, ball, offset);
        answer += overlap(ring, ball, offset).has_value();
        answer += first_overlap(ring, ball, offset).has_value();
        answer += overlap_bounds(ring, ball, offset).width();
        answer += ring.test(offset) + ring.count();
        answer += overlaps(ring, Box(offset.x, offset.y, 100, 100));
        answer += overlap_count(ring, Box(offset.x, offset.y, 100, 100));
        answer += overlaps(ring, Circle(static_cast<double>(offset.x), 20, 77));
        answer += overlap_count(ring, Circle(static_cast<double>(offset.x), 20, 77));
        answer += overlaps(ring, Segment{offset, {150, 150}});
        answer += solid_bounds(ring).width();
        answer += centroid(ring).has_value();
        answer += first_contact(ring, ball, offset, {60, 51}).has_value();
        answer += target.first_contact(ball, offset, {60, 51}).has_value();
        answer += separation(ring, ball, offset).x;
        answer += static_cast<long>(parting_distances(ring, ball, offset)[0]);
        answer += gap(ring, ball, offset, Metric::chebyshev).has_value();
        answer += gap(ring, ball, offset, Metric::euclidean).has_value();
        answer += contact_normal(ring, ball, offset).x;
        answer += std::get<bool>(overlaps(ring, turned, ball, Pose{}));
        EXPECT_EQ(allocations, before) << offset.x << ' ' << offset.y;
    }
    EXPECT_NE(answer, 0);
}

}  // namespace
}  // namespace graze
