#pragma once

#include <string>
#include <variant>

namespace graze {

enum class SceneId { menu, dodger, inspector };

// What a scene asks of the program around it; the answer comes with a later Input.
struct OpenScene {
    SceneId scene = SceneId::menu;
};
struct LoadImage {
    std::string path;
};
struct SwitchLanguage {};
struct Quit {};

using Request = std::variant<OpenScene, LoadImage, SwitchLanguage, Quit>;

enum class Cursor { arrow, hand };

}  // namespace graze
