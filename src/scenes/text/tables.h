#pragma once

#include "scenes/text/words.h"

namespace graze {

const Words& english_words();
const Words& chinese_words();

}  // namespace graze
