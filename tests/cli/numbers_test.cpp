#include "cli/numbers.h"

#include <gtest/gtest.h>

namespace graze {
namespace {

TEST(Numbers, RealsInTheUsualForms) {
    EXPECT_EQ(parse_real("12"), 12);
    EXPECT_EQ(parse_real("-0.5"), -0.5);
    EXPECT_EQ(parse_real("+3"), 3);
    EXPECT_EQ(parse_real(".5"), 0.5);
    EXPECT_EQ(parse_real("1e3"), 1000);
    EXPECT_EQ(parse_real("1e308"), 1e308);
}

TEST(Numbers, WhatIsNoFiniteRealIsRefused) {
    for (const char* text :
         {"",   " ",   "nan", "-nan", "inf", "-inf", "infinity", "1e999", "-1e999", "0x10", "1,5",   "1 ",
          " 1", "+-1", "++1", "--1",  "-",   "+",    ".",        "e5",    "1e",     "12px", "\u0661"})
        EXPECT_FALSE(parse_real(text)) << text;
    EXPECT_FALSE(parse_real(std::string_view("1\0", 2)));
}

TEST(Numbers, WholeNumbersOfSixtyFourBits) {
    EXPECT_EQ(parse_whole("0"), 0);
    EXPECT_EQ(parse_whole("-7"), -7);
    EXPECT_EQ(parse_whole("+7"), 7);
    EXPECT_EQ(parse_whole("007"), 7);
    EXPECT_EQ(parse_whole("9223372036854775807"), INT64_MAX);
    EXPECT_EQ(parse_whole("-9223372036854775808"), INT64_MIN);
    for (const char* text :
         {"", "1.0", "1e3", "0x1", "9223372036854775808", "-9223372036854775809", " 1", "1 ", "+-1"})
        EXPECT_FALSE(parse_whole(text)) << text;
}

TEST(Numbers, PairsHaveOneSeparatorAndNoSpaces) {
    EXPECT_EQ(parse_real_pair("12,-3.5"), (std::pair(12.0, -3.5)));
    EXPECT_EQ(parse_whole_pair("-1,-2"), (std::pair<std::int64_t, std::int64_t>(-1, -2)));
    EXPECT_EQ(parse_whole_pair("640x480", 'x'), (std::pair<std::int64_t, std::int64_t>(640, 480)));
    for (const char* text : {"", ",", "1", "1,", ",1", "1,2,3", "1, 2", "1;2", "1x2", "a,b", "1,nan"}) {
        EXPECT_FALSE(parse_real_pair(text)) << text;
        EXPECT_FALSE(parse_whole_pair(text)) << text;
    }
    EXPECT_FALSE(parse_whole_pair("1.5,2"));
}

}  // namespace
}  // namespace graze
