#include "store/replay_file.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "frame/printable.h"
#include "support/arcade_sprites.h"
#include "support/recorded_replay.h"

namespace graze {
namespace {

using Json = nlohmann::ordered_json;

// 121 steps, so two checksums.
const std::string example = R"({"format":"graze replay","version":1,
"seed":"00000000000000ff",
"pictures":"0123456789abcdef",
"points":150,
"end":"ffffffffffffffff",
"commands":[[5,0,100],[-5,1,20],[0,0,1]],
"checksums":["8000000000000000","0000000000000001"]}
)";

arcade::Replay example_replay() {
    arcade::Replay replay;
    replay.seed = 255;
    replay.pictures = 0x0123456789abcdef;
    replay.points = 150;
    replay.end = ~std::uint64_t{0};
    replay.commands.assign(100, {5, false});
    replay.commands.insert(replay.commands.end(), 20, {-5, true});
    replay.commands.push_back({0, false});
    replay.checksums = {std::uint64_t{1} << 63, 1};
    return replay;
}

// What is said of a text that is refused, one line; "" of one that is read.
std::string refusal(const std::string& text) {
    const auto replay = parse_replay(text);
    if (replay) return "";
    EXPECT_EQ(printable(replay.error().text), replay.error().text);
    return replay.error().text;
}

// The example with one field of another value.
std::string with(const std::string& field, const std::string& value) {
    Json json = Json::parse(example);
    json[field] = Json::parse(value);
    return json.dump();
}

std::string without(const std::string& field) {
    Json json = Json::parse(example);
    json.erase(field);
    return json.dump();
}

void expect_damage(const std::string& text, const std::string& what) {
    const std::string said = refusal(text);
    EXPECT_TRUE(said.starts_with("it is damaged: ")) << text << " gave: " << said;
    EXPECT_NE(said.find(what), std::string::npos) << said;
    EXPECT_TRUE(said.ends_with("; take an unharmed copy")) << said;
}

TEST(ReplayFile, IsReadAndWrittenAsItsHeaderSays) {
    const auto replay = parse_replay(example);
    ASSERT_TRUE(replay) << replay.error().text;
    EXPECT_EQ(*replay, example_replay());
    EXPECT_EQ(format_replay(example_replay()), example);
}

TEST(ReplayFile, ARecordedGameComesBackTheSameAndHolds) {
    const arcade::Sprites sprites = test::arcade_sprites();
    const arcade::Replay recorded = test::recorded_replay(sprites, 7, 1000);
    const auto replay = parse_replay(format_replay(recorded));
    ASSERT_TRUE(replay) << replay.error().text;
    EXPECT_EQ(*replay, recorded);
    EXPECT_EQ(arcade::check(*replay, sprites).answer, arcade::ReplayCheck::Answer::holds);
}

TEST(ReplayFile, MovesAreCutAsTheRulesCutThem) {
    arcade::Replay fast;
    fast.commands = {{7, false}, {-100, false}, {5, false}};
    const auto replay = parse_replay(format_replay(fast));
    ASSERT_TRUE(replay) << replay.error().text;
    EXPECT_EQ(replay->commands, (std::vector<arcade::Command>{{5, false}, {-5, false}, {5, false}}));
}

TEST(ReplayFile, TheEmptyGameIsOne) {
    const auto replay = parse_replay(format_replay({}));
    ASSERT_TRUE(replay) << replay.error().text;
    EXPECT_EQ(*replay, arcade::Replay());
}

TEST(ReplayFile, TheOrderOfTheFieldsAndSpacesDoNotMatter) {
    const auto sorted = nlohmann::json::parse(example);  // this type sorts them
    ASSERT_EQ(sorted.begin().key(), "checksums");
    EXPECT_EQ(refusal(sorted.dump(4)), "");
}

TEST(ReplayFile, WhatIsNoReplayIsSaidToBeNone) {
    for (const std::string& text :
         {std::string(), std::string("no JSON"), std::string("[]"), std::string("{}"),
          std::string("\"graze replay\""), std::string("\xff\xfe\0x", 4), without("format"),
          with("format", "1"), with("format", "\"other\"")})
        EXPECT_EQ(refusal(text), "it is no replay; give a file that Graze saved as one") << text;
}

TEST(ReplayFile, AnUnknownVersionIsRefused) {
    EXPECT_EQ(refusal(with("version", "2")),
              "it was written by a newer Graze (format 2, this one reads up to 1); update Graze to read it");
    // Also where it is not known what else the newer one may write.
    EXPECT_NE(
        refusal(R"({"version":9,"extra-Field":[[{}]],"format":"graze replay","cut)").find("newer Graze"),
        std::string::npos);
    for (const char* version : {"0", "-1", "1.0", "\"1\"", "null", "18446744073709551615", "{}"})
        expect_damage(with("version", version), "version");
    expect_damage(without("version"), "version");
}

TEST(ReplayFile, AFieldThatIsMissingOrUnknownOrTwiceIsDamage) {
    for (const char* field : {"seed", "pictures", "points", "end", "commands", "checksums"}) {
        expect_damage(without(field), std::string("\"") + field + "\" is missing");
        std::string twice = example;
        twice.insert(1, "\"" + std::string(field) + "\":" + Json::parse(example)[field].dump() + ",");
        expect_damage(twice, std::string("\"") + field + "\" stands twice");
    }
    expect_damage(with("colour", "1"), "\"colour\" is not known");
    expect_damage(with("colour", "{}"), "\"colour\" is not known");
    expect_damage(with("new\nline", "1"), "\"?\" is not known");
    expect_damage(with(".seed", "1"), "\"?\" is not known");
    expect_damage(with("commands[][]", "1"), "\"?\" is not known");
}

TEST(ReplayFile, NumbersOf64BitsAreSixteenDigits) {
    for (const char* field : {"seed", "pictures", "end"})
        for (const char* value : {"1", "\"\"", "\"ff\"", "\"0123456789ABCDEF\"", "\"0x23456789abcdef\"",
                                  "\"0123456789abcdef0\"", "\"-123456789abcdef\"", "null", "[]"})
            expect_damage(with(field, value), field);
    expect_damage(with("checksums", R"(["8000000000000000", 1])"), "checksums[]");
    expect_damage(with("checksums", R"([["8000000000000000"]])"), "checksums[]");
}

TEST(ReplayFile, PointsHaveTheirBounds) {
    EXPECT_EQ(refusal(with("points", "0")), "");
    EXPECT_EQ(refusal(with("points", "9007199254740991")), "");
    for (const char* points :
         {"-1", "9007199254740992", "9223372036854775808", "1.5", "1e3", "\"1\"", "true"})
        expect_damage(with("points", points), "\"points\" must be a whole number from 0 to 9007199254740991");
}

TEST(ReplayFile, CommandsHaveTheirBounds) {
    const auto commands = [](const std::string& run) { return with("commands", "[[0,0,120]," + run + "]"); };
    EXPECT_EQ(refusal(commands("[-5,0,1]")), "");
    EXPECT_EQ(refusal(commands("[5,1,59]")), "");
    for (const char* run : {"[-6,0,1]", "[6,0,1]", "[0,2,1]", "[0,-1,1]", "[0,0,0]", "[0,0,-1]", "[0.5,0,1]",
                            "[0,false,1]", "[0,0,\"1\"]", "[0,0,[1]]", "[0,0,null]", "[0,0,4294967297]"})
        expect_damage(commands(run), "commands[]");
    expect_damage(commands("[]"), "fewer than three");
    expect_damage(commands("[0,0]"), "fewer than three");
    expect_damage(commands("[0,0,1,0]"), "more than three");
    expect_damage(commands("{}"), "commands[]");
    expect_damage(commands("7"), "commands[]");
    expect_damage(with("commands", "{}"), "commands");
    expect_damage(with("commands", "\"\""), "commands");
}

TEST(ReplayFile, ALongGameIsReadAndALongerOneRefused) {
    arcade::Replay longest = example_replay();
    longest.commands.assign(arcade::longest_replay, {1, false});
    longest.checksums.assign(43200, 5);  // 12 hours have 43200 seconds
    const std::string text = format_replay(longest);
    EXPECT_LT(text.size(), 1'000'000u);
    const auto replay = parse_replay(text);
    ASSERT_TRUE(replay);
    EXPECT_EQ(*replay, longest);
    expect_damage(with("commands", "[[0,0,2592000],[0,0,1]]"), "longer than the longest game, 2592000 steps");
    expect_damage(with("commands", "[[0,0,2592001]]"), "commands");
    longest.checksums.push_back(5);
    expect_damage(format_replay(longest), "more checksums than the longest game");
}

TEST(ReplayFile, ThereIsAChecksumForEverySixtySteps) {
    expect_damage(with("checksums", "[]"), "it has 0 checksums, not 2");
    expect_damage(with("commands", "[[0,0,119]]"), "it has 2 checksums, not 1");
    EXPECT_EQ(refusal(with("commands", "[[0,0,120]]")), "");
    EXPECT_EQ(refusal(with("commands", "[[0,0,179]]")), "");
    expect_damage(with("commands", "[[0,0,180]]"), "it has 2 checksums, not 3");
}

TEST(ReplayFile, EveryCutIsFound) {
    for (std::size_t length = 0; length + 2 < example.size(); ++length)
        EXPECT_NE(refusal(example.substr(0, length)), "") << length;
    expect_damage(example.substr(0, example.size() - 2), "cut short");
    expect_damage(example + "{}", "cut short or no JSON");
    EXPECT_NE(refusal(example + std::string(1, '\0')), "");
}

TEST(ReplayFile, DeepNestingAndLargeFilesAreRefused) {
    expect_damage(with("commands", "[[[[0]]]]"), "commands[][]");
    EXPECT_NE(refusal(std::string(1'000'000, '[')), "");
    EXPECT_NE(refusal(R"({"a":)" + std::string(1'000'000, '[')), "");
    // A newer file may nest elsewhere, to 64.
    const auto nested = [](std::size_t depth) {
        return "{\"a\":" + std::string(depth, '[') + std::string(depth, ']') +
               R"(,"format":"graze replay","version":2})";
    };
    EXPECT_NE(refusal(nested(63)).find("newer"), std::string::npos);
    EXPECT_NE(refusal(nested(64)).find("no replay"), std::string::npos);
    EXPECT_EQ(refusal(example + std::string(std::size_t{16} << 20, ' ')),
              "it is larger than 16 MiB, so it is no replay");
    EXPECT_EQ(refusal(example + std::string((std::size_t{16} << 20) - example.size(), ' ')), "");
}

}  // namespace
}  // namespace graze
