#include <sys/stat.h>

#include "support/pictures.h"
#include "support/run_program.h"

namespace graze {
namespace {

class HitAndBake : public test::RunProgram {
  protected:
    test::Outcome graze(std::vector<std::string> arguments, const std::string& out = "") {
        return run(GRAZE_PROGRAM, std::move(arguments), "", out);
    }
    // A picture of one row with these alphas.
    std::string row(const std::string& name, const std::vector<std::uint8_t>& alphas) {
        test::Picture picture{static_cast<int>(alphas.size()), 1, {}};
        for (const std::uint8_t alpha : alphas) picture.pixels.push_back({1, 2, 3, alpha});
        return write(name, test::png(picture));
    }
};

TEST_F(HitAndBake, HitTellsSolidFromClearAndFromOutside) {
    row("a.png", {0, 1, 61});
    const auto expect = [&](const std::vector<std::string>& arguments, int status, const std::string& out) {
        const test::Outcome outcome = graze(arguments);
        EXPECT_EQ(outcome.status, status) << outcome.err;
        EXPECT_EQ(outcome.out, out);
    };
    expect({"hit", "a.png", "0,0"}, 1, "clear\n");
    expect({"hit", "a.png", "1,0"}, 0, "solid\n");
    expect({"hit", "a.png", "1,0", "--threshold", "60"}, 1, "clear\n");
    expect({"hit", "a.png", "2,0", "--key", "010203"}, 1, "clear\n");
    expect({"hit", "a.png", "3,0"}, 1, "clear: outside the picture\n");
    expect({"hit", "a.png", "0,1"}, 1, "clear: outside the picture\n");
    expect({"hit", "a.png", "--", "-1,0"}, 1, "clear: outside the picture\n");
    expect({"hit", "missing.png", "0,0"}, 2, "");
}

TEST_F(HitAndBake, OddNamesAndTheirErrorsAreOneLine) {
    for (const char* name : {"with space.png", "\u732b.png", "-dash.png", "new\nline.png", "bad\xff.png"}) {
        row(name, {255});
        EXPECT_EQ(graze({"hit", "--", name, "0,0"}).status, 0) << name;
        write(name, "no picture");
        const test::Outcome outcome = graze({"hit", "--", name, "0,0"});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
    }
}

TEST_F(HitAndBake, BakeWritesTheBitsBesideThePicture) {
    row("a.png", {255, 60, 61, 0, 0, 0, 0, 0, 200});
    const test::Outcome outcome = graze({"bake", "a.png"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "a.png.pbm: 9 x 1, 3 solid\n");
    EXPECT_EQ(read("a.png.pbm"), "P4\n# graze bake, alpha > 60\n9 1\n\xa0\x80");
    EXPECT_EQ(graze({"hit", "a.png.pbm", "2,0"}).out, "solid\n");
    EXPECT_EQ(graze({"hit", "a.png.pbm", "1,0"}).out, "clear\n");
}

TEST_F(HitAndBake, BakeTakesAThresholdAndAFolder) {
    row("a.png", {255, 60, 61});
    std::filesystem::create_directory(path("out"));
    EXPECT_EQ(graze({"bake", "a.png", "-o", "out", "--threshold", "0"}).status, 0);
    EXPECT_EQ(read("out/a.png.pbm"), "P4\n# graze bake, alpha > 0\n3 1\n\xe0");
    EXPECT_FALSE(std::filesystem::exists(path("a.png.pbm")));
}

TEST_F(HitAndBake, BakeMakesAMissingFolderOnlyWhenItHasSomethingToWrite) {
    row("a.png", {255});
    write("bad.png", "no picture");
    EXPECT_EQ(graze({"bake", "a.png", "bad.png", "-o", "new/masks"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(path("new")));
    EXPECT_EQ(graze({"bake", "a.png", "-o", "new/masks"}).status, 0);
    EXPECT_EQ(read("new/masks/a.png.pbm"), "P4\n# graze bake, alpha > 60\n1 1\n\x80");
    EXPECT_EQ(graze({"bake", "a.png", "-o", "a.png"}).status, 2);  // no folder
}

TEST_F(HitAndBake, BakeWaitsForNoFifoThatStandsWhereItWouldWrite) {
    row("a.png", {255});
    ASSERT_EQ(mkfifo(path("a.png.pbm").c_str(), 0600), 0);
    const test::Outcome outcome = graze({"bake", "a.png"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(outcome.err.starts_with("graze: a.png.pbm: ")) << outcome.err;
    EXPECT_TRUE(std::filesystem::is_fifo(path("a.png.pbm")));
}

TEST_F(HitAndBake, OneTargetByTwoWaysIsSeen) {
    row("a.png", {255});
    std::filesystem::create_symlink(".", path("here"));
    EXPECT_EQ(graze({"bake", "a.png", "here/a.png"}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(path("a.png.pbm")));
}

TEST_F(HitAndBake, BakeReplacesWhatItBakedAndNothingElse) {
    row("a.png", {255});
    EXPECT_EQ(graze({"bake", "a.png"}).status, 0);
    EXPECT_EQ(graze({"bake", "a.png", "--threshold", "255"}).status, 0);
    EXPECT_EQ(read("a.png.pbm"), std::string("P4\n# graze bake, alpha > 255\n1 1\n\0", 34));
    for (const std::string& other : {std::string("P4\n1 1\n\x80"), std::string(), std::string("my notes")}) {
        write("a.png.pbm", other);
        const test::Outcome outcome = graze({"bake", "a.png"});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_TRUE(outcome.err.starts_with("graze: a.png.pbm: ")) << outcome.err;
        EXPECT_EQ(read("a.png.pbm"), other);
    }
}

TEST_F(HitAndBake, OneBadPictureAndNothingIsWritten) {
    row("good.png", {255});
    write("bad.png", "no picture");
    const test::Outcome outcome = graze({"bake", "good.png", "bad.png"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(outcome.err.starts_with("graze: bad.png: ")) << outcome.err;
    EXPECT_FALSE(std::filesystem::exists(path("good.png.pbm")));
}

TEST_F(HitAndBake, TwoPicturesForOneTargetAreRefused) {
    std::filesystem::create_directory(path("one"));
    std::filesystem::create_directory(path("two"));
    row("one/a.png", {255});
    row("two/a.png", {0});
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"bake", "one/a.png", "two/a.png", "-o", "."},
          {"bake", "one/a.png", "one/a.png"},
          {"bake", "one/a.png", "two/../one/a.png"}}) {
        EXPECT_EQ(graze(arguments).status, 2);
        EXPECT_FALSE(std::filesystem::exists(path("a.png.pbm")));
        EXPECT_FALSE(std::filesystem::exists(path("one/a.png.pbm")));
    }
    EXPECT_EQ(graze({"bake", "one/a.png", "two/a.png"}).status, 0);
}

TEST_F(HitAndBake, ABitmapNeedsNoThreshold) {
    write("a.pbm", test::pbm(3, 1, "\xa0"));
    EXPECT_EQ(graze({"hit", "a.pbm", "0,0"}).status, 0);
    EXPECT_EQ(graze({"hit", "a.pbm", "0,0", "--threshold", "0"}).status, 2);
    EXPECT_EQ(graze({"hit", "a.pbm", "0,0", "--key", "FF00FF"}).status, 2);
}

TEST_F(HitAndBake, OutputThatCannotBeWrittenIsAnError) {
    row("a.png", {255});
    EXPECT_EQ(graze({"hit", "a.png", "0,0"}, "/dev/full").status, 2);
}

TEST_F(HitAndBake, HelpAndVersionSucceedAndUnknownWordsDoNot) {
    EXPECT_EQ(graze({"bake", "--nonsense"}).status, 2);
    EXPECT_EQ(graze({"nonsense"}).status, 2);
}

}  // namespace
}  // namespace graze
