// Any bytes as a line of `graze overlap --batch`: an error with a text, or a question within its limits; and
// the id can be handed back in an answer of one line.
#include <cmath>
#include <cstdlib>

#include "store/overlap_json.h"

namespace {

bool is_sound(const graze::AskedSprite& sprite) {
    return !sprite.file.empty() && sprite.file.find('\0') == std::string::npos && std::isfinite(sprite.x) &&
           std::isfinite(sprite.y) && std::isfinite(sprite.rotate) && std::isfinite(sprite.scale_x) &&
           std::isfinite(sprite.scale_y);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const graze::AskLine asked = graze::parse_ask({reinterpret_cast<const char*>(data), size});
    if (asked.ask) {
        const int threshold = asked.ask->threshold.value_or(0);
        if (!is_sound(asked.ask->a) || !is_sound(asked.ask->b) || threshold < 0 || threshold > 255)
            std::abort();
        if (graze::format_answer(asked.id, {}).find('\n') != std::string::npos) std::abort();
    } else {
        const std::string& text = asked.ask.error().text;
        if (text.empty() || graze::format_error(asked.id, text).find('\n') != std::string::npos) std::abort();
    }
    return 0;
}
