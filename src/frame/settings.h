#pragma once

#include <array>
#include <cstddef>
#include <string>

namespace graze {

// The actions that may have a key of the user's own, beside the usual ones.
enum class Action { left, right, duck };
constexpr std::size_t action_count = 3;

// What the user chose in the options.
struct Settings {
    int effects = 100;  // volumes, percent
    int music = 60;
    bool muted = false;
    bool fullscreen = false;        // at the start
    bool reduced_flashing = false;  // nothing shakes, blinks, or turns the whole screen red
    bool high_contrast = false;
    bool larger_text = false;              // where there is room
    std::string language;                  // "en", "zh", or empty: the system's
    std::array<int, action_count> keys{};  // SDL scancodes; 0: none

    friend bool operator==(const Settings&, const Settings&) = default;
};

constexpr int last_scancode = 511;

// How much larger texts may become.
inline double text_scale(const Settings& settings) {
    return settings.larger_text ? 1.3 : 1;
}

}  // namespace graze
