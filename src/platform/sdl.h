#pragma once

// The one place in which SDL's handles get their owners.

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>

#include "platform/deleter.h"

namespace graze {

using SdlWindow = std::unique_ptr<SDL_Window, Deleter<SDL_DestroyWindow>>;
using SdlRenderer = std::unique_ptr<SDL_Renderer, Deleter<SDL_DestroyRenderer>>;
using SdlTexture = std::unique_ptr<SDL_Texture, Deleter<SDL_DestroyTexture>>;
using SdlSurface = std::unique_ptr<SDL_Surface, Deleter<SDL_FreeSurface>>;
using SdlCursor = std::unique_ptr<SDL_Cursor, Deleter<SDL_FreeCursor>>;
using SdlController = std::unique_ptr<SDL_GameController, Deleter<SDL_GameControllerClose>>;
using SdlText = std::unique_ptr<char, Deleter<SDL_free>>;
using SdlFont = std::unique_ptr<TTF_Font, Deleter<TTF_CloseFont>>;

// SDL itself and SDL_ttf, for as long as it lives.
class SdlSession {
  public:
    SdlSession() = default;
    ~SdlSession() {
        if (TTF_WasInit() != 0) TTF_Quit();
        SDL_Quit();
    }
    SdlSession(const SdlSession&) = delete;
    SdlSession& operator=(const SdlSession&) = delete;
};

}  // namespace graze
