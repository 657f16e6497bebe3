#include "app/sound_files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "platform/audio.h"

namespace graze {
namespace {

std::uint32_t number(std::span<const std::uint8_t> file, std::size_t at, std::size_t bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = bytes; i > 0; --i) value = value << 8 | file[at + i - 1];
    return value;
}

// Empty where the file is not a whole WAV file, mono, 16 bits, 22050 Hz.
std::vector<int> samples_of(std::span<const std::uint8_t> file) {
    constexpr std::size_t header = 44;
    const std::string text(file.begin(), file.end());
    if (file.size() <= header || text.substr(0, 4) != "RIFF" || text.substr(8, 8) != "WAVEfmt " ||
        text.substr(36, 4) != "data" || number(file, 4, 4) != file.size() - 8 || number(file, 16, 4) != 16 ||
        number(file, 20, 2) != 1 || number(file, 22, 2) != 1 || number(file, 24, 4) != 22050 ||
        number(file, 34, 2) != 16 || number(file, 40, 4) != file.size() - header)
        return {};
    std::vector<int> samples;
    for (std::size_t at = header; at < file.size(); at += 2)
        samples.push_back(static_cast<std::int16_t>(number(file, at, 2)));
    return samples;
}

int loudest(const std::vector<int>& samples) {
    const auto [low, high] = std::minmax_element(samples.begin(), samples.end());
    return std::max(-*low, *high);
}

TEST(SoundFiles, EffectsAreShortAndBeginAndEndInSilence) {
    for (std::size_t i = 0; i < sound_count; ++i) {
        const std::vector<int> samples = samples_of(sound_file(static_cast<Sound>(i)));
        ASSERT_FALSE(samples.empty()) << i;
        EXPECT_LE(samples.size(), 22050U * 5 / 2) << i;
        EXPECT_NEAR(loudest(samples), 16384, 400) << i;  // -6 dB
        EXPECT_LE(std::abs(samples.front()), 1) << i;
        EXPECT_LE(std::abs(samples.back()), 1) << i;
    }
}

TEST(SoundFiles, MusicGoesRoundWithoutASeam) {
    const std::vector<int> samples = samples_of(music_file());
    ASSERT_GE(samples.size(), 22050U * 16);
    EXPECT_LE(samples.size(), 22050U * 24);
    EXPECT_NEAR(loudest(samples), 16384, 400);
    EXPECT_LE(std::abs(samples.front() - samples.back()), 327);  // 1 % of what a sample can be
}

TEST(SoundFiles, AllCanBePlayed) {
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    Audio audio = Audio::open(sound_file, music_file());
    ASSERT_TRUE(audio.has_device());
    audio.set_music(true);
    for (std::size_t i = 0; i < sound_count; ++i) audio.play(static_cast<Sound>(i));
    audio.update();
    std::size_t started = 0;  // also what has come to its end meanwhile
    for (int channel = 0; channel < Mix_AllocateChannels(-1); ++channel)
        if (Mix_GetChunk(channel) != nullptr) ++started;
    EXPECT_EQ(started, sound_count);
    EXPECT_EQ(Mix_PlayingMusic(), 1);
}

}  // namespace
}  // namespace graze
