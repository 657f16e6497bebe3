#pragma once

#include <memory>
#include <string>

#include "frame/draw_list.h"
#include "frame/image.h"
#include "frame/input.h"
#include "frame/request.h"
#include "frame/result.h"
#include "platform/canvas.h"
#include "platform/input_pump.h"
#include "platform/sdl.h"

namespace graze {

struct WindowSettings {
    std::string title;
    Size size{960, 540};
    bool wait = true;        // keep the display's pace; else frames follow each other at once
    std::string characters;  // that the font must have
};

// The program's only window, with its renderer, event pump and clock.
class Window {
  public:
    // Refused with one line where there is no display, no renderer or no font that has all characters.
    static Result<std::unique_ptr<Window>> open(const WindowSettings& settings, RasterArt raster_art);

    // What came in since the last call; window matters (full screen, lost textures) are settled here. The
    // time that passed is not turned into steps. With `one_key` what follows a key comes with the next call.
    Input poll(bool one_key = false);

    void set_own_keys(const std::array<int, action_count>& codes) { pump_.set_own_keys(codes); }
    void set_fullscreen(bool full);
    // As the keyboard's layout writes it; empty for a key that has no name.
    static std::string key_name(int code);

    // Seconds since the window opened.
    double seconds() const;

    void set_cursor(Cursor cursor);
    void set_icon(const Image& image);

    void draw(const DrawList& list) { canvas_->draw(list); }
    // What was drawn since the last present(), the whole output.
    Result<Image> capture() const;
    // Shows what was drawn, and waits for the next frame's time.
    void present();

    Size output() const;
    Measure measure() { return canvas_->measure(); }

  private:
    Window() = default;
    std::string start(const WindowSettings& settings, RasterArt raster_art);

    SdlSession session_;
    SdlWindow window_;
    SdlRenderer renderer_;
    std::unique_ptr<Canvas> canvas_;
    InputPump pump_;
    SdlCursor arrow_;
    SdlCursor hand_;
    Cursor cursor_ = Cursor::arrow;
    bool wait_ = true;
    bool display_waits_ = false;
    Uint64 opened_ = 0;
    Uint64 presented_ = 0;
};

}  // namespace graze
