#include <array>
#include <filesystem>

#include "cli/overlap_answer.h"
#include "image_io/load.h"
#include "support/pictures.h"
#include "support/run_program.h"

namespace graze {
namespace {

class OverlapReports : public test::RunProgram {
  protected:
    OverlapReports() {
        // 4 x 4, solid but for a hole of 2 x 2; one solid pixel; and one of alpha 100.
        test::Picture ring{4, 4, std::vector<test::Rgba>(16, {9, 9, 9, 255})};
        for (const std::size_t hole : {5u, 6u, 9u, 10u}) ring.pixels[hole].alpha = 0;
        write("ring.png", test::png(ring));
        write("dot.png", test::png(test::Picture{1, 1, {{90, 9, 9, 255}}}));
        write("faint.png", test::png(test::Picture{1, 1, {{9, 9, 9, 100}}}));
        write("clear.png", test::png(test::Picture{1, 1, {{9, 9, 9, 0}}}));
    }
    test::Outcome overlap(std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "overlap");
        return run(GRAZE_PROGRAM, std::move(arguments));
    }
    // The lines after the verdict's.
    std::string report(std::vector<std::string> arguments) {
        const std::string out = overlap(std::move(arguments)).out;
        return out.substr(out.find('\n') + 1);
    }
};

const std::string ring_and_dot_at =
    "A: box x 0, y 0, width 4, height 4; 12 of its 16 pixels are solid (alpha above 0)\nB: box x ";
const std::string one_pixel = ", width 1, height 1; 1 of its 1 pixel is solid (alpha above 0)\n";
const std::string tested_cells =
    "cells of 256 pixels: A in 0,0, B in 0,0: the same or neighbours, so the boxes are tested\n";

TEST_F(OverlapReports, ExplainTellsTheStageThatDecided) {
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "3,3", "--explain"}),
              ring_and_dot_at + "3, y 3" + one_pixel + tested_cells +
                  "boxes: they share x 3, y 3, width 1, height 1, so the pixels there are tested\n"
                  "pixels: 1 is solid in both: hit\n");
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "1,1", "--explain"}),
              ring_and_dot_at + "1, y 1" + one_pixel + tested_cells +
                  "boxes: they share x 1, y 1, width 1, height 1, so the pixels there are tested\n"
                  "pixels: none is solid in both: no hit\n");
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "4,0", "--explain"}),
              ring_and_dot_at + "4, y 0" + one_pixel + tested_cells +
                  "boxes: they touch in x, and share no pixel, so no pixel is tested: no hit\n");
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "0,5", "--explain"}),
              ring_and_dot_at + "0, y 5" + one_pixel + tested_cells +
                  "boxes: 1 pixel lies between them in y, so no pixel is tested: no hit\n");
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "1000,0", "--explain"}),
              ring_and_dot_at + "1000, y 0" + one_pixel +
                  "cells of 256 pixels: A in 0,0, B in 3,0: no neighbours, so no box is tested (996 pixels "
                  "lie between them in x): no hit\n");
}

TEST_F(OverlapReports, ExplainNamesTheThresholdOrTheBitmap) {
    write("dot.pbm", std::string("P4\n1 1\n\x80", 8));
    const std::string faint = report({"ring.png", "faint.png", "--threshold", "127", "--explain"});
    EXPECT_NE(faint.find("0 of its 1 pixel are solid (alpha above 127)"), std::string::npos) << faint;
    const std::string bitmap = report({"dot.pbm", "dot.pbm", "--explain"});
    EXPECT_NE(bitmap.find("1 of its 1 pixel is solid (1 in the bitmap)"), std::string::npos) << bitmap;
}

// The dot on the ring's corner at 3,3: one step right, down or askew is outside or in the hole; to the left
// and up it goes along the ring's four pixels.
TEST_F(OverlapReports, SeparateTellsTheLeastMove) {
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "3,3", "--separate"}),
              "separate: move B by 1,0; or straight by right 1, right and down 1, down 1, left and down 1, "
              "left 4, left and up 1, up 4, right and up 1\n");
    EXPECT_EQ(overlap({"ring.png", "dot.png", "--at", "4,3"}).status, 1) << "the move is enough";
}

TEST_F(OverlapReports, SeparateTellsTheGapOfThoseApart) {
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "1,1", "--separate"}),
              "gap: 0 pixels; 0.00 as the crow flies, between 1,0 of A and 1,1 of B in the world\n");
    // From 3,3 it is 3 right and 4 down: 3 between by Chebyshev, 5 - 1 by Euclid.
    EXPECT_EQ(report({"ring.png", "dot.png", "--at", "6,7", "--separate"}),
              "gap: 3 pixels; 4.00 as the crow flies, between 3,3 of A and 6,7 of B in the world\n");
    EXPECT_EQ(report({"ring.png", "clear.png", "--separate"}),
              "gap: none, as one of them has no solid pixel\n");
}

TEST_F(OverlapReports, SweepTellsTheFirstContactAndWhetherAJumpWouldPassThrough) {
    const std::vector<std::string> from_left{"ring.png", "dot.png", "--at", "-3,1", "--sweep"};
    const auto by = [&](const std::string& way) {
        std::vector<std::string> arguments = from_left;
        arguments.push_back(way);
        return overlap(arguments);
    };
    const test::Outcome through = by("10,0");
    EXPECT_EQ(through.status, 0) << "they meet on the way";
    EXPECT_EQ(through.out,
              "no hit: the boxes are apart\nsweep: B meets A at step 3 of 10, moved by 3,0; in one "
              "jump it would pass through A unseen\n");
    EXPECT_EQ(by("6,0").out.substr(28), "sweep: B meets A at step 3 of 6, moved by 3,0\n") << "it ends in A";
    const test::Outcome away = by("-5,2");
    EXPECT_EQ(away.status, 1);
    EXPECT_EQ(away.out.substr(28), "sweep: B moves by -5,2 and never meets A\n");
    EXPECT_EQ(report({"ring.png", "dot.png", "--sweep", "9,9"}), "sweep: they overlap where B starts\n");
    for (const char* bad : {"1", "1.5,0", "1,2,3", "x", "", "1000000001,0", "0,-1000000001"})
        EXPECT_EQ(by(bad).status, 2) << bad;
}

// 255 of ring and 100 of the faint dot: solid in both for the thresholds 0 to 99.
TEST_F(OverlapReports, ProfileIsATableOfEveryThreshold) {
    std::string table = "threshold,pixels\n";
    for (int threshold = 0; threshold < 255; ++threshold)
        table += std::to_string(threshold) + (threshold < 100 ? ",1\n" : ",0\n");
    const test::Outcome outcome = overlap({"ring.png", "faint.png", "--at", "3,3", "--profile"});
    EXPECT_EQ(outcome.out, table);
    EXPECT_EQ(outcome.status, 0);
    // Scaled by 2 about 3.5,3.5 the dot covers the centres of 2,2 to 3,3, of which 2,2 is in the hole.
    const std::string scaled =
        overlap({"ring.png", "faint.png", "--at", "3,3", "--b-scale", "2", "--profile"}).out;
    EXPECT_TRUE(scaled.starts_with("threshold,pixels\n0,3\n")) << scaled;
    EXPECT_NE(scaled.find("\n99,3\n100,0\n"), std::string::npos);
    EXPECT_EQ(overlap({"ring.png", "dot.png", "--profile", "--explain"}).status, 2) << "a table alone";
}

TEST_F(OverlapReports, JsonHasThemAll) {
    const std::string all = overlap({"ring.png", "dot.png", "--at", "4,1", "--json", "--explain",
                                     "--separate", "--sweep", "-2,0"})
                                .out;
    EXPECT_EQ(
        all,
        R"({"hit":false,"pixels":0,"boxes":null,"overlap":null,"first":null,"threshold":0,)"
        R"("trace":{"stage":"boxes_apart","cell_size":256,"a_cell":{"x":0,"y":0},"b_cell":{"x":0,"y":0},)"
        R"("gap_x":0,"gap_y":null,"a_solid":12,"b_solid":1},)"
        R"("separate":{"move":{"x":0,"y":0},"directions":[{"x":1,"y":0,"steps":0},{"x":1,"y":1,"steps":0},)"
        R"({"x":0,"y":1,"steps":0},{"x":-1,"y":1,"steps":0},{"x":-1,"y":0,"steps":0},)"
        R"({"x":-1,"y":-1,"steps":0},{"x":0,"y":-1,"steps":0},{"x":1,"y":-1,"steps":0}],)"
        R"("gap":{"pixels":0,"euclidean":0.0,"a":{"x":3,"y":1},"b":{"x":4,"y":1}}},)"
        R"("sweep":{"by":{"x":-2,"y":0},"steps":2,"contact":{"step":1,"moved":{"x":-1,"y":0}},)"
        R"("jumps_through":true}})"
        "\n");
    const std::string profile = overlap({"ring.png", "faint.png", "--json", "--profile"}).out;
    EXPECT_NE(profile.find("\"profile\":[1,1,"), std::string::npos) << profile;
}

// 12 x 12 world pixels with the margin of 4, at 16 to one: pixel (x, y) has its middle at 16 (x + 4) + 8.
TEST_F(OverlapReports, PictureLightsTheSharedPixels) {
    const test::Outcome outcome =
        overlap({"ring.png", "dot.png", "--at", "3,3", "--picture", path("out.png")});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    const Result<Image> image = load_image(path("out.png"));
    ASSERT_TRUE(image) << image.error().text;
    EXPECT_EQ(image->width, 192);
    EXPECT_EQ(image->height, 192);
    const auto colour = [&](int x, int y) {
        const std::uint8_t* pixel = image->rgba.data() + static_cast<std::size_t>(y) * image->pitch() +
                                    static_cast<std::size_t>(x) * 4;
        return std::array<int, 4>{pixel[0], pixel[1], pixel[2], pixel[3]};
    };
    using Rgba = std::array<int, 4>;
    EXPECT_EQ(colour(120, 120), (Rgba{0xc8, 0x45, 0x3b, 255})) << "shared";
    EXPECT_EQ(colour(112, 112), (Rgba{0xf7, 0xc6, 0x48, 255})) << "the frame around the shared pixels";
    EXPECT_EQ(colour(72, 72), (Rgba{9, 9, 9, 255})) << "the ring's own colour";
    EXPECT_EQ(colour(64, 64), (Rgba{0x2f, 0x9e, 0x8f, 255})) << "the frame around A";
    EXPECT_EQ(colour(88, 88), (Rgba{0x16, 0x13, 0x2b, 255})) << "the ground in the hole";
}

TEST_F(OverlapReports, PictureThatCannotBeMadeIsTwoAndLeavesNothing) {
    const auto refused = [&](std::vector<std::string> arguments, const std::string& about) {
        const test::Outcome outcome = overlap(std::move(arguments));
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.err.find(about), std::string::npos) << outcome.err;
    };
    refused({"ring.png", "dot.png", "--at", "1e9,0", "--picture", path("out.png")}, "out.png: ");
    EXPECT_FALSE(std::filesystem::exists(path("out.png")));
    refused({"ring.png", "dot.png", "--picture", "ring.png"}, "not written over");
    refused({"ring.png", "dot.png", "--picture", path("none/out.png")}, "none/out.png: ");
    refused({"ring.png", "dot.png", "--picture", ""}, "--picture");
    EXPECT_EQ(overlap({"ring.png", "dot.png"}).status, 0) << "the ring is whole";
}

TEST_F(OverlapReports, BatchDecodesAFileOnce) {
    Pictures pictures;
    const auto first = pictures.get(path("dot.png"), std::nullopt);
    ASSERT_TRUE(first);
    std::filesystem::remove(path("dot.png"));
    const auto again = pictures.get(path("dot.png"), std::nullopt);
    ASSERT_TRUE(again) << "it is not read again";
    EXPECT_EQ(*first, *again);
    EXPECT_FALSE(pictures.get(path("missing.png"), std::nullopt));
}

}  // namespace
}  // namespace graze
