// Scores where several processes write, or one is killed, or the disk is full.
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <chrono>
#include <csignal>
#include <random>

#include "scores_fixture.h"
#include "store/replay_file.h"

namespace graze {
namespace {

namespace fs = std::filesystem;
using test::score;
using test::status_of_child;

class ScoresProcesses : public test::ScoresFolder {
  protected:
    // Adds it however long other copies keep the list.
    bool add_patiently(const Score& score, const arcade::Replay* replay) {
        while (true) {
            const auto placed = add(score, replay);
            if (placed) return true;
            if (placed.error().text.find("another running copy") == std::string::npos) return false;
        }
    }
    // Every replay that the list names is there and whole.
    void expect_replays() {
        std::set<std::string> names;
        for (const Score& score : scores().scores) names.insert(score.replay);
        for (const std::string& name : names) EXPECT_TRUE(parse_replay(read(name))) << name;
    }
};

TEST_F(ScoresProcesses, TwoThatAddAtOnceKeepTheBestOfAll) {
    // One adds the even points from 2 to 100, the other the odd ones from 1 to 99.
    const arcade::Replay played = replay(7);
    const auto add_all = [&](int first) {
        for (int i = 0; i < 50; ++i)
            if (!add_patiently(score(first + 2 * (i * 7 % 50)), &played)) return 1;
        return 0;
    };
    const pid_t other = fork();
    if (other == 0) _exit(add_all(1));
    EXPECT_EQ(status_of_child([&] { return add_all(2); }), 0);
    int status = -1;
    waitpid(other, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(points(), (std::vector<std::int64_t>{100, 99, 98, 97, 96, 95, 94, 93, 92, 91}));
    EXPECT_EQ(files().size(), 2u);  // the list and the one replay
    expect_replays();
}

TEST_F(ScoresProcesses, WhileAnotherKeepsTheListAddingGivesUpAfterTwoSeconds) {
    ASSERT_EQ(place(score(1)), 1);
    const int lock = open(path("scores.lock").c_str(), O_RDWR | O_CLOEXEC);
    ASSERT_EQ(flock(lock, LOCK_EX), 0);
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(refusal(score(2)),
              path("scores.lock") + ": another running copy of Graze has it; try again when that is done");
    EXPECT_GE(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
    EXPECT_EQ(points(), (std::vector<std::int64_t>{1}));  // reading does not wait
    close(lock);
    EXPECT_EQ(place(score(2)), 1);
}

TEST_F(ScoresProcesses, AFolderWithoutPermissionIsAnErrorAndLosesNothing) {
    ASSERT_EQ(place(score(1)), 1);
    const std::string before = read("scores.json");
    fs::permissions(folder(), fs::perms(0555));
    fs::permissions(path("scores.lock"), fs::perms(0666));
    const auto try_to_add = [&] {
        if (geteuid() == 0 && setuid(65534) != 0) return 2;  // root may write everywhere
        const arcade::Replay played = replay(7);
        return refusal(score(5), &played).find("cannot be written") != std::string::npos ? 0 : 1;
    };
    EXPECT_EQ(status_of_child(try_to_add), 0);
    fs::permissions(folder(), fs::perms::owner_all);
    EXPECT_EQ(read("scores.json"), before);
    EXPECT_EQ(files().size(), 1u);
}

// A full disk, played by the limit on the size of files: 300 bytes stop the replay, 700 let it pass and stop
// the list.
TEST_F(ScoresProcesses, AFullDiskIsAnErrorAndLosesNothing) {
    const arcade::Replay old = replay(1), played = replay(7);
    ASSERT_LT(format_replay(played).size(), 300u);
    ASSERT_EQ(place(score(1), &old), 1);
    for (int i = 2; i <= 9; ++i) ASSERT_EQ(place(score(i)), 1);
    ASSERT_GT(read("scores.json").size(), 700u);
    const auto names = files();
    const std::string before = read("scores.json");
    for (const rlim_t size : {rlim_t{100}, rlim_t{700}}) {
        const auto try_to_add = [&] {
            std::signal(SIGXFSZ, SIG_IGN);
            const rlimit limit{size, size};
            setrlimit(RLIMIT_FSIZE, &limit);
            return refusal(score(50), &played).find("cannot be written") != std::string::npos ? 0 : 1;
        };
        EXPECT_EQ(status_of_child(try_to_add), 0) << size;
        EXPECT_EQ(read("scores.json"), before);
        EXPECT_EQ(files(), names);
    }
    EXPECT_EQ(place(score(50), &played), 1);
}

// A process that adds 1, 2, 3, ... is killed at a random moment, 200 times. What it said was added is there;
// the list is the one before what it was adding, or the one after.
TEST_F(ScoresProcesses, KilledWhileSavingTheListIsTheOldOrTheNewOne) {
    using Clock = std::chrono::steady_clock;
    std::mt19937 random(1);
    arcade::Replay played = replay(1);
    std::int64_t best = 0;
    Clock::duration span{};
    for (int round = 0; round < 200; ++round) {
        int ends[2];
        ASSERT_EQ(pipe(ends), 0);
        const auto start = Clock::now();
        const pid_t child = fork();
        if (child == 0) {
            for (std::int64_t points = best + 1;; ++points) {
                played.points = points;  // another file each time
                if (place(score(points), &played) != 1) _exit(1);
                if (::write(ends[1], &points, sizeof points) != sizeof points) _exit(1);
            }
        }
        close(ends[1]);
        std::int64_t added = best;
        if (round == 0) {  // tells how long a start and a first score take
            ASSERT_EQ(::read(ends[0], &added, sizeof added), ssize_t{sizeof added});
            span = Clock::now() - start;
        }
        const auto moment = start + span * static_cast<int>(random() % 150) / 100;
        while (Clock::now() < moment) {
        }
        kill(child, SIGKILL);
        int status = 0;
        waitpid(child, &status, 0);
        ASSERT_TRUE(WIFSIGNALED(status));
        while (::read(ends[0], &added, sizeof added) == ssize_t{sizeof added}) {
        }
        close(ends[0]);

        const ScoreFile file = scores();
        ASSERT_FALSE(file.notice) << file.notice->text;
        const std::int64_t before = best;
        best = file.scores.empty() ? 0 : file.scores[0].points;
        // So that about one is added in a round, however fast this computer is.
        span = best == before ? span * 5 / 4 : best > before + 1 ? span * 4 / 5 : span;
        ASSERT_TRUE(best == added || best == added + 1) << best << " after " << added;
        for (std::size_t i = 0; i < file.scores.size(); ++i)
            ASSERT_EQ(file.scores[i].points, best - static_cast<std::int64_t>(i));
        expect_replays();
    }
    // What the killed ones left is cleared by the next: the list stays, and the replays of nine of its
    // scores.
    EXPECT_GT(best, 10);
    ASSERT_EQ(place(score(best + 1)), 1);
    EXPECT_EQ(files().size(), 10u);
}

}  // namespace
}  // namespace graze
