#include "platform/input_pump.h"

#include <algorithm>
#include <array>
#include <optional>

#include "frame/printable.h"

namespace graze {

namespace {

std::optional<Key> key_of(const SDL_Keysym& keysym) {
    switch (keysym.scancode) {
        case SDL_SCANCODE_LEFT:
            return Key::left;
        case SDL_SCANCODE_RIGHT:
            return Key::right;
        case SDL_SCANCODE_UP:
            return Key::up;
        case SDL_SCANCODE_DOWN:
            return Key::down;
        case SDL_SCANCODE_A:
            return Key::a;
        case SDL_SCANCODE_D:
            return Key::d;
        case SDL_SCANCODE_S:
            return Key::s;
        case SDL_SCANCODE_C:
            return Key::c;
        case SDL_SCANCODE_I:
            return Key::i;
        case SDL_SCANCODE_M:
            return Key::m;
        case SDL_SCANCODE_P:
            return Key::p;
        case SDL_SCANCODE_PERIOD:
        case SDL_SCANCODE_KP_PERIOD:
            return Key::period;
        case SDL_SCANCODE_F1:
            return Key::f1;
        case SDL_SCANCODE_F2:
            return Key::f2;
        case SDL_SCANCODE_F3:
            return Key::f3;
        case SDL_SCANCODE_0:
        case SDL_SCANCODE_KP_0:
            return Key::zero;
        case SDL_SCANCODE_RETURN:
        case SDL_SCANCODE_KP_ENTER:
            return Key::enter;
        case SDL_SCANCODE_SPACE:
            return Key::space;
        case SDL_SCANCODE_ESCAPE:
            return Key::escape;
        case SDL_SCANCODE_BACKSPACE:
            return Key::backspace;
        case SDL_SCANCODE_TAB:
            return Key::tab;
        default:
            break;
    }
    // Signs move about between keyboards: by what is written on the key.
    switch (keysym.sym) {
        case SDLK_PLUS:
        case SDLK_EQUALS:
        case SDLK_KP_PLUS:
            return Key::plus;
        case SDLK_MINUS:
        case SDLK_KP_MINUS:
            return Key::minus;
        default:
            return std::nullopt;
    }
}

std::optional<Key> key_of(Uint8 pad_button) {
    switch (pad_button) {
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
            return Key::pad_left;
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
            return Key::pad_right;
        case SDL_CONTROLLER_BUTTON_DPAD_UP:
            return Key::pad_up;
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
            return Key::pad_down;
        case SDL_CONTROLLER_BUTTON_A:
            return Key::pad_confirm;
        case SDL_CONTROLLER_BUTTON_B:
        case SDL_CONTROLLER_BUTTON_BACK:
            return Key::pad_back;
        case SDL_CONTROLLER_BUTTON_START:
            return Key::pad_start;
        case SDL_CONTROLLER_BUTTON_X:
        case SDL_CONTROLLER_BUTTON_Y:
            return Key::pad_mode;
        default:
            return std::nullopt;
    }
}

bool is_pad_key(Key key) {
    return key >= Key::pad_left;
}

// After these, what follows may mean something else: another scene is shown, or a row waits for a key. So it
// is left for the next frame.
bool ends_frame(const SDL_Event& event, bool one_key) {
    if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP ||
        event.type == SDL_CONTROLLERBUTTONDOWN)
        return true;
    if (event.type != SDL_KEYDOWN || event.key.repeat != 0 || (event.key.keysym.mod & KMOD_ALT) != 0)
        return false;
    const auto key = key_of(event.key.keysym);
    return one_key || key == Key::enter || key == Key::space || key == Key::escape || key == Key::f1;
}

}  // namespace

Size output_size(SDL_Renderer* renderer) {
    Size size;
    SDL_GetRendererOutputSize(renderer, &size.width, &size.height);
    return {std::max(1, size.width), std::max(1, size.height)};
}

Input InputPump::poll(SDL_Window* window, SDL_Renderer* renderer, bool one_key) {
    quit_asked_ = fullscreen_asked_ = textures_lost_ = false;
    Input input;
    SDL_Event event;
    // Not SDL_PollEvent: left before it has returned 0, it brings nothing new the next time.
    SDL_PumpEvents();
    while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1) {
        // Asked anew for each: a click may follow a resize in the same frame.
        SDL_GetWindowSize(window, &window_size_.width, &window_size_.height);
        output_ = output_size(renderer);
        take(event, input);
        if (ends_frame(event, one_key)) break;
    }
    input.output = output_size(renderer);
    input.closing = quit_asked_;
    for (const auto& [key, times] : down_)
        if (times > 0) input.held.push_back(key);
    input.pointer_x = pointer_x_;
    input.pointer_y = pointer_y_;
    return input;
}

void InputPump::take(const SDL_Event& event, Input& input) {
    switch (event.type) {
        case SDL_QUIT:
            quit_asked_ = true;
            break;
        case SDL_RENDER_TARGETS_RESET:
        case SDL_RENDER_DEVICE_RESET:
            textures_lost_ = true;
            break;
        case SDL_WINDOWEVENT:
            if (event.window.event != SDL_WINDOWEVENT_FOCUS_LOST) break;
            // Their releases will go to another window.
            down_.clear();
            input.focus_lost = true;
            break;
        case SDL_KEYDOWN:
        case SDL_KEYUP:
            take_key(event.key, input);
            break;
        case SDL_TEXTINPUT:
            input.text += printable(event.text.text);
            break;
        case SDL_MOUSEMOTION:
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP:
            take_pointer(event, input);
            break;
        case SDL_MOUSEWHEEL:
            input.wheel += event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.wheel.y : event.wheel.y;
            break;
        case SDL_CONTROLLERDEVICEADDED:
        case SDL_CONTROLLERDEVICEREMOVED:
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            take_pad(event, input);
            break;
        case SDL_CONTROLLERAXISMOTION:
            take_axis(event.caxis, input);
            break;
        case SDL_DROPFILE:
        case SDL_DROPTEXT:
            take_drop(event.drop, input);
            break;
        default:
            break;
    }
}

void InputPump::press(Key key, bool repeated, Input& input) {
    input.pressed.push_back({key, repeated});
    if (!repeated) ++down_[key];
}

void InputPump::release(Key key) {
    const auto found = down_.find(key);
    if (found != down_.end() && found->second > 0) --found->second;
}

void InputPump::set_own_keys(const std::array<int, action_count>& codes) {
    own_keys_ = codes;
    down_.clear();  // what is held now may have meant something else
}

std::optional<Key> InputPump::own_key(int code) const {
    constexpr std::array<Key, action_count> meant{Key::left, Key::right, Key::down};
    for (std::size_t i = 0; i < meant.size(); ++i)
        if (own_keys_[i] == code) return meant[i];
    return std::nullopt;
}

void InputPump::take_key(const SDL_KeyboardEvent& event, Input& input) {
    const bool down = event.type == SDL_KEYDOWN;
    const bool alt = (event.keysym.mod & KMOD_ALT) != 0;
    const SDL_Scancode code = event.keysym.scancode;
    if (code == SDL_SCANCODE_F11 || (code == SDL_SCANCODE_RETURN && alt)) {
        if (down && event.repeat == 0) fullscreen_asked_ = true;
        return;
    }
    if (down && event.repeat == 0) input.raw.push_back({code});
    // What a key usually means comes first: whatever the settings say, Enter stays Enter.
    const auto usual = key_of(event.keysym);
    const auto key = usual ? usual : own_key(code);
    if (!key) return;
    if (down)
        press(*key, event.repeat != 0, input);
    else
        release(*key);
}

void InputPump::point(PointerEvent::Kind kind, int window_x, int window_y, Input& input) {
    // A window's unit may be several output pixels; the centre of what it covers is meant.
    pointer_x_ = (window_x + 0.5) * output_.width / std::max(1, window_size_.width);
    pointer_y_ = (window_y + 0.5) * output_.height / std::max(1, window_size_.height);
    input.pointer.push_back({kind, pointer_x_, pointer_y_});
}

void InputPump::take_pointer(const SDL_Event& event, Input& input) {
    if (event.type == SDL_MOUSEMOTION)
        return point(PointerEvent::Kind::move, event.motion.x, event.motion.y, input);
    if (event.button.button != SDL_BUTTON_LEFT) return;
    point(event.type == SDL_MOUSEBUTTONDOWN ? PointerEvent::Kind::press : PointerEvent::Kind::release,
          event.button.x, event.button.y, input);
}

void InputPump::take_pad(const SDL_Event& event, Input& input) {
    if (event.type == SDL_CONTROLLERDEVICEADDED) {
        // SDL may announce a pad twice; it is opened once.
        const SDL_JoystickID id = SDL_JoystickGetDeviceInstanceID(event.cdevice.which);
        if (pads_.count(id) != 0) return;
        Pad pad;
        pad.controller.reset(SDL_GameControllerOpen(event.cdevice.which));
        if (pad.controller) pads_.emplace(id, std::move(pad));
        return;
    }
    if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
        if (pads_.erase(event.cdevice.which) == 0) return;
        std::erase_if(down_, [](const auto& entry) { return is_pad_key(entry.first); });
        input.pad_lost = true;
        return;
    }
    const auto key = key_of(event.cbutton.button);
    if (!key) return;
    if (event.type == SDL_CONTROLLERBUTTONDOWN)
        press(*key, false, input);
    else
        release(*key);
}

// The stick counts as the D-pad once it is clearly pushed. It must come back further before it counts as let
// go, so that noise at the edge of the dead zone does not make it flicker.
void InputPump::take_axis(const SDL_ControllerAxisEvent& event, Input& input) {
    constexpr int pushed = 14000;  // of 32767
    constexpr int let_go = 9000;
    const auto pad = pads_.find(event.which);
    if (pad == pads_.end()) return;
    const auto follow = [&](bool& state, int value, Key key) {
        const bool now = state ? value > let_go : value > pushed;
        if (now && !state) press(key, false, input);
        if (!now && state) release(key);
        state = now;
    };
    if (event.axis == SDL_CONTROLLER_AXIS_LEFTX) {
        follow(pad->second.stick_right, event.value, Key::pad_right);
        follow(pad->second.stick_left, -event.value, Key::pad_left);
    } else if (event.axis == SDL_CONTROLLER_AXIS_LEFTY) {
        follow(pad->second.stick_down, event.value, Key::pad_down);
        follow(pad->second.stick_up, -event.value, Key::pad_up);
    }
}

void InputPump::take_drop(const SDL_DropEvent& event, Input& input) {
    const SdlText path(event.file);  // SDL hands its text over
    if (event.type != SDL_DROPFILE || !path) return;
    // No motion is reported while a file is dragged over the window.
    int x = 0;
    int y = 0;
    SDL_GetGlobalMouseState(&x, &y);
    if (SDL_Window* window = SDL_GetWindowFromID(event.windowID)) {
        int left = 0;
        int top = 0;
        SDL_GetWindowPosition(window, &left, &top);
        point(PointerEvent::Kind::move, x - left, y - top, input);
    }
    input.dropped.push_back({path.get(), pointer_x_, pointer_y_});
}

}  // namespace graze
