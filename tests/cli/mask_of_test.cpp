#include "cli/mask_of.h"

#include "support/mask_art.h"
#include "support/pictures.h"
#include "support/temporary_folder.h"

namespace graze {
namespace {

using Lines = std::vector<std::string>;

class LoadMask : public test::TemporaryFolder {
  protected:
    Lines load(const std::string& file, std::optional<int> threshold, int standard) {
        const Result<Mask> mask = load_mask(file, threshold, standard, std::nullopt);
        return mask ? test::art_of(*mask) : Lines{mask.error().text};
    }
};

TEST_F(LoadMask, ThresholdIsTheOneGivenOrElseTheStandardOne) {
    test::Picture picture{4, 1, std::vector<test::Rgba>(4)};
    picture.pixels[0].alpha = 0;
    picture.pixels[1].alpha = 60;
    picture.pixels[2].alpha = 61;
    const std::string file = write("a.png", test::png(picture));
    EXPECT_EQ(load(file, std::nullopt, 0), (Lines{".###"}));
    EXPECT_EQ(load(file, std::nullopt, 60), (Lines{"..##"}));
    EXPECT_EQ(load(file, 0, 60), (Lines{".###"}));
    EXPECT_EQ(load(file, 255, 0), (Lines{"...."}));
}

TEST_F(LoadMask, ABitmapIsAMaskAsItStands) {
    const std::string file = write("a.pbm", test::pbm(3, 1, "\xa0"));
    EXPECT_EQ(load(file, std::nullopt, 60), (Lines{"#.#"}));
    const Lines refused = load(file, 0, 60);
    EXPECT_TRUE(refused.at(0).starts_with(file + ": ")) << refused.at(0);
    EXPECT_NE(refused.at(0).find("threshold"), std::string::npos);
    EXPECT_FALSE(load_mask(file, std::nullopt, 0, ColourKey{}));
}

TEST_F(LoadMask, KeyedPixelsAreClear) {
    const std::string file = write("a.bmp", test::bmp24({2, 1, {{255, 0, 255, 255}, {255, 0, 254, 255}}}));
    const Result<Mask> mask = load_mask(file, std::nullopt, 0, ColourKey{255, 0, 255});
    ASSERT_TRUE(mask);
    EXPECT_EQ(test::art_of(*mask), (Lines{".#"}));
}

TEST_F(LoadMask, AFileThatIsNoPictureIsRefused) {
    EXPECT_FALSE(load_mask(path("missing"), std::nullopt, 0, std::nullopt));
}

}  // namespace
}  // namespace graze
