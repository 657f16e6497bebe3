#pragma once

// pygame's C masks ("bitmask", by Ulf Ekström), raced in this process: the functions that Debian's
// python3-pygame exports from its extension module, found by dlopen.

#include <memory>
#include <optional>

#include "collision/mask.h"

#ifdef GRAZE_PYGAME_MASK
#include <bitmask.h>
#else
struct bitmask_t;
#endif

namespace graze::bench {

struct PygameMasks {
    bitmask_t* (*create)(int w, int h);
    void (*free)(bitmask_t*);
    void (*clear)(bitmask_t*);
    int (*overlap)(const bitmask_t* a, const bitmask_t* b, int x, int y);
    int (*overlap_area)(const bitmask_t* a, const bitmask_t* b, int x, int y);
    void (*overlap_mask)(const bitmask_t* a, const bitmask_t* b, bitmask_t* out, int x, int y);
};

// Says so and gives nullopt where it is missing.
std::optional<PygameMasks> load_pygame_masks();

using PygameMask = std::unique_ptr<bitmask_t, void (*)(bitmask_t*)>;

PygameMask to_pygame(const PygameMasks& pygame, const Mask& mask);
bool get(const bitmask_t& mask, int x, int y);

}  // namespace graze::bench
