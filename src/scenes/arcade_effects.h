#pragma once

#include <vector>

#include "scenes/text/words.h"
#include "scenes/ui/painter.h"
#include "sim/arcade.h"
#include "sim/random.h"

namespace graze {

// Sparks and rising numbers: what happened, made visible. Of no consequence to the rules, with a random
// generator of its own.
class ArcadeEffects {
  public:
    void add(const arcade::World& world, const arcade::Sprites& sprites);  // what its last step brought
    void step();
    void draw(Painter& painter, const Words& words) const;

    // How far the picture is shaken now, logical pixels.
    double shake() const;

    // How far the person is squashed now, or stretched: -1 to 1, in quarters.
    double squash() const;

    void clear() { *this = {}; }

  private:
    struct Spark {
        double x, y, speed_x, speed_y;
        int left;  // steps to live
        Colour colour;
    };
    struct Number {
        Text Words::*text;
        std::int64_t points, gap;
        double x, y;
        int left;
        Colour colour;
    };
    struct Arc {  // along the near edge of a graze
        double x, y;
        bool to_the_right;  // of the person
        int left;
    };

    void burst(Point at, int count, double speed, Colour colour);

    std::vector<Spark> sparks_;
    std::vector<Number> numbers_;
    std::vector<Arc> arcs_;
    int shaken_ = 0;
    int squashed_ = 0;   // steps to go after a hit
    int stretched_ = 0;  // and after something good
    Random random_{1};
};

}  // namespace graze
