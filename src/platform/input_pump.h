#pragma once

#include <array>
#include <map>
#include <optional>

#include "frame/input.h"
#include "frame/settings.h"
#include "platform/sdl.h"

namespace graze {

// The size of what is drawn, in pixels; at least 1 x 1.
Size output_size(SDL_Renderer* renderer);

// Turns SDL's events into an Input a frame. Owns the gamepads.
class InputPump {
  public:
    // What came in since the last call, up to a click, or a key that confirms or leaves: what follows it
    // comes with the next call. With `one_key` any key ends it.
    Input poll(SDL_Window* window, SDL_Renderer* renderer, bool one_key = false);

    // Keys of the user's own, by SDL scancode, beside the usual ones; 0: none.
    void set_own_keys(const std::array<int, action_count>& codes);

    // Since the last poll:
    bool quit_asked() const { return quit_asked_; }
    bool fullscreen_asked() const { return fullscreen_asked_; }  // F11 or Alt+Enter
    bool textures_lost() const { return textures_lost_; }

  private:
    struct Pad {
        SdlController controller;
        bool stick_left = false;
        bool stick_right = false;
        bool stick_up = false;
        bool stick_down = false;
    };

    void take(const SDL_Event& event, Input& input);
    void take_key(const SDL_KeyboardEvent& event, Input& input);
    void take_pointer(const SDL_Event& event, Input& input);
    void take_pad(const SDL_Event& event, Input& input);
    void take_axis(const SDL_ControllerAxisEvent& event, Input& input);
    void take_drop(const SDL_DropEvent& event, Input& input);
    std::optional<Key> own_key(int code) const;
    void press(Key key, bool repeated, Input& input);
    void release(Key key);
    void point(PointerEvent::Kind kind, int window_x, int window_y, Input& input);

    std::array<int, action_count> own_keys_{};
    std::map<Key, int> down_;  // by how many keys, buttons and sticks each is held
    std::map<SDL_JoystickID, Pad> pads_;
    Size window_size_{1, 1};
    Size output_{1, 1};
    double pointer_x_ = -1;
    double pointer_y_ = -1;
    bool quit_asked_ = false;
    bool fullscreen_asked_ = false;
    bool textures_lost_ = false;
};

}  // namespace graze
