#include "frame/fixed_step.h"

#include <gtest/gtest.h>

#include <limits>

namespace graze {
namespace {

TEST(FixedStep, GivesSixtyStepsASecondAtAnyFrameRate) {
    for (const int frames : {30, 60, 75, 144, 1000}) {
        FixedStep clock;
        int steps = 0;
        for (int i = 0; i < 10 * frames; ++i) steps += clock.advance(1.0 / frames);
        EXPECT_NEAR(steps, 600, 1) << frames;
    }
}

TEST(FixedStep, CatchesUpAFewStepsAfterAStallAndForgetsTheRest) {
    FixedStep clock;
    EXPECT_EQ(clock.advance(60), FixedStep::most_steps);
    EXPECT_EQ(clock.advance(0), 0);
    EXPECT_EQ(clock.advance(FixedStep::seconds * 1.5), 1);
    EXPECT_EQ(clock.advance(std::numeric_limits<double>::infinity()), FixedStep::most_steps);
    EXPECT_EQ(clock.advance(0), 0);
}

TEST(FixedStep, TimeThatRunsBackwardsIsIgnored) {
    FixedStep clock;
    EXPECT_EQ(clock.advance(-5), 0);
    EXPECT_EQ(clock.advance(std::numeric_limits<double>::quiet_NaN()), 0);
    EXPECT_EQ(clock.advance(FixedStep::seconds * 1.1), 1);
}

}  // namespace
}  // namespace graze
