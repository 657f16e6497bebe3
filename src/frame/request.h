#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "frame/image.h"
#include "frame/sound.h"

namespace graze {

enum class SceneId { menu, arcade, dodger, inspector };

// A sprite to be looked at: its pixels, and where its top-left stands.
struct Shown {
    std::string name;
    std::shared_ptr<const Image> image;
    std::int64_t x = 0;
    std::int64_t y = 0;
};

// What a scene asks of the program around it; the answer comes with a later Input.
struct OpenScene {
    SceneId scene = SceneId::menu;
};
struct LoadImage {
    std::string path;
};
// Opens the inspector on these two sprites, over the scene that asks, which waits.
struct Inspect {
    Shown a;
    Shown b;
};
struct GoBack {};  // to the scene that waits
struct PlaySound {
    Sound sound = Sound::select;
};
struct SwitchLanguage {};
struct Quit {};

using Request = std::variant<OpenScene, LoadImage, Inspect, GoBack, PlaySound, SwitchLanguage, Quit>;

enum class Cursor { arrow, hand };

}  // namespace graze
