#pragma once

#include <string>

#include "frame/event.h"

namespace graze {

// The event as one JSON object on one line, without its end.
std::string format_event(const Event& event);

}  // namespace graze
