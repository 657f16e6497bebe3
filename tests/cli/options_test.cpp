#include "cli/options.h"

#include <gtest/gtest.h>

#include "frame/printable.h"

namespace graze {
namespace {

using Words = std::vector<const char*>;

Result<Options> parse(Words words) {
    words.insert(words.begin(), "graze");
    words.push_back(nullptr);
    return parse_options(static_cast<int>(words.size()) - 1, words.data());
}

// The options of one command; a failure and the defaults where they are another's.
template <class Wanted>
Wanted parsed(const Words& words) {
    const Result<Options> options = parse(words);
    if (!options) {
        ADD_FAILURE() << options.error().text;
        return {};
    }
    if (const auto* wanted = std::get_if<Wanted>(&*options)) return *wanted;
    ADD_FAILURE() << "another command";
    return {};
}

// Each is refused with one line that says where to read on.
void expect_refused(const std::vector<Words>& lines) {
    for (const Words& words : lines) {
        std::string all;
        for (const char* word : words) all += std::string(word) + " ";
        const Result<Options> options = parse(words);
        ASSERT_FALSE(options) << all;
        const std::string& text = options.error().text;
        EXPECT_TRUE(text.starts_with("graze: ")) << all << text;
        EXPECT_TRUE(text.ends_with("--help)")) << all << text;
        EXPECT_EQ(printable(text), text) << all;
    }
}

TEST(ParseOptions, WithoutACommandItIsTheMenu) {
    const auto options = parsed<WindowOptions>({});
    EXPECT_EQ(options.start, WindowOptions::Start::menu);
    EXPECT_EQ(options.width, 960);
    EXPECT_EQ(options.height, 540);
    EXPECT_FALSE(options.seed);
    EXPECT_FALSE(options.frames);
}

TEST(ParseOptions, WindowOptionsAreRead) {
    const auto options = parsed<WindowOptions>({"dodger", "--size", "1600x1000", "--lang", "zh", "--frames",
                                                "9", "--seed", "0", "--capture", "a b.png", "--events", "e"});
    EXPECT_EQ(options.start, WindowOptions::Start::dodger);
    EXPECT_EQ(options.width, 1600);
    EXPECT_EQ(options.height, 1000);
    EXPECT_EQ(options.language, "zh");
    EXPECT_EQ(options.frames, 9);
    EXPECT_EQ(options.seed, 0u);
    EXPECT_EQ(options.capture, "a b.png");
    EXPECT_EQ(options.events, "e");
}

TEST(ParseOptions, BadWindowOptionsAreRefused) {
    expect_refused({{"--size", "0x0"},
                    {"--size", "960"},
                    {"--size", "960x"},
                    {"--size", "319x540"},
                    {"--size", "960x179"},
                    {"--size", "8193x540"},
                    {"--size", "-960x-540"},
                    {"--size", "960*540"},
                    {"--size", "1e3x540"},
                    {"--size"},
                    {"--lang", "de"},
                    {"--lang", ""},
                    {"--frames", "0"},
                    {"--frames", "-1"},
                    {"--frames", "1.5"},
                    {"--frames", "1000000001"},
                    {"--seed", "-1"},
                    {"--seed", "x"},
                    {"--seed", "18446744073709551616"},
                    {"--capture", ""},
                    {"--capture", "x.jpg"},
                    {"overlap", "a", "b", "--picture", "x.jpg"},
                    {"overlap", "a", ""},
                    {"lint", "a", ""},
                    {"hit", "", "1,1"},
                    {"--events", ""},
                    {"--unknown"},
                    {"nonsense"},
                    {"dodger", "extra"},
                    {"-x"},
                    {"dodger", "--frames"}});
}

TEST(ParseOptions, InspectTakesUpToTwoPictures) {
    EXPECT_TRUE(parsed<WindowOptions>({"inspect"}).images.empty());
    const auto options = parsed<WindowOptions>({"inspect", "--frames", "1", "--", "a.png", "-b.png"});
    EXPECT_EQ(options.start, WindowOptions::Start::inspector);
    EXPECT_EQ(options.images, (std::vector<std::string>{"a.png", "-b.png"}));
    expect_refused({{"inspect", "a", "b", "c"}, {"inspect", "--seed", "1"}});
}

TEST(ParseOptions, AnOptionBeforeTheCommandWouldDoNothingAndIsRefused) {
    expect_refused({{"--seed", "1", "dodger"},
                    {"--size", "960x540", "overlap", "a", "b"},
                    {"--frames", "1", "inspect"},
                    {"--lang", "en", "hit", "a", "1,1"},
                    {"--capture", "x", "bake", "a"},
                    {"--events", "x", "dodger"},
                    {"overlap", "a", "b", "--frames", "1"},
                    {"dodger", "inspect"}});
}

TEST(ParseOptions, OverlapIsRead) {
    const auto plain = parsed<OverlapOptions>({"overlap", "a.png", "b.png"});
    EXPECT_EQ(plain.a, "a.png");
    EXPECT_EQ(plain.b, "b.png");
    EXPECT_EQ(plain.pose_b.x, 0);
    EXPECT_FALSE(plain.threshold);
    EXPECT_FALSE(plain.key);
    EXPECT_FALSE(plain.json);

    const auto full = parsed<OverlapOptions>({"overlap", "a", "b", "--at", "-12,-3.5", "--threshold", "60",
                                              "--key", "FF00FF", "--json", "--a-scale", "-1,2", "--b-scale",
                                              "-0.5", "--b-rotate", "-90"});
    EXPECT_EQ(full.pose_a.x, 0);
    EXPECT_EQ(full.pose_b.x, -12);
    EXPECT_EQ(full.pose_b.y, -3.5);
    EXPECT_EQ(full.threshold, 60);
    ASSERT_TRUE(full.key);
    EXPECT_EQ(full.key->blue, 255);
    EXPECT_TRUE(full.json);
    EXPECT_EQ(full.pose_a.scale_x, -1);
    EXPECT_EQ(full.pose_a.scale_y, 2);
    EXPECT_EQ(full.pose_b.scale_x, -0.5);
    EXPECT_EQ(full.pose_b.scale_y, -0.5);
}

TEST(ParseOptions, ANegativeNumberIsAValueAndNoOption) {
    EXPECT_EQ(parsed<OverlapOptions>({"overlap", "a", "b", "--at", "-1,-1"}).pose_b.x, -1);
    EXPECT_EQ(parsed<OverlapOptions>({"overlap", "a", "b", "--at=-1,-1"}).pose_b.y, -1);
    EXPECT_EQ(parsed<OverlapOptions>({"overlap", "--at", "-.5,-1e1", "a", "b"}).pose_b.y, -10);
}

TEST(ParseOptions, BadOverlapOptionsAreRefused) {
    expect_refused({{"overlap"},
                    {"overlap", "a"},
                    {"overlap", "a", "b", "c"},
                    {"overlap", "a", "b", "--at"},
                    {"overlap", "a", "b", "--at", "1"},
                    {"overlap", "a", "b", "--at", "1,2,3"},
                    {"overlap", "a", "b", "--at", "nan,0"},
                    {"overlap", "a", "b", "--at", "inf,0"},
                    {"overlap", "a", "b", "--at", "1e999,0"},
                    {"overlap", "a", "b", "--at", ""},
                    {"overlap", "a", "b", "--threshold", "-1"},
                    {"overlap", "a", "b", "--threshold", "256"},
                    {"overlap", "a", "b", "--threshold", "1.5"},
                    {"overlap", "a", "b", "--threshold", ""},
                    {"overlap", "a", "b", "--key", "red"},
                    {"overlap", "a", "b", "--key", ""},
                    {"overlap", "a", "b", "--a-rotate", "nan"},
                    {"overlap", "a", "b", "--b-rotate", "90deg"},
                    {"overlap", "a", "b", "--a-scale", "inf"},
                    {"overlap", "a", "b", "--b-scale", "1,2,3"},
                    {"overlap", "a", "b", "--rotate", "90"},
                    {"overlap", "a", "b", "--at", "1,1", "--at", "2,2"},
                    {"overlap", "a", "b", "--new\nline"},
                    {"overlap", "a", "b", "--bad\xff"}});
}

TEST(ParseOptions, BatchStandsAlone) {
    EXPECT_EQ(parsed<OverlapOptions>({"overlap", "--batch", "-"}).batch, "-");
    EXPECT_EQ(parsed<OverlapOptions>({"overlap", "--batch", "asks.jsonl"}).batch, "asks.jsonl");
    expect_refused({{"overlap", "--batch"},
                    {"overlap", "--batch", ""},
                    {"overlap", "a", "--batch", "f"},
                    {"overlap", "a", "b", "--batch", "f"},
                    {"overlap", "--batch", "f", "--json"},
                    {"overlap", "--batch", "f", "--at", "1,1"},
                    {"overlap", "--batch", "f", "--threshold", "1"},
                    {"overlap", "--batch", "f", "--key", "FF00FF"},
                    {"overlap", "--batch", "f", "--a-scale", "1"},
                    {"overlap", "--batch", "f", "--b-rotate", "1"}});
}

TEST(ParseOptions, HitIsRead) {
    const auto options = parsed<HitOptions>({"hit", "a.png", "12,3", "--threshold", "0", "--key", "010203"});
    EXPECT_EQ(options.image, "a.png");
    EXPECT_EQ(options.point, (Point{12, 3}));
    EXPECT_EQ(options.threshold, 0);
    EXPECT_EQ(options.key->green, 2);
    EXPECT_EQ(parsed<HitOptions>({"hit", "--", "-a.png", "-1,-1"}).point, (Point{-1, -1}));
    expect_refused({{"hit"},
                    {"hit", "a"},
                    {"hit", "a", "1"},
                    {"hit", "a", "1.5,2"},
                    {"hit", "a", "1,2", "3"},
                    {"hit", "a", "x,y"},
                    {"hit", "a", "1,2", "--json"},
                    {"hit", "a", "9223372036854775808,0"}});
}

TEST(ParseOptions, BakeIsRead) {
    const auto options = parsed<BakeOptions>({"bake", "a.png", "b.png", "-o", "out", "--threshold", "127"});
    EXPECT_EQ(options.images, (std::vector<std::string>{"a.png", "b.png"}));
    EXPECT_EQ(options.folder, "out");
    EXPECT_EQ(options.threshold, 127);
    EXPECT_EQ(parsed<BakeOptions>({"bake", "-o", "out", "--", "-a.png"}).images,
              (std::vector<std::string>{"-a.png"}));
    expect_refused({{"bake"},
                    {"bake", "-o", "out"},
                    {"bake", "a", "-o", ""},
                    {"bake", "a", "-o"},
                    {"bake", "a", "--key", "FF00FF"},
                    {"bake", "a", "--threshold", "x"}});
}

TEST(ParseOptions, LintIsRead) {
    const auto options =
        parsed<LintOptions>({"lint", "a", "b", "--threshold", "9", "--key", "00FF01", "--json"});
    EXPECT_EQ(options.images, (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(options.threshold, 9);
    ASSERT_TRUE(options.key.has_value());
    EXPECT_EQ(options.key->green, 255);
    EXPECT_EQ(options.key->blue, 1);
    EXPECT_TRUE(options.json);
    EXPECT_EQ(parsed<LintOptions>({"lint", "a"}).threshold, std::nullopt);
    expect_refused(
        {{"lint"}, {"lint", "--json"}, {"lint", "a", "--threshold", "256"}, {"lint", "a", "-o", "b"}});
}

TEST(ParseOptions, OutlineIsRead) {
    const auto options =
        parsed<OutlineOptions>({"outline", "a", "--threshold", "127", "--key", "000000", "--json"});
    EXPECT_EQ(options.image, "a");
    EXPECT_EQ(options.threshold, 127);
    EXPECT_TRUE(options.key.has_value());
    EXPECT_TRUE(options.json);
    EXPECT_FALSE(parsed<OutlineOptions>({"outline", "a"}).json);
    expect_refused({{"outline"}, {"outline", "a", "b"}, {"outline", "a", "--key", "red"}});
}

TEST(ParseOptions, CheckIsRead) {
    const auto options = parsed<CheckOptions>({"check", "a.json", "b.json", "--json"});
    EXPECT_EQ(options.files, (std::vector<std::string>{"a.json", "b.json"}));
    EXPECT_TRUE(options.json);
    EXPECT_FALSE(parsed<CheckOptions>({"check", "a"}).json);
    expect_refused({{"check"}, {"check", "--json"}, {"check", "a", "--threshold", "1"}});
}

TEST(ParseOptions, ReplayVerifyIsRead) {
    const auto options = parsed<ReplayOptions>({"replay", "verify", "a", "b.json", "--json"});
    EXPECT_EQ(options.files, (std::vector<std::string>{"a", "b.json"}));
    EXPECT_TRUE(options.json);
    EXPECT_FALSE(parsed<ReplayOptions>({"replay", "verify", "a"}).json);
    EXPECT_EQ(parsed<ReplayOptions>({"replay", "verify", "--", "-a"}).files,
              (std::vector<std::string>{"-a"}));
    expect_refused({{"replay"},
                    {"replay", "a"},
                    {"replay", "verify"},
                    {"replay", "verify", "--json"},
                    {"replay", "verify", "a", "--seed", "1"},
                    {"replay", "--json", "verify", "a"},
                    {"--seed", "1", "replay", "verify", "a"},
                    {"verify", "a"}});
    EXPECT_NE(parsed<TextOptions>({"replay", "verify", "--help"}).text.find("--json"), std::string::npos);
}

// The arcade's replays are shown by either of the dodger's two commands.
TEST(ParseOptions, ReplayToWatchIsRead) {
    for (const char* game : {"arcade", "dodger"}) {
        const auto options = parsed<WindowOptions>({game, "--replay", "r.json"});
        EXPECT_EQ(options.start, WindowOptions::Start::arcade) << game;
        EXPECT_EQ(options.replay, "r.json") << game;
        expect_refused({{game, "--replay"}, {game, "--replay", ""}, {game, "--replay", "r", "--seed", "1"}});
    }
    EXPECT_EQ(parsed<WindowOptions>({"dodger"}).start, WindowOptions::Start::dodger);
    expect_refused({{"inspect", "--replay", "r"}, {"--replay", "r"}});
}

TEST(ParseOptions, HelpAndVersionAreTexts) {
    EXPECT_NE(parsed<TextOptions>({"--help"}).text.find("overlap"), std::string::npos);
    EXPECT_TRUE(parsed<TextOptions>({"--version"}).text.starts_with("graze "));
    for (const char* command :
         {"dodger", "inspect", "overlap", "hit", "bake", "lint", "outline", "check", "replay"})
        EXPECT_NE(parsed<TextOptions>({command, "--help"}).text.find(command), std::string::npos);
}

}  // namespace
}  // namespace graze
