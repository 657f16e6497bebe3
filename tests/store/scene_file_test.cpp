#include "store/scene_file.h"

#include <nlohmann/json.hpp>
#include <random>

#include "frame/printable.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

using inspector::Document;
using inspector::DocumentSprite;
using Json = nlohmann::ordered_json;

const std::string example = R"({"format":"graze scene","version":1,"threshold":127,
"sprites":[
{"name":"ship","file":"art/ship.png","columns":4,"rows":2,"frame":7,"x":-12,"y":0.5,"rotate":30,"scale_x":-1,"scale_y":2},
{"name":"Z\"\u2603","file":"rock.png","columns":1,"rows":1,"frame":0,"x":1e+300,"y":0,"rotate":0,"scale_x":1,"scale_y":0.1}],
"expect":[
{"a":"ship","b":"Z\"\u2603","hit":false}]}
)";

std::string refusal(const std::string& text) {
    const auto scene = parse_scene(text);
    if (scene) return "";
    EXPECT_EQ(printable(scene.error().text), scene.error().text);
    return scene.error().text;
}

// The example with one more or another value at a place.
std::string with(const std::string& place, const std::string& value) {
    Json json = Json::parse(example);
    json["sprites"][1]["x"] = 7;
    json[Json::json_pointer(place)] = Json::parse(value);
    return json.dump();
}

void expect_damage(const std::string& text, const std::string& what) {
    EXPECT_EQ(refusal(text), "it is damaged: " + what + "; correct that") << text;
}

TEST(SceneFile, EveryFieldIsRead) {
    const auto scene = parse_scene(with("/threshold", "127"));
    ASSERT_TRUE(scene) << scene.error().text;
    const Document expected{127,
                            {{"ship", "art/ship.png", {4, 2}, 7, -12, 0.5, 30, -1, 2},
                             {"Z\"\u2603", "rock.png", {1, 1}, 0, 7, 0, 0, 1, 0.1}},
                            {{"ship", "Z\"\u2603", false}}};
    EXPECT_EQ(*scene, expected);
}

TEST(SceneFile, WhatIsLeftOutHasItsUsualValue) {
    const auto scene =
        parse_scene(R"({"sprites":[{"file":"b","name":"a"}],"version":1,"format":"graze scene"})");
    ASSERT_TRUE(scene) << scene.error().text;
    EXPECT_EQ(*scene, (Document{0, {{"a", "b", {1, 1}, 0, 0, 0, 0, 1, 1}}, {}}));
    EXPECT_EQ(refusal(R"({"format":"graze scene","version":1,"sprites":[]})"), "");
}

TEST(SceneFile, WhatIsWrittenIsReadBackAndWrittenAlike) {
    std::mt19937_64 random(1);
    const auto real = [&](double most) {
        return most * (static_cast<double>(random()) / 9223372036854775808.0 - 1);
    };
    for (int round = 0; round < 200; ++round) {
        Document document;
        document.threshold = static_cast<std::int64_t>(random() % 256);
        for (std::uint64_t i = 0; i < 1 + random() % 20; ++i) {
            DocumentSprite sprite;
            sprite.name = std::to_string(i) + (i % 2 == 0 ? "\u732b \"\\/\x01" : "");
            sprite.file = "../" + std::to_string(random()) + ".png";
            sprite.sheet = {static_cast<std::int64_t>(1 + random() % 1024), 3};
            sprite.frame = sprite.sheet.columns * 3 - 1;
            sprite.x = random() % 2 == 0 ? real(9007199254740992) : static_cast<double>(random() % 100);
            sprite.y = real(1);
            sprite.rotate = real(1e308);
            sprite.scale_x = real(1e-308);
            sprite.scale_y = real(3);
            document.sprites.push_back(sprite);
            if (i > 0) document.expectations.push_back({sprite.name, document.sprites[0].name, i % 3 == 0});
        }
        const auto text = format_scene(document);
        ASSERT_TRUE(text);
        const auto read = parse_scene(*text);
        ASSERT_TRUE(read) << read.error().text;
        EXPECT_EQ(*read, document);
        EXPECT_EQ(*format_scene(*read), *text);
    }
}

TEST(SceneFile, IsJsonWithTheDocumentedFields) {
    const Document document{127, {{"ship", "art/ship.png", {4, 2}, 7, -12, 0.5, 30, -1, 2}}, {}};
    const Json json = Json::parse(*format_scene(document));
    EXPECT_EQ(json,
              Json::parse(R"({"format":"graze scene","version":1,"threshold":127,"sprites":[{"name":"ship",
        "file":"art/ship.png","columns":4,"rows":2,"frame":7,"x":-12,"y":0.5,"rotate":30,"scale_x":-1,
        "scale_y":2}],"expect":[]})"));
}

TEST(SceneFile, MinusZeroIsWrittenAsZero) {
    Document document{0, {{"a", "b", {1, 1}, 0, -0.0, 0, 0, 1, 1}}, {}};
    EXPECT_NE(format_scene(document)->find("\"x\":0,"), std::string::npos);
}

TEST(SceneFile, NamesThatAreNoUtf8AreNotWritten) {
    Document document{0, {{"a", "b\xff.png", {1, 1}, 0, 0, 0, 0, 1, 1}}, {}};
    const auto text = format_scene(document);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error().text, "b\\xff.png: this name is not UTF-8, so no scene can hold it; rename it");
}

TEST(SceneFile, WhatIsNoSceneIsRefused) {
    const std::string none = "it is no scene of the inspector: its \"format\" must be \"graze scene\"";
    for (const char* text : {"", "{", "[]", "null", "\xff", "{\"format\": \"graze scores\", \"version\": 1}"})
        EXPECT_EQ(refusal(text), none) << text;
    EXPECT_EQ(refusal(std::string(100000, '[')), none);
    EXPECT_NE(refusal(with("/version", "2")).find("newer Graze"), std::string::npos);
    expect_damage(with("/version", "0"), "\"version\" must be 1");
    expect_damage(with("/version", "\"1\""), "\"version\" must be 1");
    expect_damage(example.substr(0, 200), "it is cut short or no JSON in UTF-8");
    expect_damage(example + "{}", "it is cut short or no JSON in UTF-8");
}

TEST(SceneFile, FieldsOfTheWrongKindAreNamed) {
    expect_damage(with("/threshold", "256"), "\"threshold\" must be a whole number from 0 to 255");
    expect_damage(with("/threshold", "1.5"), "\"threshold\" must be a whole number from 0 to 255");
    expect_damage(with("/sprites", "{}"), "\"sprites\" is not known, or of the wrong kind");
    expect_damage(with("/sprites", "3"), "\"sprites\" is not known, or of the wrong kind");
    expect_damage(with("/sprites/0", "3"), "\"sprites[]\" is not known, or of the wrong kind");
    expect_damage(with("/sprites/0", "[]"), "\"sprites[]\" is not known, or of the wrong kind");
    expect_damage(with("/sprites/0/name", "3"), "\"sprites[].name\" must be a text");
    expect_damage(with("/sprites/0/name", "{}"), "\"sprites[].name\" is not known, or of the wrong kind");
    expect_damage(with("/sprites/0/file", "null"), "\"sprites[].file\" must be a text");
    expect_damage(with("/sprites/0/x", "\"3\""), "\"sprites[].x\" must be a number");
    expect_damage(with("/sprites/0/rows", "0"), "\"sprites[].rows\" must be a whole number from 1 to 1024");
    expect_damage(with("/sprites/0/size", "1"), "\"sprites[].size\" is not known, or of the wrong kind");
    expect_damage(with("/expect/0/hit", "1"), "\"expect[].hit\" must be true or false");
    expect_damage(with("/expect/0/c", "1"), "\"expect[].c\" is not known, or of the wrong kind");
    expect_damage(with("/expect", "true"), "\"expect\" is not known, or of the wrong kind");
    expect_damage(with("/more", "[]"), "\"more\" is not known, or of the wrong kind");
}

TEST(SceneFile, FieldsAreThereOnce) {
    const std::string start = R"({"format":"graze scene","version":1,)";
    expect_damage(start + R"("threshold":1})", "\"sprites\" is missing");
    expect_damage(start + R"("sprites":[{"name":"a"}]})", "a sprite lacks its \"file\"");
    expect_damage(start + R"("sprites":[{"name":"a","file":"b"},{"file":"b"}]})",
                  "a sprite lacks its \"name\"");
    expect_damage(start + R"("sprites":[],"expect":[{"a":"x","b":"y"}]})",
                  "an expectation lacks its \"hit\"");
    expect_damage(start + R"("sprites":[],"sprites":[]})", "\"sprites\" stands twice");
    expect_damage(start + R"("sprites":[{"name":"a","name":"a"}]})", "\"sprites[].name\" stands twice");
}

TEST(SceneFile, TheDocumentsRulesHold) {
    expect_damage(with("/sprites/0/x", "1e300"),
                  "the sprite \"ship\" stands too far out; at most 9007199254740992 pixels");
    expect_damage(with("/sprites/1/name", "\"ship\""), "two sprites have the name \"ship\"");
    expect_damage(with("/expect/0/a", "\"x\\ny\""), "an expectation is of \"x\\x0ay\", which is no sprite");
    expect_damage(with("/sprites/0/file", "\"a\\u0000b\""), "a file name cannot hold a NUL character");
    std::string many;
    for (int i = 0; i < 501; ++i)
        many += (i == 0 ? "" : ",") + ("{\"name\":\"" + std::to_string(i) + "\",\"file\":\"f\"}");
    expect_damage(with("/sprites", "[" + many + "]"), "it has more than 500 sprites");
}

class SceneFiles : public test::TemporaryFolder {};

TEST_F(SceneFiles, PathsStartAtTheScene) {
    std::filesystem::create_directory(folder() / "level");
    const std::string start = R"({"format":"graze scene","version":1,"sprites":[)";
    write("level/one.json", start + R"({"name":"a","file":"a.png"},{"name":"b","file":"../b.png"},)"
                                    R"({"name":"c","file":"/c.png"}]})");
    const auto scene = read_scene(path("level/one.json"));
    ASSERT_TRUE(scene) << scene.error().text;
    EXPECT_EQ(scene->sprites[0].file, path("level/a.png"));
    EXPECT_EQ(scene->sprites[1].file, path("level/../b.png"));
    EXPECT_EQ(scene->sprites[2].file, "/c.png");
}

TEST_F(SceneFiles, WhatCannotBeReadIsRefused) {
    EXPECT_EQ(read_scene(path("none.json")).error().text, "there is no such file; check its name and folder");
    EXPECT_FALSE(read_scene(folder().string()));
    EXPECT_FALSE(read_scene("/dev/zero"));
    write("large.json", "");
    std::filesystem::resize_file(path("large.json"), (16 << 20) + 1);
    EXPECT_FALSE(read_scene(path("large.json")));
}

}  // namespace
}  // namespace graze
