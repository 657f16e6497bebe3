#include <gtest/gtest.h>

#include <array>
#include <map>

#include "scenes/scene_fixture.h"

namespace graze {
namespace {

using test::SceneDriver;

// The dodger's button stands at 60,158 with 220x240 pixels: a diamond about 170,278 here.
constexpr double x = 170.5;
constexpr double y = 278.5;

bool opens(const Outcome& outcome, SceneId id) {
    return outcome.requests.size() == 1 && std::holds_alternative<OpenScene>(outcome.requests[0]) &&
           std::get<OpenScene>(outcome.requests[0]).scene == id;
}

TEST(Menu, ClickOnSolidPixelsOpensTheScene) {
    SceneDriver menu(SceneId::menu);
    EXPECT_TRUE(opens(menu.click(x, y), SceneId::arcade));
    EXPECT_TRUE(opens(menu.click(416.5, 270.5), SceneId::inspector));
}

TEST(Menu, TransparentCornerAndFaintHaloAreNotTheButton) {
    SceneDriver menu(SceneId::menu);
    EXPECT_TRUE(menu.click(60.5, 158.5).requests.empty());
    EXPECT_TRUE(menu.click(279.5, 397.5).requests.empty());
    // Along the row of the centre the solid diamond ends 0.4 * 220 = 88 pixels right of 170, the halo of
    // alpha 60 goes on to 99.
    EXPECT_TRUE(opens(menu.click(170 + 87.5, y - 0.5), SceneId::arcade));
    EXPECT_TRUE(menu.click(170 + 93.5, y - 0.5).requests.empty());
}

TEST(Menu, ClickIsPressAndReleaseOnTheSameButton) {
    using enum PointerEvent::Kind;
    SceneDriver menu(SceneId::menu);
    EXPECT_TRUE(menu.pointer({{press, x, y}, {release, 5, 5}}).requests.empty());
    EXPECT_TRUE(menu.pointer({{press, 5, 5}, {release, x, y}}).requests.empty());
    EXPECT_TRUE(menu.pointer({{press, x, y}, {release, 416.5, 270.5}}).requests.empty());
    EXPECT_TRUE(menu.pointer({{release, x, y}}).requests.empty());
    // Away and back again is still a click, also over several frames.
    EXPECT_TRUE(menu.pointer({{press, x, y}}).requests.empty());
    EXPECT_TRUE(menu.pointer({{move, 5, 5}}).requests.empty());
    EXPECT_TRUE(opens(menu.pointer({{release, x, y}}), SceneId::arcade));
}

TEST(Menu, LosingTheFocusForgetsThePress) {
    SceneDriver menu(SceneId::menu);
    menu.pointer({{PointerEvent::Kind::press, x, y}});
    Input lost;
    lost.focus_lost = true;
    menu.update(lost);
    EXPECT_TRUE(menu.pointer({{PointerEvent::Kind::release, x, y}}).requests.empty());
}

TEST(Menu, KeysAndPadChoose) {
    SceneDriver menu(SceneId::menu);
    EXPECT_TRUE(opens(menu.key(Key::enter), SceneId::arcade));
    menu.key(Key::right);
    EXPECT_TRUE(opens(menu.key(Key::space), SceneId::inspector));
    menu.key(Key::pad_left);
    EXPECT_TRUE(opens(menu.key(Key::pad_confirm), SceneId::arcade));
    menu.key(Key::right);
    menu.key(Key::right);
    menu.key(Key::up);
    menu.key(Key::right);
    const Outcome last = menu.key(Key::enter);
    ASSERT_EQ(last.requests.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<Quit>(last.requests[0]));
    menu.key(Key::left);  // beside it
    const Outcome language = menu.key(Key::enter);
    ASSERT_EQ(language.requests.size(), 1u);
    EXPECT_TRUE(std::holds_alternative<SwitchLanguage>(language.requests[0]));
}

// Which button is chosen, told by what it would do; as a number.
std::size_t chosen(SceneDriver& menu) {
    const Request request = menu.key(Key::enter).requests.at(0);
    const auto* open = std::get_if<OpenScene>(&request);
    return open ? static_cast<std::size_t>(open->scene) : 100 + request.index();
}

// A pad has no Tab: the cross alone must lead from any button to any other.
TEST(Menu, ArrowsLeadFromEveryButtonToEveryOther) {
    const std::array arrows{Key::left, Key::right, Key::up, Key::down};
    using Path = std::vector<Key>;
    const auto walk = [&](const Path& path) {
        SceneDriver menu(SceneId::menu);
        for (const Key key : path) menu.key(key);
        return chosen(menu);
    };
    // Every button that can be reached with `path` pressed first, and how.
    const auto reached = [&](const Path& path) {
        std::map<std::size_t, Path> found{{walk(path), path}};
        std::vector<Path> todo{path};
        while (!todo.empty()) {
            const Path here = todo.back();
            todo.pop_back();
            for (const Key arrow : arrows) {
                Path next = here;
                next.push_back(arrow);
                if (found.emplace(walk(next), next).second) todo.push_back(next);
            }
        }
        return found;
    };
    const auto all = reached({});
    EXPECT_EQ(all.size(), 8u);
    for (const auto& [button, path] : all) EXPECT_EQ(reached(path).size(), 8u) << button;
}

// Places as seen: quit is right of the language, above the scores; the help is below the dodger.
TEST(Menu, ArrowsGoByPlaces) {
    const auto after = [](std::initializer_list<Key> keys) {
        SceneDriver menu(SceneId::menu);
        for (const Key key : keys) menu.key(key);
        return chosen(menu);
    };
    EXPECT_EQ(after({Key::down}), static_cast<std::size_t>(SceneId::help));
    EXPECT_EQ(after({Key::down, Key::right}), static_cast<std::size_t>(SceneId::options));
    EXPECT_EQ(after({Key::right, Key::right, Key::right}), 100 + Request(Quit{}).index());
    EXPECT_EQ(after({Key::right, Key::right, Key::right, Key::down}),
              static_cast<std::size_t>(SceneId::scores));
    EXPECT_EQ(after({Key::left}), after({})) << "there is none";
}

TEST(Menu, HeldEnterOpensOnlyOnce) {
    SceneDriver menu(SceneId::menu);
    Input held;
    held.pressed = {{Key::enter, true}};
    EXPECT_TRUE(menu.update(held).requests.empty());
}

TEST(Menu, HandCursorOverSolidPixelsOnly) {
    SceneDriver menu(SceneId::menu);
    EXPECT_EQ(menu.pointer({{PointerEvent::Kind::move, x, y}}).cursor, Cursor::hand);
    EXPECT_EQ(menu.pointer({{PointerEvent::Kind::move, 61, 159}}).cursor, Cursor::arrow);
}

TEST(Menu, PointerIsRightAtEverySize) {
    SceneDriver menu(SceneId::menu);
    menu.size = {1440, 900};  // scale 1.5, bars of 45
    EXPECT_TRUE(opens(menu.click(170 * 1.5, 278 * 1.5 + 45), SceneId::arcade));
    EXPECT_TRUE(menu.click(170, 278).requests.empty());
    menu.size = {1920, 1080};
    EXPECT_TRUE(opens(menu.click(340, 556), SceneId::arcade));
    menu.size = {480, 270};
    EXPECT_TRUE(opens(menu.click(85, 139), SceneId::arcade));
}

TEST(Menu, AfterAMinuteWithoutInputTheComputerPlaysAlone) {
    SceneDriver menu(SceneId::menu);
    Input input;
    input.steps = 60;
    for (int second = 0; second < 59; ++second) menu.update(input);
    EXPECT_TRUE(test::shows(menu.draw(), "Dodger"));
    menu.update(input);
    EXPECT_FALSE(test::shows(menu.draw(), "Dodger"));
    EXPECT_TRUE(menu.key(Key::enter).requests.empty()) << "it only brings the menu back";
    EXPECT_TRUE(test::shows(menu.draw(), "Dodger"));
    EXPECT_TRUE(opens(menu.key(Key::enter), SceneId::arcade));
}

}  // namespace
}  // namespace graze
