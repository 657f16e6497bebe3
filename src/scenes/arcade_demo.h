#pragma once

#include "scenes/arcade_draw.h"
#include "scenes/arcade_effects.h"
#include "scenes/scene.h"

namespace graze {

// The arcade dodger, played by the automatic player for whoever looks on. A game ends after three minutes, or
// when it is lost, and another begins.
class ArcadeDemo {
  public:
    explicit ArcadeDemo(const SceneStart& start)
        : sprites_(make_arcade_sprites(start.raster, start.art)),
          seeds_(start.seed),
          world_(arcade::make_world(sprites_, seeds_.next())) {}

    void step();

    // Of the step to come so much has passed, 0..1.
    void draw(Painter& painter, const Words& words, double part) const;

    const arcade::World& world() const { return world_; }

  private:
    arcade::Sprites sprites_;
    Random seeds_;
    arcade::World world_;
    ArcadeEffects effects_;
};

}  // namespace graze
