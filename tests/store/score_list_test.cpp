#include "store/score_list.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "frame/printable.h"

namespace graze {
namespace {

using Json = nlohmann::ordered_json;

Score score(std::int64_t points, const std::string& name = "Ann") {
    return {name, points, "2026-12-01", 255, 600, ""};
}

const std::string example = R"({"format":"graze scores","version":1,
"scores":[
{"name":"Zo\u00eb \"Z\"","points":300,"date":"2024-02-29","seed":"ffffffffffffffff","steps":7200,"replay":"replay-0123456789abcdef.json"},
{"name":"","points":0,"date":"2026-12-01","seed":"0000000000000000","steps":0,"replay":""}]}
)";

const std::vector<Score> example_scores{
    {"Zo\u00eb \"Z\"", 300, "2024-02-29", ~std::uint64_t{0}, 7200, "replay-0123456789abcdef.json"},
    {"", 0, "2026-12-01", 0, 0, ""}};

std::string refusal(const std::string& text) {
    const auto scores = parse_scores(text);
    if (scores) return "";
    EXPECT_EQ(printable(scores.error().text), scores.error().text);
    return scores.error().text;
}

// The example with another value in its first score.
std::string with(const std::string& field, const std::string& value) {
    Json json = Json::parse(example);
    json["scores"][0][field] = Json::parse(value);
    return json.dump();
}

void expect_damage(const std::string& text, const std::string& what) {
    const std::string said = refusal(text);
    EXPECT_TRUE(said.starts_with("it is damaged: ")) << text << " gave: " << said;
    EXPECT_NE(said.find(what), std::string::npos) << said;
    EXPECT_FALSE(scores_are_newer(text)) << text;
}

TEST(Insert, KeepsTheBestFirstAndGivesThePlace) {
    std::vector<Score> scores;
    EXPECT_EQ(insert(scores, score(20)), 1);
    EXPECT_EQ(insert(scores, score(10)), 2);
    EXPECT_EQ(insert(scores, score(30)), 1);
    EXPECT_EQ(insert(scores, score(15)), 3);
    EXPECT_EQ(scores, (std::vector<Score>{score(30), score(20), score(15), score(10)}));
}

TEST(Insert, OfEqualScoresTheEarlierStandsFirst) {
    std::vector<Score> scores{score(20), score(10, "first"), score(5)};
    EXPECT_EQ(insert(scores, score(10, "second")), 3);
    EXPECT_EQ(scores[1].name, "first");
    EXPECT_EQ(scores[2].name, "second");
}

TEST(Insert, KeepsTenOnly) {
    std::vector<Score> scores;
    for (int points = 10; points >= 1; --points) insert(scores, score(points));
    ASSERT_EQ(scores.size(), 10u);
    const std::vector<Score> before = scores;
    EXPECT_EQ(insert(scores, score(0)), std::nullopt);
    EXPECT_EQ(insert(scores, score(1, "late")), std::nullopt);
    EXPECT_EQ(scores, before);
    EXPECT_EQ(insert(scores, score(2, "late")), 10);
    EXPECT_EQ(scores.size(), 10u);
    EXPECT_EQ(scores.back().name, "late");
}

TEST(CheckScore, ANameHasSixteenCharactersThatCanBeShown) {
    const auto name_is_good = [](const std::string& name) { return !check_score(score(1, name)); };
    EXPECT_TRUE(name_is_good(""));
    EXPECT_TRUE(name_is_good("1234567890123456"));
    EXPECT_FALSE(name_is_good("12345678901234567"));
    std::string cats;
    for (int i = 0; i < 16; ++i) cats += "\u732b";
    EXPECT_TRUE(name_is_good(cats));
    EXPECT_FALSE(name_is_good(cats + "\u732b"));
    for (const char* bad : {"new\nline", "\x1b[0m", "\xff", "\xc3", "\u2028", "\x7f"})
        EXPECT_FALSE(name_is_good(bad));
    EXPECT_FALSE(name_is_good(std::string(1, '\0')));
}

TEST(CheckScore, ADateIsADayOfTheCalendar) {
    const auto date_is_good = [](const std::string& date) {
        Score dated = score(1);
        dated.date = date;
        return !check_score(dated);
    };
    EXPECT_TRUE(date_is_good("2024-02-29"));
    EXPECT_TRUE(date_is_good("2026-12-31"));
    for (const char* bad : {"", "2026-1-01", "2026-02-29", "2026-13-01", "2026-00-01", "2026-01-00",
                            "2026-04-31", "abcd-01-01", "2026/01/01", "2026-01-01 ", "+026-01-01"})
        EXPECT_FALSE(date_is_good(bad)) << bad;
}

TEST(CheckScore, NumbersHaveTheirBounds) {
    EXPECT_FALSE(check_score(score(0)));
    EXPECT_FALSE(check_score(score(9007199254740991)));
    EXPECT_TRUE(check_score(score(9007199254740992)));
    EXPECT_TRUE(check_score(score(-1)));
    Score negative = score(1);
    negative.steps = -1;
    EXPECT_TRUE(check_score(negative));
}

TEST(ReplayName, LeavesTheFolderByNoWay) {
    EXPECT_TRUE(is_replay_name("replay-0123456789abcdef.json"));
    for (const char* bad :
         {"", "replay-.json", "replay-0123456789abcdef", "replay-0123456789abcde.json",
          "replay-0123456789abcdef0.json", "replay-0123456789ABCDEF.json", "../replay-0123456789abcdef.json",
          "replay-../../0123456789.json", "replay-", "scores.json", "replay-0123456789abcdef.json\n"})
        EXPECT_FALSE(is_replay_name(bad)) << bad;
    // FNV-1a of nothing is its offset basis.
    EXPECT_EQ(replay_name(""), "replay-cbf29ce484222325.json");
    EXPECT_NE(replay_name("ab"), replay_name("ba"));
}

TEST(ScoresText, IsReadAndWrittenAsItsHeaderSays) {
    const auto scores = parse_scores(example);
    ASSERT_TRUE(scores) << scores.error().text;
    EXPECT_EQ(*scores, example_scores);
    EXPECT_EQ(*parse_scores(format_scores(example_scores)), example_scores);
    EXPECT_EQ(Json::parse(format_scores(example_scores)), Json::parse(example));
    EXPECT_EQ(*parse_scores(format_scores({})), std::vector<Score>());
}

TEST(ScoresText, EveryCutAndWhatIsNoListIsDamage) {
    for (std::size_t length = 0; length + 1 < example.size(); ++length)
        expect_damage(example.substr(0, length), "");
    expect_damage("{}", "no list of scores");
    expect_damage(R"({"format":"graze replay","version":1})", "no list of scores");
    expect_damage(R"({"format":"graze scores","version":0,"scores":[]})", "version");
    expect_damage(R"({"format":"graze scores","version":1})", "\"scores\" is missing");
    expect_damage(R"({"format":"graze scores","version":1,"scores":{}})", "scores");
    expect_damage(R"({"format":"graze scores","version":1,"scores":[1]})", "scores[]");
    expect_damage(R"({"format":"graze scores","version":1,"scores":[],"scores":[]})", "twice");
    expect_damage(R"({"format":"graze scores","version":1,"scores":[],"x":1})", "\"x\" is not known");
    expect_damage(example + std::string(65536, ' '), "larger");
}

TEST(ScoresText, AFieldOfAScoreThatIsWrongIsDamage) {
    for (const auto& [field, value] :
         std::vector<std::pair<std::string, std::string>>{{"name", "1"},
                                                          {"name", R"("12345678901234567")"},
                                                          {"name", R"("new\nline")"},
                                                          {"points", "-1"},
                                                          {"points", "9007199254740992"},
                                                          {"points", "1.5"},
                                                          {"points", "\"1\""},
                                                          {"date", "\"2026-02-30\""},
                                                          {"date", "20261201"},
                                                          {"seed", "1"},
                                                          {"steps", "-1"},
                                                          {"steps", "null"},
                                                          {"replay", "\"../x\""},
                                                          {"replay", "null"},
                                                          {"colour", "1"},
                                                          {"colour", "[]"}})
        expect_damage(with(field, value), "");
    for (const char* field : {"name", "points", "date", "seed", "steps", "replay"}) {
        Json json = Json::parse(example);
        json["scores"][1].erase(field);
        expect_damage(json.dump(), std::string("lacks its \"") + field + "\"");
    }
}

TEST(ScoresText, OrderAndNumberOfScoresAreJudged) {
    expect_damage(format_scores({score(1), score(2)}), "the best score is not the first");
    EXPECT_EQ(refusal(format_scores({score(2), score(2)})), "");
    EXPECT_EQ(refusal(format_scores(std::vector<Score>(10, score(1)))), "");
    expect_damage(format_scores(std::vector<Score>(11, score(1))), "more than ten");
}

TEST(ScoresText, OneByANewerGrazeIsToldFromDamage) {
    const std::string newer = R"({"format":"graze scores","version":2,"scores":{"New":[]}})";
    EXPECT_TRUE(scores_are_newer(newer));
    EXPECT_EQ(refusal(newer),
              "it was written by a newer Graze (format 2, this one reads up to 1); update Graze to read it");
    EXPECT_FALSE(scores_are_newer(example));
    EXPECT_FALSE(scores_are_newer(R"({"format":"graze replay","version":2})"));
}

}  // namespace
}  // namespace graze
