#pragma once

// The one place in which SDL's handles get their owners.

#include <SDL.h>
#include <SDL_mixer.h>
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
using SdlChunk = std::unique_ptr<Mix_Chunk, Deleter<Mix_FreeChunk>>;
using SdlMusic = std::unique_ptr<Mix_Music, Deleter<Mix_FreeMusic>>;
using SdlLibrary = std::unique_ptr<void, Deleter<SDL_UnloadObject>>;

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

// SDL_mixer with an audio device, for as long as it lives; longer than its chunks and its music.
class MixerSession {
  public:
    MixerSession() = default;
    ~MixerSession() {
        if (open_) Mix_CloseAudio();
        Mix_Quit();
        if (started_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    MixerSession(const MixerSession&) = delete;
    MixerSession& operator=(const MixerSession&) = delete;

    // False where there is no device. `buffer`: samples that are mixed at once.
    bool open(int rate, int channels, int buffer) {
        started_ = SDL_InitSubSystem(SDL_INIT_AUDIO) == 0;
        open_ = started_ && Mix_OpenAudio(rate, AUDIO_S16SYS, channels, buffer) == 0;
        return open_;
    }

  private:
    bool started_ = false;
    bool open_ = false;
};

}  // namespace graze
