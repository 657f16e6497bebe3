#include "image_io/load.h"

#include "frame/printable.h"

#include "support/loads_pictures.h"
#include "support/pictures.h"

namespace graze {
namespace {

using test::Picture;

class Load : public test::LoadsPictures {};

TEST_F(Load, FormatIsToldByContentNotByName) {
    const Picture picture = test::sample(4, 3);
    EXPECT_EQ(load("really_png.bmp", test::png(picture)).pixels, picture.pixels);
    EXPECT_EQ(load("really_qoi", test::qoi(picture)).pixels, picture.pixels);
    EXPECT_EQ(load("really_png.tga", test::png(picture)).pixels, picture.pixels);
}

TEST_F(Load, KeyClearsThatColourAloneAndLeavesTheRestAsItIs) {
    Picture picture = test::sample(4, 3);
    picture.pixels[5] = {1, 2, 3, 255};
    picture.pixels[7] = {1, 2, 3, 9};
    picture.pixels[8] = {3, 2, 1, 255};
    Picture wanted = picture;
    wanted.pixels[5].alpha = wanted.pixels[7].alpha = 0;
    EXPECT_EQ(load("a.png", test::png(picture), ColourKey{1, 2, 3}).pixels, wanted.pixels);
}

TEST(ColourKey, IsSixHexadecimalDigits) {
    const auto key = parse_colour_key("Ff0a12");
    ASSERT_TRUE(key);
    EXPECT_EQ(key->red, 255);
    EXPECT_EQ(key->green, 10);
    EXPECT_EQ(key->blue, 18);
    for (const char* text :
         {"", "FF00F", "FF00FF0", "#FF00FF", "0xFF00", "GG0000", " F00FF", "-F00FF", "+F00FF"})
        EXPECT_FALSE(parse_colour_key(text)) << text;
}

TEST_F(Load, OddNamesLoad) {
    const std::string file = test::png(test::sample(2, 2));
    for (const char* name :
         {"with space.png", "\u732b.png", "\U0001f40d.png", "'q' \"d\".png", "new\nline.png", "-leading.png",
          "--at", "bad\xff\xc3.png", "%s%n.png", "back\\slash.png", "*?.png"})
        EXPECT_EQ(load(name, file).pixels, test::sample(2, 2).pixels) << name;
}

bool is_valid_utf8_line(const std::string& text) {
    return printable(text) == text;  // whose own tests are in tests/frame
}

TEST_F(Load, MessagesAreOneLineOfUtf8ThatBeginsWithTheName) {
    for (const char* name : {"with space.png", "\u732b.png", "'q' \"d\".png", "new\nline.png", "-leading.png",
                             "bad\xff\xc3.png", "%s%n.png", "\u2028.png", "tab\t\x1b[31m.png"}) {
        for (const std::string& bytes :
             {std::string("no picture"), test::png(test::sample(2, 2)).substr(0, 40)}) {
            const std::string file = write(name, bytes);
            const Result<Image> image = load_image(file);
            ASSERT_FALSE(image) << name;
            EXPECT_TRUE(is_valid_utf8_line(image.error().text)) << image.error().text;
            EXPECT_TRUE(image.error().text.starts_with(printable(file) + ": ")) << image.error().text;
            EXPECT_GT(image.error().text.size(), printable(file).size() + 10) << image.error().text;
        }
    }
}

TEST_F(Load, MessagesOfDecodersWithBytesOfTheFileStayOneLine) {
    std::string file = test::png(test::sample(2, 2));
    file.replace(file.find("IDAT"), 4, "\xff\n\x80Z");  // libpng quotes an unknown critical chunk's name
    const Result<Image> image = load_image(write("a.png", file));
    ASSERT_FALSE(image);
    EXPECT_TRUE(is_valid_utf8_line(image.error().text)) << image.error().text;
}

TEST_F(Load, KeyForAMaskIsRefused) {
    const std::string file = write("mask.pbm", test::pbm(1, 1, "\x80"));
    EXPECT_TRUE(load_image(file));
    const Result<Image> keyed = load_image(file, ColourKey{0, 0, 0});
    ASSERT_FALSE(keyed);
    EXPECT_NE(keyed.error().text.find("key"), std::string::npos) << keyed.error().text;
}

}  // namespace
}  // namespace graze
