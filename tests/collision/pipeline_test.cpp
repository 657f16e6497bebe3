#include "collision/pipeline.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "support/ring_and_dot.h"

namespace graze {
namespace {

using test::dot;
using test::ring;

TEST(Pipeline, CountsEveryStage) {
    // The first dot lies in the ring's hole, the second on its corner, the third far away.
    const std::vector<Body> bodies{{Box(10, 10, 4, 4), &ring},
                                   {Box(11, 12, 1, 1), &dot},
                                   {Box(13, 13, 1, 1), &dot},
                                   {Box(500, 10, 1, 1), &dot}};
    const PipelineResult result = run_pipeline(bodies, 50, Narrowphase::pixels);
    EXPECT_EQ(result.counts.bodies, 4u);
    EXPECT_EQ(result.counts.cells, 2u);
    EXPECT_EQ(result.counts.box_tests, 3u);  // the three in the same cell, each against each
    EXPECT_EQ(result.counts.box_hits, 2u);
    EXPECT_EQ(result.counts.mask_tests, 2u);
    EXPECT_EQ(result.counts.mask_hits, 1u);
    ASSERT_EQ(result.contacts.size(), 2u);
    EXPECT_EQ(result.contacts[0].second, 1u);
    EXPECT_EQ(result.contacts[0].boxes, Box(11, 12, 1, 1));
    EXPECT_EQ(result.contacts[0].overlap, std::nullopt);
    EXPECT_EQ(result.contacts[1].second, 2u);
    EXPECT_EQ(result.contacts[1].overlap, (Overlap{1, Box(3, 3, 1, 1), {3, 3}}));
}

TEST(Pipeline, WithoutNarrowphaseBoxesDecide) {
    const std::vector<Body> bodies{{Box(0, 0, 4, 4)}, {Box(1, 2, 1, 1)}};
    const PipelineResult result = run_pipeline(bodies, 50, Narrowphase::none);
    ASSERT_EQ(result.contacts.size(), 1u);
    EXPECT_EQ(result.contacts[0].overlap, std::nullopt);
    EXPECT_EQ(result.counts.mask_tests, 0u);
}

TEST(Pipeline, BodiesOfOneGroupAreNoPair) {
    const std::vector<Body> bodies{
        {Box(0, 0, 1, 1), &dot, 1}, {Box(0, 0, 1, 1), &dot, 1}, {Box(0, 0, 1, 1), &dot, 2}};
    const PipelineResult result = run_pipeline(bodies, 50, Narrowphase::pixels);
    ASSERT_EQ(result.contacts.size(), 2u);
    EXPECT_EQ(result.contacts[0].second, 2u);
    EXPECT_EQ(result.contacts[1].second, 2u);
    EXPECT_EQ(result.counts.mask_hits, 2u);
}

TEST(PipelineOfFirst, CountsEveryStage) {
    const std::vector<Body> bodies{{Box(10, 10, 4, 4), &ring}, {Box(11, 12, 1, 1), &dot},
                                   {Box(13, 13, 1, 1), &dot},  {Box(13, 13, 1, 1), &dot},
                                   {Box(80, 10, 1, 1), &dot},    // in the neighbouring cell
                                   {Box(110, 10, 1, 1), &dot}};  // in the one behind that
    const PipelineResult result = run_pipeline_of_first(bodies, 50, Narrowphase::pixels);
    EXPECT_EQ(result.counts.bodies, 6u);
    EXPECT_EQ(result.counts.cells, 0u);
    EXPECT_EQ(result.counts.box_tests, 4u);
    EXPECT_EQ(result.counts.box_hits, 3u);
    EXPECT_EQ(result.counts.mask_tests, 3u);
    EXPECT_EQ(result.counts.mask_hits, 2u);
}

TEST(PipelineOfFirst, HasTheContactsOfThePipelineWhoseFirstIsZero) {
    std::uint32_t state = 1;
    const auto random = [&state](std::uint32_t limit) {
        state = state * 1664525u + 1013904223u;  // Numerical Recipes' generator
        return static_cast<std::int64_t>(state / 65536 % limit);
    };
    for (int round = 0; round < 300; ++round) {
        std::vector<Body> bodies;
        for (int i = 0; i < 12; ++i) {
            const std::int64_t size = i % 3 == 0 ? random(200) : random(6);
            bodies.push_back({Box(random(120) - 60, random(120) - 60, size, random(40)), nullptr,
                              static_cast<std::uint32_t>(random(3))});
        }
        const std::int64_t cell_size = 1 + random(60);
        std::vector<std::pair<std::uint32_t, Box>> all, own;
        for (const Contact& c : run_pipeline(bodies, cell_size, Narrowphase::none).contacts)
            if (c.first == 0) all.emplace_back(c.second, c.boxes);
        for (const Contact& c : run_pipeline_of_first(bodies, cell_size, Narrowphase::none).contacts)
            own.emplace_back(c.second, c.boxes);
        ASSERT_EQ(own, all) << round;
    }
}

TEST(PipelineOfFirst, RefusesWhatThePipelineRefuses) {
    const std::vector<Body> missing{{Box(0, 0, 4, 4)}};
    EXPECT_THROW(run_pipeline_of_first(missing, 50, Narrowphase::pixels), std::invalid_argument);
    EXPECT_THROW(run_pipeline_of_first(missing, 0, Narrowphase::none), std::invalid_argument);
    EXPECT_TRUE(run_pipeline_of_first({}, 50, Narrowphase::pixels).contacts.empty());
}

TEST(Pipeline, MissingOrMismatchedMaskIsRefused) {
    const std::vector<Body> missing{{Box(0, 0, 4, 4)}};
    EXPECT_THROW(run_pipeline(missing, 50, Narrowphase::pixels), std::invalid_argument);
    const std::vector<Body> mismatched{{Box(0, 0, 4, 5), &ring}};
    EXPECT_THROW(run_pipeline(mismatched, 50, Narrowphase::pixels), std::invalid_argument);
}

}  // namespace
}  // namespace graze
