#include "scenes/arcade_demo.h"

#include "sim/arcade_pilot.h"

namespace graze {

void ArcadeDemo::step() {
    constexpr std::int64_t longest = 3 * 60 * 60;
    if (world_.over || world_.steps >= longest) {
        world_ = arcade::make_world(sprites_, seeds_.next());
        effects_.clear();
    }
    arcade::step(world_, sprites_, arcade::decide(world_, sprites_));
    effects_.add(world_, sprites_);
    effects_.step();
}

void ArcadeDemo::draw(Painter& painter, const Words& words, double part) const {
    draw_arcade_background(painter, world_.person_x);
    draw_arcade_sprites(painter, world_, sprites_, part);
    effects_.draw(painter, words);
}

}  // namespace graze
