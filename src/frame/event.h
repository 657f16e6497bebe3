#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace graze {

// What happened, for whoever follows the program from outside (--events FILE).

struct EventBox {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
};

struct SceneEvent {
    std::string name;
};
struct WindowEvent {  // the size of what is drawn, in pixels: at the start, and when it changes
    int width = 0;
    int height = 0;
};
struct VerdictEvent {  // when it changes
    bool hit = false;
    std::int64_t pixels = 0;
    std::optional<EventBox> overlap{};
};
struct MovedEvent {  // an inspector's sprite now stands here, in world pixels
    int sprite = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;
};
struct PersonEvent {  // the dodger's person now stands here, logical pixels
    std::int64_t x = 0;
};
struct GameEvent {  // of the arcade dodger: begin, graze, hit, shield, bonus, proof, over
    std::string what;
    std::int64_t points = 0;  // so far
    std::int64_t hearts = 0;
};
struct KeptEvent {  // a score was to be kept
    int place = 0;  // 1 to 10; 0: it was not among the ten best, or there was trouble
    std::string trouble;
};
struct ErrorEvent {
    std::string text;
};
struct QuitEvent {};

using Event = std::variant<SceneEvent, WindowEvent, VerdictEvent, MovedEvent, PersonEvent, GameEvent,
                           KeptEvent, ErrorEvent, QuitEvent>;

}  // namespace graze
