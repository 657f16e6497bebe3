#pragma once

#include <algorithm>

namespace graze {

// Turns the time between frames into whole steps of 1/60 s. After a stall it catches up by at most
// `most_steps` and forgets the rest, so that one long frame does not breed the next.
class FixedStep {
  public:
    static constexpr double seconds = 1.0 / 60;
    static constexpr int most_steps = 5;

    // Steps that are due after `elapsed` more seconds; negative or NaN counts as none.
    int advance(double elapsed) {
        if (elapsed > 0) waiting_ += elapsed;
        const int due = static_cast<int>(std::min(waiting_ / seconds, 1000.0));
        if (due > most_steps) {
            waiting_ = 0;
            return most_steps;
        }
        waiting_ -= due * seconds;
        return due;
    }

    // How much of the next step has passed, 0..1.
    double part() const { return std::min(1.0, waiting_ / seconds); }

  private:
    double waiting_ = 0;
};

}  // namespace graze
