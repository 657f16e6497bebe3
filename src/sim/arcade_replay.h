#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sim/arcade.h"

namespace graze::arcade {

constexpr std::int64_t steps_a_checksum = 60;
constexpr std::int64_t longest_replay = std::int64_t{60} * 60 * 60 * 12;  // steps: twelve hours

// A game as it was played: the seed and the commands are all that it takes.
struct Replay {
    std::uint64_t seed = 0;
    std::uint64_t pictures = 0;            // hash(sprites): with other ones it would be another game
    std::vector<Command> commands;         // one a step
    std::vector<std::uint64_t> checksums;  // hash(world) after every 60th step
    std::int64_t points = 0;               // that it claims to end with
    std::uint64_t end = 0;                 // hash(world) after the last step
    friend bool operator==(const Replay&, const Replay&) = default;
};

// Of all masks that are tested.
std::uint64_t hash(const Sprites& sprites);

// Takes down a game while it is played.
class Recorder {
  public:
    explicit Recorder(std::uint64_t seed) { replay_.seed = seed; }

    // After each step, with the command that it took. Beyond the longest replay nothing is recorded.
    void add(const Command& command, const World& world);

    // Of the game so far, which must be this world; nothing where it grew too long.
    std::optional<Replay> replay(const World& world, const Sprites& sprites) const;

  private:
    Replay replay_;
    bool too_long_ = false;
};

struct ReplayCheck {
    enum class Answer {
        holds,           // it ends as it claims
        other_pictures,  // made with other masks: it cannot be judged here
        differs,         // from its checksums or its claimed end
    };
    Answer answer = Answer::holds;
    std::int64_t step = 0;    // after which a checksum differs first; the last step for the end
    std::int64_t points = 0;  // after that step
};

// Plays it without a window. O(steps).
ReplayCheck check(const Replay& replay, const Sprites& sprites);

}  // namespace graze::arcade
