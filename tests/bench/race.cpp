#include "bench/race.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace graze::bench {

namespace {

constexpr int rounds = 15;
constexpr double round_ns = 3e6;  // that a side runs in a round, at least

double elapsed_ns(const Loop& work, long repetitions) {
    const auto start = std::chrono::steady_clock::now();
    work(repetitions);
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}

// How often `work` must run to fill a round. Also warms caches and branch predictors.
long calibrate(const Loop& work) {
    long repetitions = 1;
    for (;;) {
        const double ns = elapsed_ns(work, repetitions);
        if (ns >= round_ns) return repetitions;
        const double growth = ns > 0 ? round_ns / ns * 1.1 : 10;
        repetitions = static_cast<long>(static_cast<double>(repetitions) * std::clamp(growth, 1.5, 10.0)) + 1;
    }
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

}  // namespace

double time_of(const Loop& work) {
    const long repetitions = calibrate(work);
    std::vector<double> ns;
    ns.reserve(rounds);
    for (int round = 0; round < rounds; ++round)
        ns.push_back(elapsed_ns(work, repetitions) / static_cast<double>(repetitions));
    return median(ns);
}

Row run(const Race& race) {
    Row row{race.work, race.peer, 0, race.target, race.same(), 0, 0};
    const long our_repetitions = calibrate(race.ours);
    const long their_repetitions = calibrate(race.theirs);
    std::vector<double> ratios, ours, theirs;
    for (int round = 0; round < rounds; ++round) {
        ours.push_back(elapsed_ns(race.ours, our_repetitions) / static_cast<double>(our_repetitions));
        theirs.push_back(elapsed_ns(race.theirs, their_repetitions) / static_cast<double>(their_repetitions));
        ratios.push_back(theirs.back() / ours.back());
    }
    row.ratio = median(ratios);
    row.ours_ns = median(ours);
    row.theirs_ns = median(theirs);
    row.same = row.same && race.same();
    return row;
}

bool is_short(const Row& row) {
    return !row.same || row.ratio < row.target;
}

void print(const Row& row) {
    const char* verdict = !row.same ? "WRONG: the results differ" : is_short(row) ? "short" : "ok";
    std::printf("%-66s | %-34s | %8.2f | %6.2f | %-5s | %.4g ns against %.4g ns\n", row.work.c_str(),
                row.peer.c_str(), row.ratio, row.target, verdict, row.ours_ns, row.theirs_ns);
    std::fflush(stdout);
}

}  // namespace graze::bench
