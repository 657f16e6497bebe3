#include "image_io/header.h"
#include "image_io/load.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

class Svg : public test::TemporaryFolder {
  protected:
    // "WxH", or the message where the file is refused.
    std::string size_of(const std::string& text) {
        const std::string path = write("a.svg", text);
        Result<File> file = File::open(path);
        if (!file) return file.error().text;
        const Result<Header> header = read_header(*file, path);
        if (!header) return header.error().text;
        return std::to_string(header->width) + "x" + std::to_string(header->height);
    }
    std::string size_of_root(const std::string& attributes) {
        return size_of("<svg xmlns='http://www.w3.org/2000/svg' " + attributes +
                       "><path d='M0 0h2v2z'/></svg>");
    }
    bool refused(const std::string& attributes) { return size_of_root(attributes).size() > 12; }
};

TEST_F(Svg, SizeIsTheRootsWidthAndHeightRoundedUp) {
    EXPECT_EQ(size_of_root("width='30' height='20'"), "30x20");
    EXPECT_EQ(size_of_root("height=\"20px\"\n\twidth = \"30.25\""), "31x20");
    EXPECT_EQ(size_of_root("width='+1e1' height='.5e+1'"), "10x5");
}

TEST_F(Svg, UnitsAreThoseOf96PixelsAnInch) {
    EXPECT_EQ(size_of_root("width='2in' height='72pt'"), "192x96");
    EXPECT_EQ(size_of_root("width='2.54cm' height='25.4mm'"), "96x96");
    EXPECT_EQ(size_of_root("width='1pc' height='1'"), "16x1");
}

TEST_F(Svg, ViewBoxGivesTheSizeThatIsMissingOrRelative) {
    EXPECT_EQ(size_of_root("viewBox='1 2 30 20'"), "30x20");
    EXPECT_EQ(size_of_root("viewBox='1,2,30,20' width='100%'"), "30x20");
    EXPECT_EQ(size_of_root("viewBox='-1-2 30 20' height='5'"), "30x5");
}

TEST_F(Svg, DrawnSizeIsTheHeadersAndAlphaIsKept) {
    const Result<Image> image =
        load_image(write("a.svg",
                         "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'>"
                         "<rect x='1' y='1' width='2' height='2' fill='#0f0'/></svg>"));
    ASSERT_TRUE(image);
    ASSERT_EQ(image->width, 4);
    ASSERT_EQ(image->height, 3);
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 4; ++x)
            EXPECT_EQ(image->rgba[static_cast<std::size_t>(y * 16 + x * 4 + 3)],
                      x >= 1 && x < 3 && y >= 1 ? 255 : 0);
}

TEST_F(Svg, FractionalSizesInEveryUnitLoad) {
    for (const char* size : {"7.5pt", "0.7in", "3.3mm", "1.1cm", "33.333", "0.1pc", "0.01"})
        EXPECT_TRUE(
            load_image(write("a.svg", std::string("<svg width='") + size + "' height='" + size + "'></svg>")))
            << size;
}

TEST_F(Svg, WithoutASizeIsRefused) {
    for (const char* root : {"", "width='5'", "height='5'", "width='0' height='0'", "width='-5' height='5'",
                             "width='50%' height='50%'", "viewBox='0 0 0 0'", "viewBox='0 0 -5 -5'"})
        EXPECT_TRUE(refused(root)) << root;
}

// What nanosvg would read in another way must not pass, as its size is not the one that was checked.
TEST_F(Svg, SizesThatTheDrawerReadsDifferentlyAreRefused) {
    for (const char* root :
         {"width='3em' height='5' font-size='9999'", "width='3ex' height='5'", "width=' 5' height='5'",
          "width='0x10' height='5'", "width='nan' height='5'", "width='inf' height='5'",
          "width='5e' height='5'", "width='1e999' height='5'", "width='' height='5'",
          "width='5 px' height='5'", "width='5' height='5' viewBox='0 0 5'",
          "width='5' height='5' viewBox=' 0 0 5 5'", "width='5' height='5' width='30000'",
          "viewBox='0 0 5 5' viewBox='0 0 9 9'"})
        EXPECT_TRUE(refused(root)) << root;
    const std::string zeros(100, '0');
    EXPECT_TRUE(refused("width='" + zeros + "5' height='5'"));
    std::string many;
    for (int i = 0; i < 200; ++i) many += "a" + std::to_string(i) + "='' ";
    EXPECT_TRUE(refused(many + "width='5' height='5'"));
}

TEST_F(Svg, HugeSizesDoNotHide) {
    const std::string huge = "<svg width='30000' height='30000'></svg>";
    const std::vector<std::string> roots{
        "<svg aria-label=\" width='5' height='5' \" width='30000' height='30000'></svg>",
        "<!-- <svg width='5' height='5'> -->" + huge, "<?xml version='1.0'?><!DOCTYPE svg>" + huge,
        "<!-- > -->" + huge};
    for (const std::string& text : roots)
        EXPECT_TRUE(size_of(text).starts_with("the picture is too large")) << size_of(text);
    const std::vector<std::string> nested{
        "<svg width='5' height='5'>" + huge + "</svg>",
        "<svg width='5' height='5'/>< svg width='30000' height='30000'></svg>",
        "<!-- > <svg width='5' height='5'> -->" + huge};
    for (const std::string& text : nested)
        EXPECT_TRUE(size_of(text).starts_with("an SVG inside the SVG")) << size_of(text);
    const std::string after_nul = "<svg width='5' height='5'></svg>" + std::string(1, '\0') + huge;
    EXPECT_TRUE(size_of(after_nul).starts_with("the file is damaged")) << size_of(after_nul);
}

TEST_F(Svg, WithoutItsEndIsRefused) {
    EXPECT_EQ(size_of("<svg width='5' height='5' />"), "5x5");
    EXPECT_EQ(size_of("<svg width='5' height='5'></svg\n>"), "5x5");
    for (const char* text :
         {"<svg width='5' height='5'>", "<svg width='5' height='5'", "<svg", "<svg width='5",
          "<svg width='5' height='5'><g></g>", "<svg width='5' height='5'></svg",
          "<svg width='5' height='5'></svgs>", "<svg width='5' height='5'><path d='M0 0"})
        EXPECT_GT(size_of(text).size(), 12u) << text;
}

TEST_F(Svg, DrawingThatTakesTooLongIsRefused) {
    const Result<Image> image =
        load_image(write("a.svg",
                         "<svg width='9' height='9'><path d='M0 0L1000000 1000000' stroke='#f00' "
                         "stroke-width='1' stroke-dasharray='0.0001'/></svg>"));
    ASSERT_FALSE(image);
    EXPECT_NE(image.error().text.find("too long"), std::string::npos) << image.error().text;
}

TEST_F(Svg, StrangeShapesAreDrawnOrRefusedAndNoMore) {
    std::string nested;
    for (int i = 0; i < 10'000; ++i) nested += "<g opacity='.9'>";
    const std::vector<std::string> shapes{
        "<path d='M-1e30 -1e30L1e38 1e39C1 2 nan inf 5z' stroke='#00f' stroke-width='1e20'/>",
        "<path d='M0 0A1e9 1e-9 45 1 0 9 9a0 0 0 0 0 0 0' stroke='red'/>",
        "<circle r='1e30' stroke-width='1e30' stroke='red' stroke-dasharray='1e-30 -5 nan'/>",
        "<rect fill='url(#none)' width='9'/><rect fill='#' height='9'/><rect fill='rgb(1'/>",
        "<g transform='scale(1e30) rotate(nan) matrix(1'><rect width='5' height='5'/></g>",
        "<linearGradient id='g' xlink:href='#g'/><rect fill='url(#g)' width='9' height='9'/>",
        nested};
    for (const std::string& shape : shapes)
        load_image(write("a.svg", "<svg width='9' height='9'>" + shape + "</svg>"));
}

}  // namespace
}  // namespace graze
