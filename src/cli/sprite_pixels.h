#pragma once

#include <optional>

#include "cli/overlap_answer.h"
#include "collision/transformed_pixels.h"

namespace graze {

// The colours of a sprite where it stands, one for each pixel of its box. The picture itself where it stands
// as it is; else a resampled copy. The sprite must stay.
class SpritePixels {
  public:
    explicit SpritePixels(const PlacedSprite& sprite);

    RgbaPixels pixels() const { return made_ ? made_->pixels() : own_; }

  private:
    RgbaPixels own_;
    std::optional<PlacedPixels> made_;
};

}  // namespace graze
