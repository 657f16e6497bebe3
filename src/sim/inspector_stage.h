#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "collision/pipeline.h"
#include "collision/rgba_pixels.h"
#include "collision/transform.h"
#include "sim/inspector_document.h"

namespace graze::inspector {

// A document's sprites with their pixels, as they are tested: what hits what, kept up with the document. What
// did not change is not made again; a sprite that only moves by whole pixels keeps its mask.

// The pixels of a file, as long as the stage is updated. Of the same version they are the same.
struct Picture {
    RgbaPixels pixels;
    bool is_bitmap = false;  // a mask as it stands, whatever the threshold
    std::uint64_t version = 0;
};
// Nothing where the file's pixels are not there.
using PictureOf = std::function<std::optional<Picture>(const std::string& file)>;

// Why a sprite has no pixels; it then hits nothing.
enum class Absence {
    none,
    no_picture,  // its file could not be had
    few_pixels,  // its picture is smaller than the sheet asks for
    not_finite,  // the pose has no place in the world: see TransformError
    too_far,
    too_large,
};

struct StageSprite {
    Absence absence = Absence::no_picture;
    Box frame{};                         // of the picture
    Box box{};                           // where it stands in the world; empty where it is absent
    std::shared_ptr<const Mask> mask{};  // of the box's size; never null
    std::uint64_t picture = 0;           // the picture's version
    bool as_drawn = true;                // the mask is that of the frame itself, unturned and unscaled
};

// The cells of the broadphase, in pixels.
constexpr std::int64_t stage_cell = 64;

class Stage {
  public:
    // The document must be within the rules of `complaint`.
    //
    // Cost: of the sprites that changed their mask, making it; the whole pipeline, but for up to 16 sprites
    // that changed or moved, each of them against all others.
    void update(const Document& document, const PictureOf& picture_of);

    const std::vector<StageSprite>& sprites() const { return sprites_; }

    // All pairs of sprites whose boxes meet, by index, as run_pipeline gives them.
    const std::vector<Contact>& contacts() const { return contacts_; }
    const Contact* contact(std::size_t a, std::size_t b) const;  // in either order; null: the boxes are apart

    // Of the last update that tested anything.
    const PipelineCounts& counts() const { return counts_; }

    PairTrace trace(std::size_t a, std::size_t b) const;

    // The topmost sprite that is solid at this world pixel.
    std::optional<std::size_t> sprite_at(Point pixel) const;

  private:
    // All that a mask depends on but the whole pixels of its place.
    using Key = std::tuple<std::uint64_t, std::int64_t, std::int64_t, std::int64_t, double, double, double,
                           double, double, std::int64_t>;
    using Made = std::shared_ptr<const PlacedMask>;  // at a place within the pixel 0,0

    StageSprite make(const DocumentSprite& sprite, std::int64_t threshold, const PictureOf& picture_of,
                     std::map<Key, Made>& kept);
    void judge_all();
    void judge_again(const std::vector<std::size_t>& changed);
    std::vector<Body> bodies() const;

    std::vector<StageSprite> sprites_;
    std::map<Key, Made> made_;
    std::vector<Contact> contacts_;
    PipelineCounts counts_{};
};

}  // namespace graze::inspector
