#pragma once

#include <cstdint>
#include <string>

namespace graze {

// What `graze replay verify` found of one file.
struct ReplayVerdict {
    std::string file;  // any bytes
    bool holds = false;
    std::int64_t step = 0;     // after which it differs first; where it holds, the last one
    std::int64_t points = 0;   // that it ends with
    std::int64_t claimed = 0;  // that it claims to end with
};

// One JSON object on one line, without its end.
std::string format_verdict(const ReplayVerdict& verdict);

}  // namespace graze
