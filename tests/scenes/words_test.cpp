#include "scenes/text/words.h"

#include <gtest/gtest.h>

#include <bit>

namespace graze {
namespace {

using Texts = std::array<const char*, sizeof(Words) / sizeof(Text)>;

int marks(std::string_view text) {
    int count = 0;
    for (int i = 0; i < 10; ++i)
        if (text.find("{" + std::to_string(i) + "}") != std::string_view::npos) ++count;
    return count;
}

TEST(Words, EveryTextTakesTheSameValuesInBothLanguages) {
    const auto english = std::bit_cast<Texts>(words_in(Language::english));
    const auto chinese = std::bit_cast<Texts>(words_in(Language::chinese));
    for (std::size_t i = 0; i < english.size(); ++i)
        EXPECT_EQ(marks(english[i]), marks(chinese[i])) << english[i];
}

TEST(Words, ValuesAreFilledIn) {
    EXPECT_EQ(fill("x {0}, y {1}", {"-3", "{0}"}), "x -3, y {0}");
    EXPECT_EQ(fill("no mark", {"1"}), "no mark");
    EXPECT_EQ(fill(words_in(Language::english).verdict_hit, {"1", "2", "3", "4", "5"}),
              "Hit. The overlap relative to A: x 1, y 2, width 3, height 4; 5 pixels");
}

TEST(Words, AllCharactersHoldsBothLanguages) {
    const std::string all = all_characters();
    EXPECT_NE(all.find(words_in(Language::english).menu_hint.text), std::string::npos);
    EXPECT_NE(all.find(words_in(Language::chinese).menu_hint.text), std::string::npos);
}

}  // namespace
}  // namespace graze
