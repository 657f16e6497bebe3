#include "sim/random.h"

#include <gtest/gtest.h>

namespace graze {
namespace {

// The first five numbers that the published reference implementation gives for this seed (Rosetta Code,
// "Pseudo-random numbers/Splitmix64").
TEST(Random, GivesThePublishedNumbers) {
    Random random(1234567);
    for (const std::uint64_t expected : {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                                         4593380528125082431u, 16408922859458223821u})
        EXPECT_EQ(random.next(), expected);
}

TEST(Random, BelowReachesEveryValueAndNoOther) {
    Random random(1);
    int seen[7] = {};
    for (int i = 0; i < 7000; ++i) ++seen[random.below(7)];
    for (const int times : seen) EXPECT_NEAR(times, 1000, 150);
    EXPECT_EQ(random.below(1), 0u);
}

}  // namespace
}  // namespace graze
