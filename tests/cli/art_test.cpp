#include "support/pictures.h"
#include "support/run_program.h"

namespace graze {
namespace {

class ArtCommands : public test::RunProgram {
  protected:
    // One character a pixel: '#' alpha 255, 'o' 100, '.' 0.
    void draw(const std::string& name, const std::vector<std::string>& art) {
        test::Picture picture{static_cast<int>(art[0].size()), static_cast<int>(art.size()), {}};
        for (const std::string& row : art)
            for (const char c : row)
                picture.pixels.push_back({9, 9, 9,
                                          static_cast<std::uint8_t>(c == '#'   ? 255
                                                                    : c == 'o' ? 100
                                                                               : 0)});
        write(name, test::png(picture));
    }
    test::Outcome graze(std::vector<std::string> arguments) {
        return run(GRAZE_PROGRAM, std::move(arguments));
    }
};

TEST_F(ArtCommands, LintTellsEachFindingInALine) {
    draw("all.png", {"#.o.....",  //
                     "........",  //
                     "..####..",  //
                     "..#.##..",  //
                     "..####..",  //
                     "........"});
    draw("small.png", {"......", ".#....", "......", "......"});
    const test::Outcome outcome = graze({"lint", "small.png", "all.png"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(
        outcome.out,
        "small.png: margin: more than half is margin; all that can be seen is in x 1, y 1, width 1, height "
        "1\n"
        "all.png: halo: 1 pixel of alpha 1 to 127 away from all that is solid, seen and never hit; first at "
        "2,0\n"
        "all.png: strays: 1 pixel in 1 small part away from the largest one; first at 0,0\n"
        "all.png: holes: 1 of 1 pixel together, through which small sprites may fit; first at 3,3\n"
        "all.png: border: it is solid at the edge (left, top), so it may be cut off\n");
    EXPECT_EQ(outcome.err, "");
}

TEST_F(ArtCommands, LintOfCleanArtIsZero) {
    draw("clean.png", {"....", ".##.", ".##.", ".##.", "...."});
    const test::Outcome outcome = graze({"lint", "clean.png"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "clean.png: nothing found\n");
    draw("faint.png", {"oo", "oo"});
    EXPECT_EQ(graze({"lint", "faint.png"}).out,
              "faint.png: empty: no alpha is above 127, so it never hits\n");
    EXPECT_EQ(
        graze({"lint", "faint.png", "--threshold", "50"}).out,
        "faint.png: border: it is solid at the edge (left, top, right, bottom), so it may be cut off\n");
}

TEST_F(ArtCommands, LintGoesOnAfterAFileThatCannotBeRead) {
    draw("clean.png", {"....", ".##.", ".##.", ".##.", "...."});
    const test::Outcome outcome = graze({"lint", "missing.png", "clean.png"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "clean.png: nothing found\n");
    EXPECT_TRUE(outcome.err.starts_with("graze: missing.png: ")) << outcome.err;
}

TEST_F(ArtCommands, LintAsJson) {
    draw("all.png", {"#.......", "...###..", "...#.#..", "...###..", "........"});
    EXPECT_EQ(graze({"lint", "all.png", "--json"}).out,
              R"({"file":"all.png","threshold":127,"solid":9,"halo":null,)"
              R"("strays":{"pixels":1,"parts":1,"first":{"x":0,"y":0}},)"
              R"("holes":{"pixels":1,"parts":1,"first":{"x":4,"y":2}},"edges":["left","top"],"crop":null})"
              "\n");
    draw("small.png", {".....", ".#...", ".....", "....."});
    EXPECT_NE(graze({"lint", "small.png", "--json"})
                  .out.find(R"("edges":[],"crop":{"x":1,"y":1,"width":1,"height":1})"),
              std::string::npos);
}

TEST_F(ArtCommands, LintTakesBitmapsAsTheyStand) {
    write("dot.pbm", std::string("P4\n5 4\n\x00\x40\x00\x00", 11));
    const test::Outcome outcome = graze({"lint", "dot.pbm", "--threshold", "200"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out,
              "dot.pbm: margin: more than half is margin; all that can be seen is in x 1, y 1, width 1, "
              "height 1\n");
}

TEST_F(ArtCommands, OutlineIsPathDataOrPoints) {
    draw("ring.png", {"....", "####", "#..#", "####"});
    const test::Outcome outcome = graze({"outline", "ring.png"});
    EXPECT_EQ(outcome.status, 0);
    // Along the inside: the pixels above, beside and below the hole, but not those in its corners.
    EXPECT_EQ(outcome.out,
              "outer: M0.5 1.5L3.5 1.5L3.5 3.5L0.5 3.5Z\n"
              "hole: M1.5 1.5L0.5 2.5L1.5 3.5L2.5 3.5L3.5 2.5L2.5 1.5Z\n");
    EXPECT_EQ(graze({"outline", "ring.png", "--json"}).out,
              R"({"outlines":[{"kind":"outer","points":[[0,1],[3,1],[3,3],[0,3]]},)"
              R"({"kind":"hole","points":[[1,1],[0,2],[1,3],[2,3],[3,2],[2,1]]}]})"
              "\n");
}

TEST_F(ArtCommands, OutlineOfNothingIsOneAndErrorsAreTwo) {
    draw("faint.png", {"oo"});
    EXPECT_EQ(graze({"outline", "faint.png"}).status, 0);
    const test::Outcome none = graze({"outline", "faint.png", "--threshold", "100"});
    EXPECT_EQ(none.status, 1);
    EXPECT_EQ(none.out, "");
    EXPECT_EQ(graze({"outline", "faint.png", "--threshold", "100", "--json"}).out, "{\"outlines\":[]}\n");
    for (const std::vector<std::string>& bad : {std::vector<std::string>{"outline"},
                                                {"outline", "missing.png"},
                                                {"outline", "faint.png", "faint.png"},
                                                {"lint"},
                                                {"lint", "faint.png", "--threshold", "256"},
                                                {"outline", "faint.png", "--threshold", "x"}})
        EXPECT_EQ(graze(bad).status, 2);
}

}  // namespace
}  // namespace graze
