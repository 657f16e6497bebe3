#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "cli/options.h"
#include "collision/transform.h"
#include "frame/image.h"
#include "frame/result.h"
#include "store/overlap_json.h"

namespace graze {

// The pictures of a batch, each decoded once as long as all that are kept have no more than
// max_image_pixels together; then all are forgotten. A file that changes meanwhile is not read again.
class Pictures {
  public:
    Result<std::shared_ptr<const Image>> get(const std::string& path, std::optional<ColourKey> key);

  private:
    std::map<std::string, std::shared_ptr<const Image>> kept_;
    std::int64_t pixels_ = 0;
};

// A picture, and its mask where it stands in the world.
struct PlacedSprite {
    std::shared_ptr<const Image> image;
    Pose pose;
    PlacedMask placed;
};

// What is wrong with its pose, for the line of an error.
std::string text_of(TransformError error);

// What one question is about.
struct Sprites {
    PlacedSprite a;
    PlacedSprite b;
    int threshold = 0;
};

// The pictures read and placed; the error names the file.
Result<Sprites> place_sprites(const OverlapOptions& question, Pictures& pictures);

// The verdict, and the reports that are asked for.
Answer answer_of(const Sprites& sprites, const OverlapOptions& question);

}  // namespace graze
