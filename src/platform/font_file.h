#pragma once

#include <optional>
#include <string>

namespace graze {

struct FontFile {
    std::string path;
    int index = 0;  // of the face within a collection
};

// The system's best sans-serif font, by fontconfig's order, that has every character of `characters` (UTF-8);
// nullopt where none has. (Asking fontconfig for languages alone may give a font without Chinese.)
std::optional<FontFile> find_font(const std::string& characters);

}  // namespace graze
