#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "frame/art.h"
#include "frame/draw_list.h"
#include "frame/event.h"
#include "frame/input.h"
#include "frame/request.h"
#include "frame/score.h"
#include "frame/text_layout.h"
#include "scenes/text/words.h"

namespace graze {

// What is written on a key of the keyboard, by its SDL scancode.
using KeyName = std::function<std::string(int code)>;

// What a scene may need to begin.
struct SceneStart {
    const ArtImages& art;
    const RasterArt& raster;
    const Words& words;  // of the language in which it begins
    std::uint64_t seed = 0;
    const Settings& settings;
    const KeyName& key_name;
    std::vector<Loaded> images{};                    // the user's own, of the inspector; all of them loaded
    const Inspect* inspect = nullptr;                // or these two, of a scene that waits
    const std::vector<Score>* scores = nullptr;      // the best, as they are now; null: none are kept
    std::shared_ptr<const arcade::Replay> replay{};  // to be watched
};

// What came of a frame's input.
struct Outcome {
    std::vector<Request> requests;
    std::vector<Event> events;
    Cursor cursor = Cursor::arrow;
};

// One screen of the program. It knows no window: Input comes in, a DrawList and an Outcome go out.
class Scene {
  public:
    virtual ~Scene() = default;

    // What keys mean now. While a text is written, letters are no commands of the program around the scene;
    // while a key is chosen, no key is one.
    enum class Keys { commands, text, choice };
    virtual Keys keys() const { return Keys::commands; }

    virtual Outcome update(const Input& input) = 0;
    virtual DrawList draw(Size output, const Words& words, const Measure& measure) const = 0;
};

}  // namespace graze
