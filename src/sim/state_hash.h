#pragma once

#include <cstdint>

namespace graze {

// FNV-1a, 64 bit (Fowler, Noll and Vo), over the numbers of a world's state, 8 bytes each, low byte first: so
// it is the same with every compiler.
class StateHash {
  public:
    void add(std::uint64_t number) {
        for (int byte = 0; byte < 8; ++byte) {
            value_ ^= number >> (8 * byte) & 0xff;
            value_ *= 0x100000001b3;  // the prime
        }
    }
    void add(std::int64_t number) { add(static_cast<std::uint64_t>(number)); }

    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0xcbf29ce484222325;  // the offset basis
};

}  // namespace graze
