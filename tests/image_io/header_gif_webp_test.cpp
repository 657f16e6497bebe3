#include "image_io/load.h"
#include "support/mask_art.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

using Lines = std::vector<std::string>;

class GifAndWebp : public test::TemporaryFolder {
  protected:
    // '#' where alpha is 255, '.' where it is 0, '?' elsewhere.
    Lines alpha_of(const std::string& name, const std::string& file) {
        const Result<Image> image = load_image(write(name, file));
        if (!image) return {image.error().text};
        Lines lines;
        std::size_t at = 3;
        for (int y = 0; y < image->height; ++y) {
            std::string line;
            for (int x = 0; x < image->width; ++x, at += 4)
                line += image->rgba[at] == 255 ? '#' : image->rgba[at] == 0 ? '.' : '?';
            lines.push_back(line);
        }
        return lines;
    }
};

const std::string two_by_two = std::string("\x01\x00\x02\x03", 4);

TEST_F(GifAndWebp, GifWithoutTransparencyIsSolid) {
    EXPECT_EQ(alpha_of("a.gif", test::gif(2, 2, {{0, 0, 2, 2, two_by_two}}, std::nullopt)),
              (Lines{"##", "##"}));
}

TEST_F(GifAndWebp, GifTransparentIndexIsClear) {
    EXPECT_EQ(alpha_of("a.gif", test::gif(2, 2, {{0, 0, 2, 2, two_by_two}})), (Lines{"#.", "##"}));
    EXPECT_EQ(alpha_of("a.gif", test::gif(2, 2, {{0, 0, 2, 2, two_by_two}}, 3)), (Lines{"##", "#."}));
}

TEST_F(GifAndWebp, GifFrameSmallerThanTheCanvasStandsWhereItSays) {
    EXPECT_EQ(alpha_of("a.gif", test::gif(4, 3, {{1, 1, 2, 2, two_by_two}})),
              (Lines{"....", ".#..", ".##."}));
    EXPECT_EQ(alpha_of("a.gif", test::gif(4, 3, {{1, 1, 2, 2, two_by_two}}, std::nullopt)),
              (Lines{"....", ".##.", ".##."}));
}

TEST_F(GifAndWebp, GifFrameBeyondTheCanvasMakesItGrow) {
    EXPECT_EQ(alpha_of("a.gif", test::gif(1, 1, {{1, 0, 2, 2, two_by_two}})), (Lines{".#.", ".##"}));
}

TEST_F(GifAndWebp, GifWithSeveralFramesGivesTheFirst) {
    const test::GifFrame other{0, 0, 3, 2, std::string(6, '\x01')};
    EXPECT_EQ(alpha_of("a.gif", test::gif(3, 2, {{1, 0, 2, 2, two_by_two}, other})), (Lines{".#.", ".##"}));
}

TEST_F(GifAndWebp, GifWithoutAFrameIsRefused) {
    EXPECT_FALSE(load_image(write("a.gif", test::gif(3, 2, {}))));
}

// These codes refer to ones never defined; SDL_image 2.6.3 then writes beyond its table.
TEST_F(GifAndWebp, GifThatCrashesItsDecoderIsRefused) {
    std::string file = test::gif(8, 8, {{1, 0, 7, 5, std::string(35, '\x01')}});
    const std::size_t data = file.find("\x02\x1b\x0c\xc3\x30") + 2;
    file.replace(data + 6, 3, "\x80\xff\xfe");
    EXPECT_FALSE(load_image(write("a.gif", file)));
}

test::Picture dot(std::uint8_t top_left_alpha) {
    test::Picture picture{2, 2, std::vector<test::Rgba>(4, {10, 20, 30, 255})};
    picture.pixels[0].alpha = top_left_alpha;
    return picture;
}

TEST_F(GifAndWebp, WebpKeepsItsAlpha) {
    EXPECT_EQ(alpha_of("a.webp", test::webp(dot(0))), (Lines{".#", "##"}));
    EXPECT_EQ(alpha_of("a.webp", test::webp(dot(255))), (Lines{"##", "##"}));
    EXPECT_EQ(alpha_of("a.webp", test::webp(dot(100))), (Lines{"?#", "##"}));
    EXPECT_EQ(alpha_of("a.webp", test::webp(dot(0), false)), (Lines{".#", "##"}));
    EXPECT_EQ(alpha_of("a.webp", test::webp(dot(255), false)), (Lines{"##", "##"}));
}

TEST_F(GifAndWebp, AnimatedWebpGivesItsFirstFrameWhereItStands) {
    EXPECT_EQ(alpha_of("a.webp", test::animated_webp(dot(0), 5, 4, 2, 2)),
              (Lines{".....", ".....", "...#.", "..##."}));
    EXPECT_EQ(alpha_of("a.webp", test::animated_webp(dot(255), 2, 2, 0, 0)), (Lines{"##", "##"}));
}

TEST_F(GifAndWebp, AnimatedWebpFrameBeyondItsCanvasIsRefused) {
    EXPECT_FALSE(load_image(write("a.webp", test::animated_webp(dot(0), 3, 3, 2, 2))));
}

}  // namespace
}  // namespace graze
