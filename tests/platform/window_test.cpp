#include "platform/window.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace graze {
namespace {

// A window of SDL's driver "dummy", and events pushed as the system would send them.
class WindowTest : public testing::Test {
  protected:
    void SetUp() override {
        setenv("SDL_VIDEODRIVER", "dummy", 1);
        setenv("SDL_RENDER_DRIVER", "software", 1);
        setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1", 1);  // nothing here has the focus
        auto opened = Window::open({"Graze", {200, 100}, false, "Hi"}, [](Art, Size size) {
            Image image{size.width, size.height, {}, false};
            image.rgba.assign(image.pitch() * static_cast<std::size_t>(size.height), 255);
            return image;
        });
        ASSERT_TRUE(opened) << opened.error().text;
        window = std::move(*opened);
        window->poll();
    }

    static void push(SDL_Event event) { SDL_PushEvent(&event); }

    static void push_key(Uint32 type, SDL_Scancode code, SDL_Keycode symbol, Uint8 repeat = 0,
                         Uint16 mod = 0) {
        SDL_Event event{};
        event.key.type = type;
        event.key.repeat = repeat;
        event.key.keysym.scancode = code;
        event.key.keysym.sym = symbol;
        event.key.keysym.mod = mod;
        push(event);
    }

    static void push_button(Uint32 type, int x, int y, Uint8 button = SDL_BUTTON_LEFT) {
        SDL_Event event{};
        event.button.type = type;
        event.button.button = button;
        event.button.x = x;
        event.button.y = y;
        push(event);
    }

    static void push_drop(const char* path) {
        SDL_Event event{};
        event.drop.type = SDL_DROPFILE;
        event.drop.file = SDL_strdup(path);
        push(event);
    }

    // The colour at a place of what was drawn.
    Colour pixel(int x, int y) {
        const auto image = window->capture();
        const std::size_t at = static_cast<std::size_t>(y) * image->pitch() + static_cast<std::size_t>(x) * 4;
        return {image->rgba[at], image->rgba[at + 1], image->rgba[at + 2], image->rgba[at + 3]};
    }

    std::unique_ptr<Window> window;
};

TEST_F(WindowTest, KeysArePressedHeldAndReleased) {
    push_key(SDL_KEYDOWN, SDL_SCANCODE_RIGHT, SDLK_RIGHT);
    push_key(SDL_KEYDOWN, SDL_SCANCODE_RIGHT, SDLK_RIGHT, 1);
    Input input = window->poll();
    ASSERT_EQ(input.pressed.size(), 2u);
    EXPECT_FALSE(input.pressed[0].repeated);
    EXPECT_TRUE(input.pressed[1].repeated);
    EXPECT_TRUE(is_held(input, {Key::right}));
    EXPECT_TRUE(is_held(window->poll(), {Key::right}));
    push_key(SDL_KEYUP, SDL_SCANCODE_RIGHT, SDLK_RIGHT);
    EXPECT_FALSE(is_held(window->poll(), {Key::right}));
}

// Enter may open another scene, or a row that waits for a key: what is typed after it is meant for that.
TEST_F(WindowTest, WhatFollowsEnterComesWithTheNextFrame) {
    push_key(SDL_KEYDOWN, SDL_SCANCODE_UP, SDLK_UP);
    push_key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, SDLK_RETURN);
    push_key(SDL_KEYDOWN, SDL_SCANCODE_J, SDLK_j);
    push_key(SDL_KEYDOWN, SDL_SCANCODE_ESCAPE, SDLK_ESCAPE);
    const Input first = window->poll();
    EXPECT_EQ(times_pressed(first, {Key::up}), 1);
    EXPECT_EQ(times_pressed(first, {Key::enter}), 1);
    EXPECT_EQ(first.raw.size(), 2u);
    const Input second = window->poll();
    ASSERT_EQ(second.raw.size(), 2u);
    EXPECT_EQ(second.raw[0].code, SDL_SCANCODE_J);
    EXPECT_EQ(times_pressed(second, {Key::escape}), 1);
}

TEST_F(WindowTest, FocusLossReleasesEveryKey) {
    push_key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a);
    window->poll();
    SDL_Event event{};
    event.window.type = SDL_WINDOWEVENT;
    event.window.event = SDL_WINDOWEVENT_FOCUS_LOST;
    push(event);
    const Input input = window->poll();
    EXPECT_TRUE(input.focus_lost);
    EXPECT_TRUE(input.held.empty());
    push_key(SDL_KEYUP, SDL_SCANCODE_A, SDLK_a);  // late, and harmless
    push_key(SDL_KEYDOWN, SDL_SCANCODE_A, SDLK_a);
    EXPECT_TRUE(is_held(window->poll(), {Key::a}));
}

TEST_F(WindowTest, PointerEventsKeepTheirOrderAndMeanPixelCentres) {
    push_button(SDL_MOUSEBUTTONDOWN, 0, 0);
    push_button(SDL_MOUSEBUTTONUP, 199, 99);
    push_button(SDL_MOUSEBUTTONDOWN, 5, 5, SDL_BUTTON_RIGHT);
    Input input = window->poll();
    const Input later = window->poll();
    input.pointer.insert(input.pointer.end(), later.pointer.begin(), later.pointer.end());
    EXPECT_TRUE(window->poll().pointer.empty());
    ASSERT_EQ(input.pointer.size(), 2u);
    EXPECT_EQ(input.pointer[0].kind, PointerEvent::Kind::press);
    EXPECT_EQ(input.pointer[0].x, 0.5);
    EXPECT_EQ(input.pointer[1].kind, PointerEvent::Kind::release);
    EXPECT_EQ(input.pointer[1].x, 199.5);
    EXPECT_EQ(input.pointer[1].y, 99.5);
}

TEST_F(WindowTest, DroppedFilesArriveWithTheirNames) {
    push_drop("/some/where/\xe5\x9b\xbe.png");
    push_drop("");
    const Input input = window->poll();
    ASSERT_EQ(input.dropped.size(), 2u);
    EXPECT_EQ(input.dropped[0].path, "/some/where/\xe5\x9b\xbe.png");
    EXPECT_EQ(input.dropped[1].path, "");
}

TEST_F(WindowTest, FullScreenKeysAreNotTheScenes) {
    push_key(SDL_KEYDOWN, SDL_SCANCODE_F11, SDLK_F11);
    push_key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, SDLK_RETURN, 0, KMOD_LALT);
    EXPECT_TRUE(window->poll().pressed.empty());
    push_key(SDL_KEYDOWN, SDL_SCANCODE_RETURN, SDLK_RETURN);
    EXPECT_EQ(times_pressed(window->poll(), {Key::enter}), 1);
}

TEST_F(WindowTest, QuitIsAsked) {
    EXPECT_FALSE(window->poll().closing);
    SDL_Event event{};
    event.type = SDL_QUIT;
    push(event);
    EXPECT_TRUE(window->poll().closing);
}

// A gamepad that SDL makes up: opened once, its stick's noise ignored, and missed when it is pulled out.
TEST_F(WindowTest, GamepadMovesAndItsLossIsTold) {
    const int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                                SDL_CONTROLLER_BUTTON_MAX, 0);
    ASSERT_GE(index, 0) << SDL_GetError();
    window->poll();
    SDL_Event again{};
    again.cdevice.type = SDL_CONTROLLERDEVICEADDED;
    again.cdevice.which = index;
    push(again);
    window->poll();
    SDL_GameController* pad = SDL_GameControllerFromInstanceID(SDL_JoystickGetDeviceInstanceID(index));
    ASSERT_NE(pad, nullptr);
    SDL_Joystick* stick = SDL_GameControllerGetJoystick(pad);
    const auto stick_at = [&](Sint16 x) {
        SDL_JoystickSetVirtualAxis(stick, SDL_CONTROLLER_AXIS_LEFTX, x);
        return window->poll();
    };
    EXPECT_TRUE(stick_at(6000).held.empty());  // noise
    EXPECT_EQ(times_pressed(stick_at(30000), {Key::pad_right}), 1);
    const Input wobbling = stick_at(12000);  // on its way back, not let go yet
    EXPECT_EQ(times_pressed(wobbling, {Key::pad_right}), 0);
    EXPECT_TRUE(is_held(wobbling, {Key::pad_right}));
    EXPECT_FALSE(is_held(stick_at(0), {Key::pad_right}));
    EXPECT_TRUE(is_held(stick_at(-32768), {Key::pad_left}));

    SDL_JoystickSetVirtualButton(stick, SDL_CONTROLLER_BUTTON_A, 1);
    EXPECT_EQ(times_pressed(window->poll(), {Key::pad_confirm}), 1);
    SDL_JoystickDetachVirtual(index);
    const Input lost = window->poll();
    EXPECT_TRUE(lost.pad_lost);
    EXPECT_TRUE(lost.held.empty());
}

TEST_F(WindowTest, ItemsAreDrawnWhereTheySay) {
    DrawList list{{10, 20, 30, 255}, {}};
    list.items.push_back(FillItem{{10, 10, 5, 5}, {255, 0, 0, 255}});
    list.items.push_back(FrameItem{{20, 10, 10, 10}, 2, {0, 255, 0, 255}});
    window->draw(list);
    EXPECT_EQ(pixel(0, 0), (Colour{10, 20, 30, 255}));
    EXPECT_EQ(pixel(10, 10), (Colour{255, 0, 0, 255}));
    EXPECT_EQ(pixel(14, 14), (Colour{255, 0, 0, 255}));
    EXPECT_EQ(pixel(15, 15), (Colour{10, 20, 30, 255}));
    EXPECT_EQ(pixel(21, 19), (Colour{0, 255, 0, 255}));
    EXPECT_EQ(pixel(25, 15), (Colour{10, 20, 30, 255}));  // the frame's inside
    EXPECT_EQ(pixel(30, 15), (Colour{10, 20, 30, 255}));
}

// The picture that is drawn is the raster that is tested: every pixel of it a whole square, also across the
// tiles that a large picture is cut into.
TEST_F(WindowTest, PicturesAreDrawnPixelByPixel) {
    auto image = std::make_shared<Image>();
    image->width = 2100;
    image->height = 3;
    image->rgba.resize(image->pitch() * 3, 255);
    for (std::size_t y = 0; y < 3; ++y) {
        for (std::size_t x = 0; x < 2100; ++x) {
            image->rgba[y * image->pitch() + x * 4] = static_cast<std::uint8_t>(x % 251);
            image->rgba[y * image->pitch() + x * 4 + 1] = static_cast<std::uint8_t>(y);
        }
    }
    DrawList list{{0, 0, 0, 255}, {}};
    list.items.push_back(ImageItem{image, {2030, 0, 40, 3}, {10, 20, 160, 12}, {255, 255, 255, 255}});
    window->draw(list);
    for (int y = 0; y < 12; ++y)
        for (int x = 0; x < 160; ++x)
            ASSERT_EQ(pixel(10 + x, 20 + y), (Colour{static_cast<unsigned char>((2030 + x / 4) % 251),
                                                     static_cast<unsigned char>(y / 4), 255, 255}))
                << x << ' ' << y;
}

TEST_F(WindowTest, TextStaysInItsBox) {
    DrawList list{{0, 0, 0, 255}, {}};
    list.items.push_back(
        TextItem{"HiHiHiHiHiHiHiHiHiHiHiHiHiHiHi", {40, 30, 60, 24}, 16, {255, 255, 255, 255}});
    window->draw(list);
    const auto image = window->capture();
    int lit = 0;
    for (int y = 0; y < 100; ++y) {
        for (int x = 0; x < 200; ++x) {
            const std::size_t at =
                static_cast<std::size_t>(y) * image->pitch() + static_cast<std::size_t>(x) * 4;
            if (image->rgba[at] == 0) continue;
            ++lit;
            ASSERT_TRUE(x >= 40 && x < 100 && y >= 30 && y < 54) << x << ' ' << y;
        }
    }
    EXPECT_GT(lit, 20);
}

TEST(WindowRefused, WithoutADisplayOrAFontThereIsOneLine) {
    setenv("SDL_RENDER_DRIVER", "software", 1);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    const auto no_font = Window::open({"Graze", {200, 100}, false, "\U0010fffd"}, nullptr);
    ASSERT_FALSE(no_font);
    EXPECT_NE(no_font.error().text.find("font"), std::string::npos);
    setenv("SDL_VIDEODRIVER", "no-such-driver", 1);
    const auto no_display = Window::open({"Graze", {200, 100}, false, "Hi"}, nullptr);
    ASSERT_FALSE(no_display);
    EXPECT_NE(no_display.error().text.find("no display"), std::string::npos);
    EXPECT_EQ(no_display.error().text.find('\n'), std::string::npos);
}

}  // namespace
}  // namespace graze
