#pragma once

#include <SDL_surface.h>

#include <cstdint>
#include <memory>
#include <vector>

#include "image_io/header.h"

namespace graze {

struct FreeSurface {
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Surface = std::unique_ptr<SDL_Surface, FreeSurface>;

// What SDL_image makes of the file: the first frame, without its place. Null where it gave up; SDL_GetError()
// may say why.
Surface decode_surface(File& file, const Header& header);

// A surface's rows as RGBA, whatever its format, palette or colour key.
class Rows {
  public:
    // Throws std::runtime_error where the surface cannot be converted. It must outlive this.
    Rows(SDL_Surface* surface, Format format);

    // Valid until the next call.
    const std::vector<std::uint8_t>& row(int y);

  private:
    SDL_Surface* surface_;
    Format format_;
    std::vector<std::uint8_t> row_;
    Surface target_;
};

}  // namespace graze
