#pragma once

#include <cstdint>

namespace graze {

// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014). The rules of a
// world draw from one of their own, so that the same seed gives the same game everywhere.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = state_ += 0x9e3779b97f4a7c15;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
        z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
        return z ^ (z >> 31);
    }

    // 0 <= result < limit, for 0 < limit; each value as likely as the next within limit / 2^32.
    std::uint32_t below(std::uint32_t limit) {
        return static_cast<std::uint32_t>((next() >> 32) * limit >> 32);
    }

    std::uint64_t state() const { return state_; }

  private:
    std::uint64_t state_;
};

}  // namespace graze
