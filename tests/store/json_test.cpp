#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "store/event_json.h"
#include "store/overlap_json.h"

namespace graze {
namespace {

using Json = nlohmann::json;

// The message of a line that cannot be answered; "" for one that can.
std::string refusal(const std::string& line) {
    const AskLine asked = parse_ask(line);
    return asked.ask ? "" : asked.ask.error().text;
}

std::string with(const std::string& fields) {
    return R"({"a": {"file": "1"}, "b": {"file": "2"}, )" + fields + "}";
}

std::string with_a(const std::string& fields) {
    return R"({"a": {"file": "1", )" + fields + R"(}, "b": {"file": "2"}})";
}

TEST(ParseAsk, FieldsLeftOutHaveTheirDefaults) {
    const AskLine asked = parse_ask(R"({"a": {"file": "1"}, "b": {"file": "2"}})");
    ASSERT_TRUE(asked.ask);
    EXPECT_EQ(asked.id, "null");
    EXPECT_EQ(asked.ask->a.file, "1");
    EXPECT_EQ(asked.ask->b.file, "2");
    EXPECT_EQ(asked.ask->b.x, 0);
    EXPECT_EQ(asked.ask->b.y, 0);
    EXPECT_EQ(asked.ask->b.rotate, 0);
    EXPECT_EQ(asked.ask->b.scale_x, 1);
    EXPECT_EQ(asked.ask->b.scale_y, 1);
    EXPECT_FALSE(asked.ask->threshold);
}

TEST(ParseAsk, EveryFieldIsRead) {
    const AskLine asked = parse_ask(
        R"({"id": "q", "b": {"file": "2"}, "threshold": 255,
            "a": {"file": "1", "x": -1.5, "y": 2e3, "rotate": 90, "scale_x": -2, "scale_y": 0}})");
    ASSERT_TRUE(asked.ask);
    EXPECT_EQ(asked.id, "\"q\"");
    EXPECT_EQ(asked.ask->a.x, -1.5);
    EXPECT_EQ(asked.ask->a.y, 2000);
    EXPECT_EQ(asked.ask->a.rotate, 90);
    EXPECT_EQ(asked.ask->a.scale_x, -2);
    EXPECT_EQ(asked.ask->a.scale_y, 0);
    EXPECT_EQ(asked.ask->threshold, 255);
}

TEST(ParseAsk, IdIsATextOrANumberHandedBackAsItCame) {
    for (const char* id :
         {"\"a\"", "\"\"", "\"\u732b\"", "7", "-7", "1.5", "18446744073709551615", "null", R"("q\"\\\n")"}) {
        const AskLine asked = parse_ask(with(std::string("\"id\": ") + id));
        EXPECT_TRUE(asked.ask);
        EXPECT_EQ(asked.id, id);
    }
    for (const char* id : {"[]", "{}", "true", "[[[[1]]]]"}) {
        EXPECT_NE(refusal(with(std::string("\"id\": ") + id)).find("\"id\""), std::string::npos);
        EXPECT_EQ(parse_ask(with(std::string("\"id\": ") + id)).id, "null");
    }
}

TEST(ParseAsk, NumberThatADoubleRoundsIsNoId) {
    for (const char* id : {"123456789012345678901234567890", "-18446744073709551617", "1e300"})
        EXPECT_NE(refusal(with(std::string("\"id\": ") + id)).find("give a text"), std::string::npos) << id;
}

TEST(ParseAsk, FieldThatStandsTwiceIsRefused) {
    for (const std::string& line :
         {with("\"id\": 1, \"id\": 2"), with_a("\"file\": \"2\""), with_a("\"x\": 1, \"x\": 1")})
        EXPECT_NE(refusal(line).find("twice"), std::string::npos) << line;
}

TEST(ParseAsk, IdIsKnownEvenWhereTheRestIsWrong) {
    EXPECT_EQ(parse_ask(R"({"id": 3, "nonsense": 1})").id, "3");
}

TEST(ParseAsk, WhatIsNoJsonObjectIsRefused) {
    for (const char* line : {"", " ", "null", "7", "\"text\"", "[]", "{", "}", "{\"a\"", "{'a': 1}", "{} {}",
                             "nan", "// {}", "{\"id\": 01}", "{\"id\": NaN}", "{\"id\": Infinity}",
                             "\xef\xbb\xbf", "{\"id\": \"\xff\"}", "{\"\xc3\": 1}"})
        EXPECT_NE(refusal(line), "") << line;
}

TEST(ParseAsk, UnknownFieldsAreRefusedByName) {
    EXPECT_NE(refusal(with("\"treshold\": 1")).find("treshold"), std::string::npos);
    EXPECT_NE(refusal(with_a("\"rotation\": 1")).find("rotation"), std::string::npos);
    EXPECT_NE(refusal(with_a(R"("new\nline": 1)")).find("new\\x0aline"), std::string::npos);
}

TEST(ParseAsk, MissingPartsAreNamed) {
    EXPECT_NE(refusal("{}").find("\"a\""), std::string::npos);
    EXPECT_NE(refusal(R"({"a": {"file": "1"}})").find("\"b\""), std::string::npos);
    EXPECT_NE(refusal(R"({"b": {"file": "1"}})").find("\"a\""), std::string::npos);
    EXPECT_NE(refusal(R"({"a": {}, "b": {"file": "1"}})").find("\"file\""), std::string::npos);
    EXPECT_NE(refusal(R"({"a": {"file": ""}, "b": {"file": "1"}})").find("\"file\""), std::string::npos);
}

TEST(ParseAsk, WrongTypesAreRefused) {
    for (const char* a :
         {"1", "\"1\"", "null", "[]", "true", R"({"file": 1})", R"({"file": null})", R"({"file": ["1"]})"})
        EXPECT_NE(refusal(std::string(R"({"b": {"file": "1"}, "a": )") + a + "}"), "") << a;
    for (const char* field : {"x", "y", "rotate", "scale_x", "scale_y"})
        for (const char* value : {"\"1\"", "null", "true", "[1]", "{}", "\"NaN\"", "\"Infinity\""})
            EXPECT_NE(refusal(with_a("\"" + std::string(field) + "\": " + value)), "") << field << value;
}

TEST(ParseAsk, NumbersThatAreNoFiniteDoublesAreRefused) {
    for (const char* value : {"1e999", "-1e999", "NaN", "Infinity", "-Infinity", "1e", "0x10", "+1", ".5"})
        EXPECT_NE(refusal(with_a(std::string("\"x\": ") + value)), "") << value;
    EXPECT_EQ(refusal(with_a("\"x\": " + std::string(300, '9'))),
              "");  // huge, yet finite: the transform says no
    EXPECT_NE(refusal(with_a("\"x\": " + std::string(400, '9'))), "");
    EXPECT_EQ(refusal(with_a("\"x\": 1e-999")), "");
}

TEST(ParseAsk, ThresholdIsAWholeNumberFrom0To255) {
    for (const char* value : {"0", "60", "255"})
        EXPECT_EQ(refusal(with(std::string("\"threshold\": ") + value)), "") << value;
    for (const char* value : {"-1", "256", "0.5", "60.0", "1e2", "\"60\"", "null", "true",
                              "18446744073709551616", "-9223372036854775808", "18446744073709551615"})
        EXPECT_NE(refusal(with(std::string("\"threshold\": ") + value)), "") << value;
}

TEST(ParseAsk, DeepNestingIsRefusedAndNoMore) {
    for (const std::string& open : {std::string("["), std::string("{\"a\":"), std::string("{\"id\":[")}) {
        std::string deep;
        for (int i = 0; i < 100'000; ++i) deep += open;
        EXPECT_NE(refusal(deep), "");
    }
    const std::string closed = std::string(100'000, '[') + std::string(100'000, ']');
    EXPECT_NE(refusal(closed), "");
    EXPECT_NE(refusal(with("\"id\": " + closed)), "");
    EXPECT_NE(refusal(with("\"x\": " + closed)), "");
    EXPECT_NE(refusal(with_a("\"x\": " + closed)), "");
}

TEST(ParseAsk, FileNamesMayHoldAnythingButNul) {
    const AskLine asked = parse_ask(R"({"a": {"file": "new\nline \"q\" 猫"}, "b": {"file": "2"}})");
    ASSERT_TRUE(asked.ask);
    EXPECT_EQ(asked.ask->a.file, "new\nline \"q\" \u732b");
    EXPECT_NE(refusal(R"({"a": {"file": "a\u0000b"}, "b": {"file": "2"}})").find("NUL"), std::string::npos);
}

TEST(ParseAsk, ALineWithANulIsRefused) {
    EXPECT_NE(refusal(std::string(1, '\0')), "");
    EXPECT_NE(refusal(with("\"id\": 1") + std::string(1, '\0')), "");
}

TEST(FormatAnswer, AHitHasEveryField) {
    const Answer answer{128, Box(-1, 2, 30, 40), Box(3, 4, 5, 6), Point{7, 8}, 60};
    EXPECT_EQ(format_answer("\"q\"", answer),
              R"({"id":"q","hit":true,"pixels":128,"boxes":{"x":-1,"y":2,"width":30,"height":40},)"
              R"("overlap":{"x":3,"y":4,"width":5,"height":6},"first":{"x":7,"y":8},"threshold":60})");
}

TEST(FormatAnswer, WhatIsNotThereIsNullAndWithoutAnIdThereIsNone) {
    EXPECT_EQ(format_answer("", Answer{}),
              R"({"hit":false,"pixels":0,"boxes":null,"overlap":null,"first":null,"threshold":0})");
}

TEST(FormatError, IsValidJsonWhateverTheText) {
    EXPECT_EQ(format_error("7", "no"), R"({"id":7,"error":"no"})");
    EXPECT_EQ(format_error("null", ""), R"({"id":null,"error":""})");
    for (const std::string& text : {std::string("\xff\xc3"), std::string("a\nb\"\\"), std::string("\0x", 2),
                                    std::string("\xed\xa0\x80")}) {
        const std::string line = format_error("null", text);
        EXPECT_TRUE(Json::accept(line)) << line;
        EXPECT_EQ(line.find('\n'), std::string::npos);
    }
}

TEST(FormatEvent, EachKindHasItsFields) {
    EXPECT_EQ(format_event(SceneEvent{"menu"}), R"({"event":"scene","name":"menu"})");
    EXPECT_EQ(format_event(VerdictEvent{true, 9, EventBox{1, -2, 3, 4}}),
              R"({"event":"verdict","hit":true,"pixels":9,"overlap":{"x":1,"y":-2,"width":3,"height":4}})");
    EXPECT_EQ(format_event(VerdictEvent{}), R"({"event":"verdict","hit":false,"pixels":0,"overlap":null})");
    EXPECT_EQ(format_event(MovedEvent{1, -5, 6}), R"({"event":"moved","sprite":1,"x":-5,"y":6})");
    EXPECT_EQ(format_event(PersonEvent{480}), R"({"event":"person","x":480})");
    EXPECT_EQ(format_event(QuitEvent{}), R"({"event":"quit"})");
}

TEST(FormatEvent, TextThatIsNoUtf8StaysValidJson) {
    const std::string line = format_event(ErrorEvent{"bad\xff.png: \n"});
    ASSERT_TRUE(Json::accept(line)) << line;
    EXPECT_EQ(Json::parse(line)["text"], "bad\ufffd.png: \n");
    EXPECT_EQ(line.find('\n'), std::string::npos);
}

}  // namespace
}  // namespace graze
