#include "image_io/header.h"

#include <map>

#include "image_io/load.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

constexpr const char* small_svg =
    R"(<svg xmlns="http://www.w3.org/2000/svg" width="3" height="3"><path d="M0 0h2v2z"/></svg>)";

// One small valid file of every kind, by name.
std::map<std::string, std::string> small_files() {
    const test::Picture picture = test::sample(5, 3);
    const test::GifFrame frame{1, 0, 2, 2, std::string("\x01\x00\x02\x03", 4)};
    std::map<std::string, std::string> files{
        {"rgba.png", test::png(picture)},
        {"interlaced.png", test::png(picture, true)},
        {"baseline.jpg", test::jpeg(picture)},
        {"progressive.jpg", test::jpeg(picture, test::JpegKind::rgb, true)},
        {"one.gif", test::gif(4, 3, {frame})},
        {"two.gif", test::gif(4, 3, {frame, frame})},
        {"lossless.webp", test::webp(picture)},
        {"lossy.webp", test::webp(picture, false)},
        {"animated.webp", test::animated_webp(picture, 8, 8, 2, 0)},
        {"24.bmp", test::bmp24(picture)},
        {"32.bmp", test::bmp32(picture)},
        {"8.bmp", test::bmp8(picture)},
        {"runs.bmp", test::bmp8(picture, true)},
        {"plain.tga", test::tga(picture)},
        {"runs.tga", test::tga(picture, 10)},
        {"grey.tga", test::tga(picture, 3)},
        {"a.qoi", test::qoi(picture)},
        {"24.pcx", test::pcx24(picture)},
        {"8.pcx", test::pcx8(picture)},
        {"a.tif", test::tiff(picture)},
        {"mask.pbm", test::pbm(9, 2, std::string(4, '\x55'))},
        {"a.svg", small_svg},
    };
    for (const int kind : {2, 3, 5, 6}) files["P" + std::to_string(kind) + ".pnm"] = test::pnm(picture, kind);
    files["P1.pbm"] = "P1\n2 2\n1 0 0 1";
    return files;
}

class HeaderTest : public test::TemporaryFolder {};

TEST_F(HeaderTest, SmallFilesOfEveryKindLoad) {
    for (const auto& [name, bytes] : small_files()) {
        const Result<Image> image = load_image(write(name, bytes));
        EXPECT_TRUE(image) << image.error().text;
    }
}

// Text says its pixels with its last digits or brackets, so white space may follow; else nothing may lack.
TEST_F(HeaderTest, EveryCutFileIsRefused) {
    for (const auto& [name, bytes] : small_files()) {
        std::size_t needed = bytes.find_last_not_of('\n') + 1;
        if (name == "P2.pnm" || name == "P3.pnm")
            needed = bytes.rfind('\n', needed - 1) + 2;  // its first digit
        if (!name.ends_with(".pnm")) needed = bytes.size();
        for (std::size_t size = 0; size < needed; ++size)
            EXPECT_FALSE(load_image(write(name, std::string_view(bytes).substr(0, size))))
                << name << " cut to " << size << " of " << bytes.size();
    }
}

// Files of a few bytes that ask for 60,000 x 60,000 pixels.
std::map<std::string, std::string> bombs() {
    constexpr int side = 60000;
    const test::Picture dot = test::sample(1, 1);
    std::map<std::string, std::string> files;
    const auto patched = [](std::string file, std::size_t at, const std::string& size) {
        return file.replace(at, size.size(), size);
    };
    files["a.png"] = patched(test::png(dot), 16, test::big32(side) + test::big32(side));
    const std::string jpeg = test::jpeg(dot);
    files["a.jpg"] = patched(jpeg, jpeg.find("\xff\xc0") + 5, test::big16(side) + test::big16(side));
    files["screen.gif"] = test::gif(side, side, {{0, 0, 1, 1, "\x01"}});
    files["frame.gif"] = test::gif(1, 1, {{0, 0, side, side, "\x01"}});
    files["offset.gif"] = test::gif(1, 1, {{side, side, 1, 1, "\x01"}});
    files["canvas.webp"] = test::animated_webp(dot, side, side, 0, 0);
    files["a.bmp"] = patched(test::bmp24(dot), 18, test::little32(side) + test::little32(side));
    files["top_down.bmp"] = patched(test::bmp24(dot), 18, test::little32(side) + test::little32(-side));
    files["lowest.bmp"] = patched(test::bmp24(dot), 18, test::little32(1) + test::little32(INT32_MIN));
    files["runs.bmp"] = patched(test::bmp8(dot, true), 18, test::little32(side) + test::little32(side));
    files["plain.tga"] = patched(test::tga(dot), 12, test::little16(side) + test::little16(side));
    files["runs.tga"] = patched(test::tga(dot, 10), 12, test::little16(side) + test::little16(side));
    files["a.qoi"] = patched(test::qoi(dot), 4, test::big32(side) + test::big32(side));
    files["a.pcx"] = patched(test::pcx24(dot), 8, test::little16(side) + test::little16(side));
    for (const int kind : {1, 2, 3, 4, 5, 6})
        files["P" + std::to_string(kind) + ".pnm"] = "P" + std::to_string(kind) + " 60000 60000 255 1";
    files["a.tif"] = patched(patched(test::tiff(dot), 18, test::little32(side)), 30, test::little32(side));
    const std::string sides = R"(width="60000" height="60000")";
    files["a.svg"] = "<svg " + sides + "></svg>";
    files["box.svg"] = R"(<svg viewBox="0 0 60000 60000"></svg>)";
    files["unit.svg"] = R"(<svg width="600in" height="600in"></svg>)";
    return files;
}

TEST_F(HeaderTest, HugeSizesAreRefusedBeforeAnythingIsDecoded) {
    for (const auto& [name, bytes] : bombs()) {
        const Result<Image> image = load_image(write(name, bytes));
        ASSERT_FALSE(image) << name;
        EXPECT_NE(image.error().text.find("too large"), std::string::npos) << image.error().text;
        EXPECT_NE(image.error().text.find("67108864"), std::string::npos) << image.error().text;
    }
}

TEST_F(HeaderTest, LimitsAreInclusive) {
    const auto within = [](std::int64_t width, std::int64_t height) {
        return header::within_limits(Header{.width = width, .height = height});
    };
    EXPECT_TRUE(within(8192, 8192));
    EXPECT_FALSE(within(8193, 8192));
    EXPECT_TRUE(within(32767, 2048));
    EXPECT_FALSE(within(32768, 1));
    EXPECT_FALSE(within(1, 32768));
    EXPECT_FALSE(within(INT64_C(4294967296), INT64_C(4294967296)));
}

TEST_F(HeaderTest, ZeroSizesAreRefused) {
    for (const auto& [name, at] :
         std::map<std::string, std::size_t>{{"a.bmp", 18}, {"a.tga", 12}, {"a.qoi", 4}}) {
        const test::Picture dot = test::sample(1, 1);
        std::string file = name == "a.bmp"   ? test::bmp24(dot)
                           : name == "a.tga" ? test::tga(dot)
                                             : test::qoi(dot);
        file.replace(at, 2, 2, '\0');
        if (name == "a.qoi") file.replace(at, 4, 4, '\0');
        EXPECT_FALSE(load_image(write(name, file))) << name;
    }
    EXPECT_FALSE(load_image(write("a.pnm", "P5 0 1 255 ")));
    EXPECT_FALSE(load_image(write("a.gif", test::gif(2, 2, {{0, 0, 0, 0, ""}}))));
}

TEST_F(HeaderTest, OtherFormatsAreRefusedWithTheListOfThoseThatAreRead) {
    const std::map<std::string, std::string> files{
        {"a.xpm", "/* XPM */\nstatic char *a[] = {\"1 1 1 1\", \"a c #000\", \"a\"};\n"},
        {"a.ico",
         std::string("\x00\x00\x01\x00\x01\x00\x01\x01\x00\x00\x01\x00\x20\x00", 14) + std::string(64, 'x')},
        {"a.cur", std::string("\x00\x00\x02\x00\x01\x00", 6) + std::string(64, 'x')},
        {"a.xcf", "gimp xcf file" + std::string(64, '\0')},
        {"a.txt", "just text\n"},
        {"a.html", "<html><body>no picture</body></html>"},
        {"a.png", "a text that calls itself PNG"},
        {"a.lbm", "FORM" + test::big32(4) + "ILBM"},
        {"a.avif", test::big32(24) + "ftypavif" + std::string(12, '\0')},
        {"P7.pam", "P7\nWIDTH 1\nHEIGHT 1\n"},
        {"zeros", std::string(1000, '\0')},
        {"one", "B"},
    };
    for (const auto& [name, bytes] : files) {
        const Result<Image> image = load_image(write(name, bytes));
        ASSERT_FALSE(image) << name;
        EXPECT_NE(image.error().text.find("PNG, JPEG, BMP"), std::string::npos) << image.error().text;
    }
}

TEST_F(HeaderTest, ExtensionAloneMakesNoTga) {
    EXPECT_FALSE(load_image(write("a.tga", "text that is not a picture at all, but long enough")));
    EXPECT_FALSE(load_image(write("a.tga", std::string(1000, '\0'))));
    EXPECT_FALSE(load_image(write("tga", test::tga(test::sample(2, 2)))));
}

}  // namespace
}  // namespace graze
