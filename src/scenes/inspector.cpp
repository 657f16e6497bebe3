#include "sim/inspector.h"

#include <algorithm>
#include <array>
#include <deque>

#include "frame/palette.h"
#include "scenes/inspector_canvas.h"
#include "scenes/inspector_panel.h"
#include "scenes/table.h"

namespace graze {

namespace {

// The Flash article asks for any shared pixel: every pixel that is not wholly transparent is solid.
Mask mask_of(const Image& image) {
    return Mask::from_rgba(image.rgba, image.width, image.height, image.pitch(), 0);
}

class Inspector final : public Scene {
  public:
    explicit Inspector(const SceneStart& start)
        : umbrella_hit_(art_image(start.art, Art::umbrella_hit)),
          settings_(start.settings),
          goes_back_(start.inspect != nullptr) {
        if (start.inspect != nullptr) {
            show(*start.inspect);
            return;
        }
        pictures_[0] = {art_image(start.art, Art::teapot), {}, false};
        pictures_[1] = {art_image(start.art, Art::umbrella), {}, false};
        for (std::size_t i = 0; i < std::min(start.images.size(), pictures_.size()); ++i)
            pictures_[i] = {std::make_shared<const Image>(*start.images[i].image), start.images[i].name,
                            true};
        world_ = inspector::make_world(mask_of(*pictures_[0].image), mask_of(*pictures_[1].image));
    }

    Outcome update(const Input& input) override {
        Outcome outcome;
        if (times_pressed(input, {Key::escape, Key::pad_back}) > 0)
            outcome.requests.push_back(goes_back_ ? Request(GoBack{}) : OpenScene{SceneId::menu});
        const std::array before{world_.sprites[0].position, world_.sprites[1].position};
        take_loaded(input, outcome.events);
        fit_to(input.output);
        for (const PointerEvent& event : input.pointer) point(event);
        read_keys(input);
        read_wheel(input);
        ask_for_dropped(input, outcome.requests);
        if (input.focus_lost) world_.grab.reset();
        lit_ = lit_pixels(world_, view_, canvas_);
        report(before, outcome.events);
        const bool over_sprite = on_canvas(input.pointer_x, input.pointer_y) &&
                                 inspector::sprite_at(world_, world_pixel(input.pointer_x, input.pointer_y));
        outcome.cursor = world_.grab || over_sprite ? Cursor::hand : Cursor::arrow;
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure&) const override {
        DrawList list{palette::indigo, {}};
        draw_checkerboard(list, canvas_of(output), panel_scale(output));
        const bool hit = world_.contact && world_.contact->overlap;
        for (std::size_t i = 0; i < pictures_.size(); ++i) draw_sprite(list, i, hit && i == 1);
        if (lit_.image) list.items.push_back(lit_);
        if (hit) draw_rectangle(list);
        draw_panel(list, output, words,
                   {world_,
                    {name_of(0, words.teapot), name_of(1, words.umbrella)},
                    view_.scale,
                    error_,
                    goes_back_,
                    text_scale(settings_)});
        return list;
    }

  private:
    struct Picture {
        std::shared_ptr<const Image> image;
        std::string name;
        bool own = false;  // the user's; it has no second look
    };

    void show(const Inspect& inspect) {
        pictures_ = {Picture{inspect.a.image, inspect.a.name, true},
                     Picture{inspect.b.image, inspect.b.name, true}};
        world_ = inspector::make_world(mask_of(*inspect.a.image), mask_of(*inspect.b.image));
        world_.sprites[0].position = {inspect.a.x, inspect.a.y};
        world_.sprites[1].position = {inspect.b.x, inspect.b.y};
        inspector::step(world_, {});
    }

    std::string name_of(std::size_t i, const Text& built_in) const {
        return pictures_[i].own ? pictures_[i].name : built_in.string();
    }

    bool on_canvas(double x, double y) const {
        return x >= canvas_.x && y >= canvas_.y && x < canvas_.x + canvas_.width &&
               y < canvas_.y + canvas_.height;
    }

    Point world_pixel(double x, double y) const {
        const LogicalPixel pixel = logical_pixel(view_, x, y);
        return {pixel.x, pixel.y};
    }

    void fit_to(Size output) {
        if (output == output_) return;
        output_ = output;
        canvas_ = canvas_of(output);
        if (fits_ && !world_.grab) fit();
    }

    // While a sprite is held the view stays: else the sprite would leave the pointer.
    void fit() {
        view_ = fit_view(bounds_of(world_), canvas_);
        fits_ = true;
    }

    void zoom(int steps, double x, double y) {
        view_ = zoomed_at(view_, zoom_after(view_.scale, steps), x, y);
        fits_ = false;
    }

    void zoom_at_centre(int steps) {
        if (world_.grab) return;
        zoom(steps, canvas_.x + canvas_.width * 0.5, canvas_.y + canvas_.height * 0.5);
    }

    void point(const PointerEvent& event) {
        inspector::Command command;
        command.pointer = world_pixel(event.x, event.y);
        command.press = event.kind == PointerEvent::Kind::press && on_canvas(event.x, event.y);
        command.release = event.kind == PointerEvent::Kind::release;
        inspector::step(world_, command);
        pointer_ = command.pointer;
        if (command.press) error_.clear();
    }

    void read_keys(const Input& input) {
        for (const KeyPress& press : input.pressed) {
            inspector::Command command;
            command.pointer = pointer_;
            switch (press.key) {
                case Key::left:
                case Key::pad_left:
                    command.nudge.x = -1;
                    break;
                case Key::right:
                case Key::pad_right:
                    command.nudge.x = 1;
                    break;
                case Key::up:
                case Key::pad_up:
                    command.nudge.y = -1;
                    break;
                case Key::down:
                case Key::pad_down:
                    command.nudge.y = 1;
                    break;
                case Key::plus:
                    zoom_at_centre(1);
                    break;
                case Key::minus:
                    zoom_at_centre(-1);
                    break;
                case Key::zero:
                    if (!world_.grab) fit();
                    break;
                default:
                    break;
            }
            // While the pointer holds a sprite, it alone says where that one is.
            if (!world_.grab) inspector::step(world_, command);
        }
    }

    void read_wheel(const Input& input) {
        if (input.wheel == 0 || !on_canvas(input.pointer_x, input.pointer_y)) return;
        zoom(input.wheel, input.pointer_x, input.pointer_y);
        pointer_ = world_pixel(input.pointer_x, input.pointer_y);
    }

    void ask_for_dropped(const Input& input, std::vector<Request>& requests) {
        for (std::size_t i = 0; i < input.dropped.size(); ++i) {
            const DroppedFile& file = input.dropped[i];
            // Of several files dropped at once the second one is meant for the other sprite.
            const std::size_t target = i == 0
                                           ? inspector::sprite_to_replace(world_, world_pixel(file.x, file.y))
                                           : 1 - awaited_.back();
            awaited_.push_back(target);
            requests.push_back(LoadImage{file.path});
        }
    }

    void take_loaded(const Input& input, std::vector<Event>& events) {
        for (const Loaded& loaded : input.loaded) {
            const std::size_t target = awaited_.front();
            awaited_.pop_front();
            if (!loaded.image) {
                error_ = loaded.image.error().text;
                events.push_back(ErrorEvent{error_});
                continue;
            }
            error_.clear();
            pictures_[target] = {std::make_shared<const Image>(*loaded.image), loaded.name, true};
            inspector::replace(world_, target, mask_of(*pictures_[target].image));
            if (fits_) fit();
        }
    }

    void report(const std::array<Point, 2>& before, std::vector<Event>& events) {
        for (std::size_t i = 0; i < before.size(); ++i) {
            const Point now = world_.sprites[i].position;
            if (now != before[i]) events.push_back(MovedEvent{static_cast<int>(i), now.x, now.y});
        }
        const std::optional<Overlap> now = world_.contact ? world_.contact->overlap : std::nullopt;
        if (now == reported_) return;
        reported_ = now;
        VerdictEvent event{now.has_value(), now ? now->count : 0};
        if (now)
            event.overlap = {now->bounds.x(), now->bounds.y(), now->bounds.width(), now->bounds.height()};
        events.push_back(event);
    }

    void draw_sprite(DrawList& list, std::size_t i, bool second_look) const {
        const bool looks_otherwise = second_look && !pictures_[i].own;
        const auto& image = looks_otherwise ? umbrella_hit_ : pictures_[i].image;
        ImageItem item = visible_part(image, world_.sprites[i].position, view_, canvas_);
        if (second_look && pictures_[i].own) item.tint = {255, 150, 130, 255};
        if (item.source.width > 0 && item.source.height > 0) list.items.push_back(item);
    }

    // Black, two output pixels wide at every zoom, just outside the shared pixels so that it hides none; a
    // light line around it keeps it legible on black.
    void draw_rectangle(DrawList& list) const {
        const Box& bounds = world_.contact->overlap->bounds;
        const Point a = world_.sprites[0].position;
        const Rect shared =
            view_.output_rect(static_cast<double>(a.x + bounds.x()), static_cast<double>(a.y + bounds.y()),
                              static_cast<double>(bounds.width()), static_cast<double>(bounds.height()));
        list.items.push_back(FrameItem{grown(shared, 3), 1, palette::paper});
        list.items.push_back(FrameItem{grown(shared, 2), 2, {0, 0, 0, 255}});
    }

    std::shared_ptr<const Image> umbrella_hit_;
    const Settings& settings_;
    bool goes_back_ = false;  // to a scene that waits
    std::array<Picture, 2> pictures_;
    inspector::World world_;
    Size output_;
    Rect canvas_;
    View view_;
    bool fits_ = true;  // the view is the fitting one, and follows the window's size
    Point pointer_;
    ImageItem lit_;
    std::deque<std::size_t> awaited_;  // the sprite that each picture asked for will replace
    std::string error_;
    std::optional<Overlap> reported_;
};

}  // namespace

std::unique_ptr<Scene> make_inspector(const SceneStart& start) {
    return std::make_unique<Inspector>(start);
}

}  // namespace graze
