#include "sim/inspector_edit.h"

#include <gtest/gtest.h>

#include <limits>

#include "collision/algebra.h"

namespace graze::inspector {
namespace {

const double infinite = std::numeric_limits<double>::infinity();
const double nan = std::numeric_limits<double>::quiet_NaN();

DocumentSprite sprite(const std::string& name, double x = 0, double y = 0) {
    DocumentSprite made;
    made.name = name;
    made.file = "f";
    made.x = x;
    made.y = y;
    return made;
}

Document of(const std::vector<std::string>& names) {
    Document document;
    for (const std::string& name : names) document.sprites.push_back(sprite(name));
    return document;
}

std::string names(const Document& document) {
    std::string all;
    for (const DocumentSprite& one : document.sprites) all += (all.empty() ? "" : " ") + one.name;
    return all;
}

TEST(InspectorEdit, FreeNamesCountOn) {
    const Document document = of({"ship", "ship 3", "rock 2", "7", "a b"});
    EXPECT_EQ(free_name(document, "moon"), "moon");
    EXPECT_EQ(free_name(document, "ship"), "ship 2");
    EXPECT_EQ(free_name(document, "ship 3"), "ship 2");
    EXPECT_EQ(free_name(document, "rock 2"), "rock 3");
    EXPECT_EQ(free_name(document, "7"), "7 2");
    EXPECT_EQ(free_name(document, "a b"), "a b 2");
    EXPECT_EQ(free_name(document, ""), "sprite");
    EXPECT_EQ(free_name(of({"sprite", " 2"}), ""), "sprite 2");
    EXPECT_EQ(free_name(of({" 2"}), " 2"), " 2 2");
}

TEST(InspectorEdit, WhatIsAddedStandsOnTopAndIsChosen) {
    Document document = of({"a"});
    EXPECT_EQ(add(document, sprite("a", 3, 4), {0}), (Selection{1}));
    EXPECT_EQ(names(document), "a a 2");
    EXPECT_EQ(document.sprites[1].x, 3);
    DocumentSprite wrong = sprite("b");
    wrong.file = "";
    EXPECT_EQ(add(document, wrong, {0}), (Selection{0}));
    EXPECT_EQ(add(document, sprite("c", nan), {0, 1}), (Selection{0, 1}));
    EXPECT_EQ(names(document), "a a 2");
    while (document.sprites.size() < 500) add(document, sprite(""), {});
    EXPECT_EQ(add(document, sprite("d"), {7}), (Selection{7}));
    EXPECT_EQ(document.sprites.size(), 500u);
    EXPECT_EQ(complaint(document), std::nullopt);
}

TEST(InspectorEdit, TheChosenOnesMove) {
    Document document = of({"a", "b", "c"});
    move_by(document, {0, 2, 9}, 1.5, -2);
    EXPECT_EQ(document.sprites[0].x, 1.5);
    EXPECT_EQ(document.sprites[0].y, -2);
    EXPECT_EQ(document.sprites[1].x, 0);
    EXPECT_EQ(document.sprites[2].y, -2);
    const Document before = document;
    move_by(document, {0}, nan, 0);
    move_by(document, {0}, 0, infinite);
    EXPECT_EQ(document, before);
    move_by(document, {0}, 1e300, -1e300);
    EXPECT_EQ(document.sprites[0].x, 9007199254740992.0);
    EXPECT_EQ(document.sprites[0].y, -9007199254740992.0);
}

TEST(InspectorEdit, PlacingKeepsWhatIsNoNumber) {
    Document document = of({"a"});
    place(document, 0, {1, 2, 450, -3, 0.5});
    EXPECT_EQ(document.sprites[0], (DocumentSprite{"a", "f", {1, 1}, 0, 1, 2, 90, -3, 0.5}));
    place(document, 0, {nan, infinite, -infinite, nan, infinite});
    EXPECT_EQ(document.sprites[0], (DocumentSprite{"a", "f", {1, 1}, 0, 1, 2, 90, -3, 0.5}));
    place(document, 0, {1e20, 2, -180, 1, 1});
    EXPECT_EQ(document.sprites[0], (DocumentSprite{"a", "f", {1, 1}, 0, 9007199254740992.0, 2, 180, 1, 1}));
    place(document, 1, {});
    EXPECT_EQ(document.sprites.size(), 1u);
}

TEST(InspectorEdit, TurningStaysWithinATurn) {
    Document document = of({"a"});
    turn_by(document, {0}, 170);
    turn_by(document, {0}, 20);
    EXPECT_EQ(document.sprites[0].rotate, -170);
    turn_by(document, {0}, -10);
    EXPECT_EQ(document.sprites[0].rotate, 180);
    turn_by(document, {0}, 720 + 45);
    EXPECT_EQ(document.sprites[0].rotate, -135);
    turn_by(document, {0}, nan);
    EXPECT_EQ(document.sprites[0].rotate, -135);
}

// An L of 3 x 3, turned by a quarter, seen in the world: mirroring the sprite mirrors what is seen.
TEST(InspectorEdit, MirroringMirrorsWhatIsSeenOfATurnedSprite) {
    Mask l(3, 3);
    for (const Point p : {Point{0, 0}, Point{0, 1}, Point{0, 2}, Point{1, 2}}) l.set(p, true);
    for (const double degrees : {0.0, 90.0, 180.0, -90.0}) {
        Document document = of({"a"});
        document.sprites[0].rotate = degrees;
        const auto seen = [&] { return std::get<PlacedMask>(resample(l, pose_of(document.sprites[0]))); };
        const PlacedMask before = seen();
        mirror_left_right(document, {0});
        EXPECT_EQ(seen().mask, graze::mirror_left_right(before.mask)) << degrees;
        EXPECT_EQ(seen().box, before.box);
        mirror_left_right(document, {0});
        EXPECT_EQ(seen().mask, before.mask) << degrees;
        mirror_top_bottom(document, {0});
        EXPECT_EQ(seen().mask, graze::mirror_top_bottom(before.mask)) << degrees;
    }
}

TEST(InspectorEdit, CopiesStandRightAboveTheirOwn) {
    Document document = of({"a", "b", "c"});
    document.expectations = {{"a", "c", true}};
    EXPECT_EQ(duplicate(document, {0, 2}), (Selection{1, 4}));
    EXPECT_EQ(names(document), "a a 2 b c c 2");
    EXPECT_EQ(document.sprites[1].x, 16);
    EXPECT_EQ(document.sprites[4].y, 16);
    EXPECT_EQ(document.expectations.size(), 1u);
    EXPECT_EQ(duplicate(document, {9}), (Selection{}));
    while (document.sprites.size() < 499) add(document, sprite(""), {});
    EXPECT_EQ(duplicate(document, {0, 1, 2}), (Selection{1}));
    EXPECT_EQ(document.sprites.size(), 500u);
}

TEST(InspectorEdit, RemovingTakesTheExpectationsAlong) {
    Document document = of({"a", "b", "c"});
    document.expectations = {{"a", "b", true}, {"c", "a", true}, {"b", "c", false}};
    EXPECT_EQ(remove(document, {0, 7}), Selection{});
    EXPECT_EQ(names(document), "b c");
    EXPECT_EQ(document.expectations, (std::vector<Expectation>{{"b", "c", false}}));
}

TEST(InspectorEdit, RaisingAndLoweringGoOneStep) {
    Document document = of({"a", "b", "c", "d", "e"});
    EXPECT_EQ(raise(document, {0, 1, 3}), (Selection{1, 2, 4}));
    EXPECT_EQ(names(document), "c a b e d");
    EXPECT_EQ(raise(document, {1, 2, 4}), (Selection{2, 3, 4}));
    EXPECT_EQ(names(document), "c e a b d");
    EXPECT_EQ(raise(document, {2, 3, 4, 5}), (Selection{2, 3, 4})) << "they are all at the top";
    EXPECT_EQ(names(document), "c e a b d");
    EXPECT_EQ(lower(document, {0, 2, 3}), (Selection{0, 1, 2}));
    EXPECT_EQ(names(document), "c a b e d");
    EXPECT_EQ(lower(document, {0, 1, 2, 5}), (Selection{0, 1, 2}));
    EXPECT_EQ(names(document), "c a b e d");
}

TEST(InspectorEdit, RenamingRenamesInExpectations) {
    Document document = of({"a", "b", "c"});
    document.expectations = {{"a", "b", true}, {"c", "a", false}};
    rename(document, 0, "z");
    EXPECT_EQ(names(document), "z b c");
    EXPECT_EQ(document.expectations, (std::vector<Expectation>{{"z", "b", true}, {"c", "z", false}}));
    const Document before = document;
    rename(document, 0, "");
    rename(document, 0, "b");
    rename(document, 0, "z");
    rename(document, 9, "y");
    EXPECT_EQ(document, before);
}

TEST(InspectorEdit, FramesGoRoundInTheirSheet) {
    Document document = of({"a", "b"});
    set_sheet(document, 0, {4, 2});
    step_frames(document, {0, 1}, 7);
    EXPECT_EQ(document.sprites[0].frame, 7);
    EXPECT_EQ(document.sprites[1].frame, 0);
    step_frames(document, {0}, 2);
    EXPECT_EQ(document.sprites[0].frame, 1);
    step_frames(document, {0}, -18);
    EXPECT_EQ(document.sprites[0].frame, 7);
    set_sheet(document, 0, {3, 1});
    EXPECT_EQ(document.sprites[0].frame, 2);
    set_sheet(document, 0, {0, 5000});
    EXPECT_EQ(document.sprites[0].sheet, (Sheet{1, 1024}));
    step_frames(document, {0}, std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(complaint(document), std::nullopt);
}

TEST(InspectorEdit, AThresholdEndsWithinItsRange) {
    Document document;
    for (const auto& [asked, got] : {std::pair{-1, 0}, {0, 0}, {127, 127}, {255, 255}, {256, 255}}) {
        set_threshold(document, asked);
        EXPECT_EQ(document.threshold, got);
    }
}

TEST(InspectorEdit, OnePairHasOneExpectation) {
    Document document = of({"a", "b", "c"});
    expect(document, 0, 1, Expected::hit);
    expect(document, 1, 0, Expected::no_hit);
    expect(document, 1, 2, Expected::hit);
    EXPECT_EQ(document.expectations, (std::vector<Expectation>{{"a", "b", false}, {"b", "c", true}}));
    EXPECT_EQ(expected_of(document, 1, 0), Expected::no_hit);
    EXPECT_EQ(expected_of(document, 2, 1), Expected::hit);
    EXPECT_EQ(expected_of(document, 0, 2), Expected::nothing);
    expect(document, 0, 1, Expected::nothing);
    expect(document, 0, 2, Expected::nothing);
    expect(document, 0, 0, Expected::hit);
    expect(document, 0, 3, Expected::hit);
    EXPECT_EQ(document.expectations, (std::vector<Expectation>{{"b", "c", true}}));
    EXPECT_EQ(expected_of(document, 0, 9), Expected::nothing);
}

}  // namespace
}  // namespace graze::inspector
