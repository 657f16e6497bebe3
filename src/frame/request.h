#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "frame/image.h"
#include "frame/score.h"
#include "frame/settings.h"
#include "frame/sound.h"

namespace graze {

namespace arcade {
struct Replay;  // only handed through: see sim/arcade_replay.h
}

enum class SceneId { menu, arcade, dodger, inspector, scores, options, help };

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
// Keeps a score, whose date and replay's name are set by who keeps it; the answer comes as Input::kept.
struct KeepScore {
    Score score;
    std::shared_ptr<const arcade::Replay> replay;  // or null
};
struct WatchReplay {
    std::string file;  // of a score
};
struct PlaySound {
    Sound sound = Sound::select;
};
struct ChangeSettings {
    Settings settings;
};
struct SwitchLanguage {};
struct Quit {};

using Request =
    std::variant<OpenScene, LoadImage, Inspect, GoBack, KeepScore, WatchReplay, PlaySound, ChangeSettings,

                 SwitchLanguage, Quit>;

enum class Cursor { arrow, hand };

}  // namespace graze
