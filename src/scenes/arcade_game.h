#pragma once

#include <memory>
#include <optional>

#include "scenes/arcade_effects.h"
#include "scenes/arcade_proof.h"
#include "scenes/scene.h"
#include "sim/arcade_replay.h"

namespace graze {

// A game of the arcade as it is shown: it stands still after a hit, then shows the proof, then goes on. A new
// one takes commands and is recorded; a replay brings its own.
class ArcadeGame {
  public:
    enum class Stage { playing, held, proof, over };

    explicit ArcadeGame(const SceneStart& start);

    void begin(std::uint64_t seed);
    void begin(std::shared_ptr<const arcade::Replay> replay);

    // Steps of 1/60 s. What they bring is reported and sounded.
    void run(int steps, const arcade::Command& command, Outcome& outcome);
    void go_on();  // leaves the proof

    Stage stage() const { return stage_; }
    const arcade::World& world() const { return world_; }
    const arcade::Sprites& sprites() const { return sprites_; }
    const ArcadeEffects& effects() const { return effects_; }
    const Proof* proof() const { return proof_ ? &*proof_ : nullptr; }  // of the last hit
    bool is_replay() const { return replay_ != nullptr; }
    // Of a replay: whether it goes as it was recorded, and with what.
    enum class Fidelity { same, other_pictures, other_course };
    Fidelity fidelity() const { return fidelity_; }
    std::uint64_t seed() const { return seed_; }
    // Of this game, which is no replay; nothing where it grew too long.
    std::shared_ptr<const arcade::Replay> recorded() const;

    // Both of the last hit, for the inspector.
    Inspect inspect(const Words& words) const;

  private:
    void restart(std::uint64_t seed);
    bool step(const arcade::Command& command);
    void compare_with_replay();
    void take(const arcade::Happening& happening, Outcome& outcome);
    void show_proof(Outcome& outcome);
    void report(Outcome& outcome, const char* what) const;

    const ArtImages& art_;
    const RasterArt& raster_;
    arcade::Sprites sprites_;
    std::uint64_t seed_ = 0;
    arcade::World world_;
    arcade::Recorder recorder_{0};
    std::shared_ptr<const arcade::Replay> replay_;
    std::size_t replayed_ = 0;  // commands
    ArcadeEffects effects_;
    std::optional<Proof> proof_;
    Stage stage_ = Stage::playing;
    int stage_steps_ = 0;
    bool began_ = false;
    Fidelity fidelity_ = Fidelity::same;
};

}  // namespace graze
