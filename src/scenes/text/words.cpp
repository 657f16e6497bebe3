#include "scenes/text/words.h"

#include <bit>

#include "scenes/text/tables.h"

namespace graze {

const Words& words_in(Language language) {
    return language == Language::english ? english_words() : chinese_words();
}

std::string fill(std::string_view text, const std::vector<std::string>& values) {
    std::string filled(text);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const std::string mark = "{" + std::to_string(i) + "}";
        const std::size_t at = filled.find(mark);
        if (at != std::string::npos) filled.replace(at, mark.size(), values[i]);
    }
    return filled;
}

std::string all_characters() {
    std::string all;
    for (const Language language : {Language::english, Language::chinese}) {
        using Texts = std::array<const char*, sizeof(Words) / sizeof(Text)>;
        for (const char* text : std::bit_cast<Texts>(words_in(language))) all += text;
    }
    return all;
}

}  // namespace graze
