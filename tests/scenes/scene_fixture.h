#pragma once

#include <cmath>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "scenes/table.h"

namespace graze::test {

// A picture of one size: opaque where `solid` says so, clear elsewhere.
template <class Solid>
std::shared_ptr<const Image> picture(int width, int height, Solid solid) {
    auto image = std::make_shared<Image>();
    image->width = width;
    image->height = height;
    image->rgba.resize(image->pitch() * static_cast<std::size_t>(height), 90);
    std::size_t alpha = 3;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x, alpha += 4)
            image->rgba[alpha] = static_cast<std::uint8_t>(solid(x, y));
    return image;
}

inline std::shared_ptr<const Image> opaque(int width, int height) {
    return picture(width, height, [](int, int) { return 255; });
}

// Art of simple shapes, of the sizes that the real one has.
inline ArtImages simple_art() {
    ArtImages art;
    const auto set = [&art](Art which, std::shared_ptr<const Image> image) {
        art[static_cast<std::size_t>(which)] = std::move(image);
    };
    // Buttons: a diamond of alpha 255, in a halo of alpha 60 that is not the button.
    const auto diamond = [](int width, int height) {
        return picture(width, height, [=](int x, int y) {
            const double away = std::abs(x - width / 2.0) / width + std::abs(y - height / 2.0) / height;
            return away < 0.4 ? 255 : away < 0.45 ? 60 : 0;
        });
    };
    set(Art::button_dodger, diamond(220, 240));
    set(Art::button_inspector, diamond(240, 240));
    set(Art::button_language, diamond(200, 150));
    set(Art::button_quit, diamond(180, 150));
    set(Art::person, opaque(44, 72));
    set(Art::star, opaque(56, 56));
    set(Art::button_classic, diamond(180, 130));
    set(Art::button_help, diamond(160, 110));
    set(Art::button_options, diamond(160, 110));
    set(Art::button_scores, diamond(160, 110));
    for (const Art which : {Art::person_idle, Art::person_blink, Art::person_left})
        set(which, opaque(44, 72));
    set(Art::person_duck, opaque(52, 42));
    for (const Art which : {Art::lantern, Art::parasol, Art::ring, Art::key, Art::crescent, Art::horseshoe,
                            Art::bamboo, Art::pot, Art::kite})
        set(which, opaque(40, 60));
    for (const Art which :
         {Art::bonus_shield, Art::bonus_heart, Art::bonus_clock, Art::bonus_fan, Art::bonus_coin})
        set(which, opaque(36, 36));
    set(Art::teapot, opaque(20, 10));
    set(Art::umbrella, opaque(10, 10));
    set(Art::umbrella_hit, opaque(10, 10));
    return art;
}

inline int measure(std::string_view text, int size) {
    return static_cast<int>(text.size()) * size / 2;
}

// A scene with its art, fed with inputs of a 960x540 window unless told otherwise.
class SceneDriver {
  public:
    explicit SceneDriver(SceneId id, std::vector<Loaded> images = {}, std::uint64_t seed = 1)
        : art_(simple_art()),
          scene_(scene_entry(id).make(
              {art_, raster_, words_in(Language::english), seed, settings, key_name_, std::move(images)})) {
        first = update({});
    }
    // With these scores kept.
    SceneDriver(SceneId id, std::vector<Score> scores) : art_(simple_art()), scores_(std::move(scores)) {
        SceneStart start{art_, raster_, words_in(Language::english), 1, settings, key_name_};
        start.scores = &scores_;
        scene_ = scene_entry(id).make(start);
        first = update({});
    }
    SceneDriver(SceneId id, std::shared_ptr<const arcade::Replay> replay) : art_(simple_art()) {
        SceneStart start{art_, raster_, words_in(Language::english), 1, settings, key_name_};
        start.replay = std::move(replay);
        scene_ = scene_entry(id).make(start);
        first = update({});
    }
    // The inspector, opened over another scene.
    SceneDriver(SceneId id, const Inspect& inspect)
        : art_(simple_art()),
          scene_(scene_entry(id).make(
              {art_, raster_, words_in(Language::english), 1, settings, key_name_, {}, &inspect})) {
        first = update({});
    }

    Outcome update(Input input) {
        input.output = size;
        return scene_->update(input);
    }
    Outcome key(Key key) {
        Input input;
        input.pressed = {{key, false}};
        return update(input);
    }
    Outcome pointer(std::vector<PointerEvent> events) {
        Input input;
        input.pointer_x = events.back().x;
        input.pointer_y = events.back().y;
        input.pointer = std::move(events);
        return update(input);
    }
    Outcome click(double x, double y) {
        return pointer({{PointerEvent::Kind::press, x, y}, {PointerEvent::Kind::release, x, y}});
    }
    DrawList draw() const { return scene_->draw(size, words_in(Language::english), measure); }

    Size size{960, 540};
    Outcome first;      // of the first update
    Settings settings;  // which the scene sees as they are

  private:
    KeyName key_name_ = [](int code) { return "key " + std::to_string(code); };
    ArtImages art_;
    RasterArt raster_ = [](Art, Size wanted) { return *opaque(wanted.width, wanted.height); };
    std::vector<Score> scores_;
    std::unique_ptr<Scene> scene_;
};

template <class Item, class List>
std::vector<Item> only(const List& list) {
    std::vector<Item> found;
    for (const auto& entry : list)
        if (const auto* item = std::get_if<Item>(&entry)) found.push_back(*item);
    return found;
}

inline bool shows(const DrawList& list, const std::string& text) {
    for (const TextItem& item : only<TextItem>(list.items))
        if (item.text == text) return true;
    return false;
}

}  // namespace graze::test
