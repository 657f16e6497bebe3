#include "frame/printable.h"

#include <gtest/gtest.h>

namespace graze {
namespace {

TEST(Printable, TextOfAnyLanguageStaysAsItIs) {
    for (const char* text :
         {"", "plain.png", "with space", "\u00a0\u00e9", "\u732b.png", "\U0001f40d", "back\\slash", "\ufffd",
          "\ue000", "\ud7ff", "\U0010ffff", "\u0800", "\u07ff", "\U00010000"})
        EXPECT_EQ(printable(text), text);
}

TEST(Printable, ControlCharactersAreEscaped) {
    EXPECT_EQ(printable("a\nb\rc\td"), "a\\x0ab\\x0dc\\x09d");
    EXPECT_EQ(printable(std::string("\0\x1b[31m\x7f", 7)), "\\x00\\x1b[31m\\x7f");
}

TEST(Printable, ControlCharactersAboveAsciiAreEscaped) {
    EXPECT_EQ(printable("\u0080"), "\\xc2\\x80");
    EXPECT_EQ(printable("\u0085"), "\\xc2\\x85");  // next line
    EXPECT_EQ(printable("\u009f"), "\\xc2\\x9f");
    EXPECT_EQ(printable("\u00a0"), "\u00a0");
    EXPECT_EQ(printable("\u2028\u2029"), "\\xe2\\x80\\xa8\\xe2\\x80\\xa9");
    EXPECT_EQ(printable("\u2027\u202a"), "\u2027\u202a");
}

// RFC 3629, section 3 and 4.
TEST(Printable, BytesThatAreNoUtf8AreEscaped) {
    EXPECT_EQ(printable("\xff"), "\\xff");
    EXPECT_EQ(printable("a\x80z"), "a\\x80z");                         // a continuation alone
    EXPECT_EQ(printable("\xc3"), "\\xc3");                             // cut
    EXPECT_EQ(printable("\xe4\xbd"), "\\xe4\\xbd");                    // cut
    EXPECT_EQ(printable("\xc3z"), "\\xc3z");                           // not continued
    EXPECT_EQ(printable("\xc0\xaf"), "\\xc0\\xaf");                    // overlong '/'
    EXPECT_EQ(printable("\xc1\xbf"), "\\xc1\\xbf");                    // overlong DEL
    EXPECT_EQ(printable("\xe0\x9f\xbf"), "\\xe0\\x9f\\xbf");           // overlong U+07FF
    EXPECT_EQ(printable("\xf0\x8f\xbf\xbf"), "\\xf0\\x8f\\xbf\\xbf");  // overlong U+FFFF
    EXPECT_EQ(printable("\xed\xa0\x80"), "\\xed\\xa0\\x80");           // a surrogate
    EXPECT_EQ(printable("\xf4\x90\x80\x80"), "\\xf4\\x90\\x80\\x80");  // above U+10FFFF
    EXPECT_EQ(printable("\xf8\x88\x80\x80\x80"), "\\xf8\\x88\\x80\\x80\\x80");
}

TEST(Printable, GoodTextAroundBadBytesSurvives) {
    EXPECT_EQ(printable("\u732b\xff\u732b"), "\u732b\\xff\u732b");
}

TEST(Printable, NothingIsLeftToEscapeInTheResult) {
    std::string every;
    for (int first = 0; first < 256; ++first)
        for (const int second : {0x00, 0x41, 0x80, 0x8f, 0x9f, 0xa0, 0xbf, 0xc2, 0xff}) {
            every += static_cast<char>(first);
            every += static_cast<char>(second);
        }
    const std::string once = printable(every);
    EXPECT_EQ(printable(once), once);
}

TEST(IsUtf8, EveryByteOfItCounts) {
    for (const char* text : {"", "a\n", "\u732b\U0010ffff"}) EXPECT_TRUE(is_utf8(text)) << text;
    for (const char* text : {"\xff", "a\x80z", "\u732b\xe4\xbd", "\xed\xa0\x80"}) EXPECT_FALSE(is_utf8(text));
}

}  // namespace
}  // namespace graze
