#include "cli/replay.h"

#include <sys/stat.h>

#include <algorithm>
#include <iostream>
#include <sstream>

#include "frame/printable.h"
#include "store/replay_file.h"
#include "support/arcade_sprites.h"
#include "support/recorded_replay.h"
#include "support/run_program.h"

namespace graze {
namespace {

const arcade::Sprites& sprites() {
    static const arcade::Sprites made = test::arcade_sprites();
    return made;
}

// The command, with the tests' own sprites, on files in the folder.
class ReplayVerify : public test::RunProgram {
  protected:
    test::Outcome verify(const std::vector<std::string>& names, bool json = false) {
        ReplayOptions options;
        for (const std::string& name : names) options.files.push_back(path(name));
        options.json = json;
        std::ostringstream out, err;
        auto* const old_out = std::cout.rdbuf(out.rdbuf());
        auto* const old_err = std::cerr.rdbuf(err.rdbuf());
        const int status = run_replay_verify(options, sprites());
        std::cout.rdbuf(old_out);
        std::cerr.rdbuf(old_err);
        return {status, out.str(), err.str()};
    }
    std::string write_replay(const std::string& name, const arcade::Replay& replay) {
        return write(name, format_replay(replay));
    }
    // 60 steps bring 10 points (one for 6 steps), as nothing falls so soon.
    arcade::Replay second() { return test::recorded_replay(sprites(), 7, 60); }
};

TEST_F(ReplayVerify, AReplayAsRecordedHolds) {
    write_replay("a", second());
    const test::Outcome outcome = verify({"a"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, path("a") + ": holds: 10 points in 60 steps\n");
    EXPECT_EQ(outcome.err, "");
    write_replay("long", test::recorded_replay(sprites(), 8, 3000));
    EXPECT_EQ(verify({"a", "long", "a"}).status, 0);
}

TEST_F(ReplayVerify, OneThatClaimsOtherPointsDiffers) {
    arcade::Replay more = second();
    more.points = 11;
    write_replay("more", more);
    const test::Outcome outcome = verify({"more"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, path("more") + ": differs after step 60; it ends with 10 points, not 11\n");
    EXPECT_EQ(outcome.err, "");
}

TEST_F(ReplayVerify, TheFirstDifferenceIsNamedAndThePointsAreThoseOfTheEnd) {
    arcade::Replay changed = test::recorded_replay(sprites(), 7, 120);  // 20 points
    changed.checksums[0] ^= 1;
    changed.points = 99;
    write_replay("a", changed);
    EXPECT_EQ(verify({"a"}).out, path("a") + ": differs after step 60; it ends with 20 points, not 99\n");
    changed.points = 20;
    write_replay("b", changed);
    const test::Outcome outcome = verify({"b"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out,
              path("b") + ": differs after step 60; it ends with 20 points, but in another state\n");
}

TEST_F(ReplayVerify, WhatCannotBeJudgedIsTwoWithOneLineEach) {
    arcade::Replay other = second();
    other.pictures ^= 1;
    write_replay("other", other);
    write("damaged", format_replay(second()).substr(0, 100));
    write("empty", "");
    write("new\nline", "x");
    write("large", std::string((std::size_t{16} << 20) + 1, ' '));
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    const std::vector<std::pair<std::string, std::string>> cases{
        {"other", "it was recorded with other pictures; use the Graze that recorded it"},
        {"damaged", "it is damaged: it is cut short or no JSON in UTF-8; take an unharmed copy"},
        {"empty", "it is no replay; give a file that Graze saved as one"},
        {"new\nline", "it is no replay; give a file that Graze saved as one"},
        {"large", "it is larger than 16777216 bytes, more than such a file has; name another"},
        {"pipe", "it is a folder, a pipe or a device; name a file"},
        {".", "it is a folder, a pipe or a device; name a file"},
        {"missing", "there is no such file; check its name and folder"}};
    std::vector<std::string> names;
    std::string all;
    for (const auto& [name, text] : cases) {
        const std::string line = "graze: " + printable(path(name)) + ": " + text + "\n";
        const test::Outcome outcome = verify({name});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.err, line);
        EXPECT_EQ(outcome.out, "");
        names.push_back(name);
        all += line;
    }
    const test::Outcome together = verify(names);
    EXPECT_EQ(together.status, 2);
    EXPECT_EQ(together.err, all);
}

TEST_F(ReplayVerify, EveryFileIsJudgedAndTheWorstDecides) {
    arcade::Replay more = second();
    ++more.points;
    write_replay("more", more);
    write_replay("good", second());
    const test::Outcome two = verify({"more", "missing", "good"});
    EXPECT_EQ(two.status, 2);
    EXPECT_EQ(std::count(two.out.begin(), two.out.end(), '\n'), 2);
    EXPECT_EQ(std::count(two.err.begin(), two.err.end(), '\n'), 1);
    EXPECT_EQ(verify({"good", "more", "good"}).status, 1);
}

TEST_F(ReplayVerify, AsJsonEachIsAnObjectOnALine) {
    arcade::Replay more = second();
    more.points = 11;
    write_replay("more", more);
    write_replay("good", second());
    const test::Outcome outcome = verify({"good", "more", "missing"}, true);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "{\"file\":\"" + path("good") +
                               "\",\"holds\":true,\"step\":60,\"points\":10,\"claimed\":10}\n"
                               "{\"file\":\"" +
                               path("more") +
                               "\",\"holds\":false,\"step\":60,\"points\":10,\"claimed\":11}\n"
                               "{\"file\":\"" +
                               path("missing") + "\",\"error\":\"" + path("missing") +
                               ": there is no such file; check its name and folder\"}\n");
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1);
}

TEST_F(ReplayVerify, TheProgramJudgesWithItsOwnPicturesAndNeedsNoWindow) {
    write_replay("a", second());  // with the tests' pictures
    const test::Outcome outcome = run(GRAZE_PROGRAM, {"replay", "verify", "a"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.err, "graze: a: it was recorded with other pictures; use the Graze that recorded it\n");
}

}  // namespace
}  // namespace graze
