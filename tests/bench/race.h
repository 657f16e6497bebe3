#pragma once

// Races: our code against a peer's, the same work in the same process. Only ratios within one run count, as a
// machine's speed drifts; so the two run interleaved, round by round, and a row is the median of the rounds'
// ratios. Google Benchmark times one function at a time and gives no ratio of interleaved rounds; of it the
// races use DoNotOptimize.

#include <benchmark/benchmark.h>

#include <functional>
#include <string>
#include <vector>

namespace graze::bench {

// Does a piece of work so many times over.
using Loop = std::function<void(long repetitions)>;

// The loop of a piece of work that returns its result. The call inside can be inlined: no time is lost on it.
template <class Work>
Loop loop(Work work) {
    return [work](long repetitions) {
        for (long i = 0; i < repetitions; ++i) benchmark::DoNotOptimize(work());
    };
}

struct Race {
    std::string work;  // what both do, with shape and size
    std::string peer;
    double target = 1;  // the ratio to reach: peer's time / ours
    Loop ours;
    Loop theirs;
    std::function<bool()> same;  // called before the race and after it: do both give the same answer?
};

struct Row {
    std::string work;
    std::string peer;
    double ratio = 0;
    double target = 1;
    bool same = true;    // false: the results differ, which fails whatever the ratio
    double ours_ns = 0;  // median time of one piece of work
    double theirs_ns = 0;
};

// Runs the race: each round repeats each side often enough to be timed, sides in turn.
Row run(const Race& race);

// Nanoseconds that one piece of work takes: the median of rounds like a race's.
double time_of(const Loop& work);

bool is_short(const Row& row);

// One line: work, peer, ratio, target, ok or short (or WRONG where the results differ).
void print(const Row& row);

}  // namespace graze::bench
