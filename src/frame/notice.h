#pragma once

#include <string>

namespace graze {

// Trouble with a file of the program's own, which does not end the program.
struct FileNotice {
    std::string text;    // one line: the file, what is wrong with it, and what was done or is to be done
    bool aside = false;  // it was put aside, and a new one begins; else it stays, and nothing is kept there
};

}  // namespace graze
