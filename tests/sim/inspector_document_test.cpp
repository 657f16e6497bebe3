#include "sim/inspector_document.h"

#include <gtest/gtest.h>

#include <functional>
#include <limits>

namespace graze::inspector {
namespace {

DocumentSprite sprite(const std::string& name) {
    DocumentSprite made;
    made.name = name;
    made.file = name + ".png";
    return made;
}

Document pair() {
    return {127, {sprite("ship"), sprite("rock")}, {{"ship", "rock", true}}};
}

// What is said of the pair with one thing changed.
std::string said(const std::function<void(Document&)>& change) {
    Document document = pair();
    change(document);
    return complaint(document).value_or("");
}

TEST(InspectorDocument, WithinTheRulesThereIsNoComplaint) {
    EXPECT_EQ(complaint(Document{}), std::nullopt);
    EXPECT_EQ(complaint(pair()), std::nullopt);
    Document most;
    most.threshold = 255;
    for (int i = 0; i < 500; ++i) most.sprites.push_back(sprite(std::to_string(i)));
    most.sprites[0].sheet = {1024, 1024};
    most.sprites[0].frame = 1024 * 1024 - 1;
    most.sprites[1].x = -max_position;
    most.sprites[1].scale_x = 0;
    most.expectations = {{"0", "1", true}, {"0", "2", false}, {"2", "1", true}};
    EXPECT_EQ(complaint(most), std::nullopt);
    most.sprites.push_back(sprite("one more"));
    EXPECT_EQ(complaint(most), "it has more than 500 sprites");
}

TEST(InspectorDocument, NamesAreThereAndUnlikeEachOther) {
    EXPECT_EQ(said([](Document& d) { d.sprites[1].name = ""; }), "a sprite has no name");
    EXPECT_EQ(said([](Document& d) { d.sprites[1].name = "ship"; }), "two sprites have the name \"ship\"");
    EXPECT_EQ(said([](Document& d) { d.sprites[1].file = ""; }), "the sprite \"rock\" has no file");
}

TEST(InspectorDocument, NumbersAreWithinTheirRanges) {
    EXPECT_EQ(said([](Document& d) { d.threshold = 256; }), "the threshold must be from 0 to 255");
    EXPECT_EQ(said([](Document& d) { d.threshold = -1; }), "the threshold must be from 0 to 255");
    const std::string sides = "the sprite \"ship\" must have 1 to 1024 columns and rows";
    EXPECT_EQ(said([](Document& d) { d.sprites[0].sheet.columns = 0; }), sides);
    EXPECT_EQ(said([](Document& d) { d.sprites[0].sheet.rows = 1025; }), sides);
    EXPECT_EQ(said([](Document& d) { d.sprites[0].frame = 1; }),
              "the sprite \"ship\" has no such frame; of 1 the last is 0");
    EXPECT_EQ(said([](Document& d) {
                  d.sprites[1].sheet = {4, 2};
                  d.sprites[1].frame = 8;
              }),
              "the sprite \"rock\" has no such frame; of 8 the last is 7");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinite = std::numeric_limits<double>::infinity();
    const std::string far = "the sprite \"ship\" stands too far out; at most 9007199254740992 pixels";
    for (const double x : {nan, infinite, -infinite, 9007199254740994.0})
        EXPECT_EQ(said([&](Document& d) { d.sprites[0].x = x; }), far) << x;
    EXPECT_EQ(said([&](Document& d) { d.sprites[0].y = nan; }), far);
    const std::string finite = "the sprite \"ship\" must be turned and scaled by finite numbers";
    EXPECT_EQ(said([&](Document& d) { d.sprites[0].rotate = infinite; }), finite);
    EXPECT_EQ(said([&](Document& d) { d.sprites[0].scale_x = nan; }), finite);
    EXPECT_EQ(said([&](Document& d) { d.sprites[0].scale_y = -infinite; }), finite);
}

TEST(InspectorDocument, ExpectationsAreOfTwoSpritesOnce) {
    EXPECT_EQ(said([](Document& d) { d.expectations[0].b = "moon"; }),
              "an expectation is of \"moon\", which is no sprite");
    EXPECT_EQ(said([](Document& d) { d.expectations[0].a = ""; }),
              "an expectation is of \"\", which is no sprite");
    EXPECT_EQ(said([](Document& d) { d.expectations[0].a = "rock"; }),
              "an expectation is of \"rock\" and itself");
    for (const Expectation& again : {Expectation{"ship", "rock", false}, Expectation{"rock", "ship", true}})
        EXPECT_EQ(said([&](Document& d) { d.expectations.push_back(again); }),
                  "two expectations are of \"" + again.a + "\" and \"" + again.b + "\"");
}

// A picture of 10 x 7 in 3 columns and 2 rows has frames of 3 x 3; a column and a row are left over.
TEST(InspectorDocument, FramesAreCountedRowByRow) {
    EXPECT_EQ(frame_box({1, 1}, 0, 10, 7), Box(0, 0, 10, 7));
    EXPECT_EQ(frame_box({3, 2}, 0, 10, 7), Box(0, 0, 3, 3));
    EXPECT_EQ(frame_box({3, 2}, 2, 10, 7), Box(6, 0, 3, 3));
    EXPECT_EQ(frame_box({3, 2}, 3, 10, 7), Box(0, 3, 3, 3));
    EXPECT_EQ(frame_box({3, 2}, 5, 10, 7), Box(6, 3, 3, 3));
    EXPECT_EQ(frame_box({10, 7}, 69, 10, 7), Box(9, 6, 1, 1));
    EXPECT_EQ(frame_box({11, 1}, 0, 10, 7), std::nullopt);
    EXPECT_EQ(frame_box({1, 8}, 0, 10, 7), std::nullopt);
}

TEST(InspectorDocument, ThePoseIsTheSpritesOwn) {
    DocumentSprite turned = sprite("a");
    turned.x = 1.5;
    turned.y = -2;
    turned.rotate = 90;
    turned.scale_x = -1;
    turned.scale_y = 3;
    const Pose pose = pose_of(turned);
    EXPECT_EQ(pose.x, 1.5);
    EXPECT_EQ(pose.y, -2);
    EXPECT_EQ(pose.scale_x, -1);
    EXPECT_EQ(pose.scale_y, 3);
    EXPECT_EQ(pose.rotation.cos, 0);
    EXPECT_EQ(pose.rotation.sin, 1);
}

}  // namespace
}  // namespace graze::inspector
