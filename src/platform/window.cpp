#include "platform/window.h"

#include <cstring>

namespace graze {

namespace {

// Without a display SDL falls back to its driver "offscreen", which shows nothing to nobody.
bool has_display() {
    const char* driver = SDL_GetCurrentVideoDriver();
    const char* wanted = SDL_getenv("SDL_VIDEODRIVER");
    const bool asked_for = wanted != nullptr && std::strcmp(wanted, "offscreen") == 0;
    return driver != nullptr && (std::strcmp(driver, "offscreen") != 0 || asked_for);
}

// SDL tries Wayland first, whose library then prints a line of its own where this folder is not named.
void leave_wayland_out_where_it_cannot_be() {
    const char* folder = SDL_getenv("XDG_RUNTIME_DIR");
    if (folder == nullptr || folder[0] != '/')
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11,KMSDRM", SDL_HINT_DEFAULT);
}

std::string sdl_reason() {
    const std::string reason = SDL_GetError();
    return reason.empty() ? "" : " (" + reason + ")";
}

}  // namespace

Result<std::unique_ptr<Window>> Window::open(const WindowSettings& settings, RasterArt raster_art) {
    std::unique_ptr<Window> window(new Window);
    const std::string error = window->start(settings, std::move(raster_art));
    if (!error.empty()) return Error{error};
    return window;
}

std::string Window::start(const WindowSettings& settings, RasterArt raster_art) {
    leave_wayland_out_where_it_cannot_be();
    if (SDL_Init(SDL_INIT_VIDEO) != 0 || !has_display())
        return "there is no display to open a window on; the commands in graze --help other than arcade, "
               "dodger and "
               "inspect work without one";
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);           // without gamepads the keyboard and the mouse do
    SDL_EventState(SDL_DROPTEXT, SDL_ENABLE);             // so that its text is freed
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");  // the click that brings the window forward counts
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    if (TTF_Init() != 0) return "the font library does not start" + sdl_reason();
    const auto font_file = find_font(settings.characters);
    if (!font_file) return "no font here has all of Graze's texts; install one (Debian: fonts-wqy-microhei)";
    Fonts fonts(*font_file);
    if (!fonts.usable()) return "the font " + font_file->path + " cannot be used" + sdl_reason();

    window_.reset(SDL_CreateWindow(settings.title.c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                   settings.size.width, settings.size.height,
                                   SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI));
    if (!window_) return "no window can be opened" + sdl_reason();
    SDL_SetWindowMinimumSize(window_.get(), 320, 180);
    wait_ = settings.wait;
    renderer_.reset(SDL_CreateRenderer(window_.get(), -1, wait_ ? SDL_RENDERER_PRESENTVSYNC : 0));
    if (!renderer_) renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_SOFTWARE));
    if (!renderer_) return "nothing can be drawn here" + sdl_reason();
    SDL_RendererInfo info{};
    display_waits_ =
        SDL_GetRendererInfo(renderer_.get(), &info) == 0 && (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;

    canvas_ = std::make_unique<Canvas>(renderer_.get(), std::move(fonts), std::move(raster_art));
    arrow_.reset(SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW));
    hand_.reset(SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND));
    opened_ = presented_ = SDL_GetPerformanceCounter();
    return {};
}

Size Window::output() const {
    return output_size(renderer_.get());
}

Input Window::poll(bool one_key) {
    Input input = pump_.poll(window_.get(), renderer_.get(), one_key);
    if (pump_.textures_lost()) canvas_->forget_textures();
    if (pump_.fullscreen_asked())
        set_fullscreen((SDL_GetWindowFlags(window_.get()) & SDL_WINDOW_FULLSCREEN_DESKTOP) == 0);
    return input;
}

void Window::set_fullscreen(bool full) {
    SDL_SetWindowFullscreen(window_.get(), full ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

std::string Window::key_name(int code) {
    return SDL_GetKeyName(SDL_GetKeyFromScancode(static_cast<SDL_Scancode>(code)));
}

double Window::seconds() const {
    return static_cast<double>(SDL_GetPerformanceCounter() - opened_) /
           static_cast<double>(SDL_GetPerformanceFrequency());
}

void Window::set_cursor(Cursor cursor) {
    if (cursor == cursor_) return;
    cursor_ = cursor;
    SDL_Cursor* handle = cursor == Cursor::hand ? hand_.get() : arrow_.get();
    if (handle != nullptr) SDL_SetCursor(handle);
}

void Window::set_icon(const Image& image) {
    // SDL only reads the pixels, and copies them.
    auto* pixels = const_cast<std::uint8_t*>(image.rgba.data());
    const SdlSurface surface(SDL_CreateRGBSurfaceWithFormatFrom(pixels, image.width, image.height, 32,
                                                                image.width * 4, SDL_PIXELFORMAT_RGBA32));
    if (surface) SDL_SetWindowIcon(window_.get(), surface.get());
}

Result<Image> Window::capture() const {
    const Size size = output();
    Image image{size.width, size.height, {}, false};
    image.rgba.resize(image.pitch() * static_cast<std::size_t>(size.height));
    if (SDL_RenderReadPixels(renderer_.get(), nullptr, SDL_PIXELFORMAT_RGBA32, image.rgba.data(),
                             static_cast<int>(image.pitch())) != 0)
        return Error{"the screen cannot be read" + sdl_reason()};
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) image.rgba[i] = 255;
    return image;
}

void Window::present() {
    SDL_RenderPresent(renderer_.get());
    const bool hidden = (SDL_GetWindowFlags(window_.get()) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) != 0;
    if (wait_ && (!display_waits_ || hidden)) {
        const Uint64 frequency = SDL_GetPerformanceFrequency();
        const Uint64 elapsed_ms = (SDL_GetPerformanceCounter() - presented_) * 1000 / frequency;
        if (elapsed_ms < 16) SDL_Delay(static_cast<Uint32>(16 - elapsed_ms));
    }
    presented_ = SDL_GetPerformanceCounter();
}

}  // namespace graze
