#include "store/pbm.h"

namespace graze {

std::string format_pbm(const Mask& mask, std::string_view comment) {
    std::string pbm = "P4\n# ";
    pbm += comment;
    pbm += "\n" + std::to_string(mask.width()) + " " + std::to_string(mask.height()) + "\n";
    for (std::int64_t y = 0; y < mask.height(); ++y) {
        for (std::int64_t x = 0; x < mask.width(); x += 8) {
            unsigned byte = 0;
            for (std::int64_t bit = 0; bit < 8; ++bit) byte = byte << 1 | (mask.test({x + bit, y}) ? 1u : 0u);
            pbm += static_cast<char>(byte);
        }
    }
    return pbm;
}

}  // namespace graze
