#include <gtest/gtest.h>

#include "scenes/scene_fixture.h"

namespace graze {
namespace {

using test::SceneDriver;

// The settings that came of it; nothing where it changed none.
std::optional<Settings> changed(const Outcome& outcome) {
    const auto changes = test::only<ChangeSettings>(outcome.requests);
    return changes.empty() ? std::nullopt : std::optional(changes[0].settings);
}

void go_down(SceneDriver& options, int rows) {
    for (int i = 0; i < rows; ++i) options.key(Key::down);
}

Outcome press_raw(SceneDriver& options, int code, std::vector<KeyPress> pressed = {}) {
    Input input;
    input.raw = {{code}};
    input.pressed = std::move(pressed);
    return options.update(input);
}

TEST(OptionsScene, VolumesGoInTensFromNoneToFull) {
    SceneDriver options(SceneId::options);
    EXPECT_FALSE(changed(options.key(Key::right))) << "100 is the most";
    EXPECT_EQ(changed(options.key(Key::left))->effects, 90);
    for (int i = 0; i < 8; ++i) options.key(Key::left);
    EXPECT_EQ(changed(options.key(Key::left))->effects, 0);
    EXPECT_FALSE(changed(options.key(Key::left)));
    EXPECT_TRUE(test::shows(options.draw(), "0 %"));
    go_down(options, 1);
    EXPECT_EQ(changed(options.key(Key::right))->music, 70);
}

TEST(OptionsScene, SwitchesTurnRound) {
    SceneDriver options(SceneId::options);
    go_down(options, 2);
    EXPECT_TRUE(changed(options.key(Key::enter))->muted);
    EXPECT_FALSE(changed(options.key(Key::left))->muted);
    go_down(options, 1);
    EXPECT_EQ(changed(options.key(Key::right))->language, "en");
    EXPECT_EQ(changed(options.key(Key::right))->language, "zh");
    EXPECT_EQ(changed(options.key(Key::right))->language, "");
    go_down(options, 1);
    EXPECT_TRUE(changed(options.key(Key::enter))->fullscreen);
    go_down(options, 1);
    EXPECT_TRUE(changed(options.key(Key::enter))->reduced_flashing);
    go_down(options, 1);
    EXPECT_TRUE(changed(options.key(Key::enter))->high_contrast);
    go_down(options, 1);
    EXPECT_TRUE(changed(options.key(Key::enter))->larger_text);
}

TEST(OptionsScene, KeyOfOnesOwnIsTheNextOnePressed) {
    SceneDriver options(SceneId::options);
    go_down(options, 8);
    options.key(Key::enter);
    EXPECT_TRUE(test::shows(options.draw(), "press a key (Esc: none)"));
    EXPECT_TRUE(test::shows(options.draw(), "Press the key    Esc: none of your own"));
    EXPECT_FALSE(changed(press_raw(options, 40, {{Key::enter, false}}))) << "Enter stays Enter";
    EXPECT_TRUE(test::shows(options.draw(), "has a meaning; another?"));
    EXPECT_EQ(changed(press_raw(options, 19))->keys[0], 19);
    EXPECT_TRUE(test::shows(options.draw(), "Left, A or key 19"));
    go_down(options, 1);
    options.key(Key::enter);
    const auto both = changed(press_raw(options, 19, {{Key::left, false}}));  // its own meaning by now
    EXPECT_EQ(both->keys[0], 0) << "a key means one thing";
    EXPECT_EQ(both->keys[1], 19);
    EXPECT_TRUE(test::shows(options.draw(),
                            "\u201cRun left\u201d has no key of its own now: \u201cRun right\u201d has it."));
    options.key(Key::enter);
    const Outcome none = press_raw(options, 41, {{Key::escape, false}});
    EXPECT_EQ(changed(none)->keys[1], 0);
    EXPECT_TRUE(test::only<OpenScene>(none.requests).empty()) << "Escape only took the key away";
}

TEST(OptionsScene, RowsAreChosenAndChangedByTheMouse) {
    SceneDriver options(SceneId::options);
    // Rows of 33 pixels from 92 on: the third is the sound.
    EXPECT_TRUE(changed(options.click(400, 92 + 2 * 33 + 10))->muted);
    EXPECT_EQ(changed(options.click(400, 100))->effects, 0) << "from full to none, as there is no Left";
    EXPECT_EQ(changed(options.click(400, 100))->effects, 10);
}

TEST(OptionsScene, LessFlashingKeepsTheClassicSkyBlue) {
    SceneDriver dodger(SceneId::dodger);
    Input step;
    step.steps = 1;
    const auto turns_red = [&] {
        for (int i = 0; i < 20'000; ++i) {
            for (const VerdictEvent& verdict : test::only<VerdictEvent>(dodger.update(step).events))
                if (verdict.hit) return dodger.draw().background == Colour{255, 0, 0, 255};
        }
        ADD_FAILURE() << "nobody is hit";
        return false;
    };
    EXPECT_TRUE(turns_red());
    dodger.settings.reduced_flashing = true;
    EXPECT_NE(dodger.draw().background, (Colour{255, 0, 0, 255}));
}

TEST(OptionsScene, HighContrastHasAPlainGround) {
    SceneDriver arcade(SceneId::arcade);
    const auto has_sky = [&] {
        for (const ArtItem& item : test::only<ArtItem>(arcade.draw().items))
            if (item.art == Art::sky) return true;
        return false;
    };
    EXPECT_TRUE(has_sky());
    arcade.settings.high_contrast = true;
    EXPECT_FALSE(has_sky());
}

TEST(HelpScene, GoesBackByKeyAndByClick) {
    SceneDriver help(SceneId::help);
    EXPECT_TRUE(test::shows(help.draw(), words_in(Language::english).help_text.string()));
    for (const Key key : {Key::escape, Key::f1, Key::enter, Key::pad_back})
        EXPECT_EQ(test::only<GoBack>(help.key(key).requests).size(), 1u);
    EXPECT_EQ(test::only<GoBack>(help.click(5, 5).requests).size(), 1u);
}

}  // namespace
}  // namespace graze
