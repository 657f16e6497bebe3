#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "image_io/load.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze::test {

// A folder whose files are loaded as pictures.
class LoadsPictures : public TemporaryFolder {
  protected:
    // The pixels of a file with these bytes; none where it is refused.
    Picture load(const std::string& name, const std::string& bytes,
                 std::optional<ColourKey> key = std::nullopt) {
        const Result<Image> image = load_image(write(name, bytes), key);
        if (!image) {
            ADD_FAILURE() << image.error().text;
            return {};
        }
        Picture picture{image->width, image->height, {}};
        for (std::size_t i = 0; i + 3 < image->rgba.size(); i += 4)
            picture.pixels.push_back(
                {image->rgba[i], image->rgba[i + 1], image->rgba[i + 2], image->rgba[i + 3]});
        return picture;
    }
};

}  // namespace graze::test
