#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bench/race.h"
#include "collision/kernels.h"

namespace graze::bench {

// With a target for each instruction set; AVX2 alone where this processor has it.
struct Targets {
    double portable = 1;
    double avx2 = 1;
};

using Answer = std::int64_t;

// One row for each instruction set. `same` compares the answers; without it the two must return the same.
template <class Ours, class Theirs>
void race_both(std::vector<Row>& rows, const std::string& work, const std::string& peer, Targets targets,
               Ours ours, Theirs theirs, std::function<bool()> same = nullptr) {
    for (const InstructionSet set : {InstructionSet::portable, InstructionSet::avx2}) {
        const InstructionSet before = instruction_set();
        if (!choose_instruction_set(set)) continue;
        const bool avx2 = set == InstructionSet::avx2;
        Race race;
        race.work = work + (avx2 ? " [avx2]" : " [portable]");
        race.peer = peer;
        race.target = avx2 ? targets.avx2 : targets.portable;
        race.ours = loop(ours);
        race.theirs = loop(theirs);
        race.same = same ? same : [&] { return ours() == theirs(); };
        rows.push_back(run(race));
        print(rows.back());
        choose_instruction_set(before);
    }
}

}  // namespace graze::bench
