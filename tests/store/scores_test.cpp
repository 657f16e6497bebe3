#include "store/scores.h"

#include <sys/stat.h>

#include "scores_fixture.h"
#include "store/replay_file.h"

namespace graze {
namespace {

namespace fs = std::filesystem;
using test::score;
using Names = std::vector<std::string>;
using Points = std::vector<std::int64_t>;

class Scores : public test::ScoresFolder {};

TEST_F(Scores, AMissingListIsEmptyAndReadingMakesNoFile) {
    const ScoreFile file = scores();
    EXPECT_TRUE(file.scores.empty());
    EXPECT_FALSE(file.notice);
    EXPECT_TRUE(fs::is_empty(folder()));
}

TEST_F(Scores, AreKeptBestFirst) {
    EXPECT_EQ(place(score(20)), 1);
    EXPECT_EQ(place(score(30)), 1);
    EXPECT_EQ(place(score(20, "later")), 3);
    EXPECT_EQ(points(), (Points{30, 20, 20}));
    EXPECT_EQ(scores().scores[2], score(20, "later"));
    EXPECT_FALSE(scores().notice);
    EXPECT_EQ(files(), (Names{"scores.json"}));
}

TEST_F(Scores, TheEleventhFallsOffAndAWorseOneDoesNotMakeIt) {
    for (int i = 1; i <= 11; ++i) EXPECT_EQ(place(score(10 * i)), 1);
    EXPECT_EQ(points(), (Points{110, 100, 90, 80, 70, 60, 50, 40, 30, 20}));
    const std::string before = read("scores.json");
    const auto placed = add(score(20, "late"));
    ASSERT_TRUE(placed);
    EXPECT_FALSE(placed->place);
    EXPECT_EQ(placed->scores.size(), 10u);
    EXPECT_EQ(read("scores.json"), before);
}

TEST_F(Scores, AReplayLiesBesideTheList) {
    const arcade::Replay played = replay(7);
    const auto placed = add(score(5), &played);
    ASSERT_TRUE(placed) << placed.error().text;
    const std::string name = placed->scores[0].replay;
    EXPECT_EQ(files(), (Names{name, "scores.json"}));
    EXPECT_EQ(scores().scores[0].replay, name);
    EXPECT_EQ(*parse_replay(read(name)), played);
}

TEST_F(Scores, AReplayIsRemovedWithItsScoreAndWithTheLastOfThem) {
    const arcade::Replay worst = replay(1), other = replay(2);
    ASSERT_EQ(place(score(1), &worst), 1);
    ASSERT_EQ(place(score(2), &worst), 1);  // the same file
    ASSERT_EQ(place(score(3), &other), 1);
    EXPECT_EQ(files().size(), 3u);
    for (int i = 0; i < 8; ++i) ASSERT_GT(place(score(100)), 0);
    EXPECT_EQ(files().size(), 3u);  // 1 fell off; 2 has the same replay
    ASSERT_EQ(place(score(100)), 9);
    EXPECT_EQ(files(), (Names{scores().scores.back().replay, "scores.json"}));
    EXPECT_EQ(points().back(), 3);
}

TEST_F(Scores, AReplayThatDidNotMakeItIsNotWrittenAndStrangersStay) {
    write("replay-mine.json", "x");
    write("replay-0123456789abcdef.json", "left by a copy that was killed");
    fs::create_directory(path("replay-1123456789abcdef.json"));
    for (int i = 0; i < 10; ++i) ASSERT_GT(place(score(9)), 0);
    const Names left{"replay-1123456789abcdef.json", "replay-mine.json", "scores.json"};
    EXPECT_EQ(files(), left);
    const arcade::Replay played = replay(7);
    EXPECT_EQ(place(score(9), &played), 0);
    EXPECT_EQ(files(), left);
}

TEST_F(Scores, ABadScoreIsRefused) {
    EXPECT_EQ(refusal(score(1, "12345678901234567")), "a name has more than 16 characters");
    EXPECT_EQ(refusal(score(-1)), "a score's points are impossible");
    Score named = score(1);
    named.replay = "replay-0123456789abcdef.json";
    EXPECT_NE(refusal(named), "added");
    EXPECT_TRUE(fs::is_empty(folder()));
}

TEST_F(Scores, ADamagedListIsPutAsideEachTimeUnderAnotherName) {
    write("scores.json", "first");
    const ScoreFile first = scores();
    EXPECT_TRUE(first.scores.empty());
    ASSERT_TRUE(first.notice);
    EXPECT_TRUE(first.notice->aside);
    EXPECT_EQ(first.notice->text, path("scores.json") +
                                      ": it is damaged: it is no list of scores; it was kept as "
                                      "scores-damaged-1.json, and a new one begins");
    EXPECT_EQ(files(), (Names{"scores-damaged-1.json"}));
    EXPECT_FALSE(scores().notice);  // said once

    write("scores.json", "second");
    const auto placed = add(score(5));
    ASSERT_TRUE(placed);
    EXPECT_EQ(placed->place, 1);
    ASSERT_TRUE(placed->notice);
    EXPECT_NE(placed->notice->text.find("scores-damaged-2.json"), std::string::npos);
    EXPECT_EQ(files(), (Names{"scores-damaged-1.json", "scores-damaged-2.json", "scores.json"}));
    EXPECT_EQ(read("scores-damaged-1.json"), "first");
    EXPECT_EQ(read("scores-damaged-2.json"), "second");
    EXPECT_EQ(points(), (Points{5}));
}

TEST_F(Scores, WhileADamagedListLiesAsideItsReplaysStay) {
    const arcade::Replay old = replay(1), young = replay(2);
    ASSERT_EQ(place(score(1), &old), 1);
    write("scores.json", read("scores.json").substr(0, 50));
    ASSERT_EQ(place(score(2), &young), 1);
    EXPECT_EQ(files().size(), 4u);  // two replays, the list, the one aside
    fs::remove(path("scores-damaged-1.json"));
    ASSERT_EQ(place(score(3)), 1);
    EXPECT_EQ(files().size(), 2u);
}

TEST_F(Scores, AListByANewerGrazeIsNeitherReadNorReplacedNorPutAside) {
    const std::string newer = R"({"format":"graze scores","version":2,"best":[]})";
    write("scores.json", newer);
    const std::string said =
        path("scores.json") +
        ": it was written by a newer Graze (format 2, this one reads up to 1); update Graze to read it";
    EXPECT_TRUE(scores().scores.empty());
    ASSERT_TRUE(scores().notice);
    EXPECT_EQ(scores().notice->text, said);
    EXPECT_FALSE(scores().notice->aside);
    const arcade::Replay played = replay(7);
    EXPECT_EQ(refusal(score(5), &played), said);
    EXPECT_EQ(read("scores.json"), newer);
    EXPECT_EQ(files(), (Names{"scores.json"}));
}

TEST_F(Scores, WhatIsNoFileInPlaceOfOneIsNotReplaced) {
    for (const char* name : {"scores.json", "scores.lock"}) {
        fs::remove(path("scores.lock"));
        ASSERT_EQ(mkfifo(path(name).c_str(), 0600), 0);
        EXPECT_NE(refusal(score(5)).find("a pipe or a device; move it away"), std::string::npos) << name;
        EXPECT_TRUE(fs::is_fifo(path(name)));
        fs::remove(path(name));
    }
    ASSERT_EQ(mkfifo(path("scores.json").c_str(), 0600), 0);
    ASSERT_TRUE(scores().notice);
    EXPECT_EQ(scores().notice->text,
              path("scores.json") + ": it is a folder, a pipe or a device; move it away");
}

TEST_F(Scores, AListMayLieElsewhereBehindALink) {
    fs::create_directory(path("elsewhere"));
    fs::create_symlink("elsewhere/list.json", path("scores.json"));
    EXPECT_EQ(refusal(score(5)), path("scores.json") + ": it is a link that leads nowhere; remove it");
    write("elsewhere/list.json", format_scores({score(9)}));
    EXPECT_EQ(place(score(5)), 2);
    EXPECT_TRUE(fs::is_symlink(path("scores.json")));
    EXPECT_EQ(parse_scores(read("elsewhere/list.json"))->size(), 2u);
}

TEST_F(Scores, AnythingElseOfOursIsNotWrittenThroughALink) {
    write("victim", "mine");
    fs::create_symlink("victim", path("scores.lock"));
    EXPECT_NE(refusal(score(5)), "added");
    fs::remove(path("scores.lock"));
    fs::create_symlink("victim", path("scores.part"));
    EXPECT_EQ(refusal(score(5)), "added");
    EXPECT_EQ(read("victim"), "mine");
    EXPECT_EQ(files(), (Names{"scores.json", "victim"}));
}

TEST_F(Scores, AFileFarTooLargeIsDamageToo) {
    write("scores.json", "");
    fs::resize_file(path("scores.json"), (std::uintmax_t{16} << 20) + 1);
    const auto notice = scores().notice;
    ASSERT_TRUE(notice);
    EXPECT_TRUE(notice->aside);
    EXPECT_EQ(files(), (Names{"scores-damaged-1.json"}));
    EXPECT_EQ(place(score(5)), 1);
}

TEST_F(Scores, ADamagedReplayOfTheSameNameIsPutAside) {
    const arcade::Replay played = replay(7);
    const std::string name = add(score(5), &played)->scores[0].replay;
    const std::string whole = read(name);
    write(name, whole.substr(0, 100));
    const auto placed = add(score(6), &played);
    ASSERT_TRUE(placed);
    const std::string aside = fs::path(name).stem().string() + "-damaged-1.json";
    ASSERT_TRUE(placed->notice);
    EXPECT_NE(placed->notice->text.find(aside), std::string::npos) << placed->notice->text;
    EXPECT_EQ(read(name), whole);
    EXPECT_EQ(read(aside), whole.substr(0, 100));
    EXPECT_FALSE(add(score(7), &played)->notice) << "the same whole replay again";
}

TEST_F(Scores, WithoutTheFolderNothingIsAdded) {
    const auto placed = add_score(path("missing"), score(5), nullptr);
    ASSERT_FALSE(placed);
    EXPECT_TRUE(placed.error().text.starts_with(path("missing/scores.lock") + ": it cannot be locked"));
    EXPECT_FALSE(read_scores(path("missing")).notice);
}

}  // namespace
}  // namespace graze
