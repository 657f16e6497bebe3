#pragma once

#include "frame/input.h"

namespace graze {

// From keys and a pad to left or right. Of two directions held, the one pressed last counts; and a key that
// went down and up again between two steps still counts for one.
class Steering {
  public:
    void read(const Input& input);

    // Forgets what was pressed since the last step, as in a pause.
    void forget() { tap_ = 0; }

    // For the next step: -1 left, 0, 1 right.
    int direction() const { return tap_ != 0 && held_ == 0 ? tap_ : held_; }
    void stepped() { tap_ = 0; }

  private:
    int held_ = 0;
    int last_ = 0;  // pressed
    int tap_ = 0;   // pressed since the last step
};

}  // namespace graze
