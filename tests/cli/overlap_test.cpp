#include "support/pictures.h"
#include "support/run_program.h"

namespace graze {
namespace {

class OverlapCommand : public test::RunProgram {
  protected:
    OverlapCommand() {
        // 4 x 4, solid but for a hole of 2 x 2; and one solid pixel.
        test::Picture ring{4, 4, std::vector<test::Rgba>(16, {9, 9, 9, 255})};
        for (const std::size_t hole : {5u, 6u, 9u, 10u}) ring.pixels[hole].alpha = 0;
        write("ring.png", test::png(ring));
        write("dot.png", test::png(test::Picture{1, 1, {{9, 9, 9, 255}}}));
    }
    test::Outcome overlap(std::vector<std::string> arguments, const std::string& in = "",
                          const std::string& out = "") {
        arguments.insert(arguments.begin(), "overlap");
        return run(GRAZE_PROGRAM, std::move(arguments), in, out);
    }
};

const std::string hit_at_corner =
    R"("hit":true,"pixels":1,"boxes":{"x":3,"y":3,"width":1,"height":1},)"
    R"("overlap":{"x":3,"y":3,"width":1,"height":1},"first":{"x":3,"y":3},"threshold":0})";
const std::string hole =
    R"("hit":false,"pixels":0,"boxes":{"x":1,"y":1,"width":1,"height":1},"overlap":null,"first":null,"threshold":0})";

std::string ask(const std::string& id, const std::string& file, int x) {
    const std::string place = std::to_string(x);
    return "{\"id\": " + id + R"(, "a": {"file": "ring.png"}, "b": {"file": ")" + file +
           "\", \"x\": " + place + ", \"y\": " + place + "}}\n";
}

TEST_F(OverlapCommand, HitIsZeroAndSaysWhere) {
    const test::Outcome outcome = overlap({"ring.png", "dot.png", "--at", "3,3"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "hit: x 3, y 3, width 1, height 1 relative to A; 1 pixel; first 3,3\n");
    EXPECT_EQ(outcome.err, "");
}

TEST_F(OverlapCommand, NoHitIsOneAndSaysWhetherTheBoxesDo) {
    const test::Outcome inside = overlap({"ring.png", "dot.png", "--at", "1,1"});
    EXPECT_EQ(inside.status, 1);
    EXPECT_EQ(inside.out, "no hit: the boxes overlap, the pixels do not\n");
    const test::Outcome beside = overlap({"ring.png", "dot.png", "--at", "4,0"});  // touching edges
    EXPECT_EQ(beside.status, 1);
    EXPECT_EQ(beside.out, "no hit: the boxes are apart\n");
}

TEST_F(OverlapCommand, ErrorsAreTwoWithOneLine) {
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"ring.png"},
                                                      {"ring.png", "missing.png"},
                                                      {"ring.png", "dot.png", "--at", "x"},
                                                      {"ring.png", "dot.png", "--b-scale", "1e9"},
                                                      {"ring.png", "dot.png", "--at", "1e300,0"},
                                                      {".", "dot.png"}}) {
        const test::Outcome outcome = overlap(arguments);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_TRUE(outcome.err.starts_with("graze: ")) << outcome.err;
        EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1) << outcome.err;
    }
}

TEST_F(OverlapCommand, JsonHasTheSameAnswerWithoutAnId) {
    const test::Outcome outcome = overlap({"ring.png", "dot.png", "--at", "3,3", "--json"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "{" + hit_at_corner + "\n");
    EXPECT_EQ(overlap({"ring.png", "dot.png", "--at", "1,1", "--json"}).out, "{" + hole + "\n");
}

TEST_F(OverlapCommand, BatchAnswersEachLineInOrder) {
    write("asks.jsonl", ask("1", "dot.png", 3) + ask("\"two\"", "dot.png", 1));
    const test::Outcome outcome = overlap({"--batch", "asks.jsonl"});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "{\"id\":1," + hit_at_corner + "\n{\"id\":\"two\"," + hole + "\n");
    EXPECT_EQ(outcome.err, "");
}

TEST_F(OverlapCommand, BatchFromStandardInput) {
    const test::Outcome outcome =
        overlap({"--batch", "-"}, ask("1", "dot.png", 3).substr(0, ask("1", "dot.png", 3).size() - 1));
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "{\"id\":1," + hit_at_corner + "\n");
    EXPECT_EQ(overlap({"--batch", "-"}).status, 0);  // nothing asked, nothing unanswered
}

TEST_F(OverlapCommand, RelativePicturesOfABatchLieBesideIt) {
    std::filesystem::create_directory(path("sub"));
    std::filesystem::rename(path("ring.png"), path("sub/ring.png"));
    std::filesystem::rename(path("dot.png"), path("sub/dot.png"));
    write("sub/asks.jsonl", ask("1", "dot.png", 3));
    EXPECT_EQ(overlap({"--batch", "sub/asks.jsonl"}).status, 0);
    EXPECT_EQ(overlap({"--batch", "-"}, ask("1", "dot.png", 3)).status, 2);  // beside the current folder
    EXPECT_EQ(overlap({"--batch", "-"},
                      R"({"a": {"file": "sub/ring.png"}, "b": {"file": ")" + path("sub/dot.png") + "\"}}")
                  .status,
              0);
}

TEST_F(OverlapCommand, ALineThatCannotBeAnsweredDoesNotStopTheRest) {
    write("bad\nname.png", "no picture");
    const test::Outcome outcome =
        overlap({"--batch", "-"}, ask("1", "missing.png", 0) + "nonsense\n\n" +
                                      ask("4", "bad\\nname.png", 0) + ask("5", "dot.png", 3));
    EXPECT_EQ(outcome.status, 2);
    std::istringstream lines(outcome.out);
    std::string line;
    const auto next_starts_with = [&](const std::string& start) {
        std::getline(lines, line);
        return line.starts_with(start);
    };
    EXPECT_TRUE(next_starts_with(R"({"id":1,"error":"missing.png: )")) << line;
    EXPECT_TRUE(next_starts_with(R"({"id":null,"error":")")) << line;
    EXPECT_TRUE(next_starts_with(R"({"id":null,"error":")")) << line;
    EXPECT_TRUE(next_starts_with(R"({"id":4,"error":"bad\\x0aname.png: )")) << line;
    EXPECT_TRUE(next_starts_with("{\"id\":5," + hit_at_corner)) << line;
    EXPECT_FALSE(std::getline(lines, line));
}

TEST_F(OverlapCommand, AnErrorWithoutAnIdTellsItsLine) {
    const test::Outcome outcome = overlap({"--batch", "-"}, ask("1", "dot.png", 0) + "nonsense\n");
    EXPECT_NE(outcome.out.find(R"({"id":null,"error":"line 2: )"), std::string::npos) << outcome.out;
}

TEST_F(OverlapCommand, AClosedInputAndAFolderAreNoEmptyBatch) {
    for (const char* input : {"<&-", "</"}) {
        const test::Outcome outcome =
            run("/bin/sh", {"-c", std::string("exec \"$0\" overlap --batch - ") + input, GRAZE_PROGRAM});
        EXPECT_EQ(outcome.status, 2) << input;
        EXPECT_EQ(outcome.err, "graze: standard input cannot be read\n");
    }
}

TEST_F(OverlapCommand, AnEndlessLineEndsTheBatchWithAnError) {
    const test::Outcome outcome = overlap({"--batch", "-"}, std::string(3 << 20, 'x'));
    EXPECT_EQ(outcome.status, 2);
    EXPECT_NE(outcome.out.find("1 MiB"), std::string::npos);
}

TEST_F(OverlapCommand, ABatchThatCannotBeReadIsAnError) {
    for (const char* batch : {"missing.jsonl", "."}) {
        const test::Outcome outcome = overlap({"--batch", batch});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_TRUE(outcome.err.starts_with("graze: ")) << outcome.err;
    }
}

TEST_F(OverlapCommand, OutputThatCannotBeWrittenIsAnError) {
    EXPECT_EQ(overlap({"ring.png", "dot.png", "--at", "3,3"}, "", "/dev/full").status, 2);
    EXPECT_EQ(overlap({"--batch", "-"}, ask("1", "dot.png", 3), "/dev/full").status, 2);
}

}  // namespace
}  // namespace graze
