#include <gtest/gtest.h>

#include "frame/palette.h"
#include "scenes/scene_fixture.h"

namespace graze {
namespace {

using test::only;
using test::SceneDriver;

Input steps(int count, std::vector<Key> held = {}) {
    Input input;
    input.steps = count;
    input.held = std::move(held);
    return input;
}

std::vector<std::int64_t> places(const Outcome& outcome) {
    std::vector<std::int64_t> x;
    for (const PersonEvent& event : only<PersonEvent>(outcome.events)) x.push_back(event.x);
    return x;
}

TEST(DodgerScene, PersonFollowsArrowsLettersAndPad) {
    using Places = std::vector<std::int64_t>;
    SceneDriver dodger(SceneId::dodger);
    EXPECT_EQ(places(dodger.update(steps(1))), Places{458});
    EXPECT_EQ(places(dodger.update(steps(2, {Key::right}))), (Places{463, 468}));
    EXPECT_EQ(places(dodger.update(steps(1, {Key::a}))), Places{463});
    EXPECT_EQ(places(dodger.update(steps(1, {Key::pad_left}))), Places{458});
    EXPECT_EQ(places(dodger.update(steps(1, {Key::d}))), Places{463});
    EXPECT_EQ(places(dodger.update(steps(3, {Key::left, Key::right}))), Places{});
}

TEST(DodgerScene, ShortTapMovesOneStepThoughNoStepWasDue) {
    SceneDriver dodger(SceneId::dodger);
    dodger.update(steps(1));
    Input tap;  // down and up again within a frame
    tap.pressed = {{Key::right, false}};
    EXPECT_TRUE(places(dodger.update(tap)).empty());
    EXPECT_EQ(places(dodger.update(steps(3))), std::vector<std::int64_t>{463});
}

TEST(DodgerScene, PauseHoldsUntilThePlayerResumes) {
    SceneDriver dodger(SceneId::dodger);
    dodger.update(steps(1));
    dodger.key(Key::p);
    EXPECT_TRUE(places(dodger.update(steps(5, {Key::right}))).empty());
    EXPECT_TRUE(test::shows(dodger.draw(), "Paused"));
    dodger.key(Key::p);
    EXPECT_EQ(places(dodger.update(steps(1, {Key::right}))).size(), 1u);
}

TEST(DodgerScene, LosingTheFocusOrThePadPauses) {
    for (const bool pad : {false, true}) {
        SceneDriver dodger(SceneId::dodger);
        Input lost = steps(1);
        lost.focus_lost = !pad;
        lost.pad_lost = pad;
        dodger.update(lost);
        EXPECT_TRUE(places(dodger.update(steps(5, {Key::right}))).empty());
        dodger.key(Key::pad_start);
        EXPECT_FALSE(places(dodger.update(steps(1, {Key::right}))).empty());
    }
}

TEST(DodgerScene, EscapeGoesBackToTheMenu) {
    SceneDriver dodger(SceneId::dodger);
    for (const Key key : {Key::escape, Key::pad_back}) {
        const Outcome outcome = dodger.key(key);
        ASSERT_EQ(outcome.requests.size(), 1u);
        EXPECT_EQ(std::get<OpenScene>(outcome.requests[0]).scene, SceneId::menu);
    }
}

TEST(DodgerScene, CSwitchesTheTestEvenBetweenSteps) {
    SceneDriver dodger(SceneId::dodger);
    EXPECT_TRUE(test::shows(dodger.draw(), "Test 2 of 3: pixels"));
    dodger.key(Key::c);
    dodger.update(steps(1));
    EXPECT_TRUE(test::shows(dodger.draw(), "Test 3 of 3: turned pixels"));
    dodger.key(Key::c);
    dodger.update(steps(1));
    EXPECT_TRUE(test::shows(dodger.draw(), "Test 1 of 3: rectangles"));
}

// Played until the first hit, with everything opaque: the colour, the words, the marks and the events say so.
TEST(DodgerScene, HitTurnsTheBackgroundRedAndIsShownAndTold) {
    SceneDriver dodger(SceneId::dodger);
    EXPECT_EQ(dodger.draw().background, palette::cornflower_blue);
    EXPECT_TRUE(test::shows(dodger.draw(), "NO HIT"));
    std::vector<VerdictEvent> verdicts;
    for (int i = 0; i < 100'000 && verdicts.empty(); ++i)
        verdicts = only<VerdictEvent>(dodger.update(steps(1)).events);
    ASSERT_FALSE(verdicts.empty());
    EXPECT_TRUE(verdicts[0].hit);
    ASSERT_TRUE(verdicts[0].overlap.has_value());
    EXPECT_EQ(verdicts[0].pixels, verdicts[0].overlap->width * verdicts[0].overlap->height);
    const DrawList list = dodger.draw();
    EXPECT_EQ(list.background, palette::red);
    EXPECT_TRUE(test::shows(list, "HIT"));
    EXPECT_FALSE(only<FrameItem>(list.items).empty());
    verdicts.clear();
    for (int i = 0; i < 1000 && (verdicts.empty() || verdicts.back().hit); ++i) {
        const auto more = only<VerdictEvent>(dodger.update(steps(1)).events);
        verdicts.insert(verdicts.end(), more.begin(), more.end());
    }
    EXPECT_FALSE(verdicts.back().hit);
    EXPECT_EQ(verdicts.back().pixels, 0);
    EXPECT_EQ(dodger.draw().background, palette::cornflower_blue);
}

}  // namespace
}  // namespace graze
