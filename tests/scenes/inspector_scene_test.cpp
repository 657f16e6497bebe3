#include <gtest/gtest.h>

#include "scenes/scene_fixture.h"

namespace graze {
namespace {

using enum PointerEvent::Kind;
using test::only;
using test::SceneDriver;

// The built-in art of the fixture: A is 20x10 at 0,0, B 10x10 at 28,0. Fitted into 680x540 the zoom is 8 and
// world 19,5 (the middle of 0..38 x 0..10) lies at 340,270: so world 0,0 lies at 188,230.
constexpr double zoom = 8;
double at_x(double world) {
    return 188 + world * zoom;
}
double at_y(double world) {
    return 230 + world * zoom;
}

Loaded own(const char* name, int width, int height) {
    return {name, *test::opaque(width, height)};
}

Input dropped(double x, double y, std::vector<std::string> paths) {
    Input input;
    for (const std::string& path : paths) input.dropped.push_back({path, x, y});
    return input;
}

TEST(InspectorScene, DraggedSpriteMovesByThePointersWayInWorldPixels) {
    SceneDriver inspector(SceneId::inspector);
    const Outcome outcome = inspector.pointer(
        {{press, at_x(30) + 1, at_y(5)}, {move, at_x(30) + 1 - 10 * zoom, at_y(5) + 2 * zoom}});
    const auto moved = only<MovedEvent>(outcome.events);
    ASSERT_EQ(moved.size(), 1u);
    EXPECT_EQ(moved[0].sprite, 1);
    EXPECT_EQ(moved[0].x, 18);
    EXPECT_EQ(moved[0].y, 2);
    // A covers 0..20 x 0..10, B 18..28 x 2..12: they share 2 x 8 pixels.
    const auto verdicts = only<VerdictEvent>(outcome.events);
    ASSERT_EQ(verdicts.size(), 1u);
    EXPECT_TRUE(verdicts[0].hit);
    EXPECT_EQ(verdicts[0].pixels, 16);
    EXPECT_EQ(verdicts[0].overlap->x, 18);
    EXPECT_EQ(verdicts[0].overlap->y, 2);
    EXPECT_TRUE(test::shows(inspector.draw(),
                            "Hit. The overlap relative to A: x 18, y 2, width 2, height 8; 16 pixels"));
}

TEST(InspectorScene, RectangleIsBlackTwoPixelsWideJustOutsideTheSharedPixels) {
    SceneDriver inspector(SceneId::inspector);
    inspector.pointer({{press, at_x(30), at_y(5)}, {move, at_x(20), at_y(7)}});
    const auto frame_in = [](const DrawList& list) {
        std::vector<FrameItem> black;
        for (const FrameItem& frame : only<FrameItem>(list.items))
            if (frame.colour == Colour{0, 0, 0, 255}) black.push_back(frame);
        return black;
    };
    const auto frames = frame_in(inspector.draw());
    ASSERT_EQ(frames.size(), 1u);
    EXPECT_EQ(frames[0].thickness, 2);
    // World 18,2 with 2 x 8 pixels, at zoom 8.
    EXPECT_EQ(frames[0].rect, (Rect{188 + 18 * 8 - 2, 230 + 2 * 8 - 2, 2 * 8 + 4, 8 * 8 + 4}));
    // Zoomed out it is as wide, and gone when the sprites part.
    inspector.key(Key::minus);
    ASSERT_EQ(frame_in(inspector.draw()).size(), 1u);
    EXPECT_EQ(frame_in(inspector.draw())[0].thickness, 2);
    inspector.key(Key::zero);
    inspector.pointer({{release, at_x(20), at_y(7)}});
    for (int i = 0; i < 8; ++i) inspector.key(Key::down);
    EXPECT_TRUE(frame_in(inspector.draw()).empty());
    EXPECT_TRUE(test::shows(inspector.draw(), "No hit"));
}

TEST(InspectorScene, SecondSpriteHasAnotherLookWhileTheyOverlap) {
    SceneDriver built_in(SceneId::inspector);
    const auto picture_of_b = [](const SceneDriver& scene) {
        return only<ImageItem>(scene.draw().items).at(1);
    };
    const auto usual = picture_of_b(built_in).image;
    built_in.pointer({{press, at_x(30), at_y(5)}, {move, at_x(20), at_y(5)}, {release, at_x(20), at_y(5)}});
    EXPECT_NE(picture_of_b(built_in).image, usual);

    std::vector<Loaded> images{own("a", 20, 10), own("b", 10, 10)};
    SceneDriver of_own(SceneId::inspector, images);
    EXPECT_EQ(picture_of_b(of_own).tint, (Colour{255, 255, 255, 255}));
    of_own.pointer({{press, at_x(30), at_y(5)}, {move, at_x(20), at_y(5)}});
    EXPECT_NE(picture_of_b(of_own).tint, (Colour{255, 255, 255, 255}));
}

TEST(InspectorScene, ArrowKeysNudgeByOnePixelAndRepeat) {
    SceneDriver inspector(SceneId::inspector);
    Input twice;
    twice.pressed = {{Key::left, false}, {Key::left, true}};
    const auto moved = only<MovedEvent>(inspector.update(twice).events);
    ASSERT_EQ(moved.size(), 1u);
    EXPECT_EQ(moved[0].sprite, 1);
    EXPECT_EQ(moved[0].x, 26);
}

TEST(InspectorScene, HandCursorOverSolidPixels) {
    SceneDriver inspector(SceneId::inspector);
    EXPECT_EQ(inspector.pointer({{move, at_x(5), at_y(5)}}).cursor, Cursor::hand);
    EXPECT_EQ(inspector.pointer({{move, at_x(22), at_y(5)}}).cursor, Cursor::arrow);
}

TEST(InspectorScene, WheelZoomsAtThePointer) {
    SceneDriver inspector(SceneId::inspector);
    Input wheel;
    wheel.wheel = 1;
    wheel.pointer_x = at_x(30) + 4;
    wheel.pointer_y = at_y(5) + 4;
    inspector.update(wheel);
    EXPECT_TRUE(test::shows(inspector.draw(), "Zoom 12x"));
    // The same world pixel is still under the pointer: a press there grabs B, which moves by one pixel a
    // dozen.
    const auto moved = only<MovedEvent>(inspector
                                            .pointer({{press, wheel.pointer_x, wheel.pointer_y},
                                                      {move, wheel.pointer_x + 12, wheel.pointer_y}})
                                            .events);
    ASSERT_EQ(moved.size(), 1u);
    EXPECT_EQ(moved[0].sprite, 1);
    EXPECT_EQ(moved[0].x, 29);
}

TEST(InspectorScene, DroppedFileIsAskedForAndReplacesTheOneUnderThePointer) {
    SceneDriver inspector(SceneId::inspector);
    const Outcome asked = inspector.update(dropped(at_x(30), at_y(5), {"some/file.png"}));
    ASSERT_EQ(asked.requests.size(), 1u);
    EXPECT_EQ(std::get<LoadImage>(asked.requests[0]).path, "some/file.png");
    Input brought;
    brought.loaded = {own("file.png", 4, 6)};
    inspector.update(brought);
    EXPECT_TRUE(test::shows(inspector.draw(), "B: file.png"));
    EXPECT_TRUE(test::shows(inspector.draw(), "4 x 6 pixels"));
    EXPECT_TRUE(test::shows(inspector.draw(), "at 31, 2"));  // centred where B was
}

TEST(InspectorScene, TwoFilesDroppedAtOnceReplaceBoth) {
    SceneDriver inspector(SceneId::inspector);
    inspector.update(dropped(at_x(30), at_y(5), {"one", "two"}));
    Input brought;
    brought.loaded = {own("one", 4, 6), own("two", 5, 5)};
    inspector.update(brought);
    EXPECT_TRUE(test::shows(inspector.draw(), "B: one"));
    EXPECT_TRUE(test::shows(inspector.draw(), "A: two"));
}

TEST(InspectorScene, RefusedFileIsSaidOnScreenAndChangesNothing) {
    SceneDriver inspector(SceneId::inspector);
    inspector.update(dropped(at_x(30), at_y(5), {"bad"}));
    Input brought;
    brought.loaded = {{"bad", Error{"bad: it is a folder, not a picture file"}}};
    const Outcome outcome = inspector.update(brought);
    const auto errors = only<ErrorEvent>(outcome.events);
    ASSERT_EQ(errors.size(), 1u);
    EXPECT_EQ(errors[0].text, "bad: it is a folder, not a picture file");
    EXPECT_TRUE(test::shows(inspector.draw(), "Not loaded. bad: it is a folder, not a picture file"));
    EXPECT_TRUE(test::shows(inspector.draw(), "B: umbrella"));
}

TEST(InspectorScene, PanelHidesWhatLiesUnderIt) {
    SceneDriver inspector(SceneId::inspector);
    inspector.pointer({{press, at_x(30), at_y(5)}, {move, 900, 400}, {release, 900, 400}});
    EXPECT_TRUE(only<MovedEvent>(inspector.pointer({{press, 900, 400}, {move, 300, 300}}).events).empty());
}

TEST(InspectorScene, OwnPicturesOfAnySizeAreFitted) {
    std::vector<Loaded> images{own("huge", 4000, 100), own("tiny", 1, 1)};
    SceneDriver inspector(SceneId::inspector, images);
    for (const ImageItem& item : only<ImageItem>(inspector.draw().items)) {
        EXPECT_GE(item.rect.x, 0);
        EXPECT_LE(item.rect.x + item.rect.width, 680);
    }
    EXPECT_TRUE(test::shows(inspector.draw(), "Zoom 1/8x"));
}

TEST(InspectorScene, ThinPictureIsSeenAtEveryZoom) {
    std::vector<Loaded> images{own("thin", 4000, 1), own("dot", 1, 1)};
    SceneDriver inspector(SceneId::inspector, images);
    const auto items = only<ImageItem>(inspector.draw().items);
    ASSERT_EQ(items.size(), 2u);
    for (const ImageItem& item : items) {
        EXPECT_GE(item.rect.width, 1);
        EXPECT_GE(item.rect.height, 1);
    }
}

TEST(InspectorScene, ViewStaysWhileASpriteIsHeld) {
    SceneDriver inspector(SceneId::inspector);
    inspector.pointer({{press, at_x(30), at_y(5)}, {move, at_x(28), at_y(5)}});
    for (const Key key : {Key::zero, Key::plus, Key::minus}) inspector.key(key);
    inspector.size = {1600, 1000};
    const auto moved = only<MovedEvent>(inspector.pointer({{move, at_x(28) + zoom, at_y(5)}}).events);
    ASSERT_EQ(moved.size(), 1u);
    EXPECT_EQ(moved[0].x, 27);
    EXPECT_EQ(moved[0].y, 0);
}

TEST(InspectorScene, EscapeGoesBackToTheMenu) {
    SceneDriver inspector(SceneId::inspector);
    EXPECT_EQ(std::get<OpenScene>(inspector.key(Key::escape).requests.at(0)).scene, SceneId::menu);
}

}  // namespace
}  // namespace graze
