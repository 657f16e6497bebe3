#pragma once

#include <cstdint>
#include <span>

#include "frame/sound.h"

namespace graze {

// Our sounds, embedded in the program by the build: WAV files, mono, 16 bits, 22050 Hz. The bytes stay where
// they are until the program ends.
std::span<const std::uint8_t> sound_file(Sound sound);

// The music, which goes on at its start where it ends.
std::span<const std::uint8_t> music_file();

}  // namespace graze
