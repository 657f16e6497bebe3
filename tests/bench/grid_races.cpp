// The broadphase against other libraries': all truly overlapping pairs of balls that all move a little each
// step.
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>

#include "bench/grid_peers.h"
#include "bench/races.h"

namespace graze::bench {

namespace {

constexpr int rounds = 15;
constexpr double round_ns = 3e6;  // that a side runs in a round, about

using MakePeer = std::function<std::unique_ptr<GridPeer>(const BallWorld&)>;

double median(std::vector<double> values) {
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

// Of this thread, so that a step which the system interrupts for another program counts as any other.
double processor_ns() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

// A world of its own and a broadphase that follows it.
class Side {
  public:
    Side(const BallWorld& world, const MakePeer& make) : world_(world), flight_(world), peer_(make(world_)) {}

    // Nanoseconds of a step, the mean of several, without the balls' flight. The flight is measured anew
    // beside each run, not in between: to read the processor's clock takes as long as a hundred balls.
    double run(int steps) {
        const double begin = processor_ns();
        for (int step = 0; step < steps; ++step) {
            world_.step();
            pairs_ = &peer_->update();
        }
        const double middle = processor_ns();
        for (int step = 0; step < steps; ++step) flight_.step();
        const double end = processor_ns();
        return ((middle - begin) - (end - middle)) / steps;
    }

    // Of the last step.
    std::vector<Pair> sorted_pairs() const {
        std::vector<Pair> pairs = *pairs_;
        std::sort(pairs.begin(), pairs.end());
        return pairs;
    }

  private:
    BallWorld world_;
    BallWorld flight_;  // the same without the broadphase
    std::unique_ptr<GridPeer> peer_;
    const std::vector<Pair>* pairs_ = nullptr;
};

int steps_of(std::size_t balls) {
    constexpr double ns_per_ball = 15;
    return std::max(12, static_cast<int>(round_ns / ns_per_ball / static_cast<double>(balls)));
}

// Unused where both peers are missing. As race.h's run, but without the balls' flight. Both sides take the
// same steps, so after each round their pairs must be the same.
[[maybe_unused]] Row race(const std::string& work, const std::string& peer, double target,
                          const BallWorld& world, const MakePeer& make) {
    Side ours(world, our_grid);
    Side theirs(world, make);
    const int steps = steps_of(world.circles().size());
    Row row{work, peer, 0, target, true, 0, 0};
    std::vector<double> ratios, our_times, their_times;
    for (int round = 0; round <= rounds; ++round) {
        const double our_time = ours.run(steps);
        const double their_time = theirs.run(steps);
        row.same = row.same && ours.sorted_pairs() == theirs.sorted_pairs();
        if (round == 0) continue;  // buffers grow, trees are built
        our_times.push_back(our_time);
        their_times.push_back(their_time);
        ratios.push_back(their_time / our_time);
    }
    row.ratio = median(ratios);
    row.ours_ns = median(our_times);
    row.theirs_ns = median(their_times);
    print(row);
    return row;
}

// What the ratio would be if a ball cost no more than among 1,000, which the first caches hold: no larger
// grid can be expected to do better. And how the peer's cost grew, which the targets count on: they were
// measured where it grows 7 to 11 times.
[[maybe_unused]] void print_limit(const Row& thousand, const Row& row, std::size_t balls) {
    const double times = static_cast<double>(balls) / 1000;
    std::printf(
        "    at the %.3g ns a ball of 1,000 balls: a ratio of %.1f; the peer's cost a ball grew by %.1f\n",
        thousand.ours_ns / 1000, row.theirs_ns / (thousand.ours_ns * times),
        row.theirs_ns / (thousand.theirs_ns * times));
}

// How much more a ball costs among 100,000 than among 1,000.
Row growth_row() {
    const BallWorld few(1000, 12.5), many(100'000, 12.5);
    Side few_side(few, our_grid), many_side(many, our_grid);
    std::vector<double> growths, few_times, many_times;
    for (int round = 0; round <= rounds; ++round) {
        const double few_time = few_side.run(steps_of(1000)) * 100;
        const double many_time = many_side.run(steps_of(100'000));
        if (round == 0) continue;
        few_times.push_back(few_time);
        many_times.push_back(many_time);
        growths.push_back(many_time / few_time);
    }
    const double growth = median(growths);
    char work[80];
    std::snprintf(work, sizeof work, "cost a ball, from 1,000 balls to 100,000: grows by %.2f", growth);
    const Row row{work, "a growth of 1.4",  1.4 / growth,           1,
                  true, median(many_times), 1.4 * median(few_times)};
    print(row);
    return row;
}

struct Targets {
    std::size_t balls;
    const char* name;
    double chipmunk;
    double box2d;
};
[[maybe_unused]] constexpr Targets equal_balls[] = {
    {1000, "1,000", 8, 4}, {10'000, "10,000", 15, 10}, {100'000, "100,000", 50, 25}};

struct MixedTargets {
    std::size_t balls;
    const char* name;
    double chipmunk;
};
[[maybe_unused]] constexpr MixedTargets mixed_balls[] = {{10'000, "10,000", 5.5}, {100'000, "100,000", 20}};

}  // namespace

std::vector<Row> grid_races() {
    std::vector<Row> rows;
#ifdef GRAZE_HAS_CHIPMUNK
    for (const Targets& t : equal_balls) {
        const BallWorld world(t.balls, 12.5);
        const std::string work =
            "overlapping pairs of " + std::string(t.name) + " moving balls of radius 12.5";
        rows.push_back(race(work, "Chipmunk cpSpaceHash, cell 50", t.chipmunk, world,
                            [](const BallWorld& w) { return chipmunk_hash(w, 50); }));
        if (t.balls > 1000) print_limit(rows.front(), rows.back(), t.balls);
    }
    for (const MixedTargets& t : mixed_balls) {
        const BallWorld world(t.balls, 2, 200);
        const std::string work =
            "overlapping pairs of " + std::string(t.name) + " moving balls of radii 2-200";
        // 200 is the mean diameter, as Chipmunk's manual advises; with 400 it is fastest here.
        rows.push_back(race(work, "Chipmunk cpSpaceHash, cell 200", t.chipmunk, world,
                            [](const BallWorld& w) { return chipmunk_hash(w, 200); }));
        rows.push_back(race(work, "Chipmunk cpSpaceHash, cell 400", t.chipmunk, world,
                            [](const BallWorld& w) { return chipmunk_hash(w, 400); }));
    }
    for (const Targets& t : equal_balls) {
        const BallWorld world(t.balls, 12.5);
        const std::string work =
            "overlapping pairs of " + std::string(t.name) + " moving balls of radius 12.5";
        // The project's table of targets has none for the tree, so it is only to be no faster than ours.
        rows.push_back(race(work, "Chipmunk cpBBTree, with speeds", 1, world, chipmunk_tree));
    }
#else
    std::printf("Chipmunk is missing: its rows are left out\n");
#endif
#ifdef GRAZE_HAS_BOX2D
    for (const Targets& t : equal_balls) {
        const BallWorld world(t.balls, 12.5);
        const std::string work =
            "overlapping pairs of " + std::string(t.name) + " moving balls of radius 12.5";
        rows.push_back(race(work, "Box2D b2BroadPhase, persistent", t.box2d, world, box2d_broadphase));
    }
#else
    std::printf("Box2D is missing: its rows are left out\n");
#endif
    rows.push_back(growth_row());
    return rows;
}

}  // namespace graze::bench
