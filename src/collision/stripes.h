#pragma once

// Internal: pixels in words that may be written, for the functions that make new masks 64 pixels at a time.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "collision/box.h"
#include "collision/mask.h"

namespace graze {

// Column stripes, in the order of mask.h. Bits beyond the width may be set here: Mask::from_words clears
// them.
struct Stripes {
    // All clear. Sizes are not checked; width + 63 must fit an int64.
    Stripes(std::int64_t width, std::int64_t height_)
        : stripes((width + 63) / 64),
          height(height_),
          words(static_cast<std::size_t>(stripes) * static_cast<std::size_t>(height)) {}

    std::uint64_t* stripe(std::int64_t i) { return words.data() + i * height; }

    std::int64_t stripes;
    std::int64_t height;
    std::vector<std::uint64_t> words;
};

// What can be read: a mask, or other stripes.
struct StripesView {
    StripesView(const Mask& mask)
        : stripes(mask.stripes()), height(mask.height()), words(mask.stripe_words(0)) {}
    StripesView(const Stripes& source)
        : stripes(source.stripes), height(source.height), words(source.words.data()) {}

    const std::uint64_t* stripe(std::int64_t i) const { return words + i * height; }

    std::int64_t stripes;
    std::int64_t height;
    const std::uint64_t* words;
};

// Adds the pixels of `from`: pixel (x, y) of `to` becomes solid where (x + at.x, y + at.y) of `from` is,
// which outside its words it is not. Any int64 is legal for `at`. `to` and `from` may be the same words where
// at.x and at.y are not negative. Cost: the words that both cover.
void merge(Stripes& to, const StripesView& from, Point at);

}  // namespace graze
