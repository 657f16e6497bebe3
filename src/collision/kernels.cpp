#include "collision/kernels.h"

namespace graze {

namespace {

bool processor_has_avx2() {
#if defined(__x86_64__) || defined(__i386__)
    return __builtin_cpu_supports("avx2") != 0;
#else
    return false;
#endif
}

const Kernels* kernels_of(InstructionSet set) {
    return set == InstructionSet::avx2 ? avx2_kernels : &portable_kernels;
}

}  // namespace

constinit std::atomic<const Kernels*> chosen_kernels{nullptr};

bool supported(InstructionSet set) {
    return set == InstructionSet::portable || (avx2_kernels != nullptr && processor_has_avx2());
}

InstructionSet instruction_set() {
    return &kernels() == &portable_kernels ? InstructionSet::portable : InstructionSet::avx2;
}

bool choose_instruction_set(InstructionSet set) {
    if (!supported(set)) return false;
    chosen_kernels.store(kernels_of(set), std::memory_order_relaxed);
    return true;
}

const Kernels& choose_best_kernels() {
    choose_instruction_set(supported(InstructionSet::avx2) ? InstructionSet::avx2 : InstructionSet::portable);
    return *chosen_kernels.load(std::memory_order_relaxed);
}

}  // namespace graze
