#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "frame/sound.h"
#include "platform/sdl.h"

namespace graze {

// The WAV file of an effect.
using SoundSource = std::function<std::span<const std::uint8_t>(Sound sound)>;

// The effects and the music. Without an audio device all is silent: nothing here fails, and nothing is
// printed. When the device disappears while it plays, SDL goes on without it. One at a time; it is made after
// the window and goes before it.
class Audio {
  public:
    // Silent.
    Audio() = default;
    Audio(Audio&&) = default;
    Audio& operator=(Audio&&) = delete;

    // A file that is no WAV file is silent. The music's bytes must stay where they are as long as this lives.
    static Audio open(const SoundSource& effect_file, std::span<const std::uint8_t> music_file);

    bool has_device() const { return mixer_ != nullptr; }

    // The effect starts with the next update(), once however often it was asked for. It is heard at most
    // twice at a time: what would be a third is left out.
    void play(Sound sound) { asked_.set(static_cast<std::size_t>(sound)); }

    // Percent of what the files hold; what is below 0 or above 100 counts as 0 or 100. Both are 100 at first.
    void set_volumes(int effects, int music);

    // Not muted at first.
    void set_muted(bool muted);

    // Off at first. The music goes round; it comes and goes within a second, and goes on where it was.
    void set_music(bool on) { music_on_ = on; }

    // To be called once a frame.
    void update();

  private:
    void start(Sound sound);
    void set_effects_volume();
    void fade_music();

    // In this order: what plays goes before the mixer, and the mixer before the library.
    SdlLibrary alsa_;
    std::unique_ptr<MixerSession> mixer_;
    std::array<SdlChunk, sound_count> effects_;
    SdlMusic music_;

    std::bitset<sound_count> asked_;
    int effects_volume_ = 100;
    int music_volume_ = 100;
    int music_level_ = 0;  // on its way to music_volume_, or to 0
    bool muted_ = false;
    bool music_on_ = false;
};

}  // namespace graze
