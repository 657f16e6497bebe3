#include "platform/fonts.h"

#include <algorithm>

namespace graze {

TTF_Font* Fonts::font(int size) {
    // Dragging a window's edge asks for many sizes after each other; no more than these are ever in use at
    // once.
    constexpr std::size_t most_sizes = 24;
    size = std::clamp(size, 1, 1000);
    auto found = fonts_.find(size);
    if (found == fonts_.end()) {
        if (fonts_.size() >= most_sizes) fonts_.clear();
        found = fonts_.emplace(size, TTF_OpenFontIndex(file_.path.c_str(), size, file_.index)).first;
    }
    return found->second.get();
}

int Fonts::measure(std::string_view text, int size) {
    int width = 0;
    TTF_Font* sized = font(size);
    if (sized != nullptr && !text.empty()) TTF_SizeUTF8(sized, std::string(text).c_str(), &width, nullptr);
    return width;
}

SdlSurface Fonts::render(const std::string& text, int size) {
    TTF_Font* sized = font(size);
    if (sized == nullptr || text.empty()) return nullptr;
    return SdlSurface(TTF_RenderUTF8_Blended(sized, text.c_str(), SDL_Color{255, 255, 255, 255}));
}

}  // namespace graze
