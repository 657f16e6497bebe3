#include <nlohmann/json.hpp>

#include "support/pictures.h"
#include "support/run_program.h"

namespace graze {
namespace {

class Check : public test::RunProgram {
  protected:
    Check() {
        // 4 x 4, solid but for a hole of 2 x 2; one solid pixel; a sheet of two, clear and solid; a faint
        // one.
        test::Picture ring{4, 4, std::vector<test::Rgba>(16, {9, 9, 9, 255})};
        for (const std::size_t hole : {5u, 6u, 9u, 10u}) ring.pixels[hole].alpha = 0;
        write("ring.png", test::png(ring));
        write("dot.png", test::png(test::Picture{1, 1, {{90, 9, 9, 255}}}));
        write("sheet.png", test::png(test::Picture{2, 1, {{9, 9, 9, 0}, {9, 9, 9, 255}}}));
        write("faint.png", test::png(test::Picture{1, 1, {{9, 9, 9, 100}}}));
    }
    // A scene of the ring at 0,0 and another sprite, of which a hit is expected, or none.
    std::string scene(const std::string& name, const std::string& other, bool hit, int threshold = 0) {
        return write(name, R"({"format":"graze scene","version":1,"threshold":)" + std::to_string(threshold) +
                               R"(,"sprites":[{"name":"ring","file":"ring.png"},{"name":"other",)" + other +
                               R"(}],"expect":[{"a":"ring","b":"other","hit":)" + (hit ? "true" : "false") +
                               "}]}");
    }
    test::Outcome check(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "check");
        return run(GRAZE_PROGRAM, std::move(arguments));
    }
};

TEST_F(Check, MetExpectationsAreZero) {
    scene("hit.json", R"("file":"dot.png","x":3,"y":3)", true);
    scene("miss.json", R"("file":"dot.png","x":1,"y":2)", false);
    const test::Outcome outcome = check({"hit.json", "miss.json"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "hit.json: met: 1 expectation\nmiss.json: met: 1 expectation\n");
    EXPECT_EQ(outcome.err, "");
}

TEST_F(Check, EachExpectationThatIsNotMetIsALineAndOne) {
    scene("one.json", R"("file":"dot.png","x":3,"y":3)", false);
    scene("hole.json", R"("file":"dot.png","x":1,"y":2)", true);
    scene("all.json", R"("file":"ring.png")", false);
    const test::Outcome outcome = check({"one.json", "hole.json", "all.json"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out,
              "one.json: \"ring\" and \"other\" must not hit, but they share 1 pixel\n"
              "hole.json: \"ring\" and \"other\" must hit, but they share no pixel\n"
              "all.json: \"ring\" and \"other\" must not hit, but they share 12 pixels\n");
}

// Frame 1 of the sheet is its solid pixel, frame 0 the clear one.
TEST_F(Check, FramesThresholdsAndPosesCount) {
    scene("clear.json", R"("file":"sheet.png","columns":2,"x":3)", false);
    scene("solid.json", R"("file":"sheet.png","columns":2,"frame":1,"x":3)", true);
    scene("low.json", R"("file":"faint.png")", true, 99);
    scene("high.json", R"("file":"faint.png")", false, 100);
    // The dot in the middle of the hole, four times as large about its centre: it covers the ring's rim.
    scene("scaled.json", R"("file":"dot.png","x":2,"y":2,"scale_x":4,"scale_y":4)", true);
    // The sheet's pixels, side by side, are one above the other after a quarter turn: the solid one below.
    scene("turned.json", R"("file":"sheet.png","x":1,"y":2.5,"rotate":90)", true);
    scene("unturned.json", R"("file":"sheet.png","x":1,"y":2,"rotate":0)", false);
    const test::Outcome outcome = check(
        {"clear.json", "solid.json", "low.json", "high.json", "scaled.json", "turned.json", "unturned.json"});
    EXPECT_EQ(outcome.status, 0) << outcome.out << outcome.err;
}

TEST_F(Check, JsonIsAnObjectAnExpectation) {
    scene("a.json", R"("file":"ring.png")", true);
    scene("b.json", R"("file":"dot.png","x":1,"y":1)", true);
    const test::Outcome outcome = check({"a.json", "b.json", "--json"});
    EXPECT_EQ(outcome.status, 1);
    const std::size_t end = outcome.out.find('\n');
    EXPECT_EQ(nlohmann::json::parse(outcome.out.substr(0, end)),
              nlohmann::json::parse(R"({"file":"a.json","a":"ring",
        "b":"other","expected":true,"hit":true,"pixels":12,"met":true})"));
    EXPECT_EQ(nlohmann::json::parse(outcome.out.substr(end)),
              nlohmann::json::parse(R"({"file":"b.json","a":"ring",
        "b":"other","expected":true,"hit":false,"pixels":0,"met":false})"));
}

TEST_F(Check, WhatCannotBeJudgedIsTwoAndTheOthersAreJudged) {
    scene("good.json", R"("file":"ring.png")", true);
    scene("gone.json", R"("file":"gone.png")", true);
    scene("small.json", R"("file":"dot.png","columns":2)", true);
    scene("huge.json", R"("file":"dot.png","scale_x":1e6,"scale_y":1e6)", true);
    write("idle.json", R"({"format":"graze scene","version":1,"sprites":[]})");
    const test::Outcome outcome =
        check({"gone.json", "small.json", "huge.json", "idle.json", "none.json", "ring.png", "good.json"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "good.json: met: 1 expectation\n");
    const std::string no_scene =
        ": it is no scene of the inspector: its \"format\" must be \"graze scene\"\n";
    EXPECT_EQ(outcome.err,
              "graze: gone.json: gone.png: there is no such file; check its name and folder\n"
              "graze: small.json: dot.png: it has fewer pixels than the frames that \"other\" takes from it; "
              "correct its columns and rows\n"
              "graze: huge.json: \"other\": it would cover more than 67108864 pixels; scale it less\n"
              "graze: idle.json: it expects nothing, so there is nothing to check; write what must hit into "
              "\"expect\"\n"
              "graze: none.json: there is no such file; check its name and folder\n"
              "graze: ring.png" +
                  no_scene);
}

}  // namespace
}  // namespace graze
