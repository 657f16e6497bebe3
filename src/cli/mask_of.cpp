#include "cli/mask_of.h"

#include "frame/printable.h"

namespace graze {

Result<Mask> load_mask(const std::string& path, std::optional<int> threshold, int standard,
                       std::optional<ColourKey> key) {
    const Result<Image> image = load_image(path, key);
    if (!image) return image.error();
    return mask_of(*image, path, threshold, standard);
}

Result<Mask> mask_of(const Image& image, const std::string& path, std::optional<int> threshold,
                     int standard) {
    if (image.is_bitmap && threshold)
        return Error{printable(path) + ": a PBM bitmap is a mask as it stands; leave the threshold out"};
    const int applied = image.is_bitmap ? 0 : threshold.value_or(standard);
    return Mask::from_rgba(image.rgba, image.width, image.height, image.pitch(), applied);
}

}  // namespace graze
