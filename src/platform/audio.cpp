#include "platform/audio.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>

namespace graze {

namespace {

// As the files are, so that nothing has to be converted. 512 samples are 23 ms.
constexpr int rate = 22050;
constexpr int channels = 1;
constexpr int buffer = 512;

constexpr int voices = 2;     // how often an effect is heard at a time
constexpr int fade_step = 2;  // percent a frame: 0.8 s for all

int mixer_volume(int percent) {
    return percent * MIX_MAX_VOLUME / 100;
}

SDL_RWops* reader(std::span<const std::uint8_t> file) {
    return SDL_RWFromConstMem(file.data(), static_cast<int>(file.size()));
}

// While it lives, standard error goes nowhere: the system's sound libraries print there what they do not
// find.
class NoErrorOutput {
  public:
    NoErrorOutput()
        : kept_(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)), nowhere_(open("/dev/null", O_WRONLY | O_CLOEXEC)) {
        if (kept_ >= 0 && nowhere_ >= 0) dup2(nowhere_, STDERR_FILENO);
    }
    ~NoErrorOutput() {
        if (kept_ >= 0) {
            dup2(kept_, STDERR_FILENO);
            close(kept_);
        }
        if (nowhere_ >= 0) close(nowhere_);
    }
    NoErrorOutput(const NoErrorOutput&) = delete;
    NoErrorOutput& operator=(const NoErrorOutput&) = delete;

  private:
    int kept_;
    int nowhere_;
};

void print_nothing(const char*, int, const char*, int, const char*, ...) {}

// ALSA prints also while it plays, whenever the device is late or lost. Null where there is no ALSA.
SdlLibrary silence_alsa() {
    SdlLibrary alsa(SDL_LoadObject("libasound.so.2"));
    if (!alsa) return nullptr;
    auto* set_handler = reinterpret_cast<int (*)(decltype(&print_nothing))>(
        SDL_LoadFunction(alsa.get(), "snd_lib_error_set_handler"));
    if (set_handler != nullptr) set_handler(print_nothing);
    return alsa;
}

}  // namespace

Audio Audio::open(const SoundSource& effect_file, std::span<const std::uint8_t> music_file) {
    Audio audio;
    const NoErrorOutput quiet;
    audio.alsa_ = silence_alsa();
    auto mixer = std::make_unique<MixerSession>();
    if (!mixer->open(rate, channels, buffer)) return audio;
    audio.mixer_ = std::move(mixer);
    Mix_AllocateChannels(voices * static_cast<int>(sound_count));
    for (std::size_t i = 0; i < sound_count; ++i)
        audio.effects_[i].reset(Mix_LoadWAV_RW(reader(effect_file(static_cast<Sound>(i))), 1));
    Mix_VolumeMusic(0);
    audio.music_.reset(Mix_LoadMUSType_RW(reader(music_file), MUS_WAV, 1));
    if (audio.music_ && Mix_PlayMusic(audio.music_.get(), -1) == 0) Mix_PauseMusic();
    return audio;
}

void Audio::set_volumes(int effects, int music) {
    effects_volume_ = std::clamp(effects, 0, 100);
    music_volume_ = std::clamp(music, 0, 100);
    set_effects_volume();
}

void Audio::set_muted(bool muted) {
    muted_ = muted;
    set_effects_volume();
}

void Audio::update() {
    if (mixer_) {
        for (std::size_t i = 0; i < sound_count; ++i)
            if (asked_[i]) start(static_cast<Sound>(i));
        fade_music();
    }
    asked_.reset();
}

// Each effect has its own channels, so that one that comes often leaves the others theirs.
void Audio::start(Sound sound) {
    const auto effect = static_cast<std::size_t>(sound);
    if (!effects_[effect]) return;
    const int first = static_cast<int>(effect) * voices;
    for (int channel = first; channel < first + voices; ++channel) {
        if (Mix_Playing(channel) != 0) continue;
        Mix_PlayChannel(channel, effects_[effect].get(), 0);
        return;
    }
}

void Audio::set_effects_volume() {
    if (mixer_) Mix_Volume(-1, mixer_volume(muted_ ? 0 : effects_volume_));
}

// SDL_mixer's own fading out makes whoever comes next wait until it is over.
void Audio::fade_music() {
    const int target = music_on_ && !muted_ ? music_volume_ : 0;
    if (!music_ || music_level_ == target) return;
    music_level_ += std::clamp(target - music_level_, -fade_step, fade_step);
    Mix_VolumeMusic(mixer_volume(music_level_));
    if (music_level_ > 0)
        Mix_ResumeMusic();
    else
        Mix_PauseMusic();
}

}  // namespace graze
