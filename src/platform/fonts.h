#pragma once

#include <map>
#include <string>
#include <string_view>

#include "platform/font_file.h"
#include "platform/sdl.h"

namespace graze {

// One font file at any size, opened when a size is first asked for.
class Fonts {
  public:
    explicit Fonts(FontFile file) : file_(std::move(file)) {}

    // False where the file cannot be used; SDL_GetError() says why.
    bool usable() { return font(16) != nullptr; }

    // Width in pixels; 0 where the text cannot be measured.
    int measure(std::string_view text, int size);

    // White text, to be coloured by the texture; null for an empty text or where it cannot be drawn.
    SdlSurface render(const std::string& text, int size);

  private:
    TTF_Font* font(int size);

    FontFile file_;
    std::map<int, SdlFont> fonts_;
};

}  // namespace graze
