// Any bytes as two masks and an offset: the fast path, the portable path and a loop over pixels must agree.
//
// Byte 0, 1: width and height of a; 2, 3: of b; 4, 5: the offset; 6: how the pixels are made (see `mask_of`);
// the rest: pixels.
#include <cstdlib>
#include <string>

#include "collision/kernels.h"
#include "collision/overlap.h"
#include "support/oracle.h"

namespace {

struct Input {
    const std::uint8_t* data;
    std::size_t size;
    std::size_t next = 0;

    std::uint8_t byte() { return next < size ? data[next++] : std::uint8_t{0}; }
};

// Bit by bit from the input; or, for large masks with clear and solid regions, each byte a run of pixels: its
// lowest bit is the colour, the others the length.
graze::test::Bytes mask_of(Input& input, std::int64_t width, std::int64_t height, bool by_runs) {
    graze::test::Bytes bytes{width, height,
                             std::vector<std::uint8_t>(static_cast<std::size_t>(width * height))};
    std::size_t i = 0;
    while (i < bytes.solid.size() && input.next < input.size) {
        const unsigned byte = input.byte();
        const std::size_t count = by_runs ? std::size_t{byte >> 1} * (byte >> 1) : 8;
        for (std::size_t k = 0; k < count && i < bytes.solid.size(); ++k, ++i)
            bytes.solid[i] = static_cast<std::uint8_t>((by_runs ? byte : byte >> k) & 1);
        if (count == 0) ++i;
    }
    return bytes;
}

void require(bool right) {
    if (!right) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace graze;
    Input input{data, size};
    const std::uint8_t sizes[] = {input.byte(), input.byte(), input.byte(), input.byte()};
    const Point offset{static_cast<std::int8_t>(input.byte()), static_cast<std::int8_t>(input.byte())};
    const std::uint8_t kind = input.byte();
    const test::Bytes a = mask_of(input, sizes[0], sizes[1], (kind & 1) != 0);
    const test::Bytes b = mask_of(input, sizes[2], sizes[3], (kind & 2) != 0);
    const Mask mask_a = test::to_mask(a);
    const Mask mask_b = test::to_mask(b);
    const auto expected = test::naive_overlap(a, b, offset);
    for (const InstructionSet set : {InstructionSet::portable, InstructionSet::avx2}) {
        if (!choose_instruction_set(set)) continue;
        require(overlaps(mask_a, mask_b, offset) == expected.has_value());
        require(overlap_count(mask_a, mask_b, offset) == (expected ? expected->count : 0));
        require(overlap(mask_a, mask_b, offset) == expected);
        require(first_overlap(mask_a, mask_b, offset) ==
                (expected ? std::optional(expected->first) : std::nullopt));
        require(overlap_bounds(mask_a, mask_b, offset) == (expected ? expected->bounds : Box()));
        require(overlaps(mask_b, mask_a, {-offset.x, -offset.y}) == expected.has_value());
    }
    return 0;
}
