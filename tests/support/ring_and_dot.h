#pragma once

#include "support/mask_art.h"

namespace graze::test {

// A dot in the ring's hole: their boxes overlap, their pixels do not.
inline const Mask ring = mask_art({"####",  //
                                   "#..#",  //
                                   "#..#",  //
                                   "####"});
inline const Mask dot = mask_art({"#"});

}  // namespace graze::test
