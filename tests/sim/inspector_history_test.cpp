#include "sim/inspector_history.h"

#include <gtest/gtest.h>

#include <random>

#include "sim/inspector_edit.h"

namespace graze::inspector {
namespace {

DocumentSprite sprite(const std::string& name) {
    DocumentSprite made;
    made.name = name;
    made.file = "f";
    return made;
}

// One of all edits, with any arguments.
Selection edit(Document& document, const Selection& selection, std::mt19937& random) {
    const auto below = [&](std::uint32_t most) { return static_cast<std::int64_t>(random() % most); };
    const auto any_sprite = [&] { return static_cast<std::size_t>(below(26)); };
    const auto real = [&] { return static_cast<double>(below(2001) - 1000) / 8; };
    switch (below(14)) {
        case 0:
            return document.sprites.size() < 20 ? add(document, sprite("s"), selection) : selection;
        case 1:
            return document.sprites.size() < 20 ? duplicate(document, selection) : selection;
        case 2:
            return below(4) == 0 ? remove(document, selection) : selection;
        case 3:
            return raise(document, selection);
        case 4:
            return lower(document, selection);
        case 5:
            move_by(document, selection, real(), real());
            break;
        case 6:
            place(document, any_sprite(), {real(), real(), real(), real(), real()});
            break;
        case 7:
            turn_by(document, selection, real());
            break;
        case 8:
            mirror_left_right(document, selection);
            break;
        case 9:
            mirror_top_bottom(document, selection);
            break;
        case 10:
            rename(document, any_sprite(), "n" + std::to_string(below(30)));
            break;
        case 11:
            set_sheet(document, any_sprite(), {below(6), below(6)});
            step_frames(document, selection, below(9) - 4);
            break;
        case 12:
            set_threshold(document, below(300) - 20);
            break;
        default:
            expect(document, any_sprite(), any_sprite(), static_cast<Expected>(below(3)));
    }
    Selection other;
    for (std::size_t i = 0; i < 22; ++i)
        if (below(4) == 0) other.push_back(i);
    return below(3) == 0 ? other : selection;
}

TEST(InspectorHistory, TenThousandEditsUndoneAndRedoneGiveEveryDocumentAgain) {
    std::mt19937 random(1);
    History history;
    Document document;
    Selection selection;
    std::vector<Document> states{document};
    for (int i = 0; i < 10'000; ++i) {
        const Document before = document;
        selection = edit(document, selection, random);
        ASSERT_EQ(complaint(document), std::nullopt);
        history.note(before, document);
        if (document != before) states.push_back(document);
    }
    EXPECT_GT(states.size(), 5'000u);
    EXPECT_FALSE(history.can_redo());
    for (std::size_t i = states.size() - 1; i-- > 0;) {
        ASSERT_TRUE(history.can_undo());
        history.undo(document);
        ASSERT_EQ(document, states[i]) << i;
    }
    EXPECT_FALSE(history.can_undo());
    history.undo(document);
    EXPECT_EQ(document, Document{});
    for (std::size_t i = 1; i < states.size(); ++i) {
        ASSERT_TRUE(history.can_redo());
        history.redo(document);
        ASSERT_EQ(document, states[i]) << i;
    }
    EXPECT_FALSE(history.can_redo());
    history.redo(document);
    EXPECT_EQ(document, states.back());
}

TEST(InspectorHistory, AnEditAfterAnUndoForgetsWhatWasUndone) {
    History history;
    Document document;
    const auto to = [&](std::int64_t threshold) {
        const Document before = document;
        set_threshold(document, threshold);
        history.note(before, document);
    };
    to(1);
    to(2);
    to(3);
    history.undo(document);
    history.undo(document);
    EXPECT_EQ(document.threshold, 1);
    to(1);  // no change: the others can still be redone
    EXPECT_TRUE(history.can_redo());
    to(9);
    EXPECT_FALSE(history.can_redo());
    history.undo(document);
    EXPECT_EQ(document.threshold, 1);
    history.redo(document);
    EXPECT_EQ(document.threshold, 9);
}

// Each change moves 500 sprites, so it holds 1,001; more than 499 of them are not kept.
TEST(InspectorHistory, TheOldestChangesAreForgottenBeforeTheyTakeTheMemory) {
    History history;
    Document document;
    Selection all;
    for (std::size_t i = 0; i < 500; ++i) {
        add(document, sprite(""), {});
        all.push_back(i);
    }
    for (int i = 0; i < 600; ++i) {
        const Document before = document;
        move_by(document, all, 1, 0);
        history.note(before, document);
    }
    int undone = 0;
    for (; history.can_undo(); ++undone) history.undo(document);
    EXPECT_EQ(undone, 499);
    EXPECT_EQ(document.sprites[0].x, 600 - 499);
    for (; history.can_redo(); --undone) history.redo(document);
    EXPECT_EQ(undone, 0);
    EXPECT_EQ(document.sprites[499].x, 600);
}

}  // namespace
}  // namespace graze::inspector
