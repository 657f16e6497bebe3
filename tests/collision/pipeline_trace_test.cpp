// The trace of one pair: the stage that decided and its numbers, and that it agrees with the pipeline.
#include <gtest/gtest.h>

#include <limits>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "collision/pipeline.h"
#include "support/broadphase_oracle.h"
#include "support/ring_and_dot.h"

namespace graze {
namespace {

using test::dot;
using test::ring;

PairTrace trace_two(const Body& a, const Body& b, std::int64_t cell_size = 50,
                    Narrowphase narrowphase = Narrowphase::pixels) {
    const std::vector<Body> bodies{a, b};
    return trace_pair(bodies, cell_size, narrowphase, 0, 1);
}

TEST(PairTrace, SameGroupEndsItFirst) {
    const PairTrace trace = trace_two({Box(0, 0, 1, 1), &dot, 3}, {Box(0, 0, 1, 1), &dot, 3});
    EXPECT_EQ(trace.stage, PairStage::same_group);
    EXPECT_EQ(trace.cell_size, 0);
    EXPECT_EQ(trace_two({Box(0, 0, 1, 1), &dot, 0}, {Box(0, 0, 1, 1), &dot, 0}).stage,
              PairStage::pixels_meet);
}

TEST(PairTrace, EmptyBoxIsInNoCell) {
    const Mask nothing;
    EXPECT_EQ(trace_two({Box(), &nothing}, {Box(0, 0, 1, 1), &dot}).stage, PairStage::empty_box);
    EXPECT_EQ(trace_two({Box(0, 0, 1, 1), &dot}, {Box(0, 0, 0, 0), &nothing}).stage, PairStage::empty_box);
}

TEST(PairTrace, FarCellsAreNamedOnTheCoarserLevel) {
    const PairTrace trace = trace_two({Box(-1, 10, 4, 4), &ring}, {Box(11, 27, 1, 1), &dot}, 3);
    EXPECT_EQ(trace.stage, PairStage::cells_apart);
    EXPECT_EQ(trace.cell_size, 6);  // of 3, 6, 12 ... the first that holds a box of 4
    EXPECT_EQ(trace.first_cell, (Point{-1, 1}));
    EXPECT_EQ(trace.second_cell, (Point{1, 4}));
    EXPECT_EQ(trace.gap_x, 8u);
    EXPECT_EQ(trace.gap_y, 13u);
    EXPECT_EQ(trace.boxes, Box());
}

TEST(PairTrace, GapsOfBoxesApart) {
    PairTrace trace = trace_two({Box(10, 10, 4, 4), &ring}, {Box(14, 12, 1, 1), &dot});
    EXPECT_EQ(trace.stage, PairStage::boxes_apart);
    EXPECT_EQ(trace.gap_x, 0u);  // they touch
    EXPECT_EQ(trace.gap_y, std::nullopt);
    trace = trace_two({Box(10, 10, 4, 4), &ring}, {Box(6, 7, 1, 1), &dot});
    EXPECT_EQ(trace.stage, PairStage::boxes_apart);
    EXPECT_EQ(trace.gap_x, 3u);
    EXPECT_EQ(trace.gap_y, 2u);
    EXPECT_EQ(trace.first_cell, (Point{0, 0}));
    EXPECT_EQ(trace.second_cell, (Point{0, 0}));
    EXPECT_EQ(trace.cell_size, 50);
}

TEST(PairTrace, PixelsApartAndMeeting) {
    PairTrace trace = trace_two({Box(10, 10, 4, 4), &ring}, {Box(11, 12, 1, 1), &dot});
    EXPECT_EQ(trace.stage, PairStage::pixels_apart);
    EXPECT_EQ(trace.gap_x, std::nullopt);
    EXPECT_EQ(trace.gap_y, std::nullopt);
    EXPECT_EQ(trace.boxes, Box(11, 12, 1, 1));
    EXPECT_EQ(trace.first_solid, 12);
    EXPECT_EQ(trace.second_solid, 1);
    EXPECT_EQ(trace.overlap, std::nullopt);
    trace = trace_two({Box(10, 10, 4, 4), &ring}, {Box(13, 13, 1, 1), &dot});
    EXPECT_EQ(trace.stage, PairStage::pixels_meet);
    EXPECT_EQ(trace.overlap, (Overlap{1, Box(3, 3, 1, 1), {3, 3}}));
}

TEST(PairTrace, WithoutNarrowphaseBoxesDecide) {
    const PairTrace trace = trace_two({Box(10, 10, 4, 4)}, {Box(11, 12, 1, 1)}, 50, Narrowphase::none);
    EXPECT_EQ(trace.stage, PairStage::boxes_meet);
    EXPECT_EQ(trace.boxes, Box(11, 12, 1, 1));
    EXPECT_EQ(trace.first_solid, 0);
}

TEST(PairTrace, OrderOfThePairDoesNotMatter) {
    const std::vector<Body> bodies{
        {Box(0, 0, 1, 1), &dot}, {Box(10, 10, 4, 4), &ring}, {Box(13, 13, 1, 1), &dot}};
    const PairTrace trace = trace_pair(bodies, 50, Narrowphase::pixels, 2, 1);
    EXPECT_EQ(trace.first, 1u);
    EXPECT_EQ(trace.second, 2u);
    EXPECT_EQ(trace.overlap, (Overlap{1, Box(3, 3, 1, 1), {3, 3}}));
}

TEST(PairTrace, FarthestPlacesDoNotOverflow) {
    constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
    constexpr auto highest = std::numeric_limits<std::int64_t>::max();
    const PairTrace trace =
        trace_two({Box(highest, lowest, 1, 1), &dot}, {Box(lowest, highest, 1, 1), &dot}, 1);
    EXPECT_EQ(trace.stage, PairStage::cells_apart);
    EXPECT_EQ(trace.first_cell, (Point{highest, lowest}));
    EXPECT_EQ(trace.second_cell, (Point{lowest, highest}));
    EXPECT_EQ(trace.gap_x, std::numeric_limits<std::uint64_t>::max() - 1);
    EXPECT_EQ(trace.gap_y, std::numeric_limits<std::uint64_t>::max() - 1);
}

TEST(PairTrace, BadQuestionsAreRefused) {
    const std::vector<Body> bodies{{Box(0, 0, 1, 1), &dot}, {Box(0, 0, 1, 1), &dot}};
    EXPECT_THROW(trace_pair(bodies, 50, Narrowphase::pixels, 0, 0), std::invalid_argument);
    EXPECT_THROW(trace_pair(bodies, 50, Narrowphase::pixels, 0, 2), std::invalid_argument);
    EXPECT_THROW(trace_pair(bodies, 50, Narrowphase::pixels, 5, 1), std::invalid_argument);
    EXPECT_THROW(trace_pair(bodies, 0, Narrowphase::pixels, 0, 1), std::invalid_argument);
    EXPECT_THROW(trace_pair(bodies, std::int64_t{1} << 31, Narrowphase::pixels, 0, 1), std::invalid_argument);
    const std::vector<Body> missing{{Box(0, 0, 1, 1)}, {Box(0, 0, 1, 1)}};
    EXPECT_THROW(trace_pair(missing, 50, Narrowphase::pixels, 0, 1), std::invalid_argument);
}

// Every pair of random bodies: a contact of the pipeline where the trace says so, with the same numbers.
void expect_agreement(const std::vector<Body>& bodies, std::int64_t cell_size, Narrowphase narrowphase) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, Contact> contacts;
    const PipelineResult result = run_pipeline(bodies, cell_size, narrowphase);
    for (const Contact& contact : result.contacts) contacts[{contact.first, contact.second}] = contact;
    std::size_t traced_hits = 0, traced_contacts = 0;
    for (std::uint32_t a = 0; a < bodies.size(); ++a)
        for (std::uint32_t b = a + 1; b < bodies.size(); ++b) {
            const PairTrace trace = trace_pair(bodies, cell_size, narrowphase, a, b);
            const auto contact = contacts.find({a, b});
            ASSERT_EQ(contact != contacts.end(), trace.stage >= PairStage::boxes_meet) << a << ' ' << b;
            if (contact == contacts.end()) continue;
            ++traced_contacts;
            ASSERT_EQ(trace.boxes, contact->second.boxes);
            ASSERT_EQ(trace.overlap, contact->second.overlap);
            ASSERT_EQ(trace.stage == PairStage::pixels_meet, contact->second.overlap.has_value());
            traced_hits += trace.stage == PairStage::pixels_meet;
        }
    EXPECT_EQ(traced_contacts, result.counts.box_hits);
    EXPECT_EQ(traced_hits, result.counts.mask_hits);
}

TEST(PairTrace, AgreesWithThePipelineForEveryPair) {
    test::Dice dice(31);
    std::vector<Mask> masks{dot, ring, Mask(0, 5), Mask(70, 3)};
    for (const std::int64_t size : {9, 33, 64})
        masks.push_back(
            test::mask_art(std::vector<std::string>(static_cast<std::size_t>(size), std::string(12, '#'))));
    for (int round = 0; round < 12; ++round) {
        std::vector<Body> bodies;
        for (int i = 0; i < 40; ++i) {
            const Mask& mask = masks[static_cast<std::size_t>(dice.between(0, std::ssize(masks) - 1))];
            bodies.push_back({Box(dice.between(-90, 90), dice.between(-90, 90), mask.width(), mask.height()),
                              &mask, static_cast<std::uint32_t>(dice.between(0, 3))});
        }
        for (const std::int64_t cell_size : {1, 10, 50, 1000}) {
            expect_agreement(bodies, cell_size, Narrowphase::pixels);
            expect_agreement(bodies, cell_size, Narrowphase::none);
        }
    }
}

}  // namespace
}  // namespace graze
