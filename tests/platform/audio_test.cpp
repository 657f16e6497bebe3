#include "platform/audio.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace graze {
namespace {

std::string little_endian(std::uint32_t value, int bytes) {
    std::string text;
    for (; bytes > 0; --bytes, value >>= 8) text.push_back(static_cast<char>(value & 255));
    return text;
}

// A WAV file that no test lasts as long as: a minute at one level.
const std::vector<std::uint8_t>& wav() {
    static const std::vector<std::uint8_t> file = [] {
        constexpr std::uint32_t size = 60 * 22050 * 2;
        const std::string header = "RIFF" + little_endian(36 + size, 4) + "WAVEfmt " + little_endian(16, 4) +
                                   little_endian(1, 2) + little_endian(1, 2) + little_endian(22050, 4) +
                                   little_endian(44100, 4) + little_endian(2, 2) + little_endian(16, 2) +
                                   "data" + little_endian(size, 4);
        std::vector<std::uint8_t> bytes(header.begin(), header.end());
        bytes.resize(header.size() + size, 1);
        return bytes;
    }();
    return file;
}

Audio opened_with(const char* driver) {
    setenv("SDL_AUDIODRIVER", driver, 1);
    return Audio::open([](Sound) { return std::span(wav()); }, wav());
}

void run(Audio& audio, int frames) {
    for (int i = 0; i < frames; ++i) audio.update();
}

TEST(Audio, AnEffectAskedForOftenInAFrameIsStartedOnce) {
    Audio audio = opened_with("dummy");
    ASSERT_TRUE(audio.has_device());
    for (int i = 0; i < 5; ++i) audio.play(Sound::hit);
    EXPECT_EQ(Mix_Playing(-1), 0);
    audio.update();
    EXPECT_EQ(Mix_Playing(-1), 1);
    audio.update();
    EXPECT_EQ(Mix_Playing(-1), 1);
}

TEST(Audio, AnEffectIsHeardAtMostTwiceAtATimeAndLeavesTheOthersTheirPlace) {
    Audio audio = opened_with("dummy");
    for (int i = 0; i < 5; ++i) {
        audio.play(Sound::graze);
        audio.update();
    }
    EXPECT_EQ(Mix_Playing(-1), 2);
    for (std::size_t i = 0; i < sound_count; ++i) audio.play(static_cast<Sound>(i));
    audio.update();
    EXPECT_EQ(Mix_Playing(-1), 1 + static_cast<int>(sound_count));
}

TEST(Audio, MusicComesAndGoes) {
    Audio audio = opened_with("dummy");
    run(audio, 10);
    EXPECT_EQ(Mix_PausedMusic(), 1);
    audio.set_music(true);
    audio.update();
    EXPECT_EQ(Mix_PausedMusic(), 0);
    EXPECT_LT(Mix_VolumeMusic(-1), 10);
    run(audio, 60);
    EXPECT_EQ(Mix_VolumeMusic(-1), MIX_MAX_VOLUME);
    audio.set_music(false);
    audio.update();
    EXPECT_GT(Mix_VolumeMusic(-1), 100);
    audio.set_music(true);
    run(audio, 60);
    EXPECT_EQ(Mix_VolumeMusic(-1), MIX_MAX_VOLUME);
    audio.set_music(false);
    run(audio, 60);
    EXPECT_EQ(Mix_VolumeMusic(-1), 0);
    EXPECT_EQ(Mix_PausedMusic(), 1);
}

TEST(Audio, VolumesAreHeldWithinTheirRange) {
    Audio audio = opened_with("dummy");
    audio.set_music(true);
    const auto expect = [&](int effects, int music) {
        run(audio, 60);
        for (const int channel : {0, 2 * static_cast<int>(sound_count) - 1})
            EXPECT_EQ(Mix_Volume(channel, -1), effects);
        EXPECT_EQ(Mix_VolumeMusic(-1), music);
    };
    expect(128, 128);
    audio.set_volumes(50, 25);
    expect(64, 32);
    audio.set_volumes(-1, 101);
    expect(0, 128);
    audio.set_volumes(101, -1);
    expect(128, 0);
}

TEST(Audio, MutedMeansNothingIsHeardUntilItIsUndone) {
    Audio audio = opened_with("dummy");
    audio.set_music(true);
    run(audio, 60);
    audio.set_muted(true);
    audio.set_volumes(50, 50);
    run(audio, 60);
    EXPECT_EQ(Mix_Volume(0, -1), 0);
    EXPECT_EQ(Mix_PausedMusic(), 1);
    audio.set_muted(false);
    run(audio, 60);
    EXPECT_EQ(Mix_Volume(0, -1), 64);
    EXPECT_EQ(Mix_VolumeMusic(-1), 64);
    EXPECT_EQ(Mix_PausedMusic(), 0);
}

void use(Audio& audio) {
    audio.set_music(true);
    audio.set_volumes(50, 50);
    audio.set_muted(true);
    audio.set_muted(false);
    for (std::size_t i = 0; i < sound_count; ++i) audio.play(static_cast<Sound>(i));
    run(audio, 60);
    audio.set_music(false);
    run(audio, 60);
}

// ALSA and its like print many lines where they find no device.
TEST(Audio, WithoutADeviceItIsSilentAndPrintsNothing) {
    setenv("ALSA_CONFIG_PATH", "/dev/null", 1);
    for (const char* driver : {"no-such-driver", "alsa", "pulseaudio", "sndio"}) {
        testing::internal::CaptureStderr();
        Audio audio = opened_with(driver);
        use(audio);
        EXPECT_EQ(testing::internal::GetCapturedStderr(), "") << driver;
    }
    EXPECT_FALSE(opened_with("no-such-driver").has_device());
    Audio silent;
    use(silent);
    EXPECT_FALSE(silent.has_device());
}

TEST(Audio, FilesThatAreNotWavAreSilent) {
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    static const std::vector<std::uint8_t> bad(100, 7);
    Audio audio = Audio::open(
        [](Sound sound) {
            return sound == Sound::hit ? std::span(wav())
                                       : std::span(bad).first(sound == Sound::graze ? 0 : 100);
        },
        bad);
    EXPECT_TRUE(audio.has_device());
    use(audio);
    EXPECT_EQ(Mix_Playing(-1), 1);
}

TEST(Audio, OneComesAfterAnother) {
    for (int i = 0; i < 3; ++i) {
        Audio audio = opened_with("dummy");
        ASSERT_TRUE(audio.has_device());
        Audio moved = std::move(audio);
        use(moved);
        EXPECT_GT(Mix_Playing(-1), 0);  // and it goes while it plays
    }
}

}  // namespace
}  // namespace graze
