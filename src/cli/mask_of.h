#pragma once

#include <optional>
#include <string>

#include "collision/mask.h"
#include "frame/result.h"
#include "image_io/load.h"

namespace graze {

// The mask of a picture file at `threshold`, or at `standard` where none was given. Giving a threshold or a
// key for a PBM bitmap, which is a mask as it stands, is an error.
Result<Mask> load_mask(const std::string& path, std::optional<int> threshold, int standard,
                       std::optional<ColourKey> key);

// The same of a picture that is read already.
Result<Mask> mask_of(const Image& image, const std::string& path, std::optional<int> threshold, int standard);

}  // namespace graze
