#pragma once

#include "collision/kernels.h"

namespace graze::test {

// Calls check() once with each instruction set that this processor has, and chooses the former one again.
template <class Check>
void with_each_instruction_set(Check check) {
    const InstructionSet before = instruction_set();
    for (const InstructionSet set : {InstructionSet::portable, InstructionSet::avx2})
        if (choose_instruction_set(set)) check();
    choose_instruction_set(before);
}

}  // namespace graze::test
