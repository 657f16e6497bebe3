#include "frame/text_layout.h"

#include <gtest/gtest.h>

namespace graze {
namespace {

// Every character is half as wide as the font's size, Chinese ones as wide as it.
int measure(std::string_view text, int size) {
    int width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0) != 0x80) width += byte >= 0xe0 ? size : size / 2;
    }
    return width;
}

TextItem item(const std::string& text, Rect box, Align align = Align::left,
              Overflow overflow = Overflow::ellipsis) {
    return {text, box, 20, {}, align, overflow};
}

std::vector<std::string> texts(const TextItem& text) {
    std::vector<std::string> result;
    for (const TextLine& line : lay_out(text, measure)) result.push_back(line.text);
    return result;
}

TEST(TextLayout, OneLineIsCentredInItsHeightAndAligned) {
    const auto left = lay_out(item("four", {100, 50, 200, 40}), measure);  // 40 wide, 26 high
    ASSERT_EQ(left.size(), 1u);
    EXPECT_EQ(left[0].x, 100);
    EXPECT_EQ(left[0].y, 57);
    EXPECT_EQ(lay_out(item("four", {100, 50, 200, 40}, Align::centre), measure)[0].x, 180);
    EXPECT_EQ(lay_out(item("four", {100, 50, 200, 40}, Align::right), measure)[0].x, 260);
}

TEST(TextLayout, TooLongALineEndsWithAnEllipsisAndFits) {
    EXPECT_EQ(texts(item("abcdefghij", {0, 0, 100, 26})), (std::vector<std::string>{"abcdefghij"}));
    // 99 pixels: the ellipsis (20 wide here) leaves 79, seven letters.
    EXPECT_EQ(texts(item("abcdefghij", {0, 0, 99, 26})), (std::vector<std::string>{"abcdefg\u2026"}));
}

TEST(TextLayout, EllipsisNeverCutsACharacterInTwo) {
    // Four Chinese characters of 20; 70 pixels take two and the ellipsis.
    EXPECT_EQ(texts(item("像素判定", {0, 0, 70, 26})), (std::vector<std::string>{"像素\u2026"}));
}

TEST(TextLayout, WrapsAtSpacesFromTheTop) {
    const TextItem text = item("one two three", {0, 10, 75, 100}, Align::left, Overflow::wrap);
    EXPECT_EQ(texts(text), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(lay_out(text, measure)[0].y, 10);
    EXPECT_EQ(lay_out(text, measure)[1].y, 36);
}

TEST(TextLayout, ChineseBreaksAnywhereButNotBeforeAFullStop) {
    const TextItem text = item("由像素判定。", {0, 0, 100, 100}, Align::left, Overflow::wrap);
    EXPECT_EQ(texts(text), (std::vector<std::string>{"由像素判", "定。"}));
}

TEST(TextLayout, LinesBeyondTheBoxAreLeftOutWithAnEllipsis) {
    const TextItem text = item("one two three four", {0, 0, 75, 52}, Align::left, Overflow::wrap);
    EXPECT_EQ(texts(text), (std::vector<std::string>{"one two", "three\u2026"}));
}

TEST(TextLayout, LineBreaksAreKept) {
    EXPECT_EQ(texts(item("a\nb", {0, 0, 100, 100}, Align::left, Overflow::wrap)),
              (std::vector<std::string>{"a", "b"}));
}

// A character is half as wide as the size here; a line is 1.3 sizes high.
TEST(TextLayout, GrowsAsFarAsItsBoxAllows) {
    const auto size_in = [](Rect box, Overflow overflow, const std::string& text) {
        TextItem item{text, box, 10, {}, Align::left, overflow, 20};
        return grown(item, measure).size;
    };
    EXPECT_EQ(size_in({0, 0, 100, 40}, Overflow::ellipsis, "abcdefgh"), 20) << "80 wide, 26 high";
    EXPECT_EQ(size_in({0, 0, 100, 24}, Overflow::ellipsis, "abcdefgh"), 19) << "19 * 13 / 10 is 24";
    EXPECT_EQ(size_in({0, 0, 60, 40}, Overflow::ellipsis, "abcdefgh"), 15) << "8 characters of 7.5 in 60";
    EXPECT_EQ(size_in({0, 0, 20, 40}, Overflow::ellipsis, "abcdefgh"), 10) << "it does not even fit as it is";
    EXPECT_EQ(size_in({0, 0, 50, 52}, Overflow::wrap, "abc def"), 20) << "two lines of 30 by 26";
    EXPECT_EQ(size_in({0, 0, 30, 40}, Overflow::wrap, "abc def"), 16) << "16 * 13 / 10 is 20, twice";
}

TEST(TextLayout, EmptyAndHopelessBoxesAreHarmless) {
    EXPECT_EQ(texts(item("", {0, 0, 100, 26})), (std::vector<std::string>{""}));
    EXPECT_EQ(texts(item("abc", {0, 0, 0, 0})), (std::vector<std::string>{"\u2026"}));
    EXPECT_EQ(texts(item("\xff\xfe\x80", {0, 0, 100, 26})).size(), 1u);
    EXPECT_FALSE(
        texts(item("averylongwordwithoutspaces", {0, 0, 50, 26}, Align::left, Overflow::wrap)).empty());
}

}  // namespace
}  // namespace graze
