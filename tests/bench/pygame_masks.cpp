#include "bench/pygame_masks.h"

#include <dlfcn.h>

#include <cstdio>

namespace graze::bench {

#ifdef GRAZE_PYGAME_MASK

namespace {

template <class Function>
bool find(void* module, const char* name, Function& function) {
    function = reinterpret_cast<Function>(dlsym(module, name));
    return function != nullptr;
}

}  // namespace

std::optional<PygameMasks> load_pygame_masks() {
    PygameMasks pygame{};
    // The module's own symbols are Python's, which the process has to give it.
    void* python = dlopen(GRAZE_LIBPYTHON, RTLD_NOW | RTLD_GLOBAL);
    void* module = python == nullptr ? nullptr : dlopen(GRAZE_PYGAME_MASK, RTLD_NOW);
    if (module == nullptr || !find(module, "bitmask_create", pygame.create) ||
        !find(module, "bitmask_free", pygame.free) || !find(module, "bitmask_clear", pygame.clear) ||
        !find(module, "bitmask_overlap", pygame.overlap) ||
        !find(module, "bitmask_overlap_area", pygame.overlap_area) ||
        !find(module, "bitmask_overlap_mask", pygame.overlap_mask)) {
        std::printf("pygame's masks cannot be loaded (%s): their rows are left out\n", dlerror());
        return std::nullopt;
    }
    return pygame;
}

PygameMask to_pygame(const PygameMasks& pygame, const Mask& mask) {
    PygameMask copy(pygame.create(static_cast<int>(mask.width()), static_cast<int>(mask.height())),
                    pygame.free);
    for (std::int64_t y = 0; y < mask.height(); ++y)
        for (std::int64_t x = 0; x < mask.width(); ++x)
            if (mask.test({x, y})) bitmask_setbit(copy.get(), static_cast<int>(x), static_cast<int>(y));
    return copy;
}

bool get(const bitmask_t& mask, int x, int y) {
    return bitmask_getbit(&mask, x, y) != 0;
}

#else

std::optional<PygameMasks> load_pygame_masks() {
    std::printf("python3-pygame is missing: its rows are left out\n");
    return std::nullopt;
}

PygameMask to_pygame(const PygameMasks& pygame, const Mask&) {
    return {nullptr, pygame.free};
}

bool get(const bitmask_t&, int, int) {
    return false;
}

#endif

}  // namespace graze::bench
