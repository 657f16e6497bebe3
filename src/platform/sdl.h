#pragma once

// The one place in which SDL's handles get their owners.

#include <SDL.h>
#include <SDL_ttf.h>

#include <memory>

namespace graze {

template <auto destroy>
struct SdlDeleter {
    template <class Handle>
    void operator()(Handle* handle) const {
        destroy(handle);
    }
};

using SdlWindow = std::unique_ptr<SDL_Window, SdlDeleter<SDL_DestroyWindow>>;
using SdlRenderer = std::unique_ptr<SDL_Renderer, SdlDeleter<SDL_DestroyRenderer>>;
using SdlTexture = std::unique_ptr<SDL_Texture, SdlDeleter<SDL_DestroyTexture>>;
using SdlSurface = std::unique_ptr<SDL_Surface, SdlDeleter<SDL_FreeSurface>>;
using SdlCursor = std::unique_ptr<SDL_Cursor, SdlDeleter<SDL_FreeCursor>>;
using SdlController = std::unique_ptr<SDL_GameController, SdlDeleter<SDL_GameControllerClose>>;
using SdlText = std::unique_ptr<char, SdlDeleter<SDL_free>>;
using SdlFont = std::unique_ptr<TTF_Font, SdlDeleter<TTF_CloseFont>>;

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
