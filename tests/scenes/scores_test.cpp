#include <gtest/gtest.h>

#include "scenes/scene_fixture.h"
#include "scenes/ui/text_field.h"

namespace graze {
namespace {

using test::SceneDriver;

Input typed(const std::string& text) {
    Input input;
    input.text = text;
    return input;
}

TEST(TextField, TakesAtMostSixteenCodePointsAndBackspaceTakesOne) {
    TextField field{{}, 16};
    update(field, typed("0123456789"));
    update(field, typed("月亮abcdefgh"));
    EXPECT_EQ(field.text, "0123456789月亮abcd");
    Input back;
    back.pressed = {{Key::backspace, false}, {Key::backspace, true}};
    update(field, back);
    EXPECT_EQ(field.text, "0123456789月亮ab");
    back.pressed.assign(3, {Key::backspace, false});
    update(field, back);
    EXPECT_EQ(field.text, "0123456789月") << "a code point of three bytes goes as one";
    back.pressed.assign(30, {Key::backspace, false});
    update(field, back);
    EXPECT_EQ(field.text, "");
}

const std::vector<Score> two{{"first", 2500, "2026-12-01", 1, 3660, "replay-0000000000000001.json"},
                             {"", 90, "2026-11-30", 2, 540, ""}};

TEST(ScoresScene, ListsTheBestWithTheirTime) {
    SceneDriver scores(SceneId::scores, two);
    for (const char* text : {"first", "2 500", "1:01", "2026-12-01", "nobody", "90", "0:09"})
        EXPECT_TRUE(test::shows(scores.draw(), text)) << text;
}

TEST(ScoresScene, EnterWatchesTheChosenReplay) {
    SceneDriver scores(SceneId::scores, two);
    const auto watch = test::only<WatchReplay>(scores.key(Key::enter).requests);
    ASSERT_EQ(watch.size(), 1u);
    EXPECT_EQ(watch[0].file, "replay-0000000000000001.json");
    scores.key(Key::down);
    EXPECT_TRUE(scores.key(Key::enter).requests.empty()) << "this one has no replay";
    scores.key(Key::down);
    EXPECT_EQ(scores.key(Key::enter).requests.size(), 1u) << "round again";
}

TEST(ScoresScene, WithoutAListThatCanBeReadItDoesNotSayThatNobodyPlayed) {
    SceneDriver scores(SceneId::scores);
    EXPECT_TRUE(test::shows(scores.draw(), "There is no list of scores that could be read."));
    EXPECT_FALSE(test::shows(scores.draw(), "Nobody yet. Play the dodger!"));
}

TEST(ScoresScene, WithoutScoresSaysSo) {
    SceneDriver scores(SceneId::scores, std::vector<Score>{});
    EXPECT_TRUE(test::shows(scores.draw(), "Nobody yet. Play the dodger!"));
    EXPECT_TRUE(scores.key(Key::enter).requests.empty());
    EXPECT_EQ(scores.key(Key::escape).requests.size(), 1u);
}

}  // namespace
}  // namespace graze
