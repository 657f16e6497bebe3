#include "sim/inspector_stage.h"

#include <gtest/gtest.h>

#include <random>

#include "sim/inspector_edit.h"

namespace graze::inspector {
namespace {

// Pictures of alpha alone, by name.
class Pictures {
  public:
    // Alphas, row by row; a shorter last row is filled with 0.
    void put(const std::string& file, std::int64_t width, const std::vector<std::uint8_t>& alphas,
             bool is_bitmap = false) {
        Stored& stored = stored_[file];
        stored.width = width;
        stored.height = (std::ssize(alphas) + width - 1) / width;
        stored.rgba.assign(static_cast<std::size_t>(stored.width * stored.height) * 4, 7);
        for (std::size_t i = 3; i < stored.rgba.size(); i += 4) stored.rgba[i] = 0;
        for (std::size_t i = 0; i < alphas.size(); ++i) stored.rgba[i * 4 + 3] = alphas[i];
        stored.is_bitmap = is_bitmap;
        stored.version = ++versions_;
    }
    void drop(const std::string& file) { stored_.erase(file); }

    std::optional<Picture> get(const std::string& file) const {
        const auto found = stored_.find(file);
        if (found == stored_.end()) return std::nullopt;
        const Stored& s = found->second;
        return Picture{
            {s.rgba, s.width, s.height, static_cast<std::size_t>(s.width) * 4}, s.is_bitmap, s.version};
    }
    PictureOf of() const {
        return [this](const std::string& file) { return get(file); };
    }

  private:
    struct Stored {
        std::int64_t width = 0, height = 0;
        std::vector<std::uint8_t> rgba;
        bool is_bitmap = false;
        std::uint64_t version = 0;
    };
    std::map<std::string, Stored> stored_;
    std::uint64_t versions_ = 0;
};

std::vector<std::uint8_t> solid(std::size_t pixels, std::uint8_t alpha = 255) {
    return std::vector<std::uint8_t>(pixels, alpha);
}

DocumentSprite sprite(const std::string& name, const std::string& file, double x = 0, double y = 0) {
    DocumentSprite made;
    made.name = name;
    made.file = file;
    made.x = x;
    made.y = y;
    return made;
}

TEST(InspectorStage, TellsWhichPairsMeetAndWhere) {
    Pictures pictures;
    pictures.put("square", 4, solid(16));
    pictures.put("dot", 3, {0, 0, 0, 0, 255, 0, 0, 0, 0});  // 3 x 3, solid in the middle
    Document document{0, {sprite("a", "square"), sprite("b", "dot", 2, 2), sprite("c", "dot", 3, 3)}, {}};
    Stage stage;
    stage.update(document, pictures.of());
    ASSERT_EQ(stage.contacts().size(), 3u);
    const Contact* hit = stage.contact(1, 0);
    ASSERT_TRUE(hit != nullptr && hit->overlap);
    EXPECT_EQ(hit->boxes, Box(2, 2, 2, 2));
    EXPECT_EQ(hit->overlap->bounds, Box(3, 3, 1, 1));
    EXPECT_EQ(hit->overlap->count, 1);
    EXPECT_FALSE(stage.contact(0, 2)->overlap) << "its pixel lies at 4,4";
    EXPECT_EQ(stage.trace(2, 0).stage, PairStage::pixels_apart);
    EXPECT_EQ(stage.sprite_at({3, 3}), 1u);
    EXPECT_EQ(stage.sprite_at({2, 2}), 0u);
    EXPECT_EQ(stage.sprite_at({9, 9}), std::nullopt);
}

TEST(InspectorStage, AFrameOfASheetIsTestedAlone) {
    Pictures pictures;
    pictures.put("sheet", 4, {255, 255, 0, 0, 255, 255, 0, 9, 1});  // 4 x 3: two frames of 2 x 3
    Document document{0, {sprite("a", "sheet"), sprite("b", "sheet")}, {}};
    document.sprites[1].sheet = document.sprites[0].sheet = {2, 1};
    Stage stage;
    stage.update(document, pictures.of());
    EXPECT_EQ(stage.contact(0, 1)->overlap->count, 5);
    EXPECT_EQ(stage.sprites()[0].frame, Box(0, 0, 2, 3));
    document.sprites[1].frame = 1;
    stage.update(document, pictures.of());
    EXPECT_EQ(stage.contact(0, 1)->overlap->bounds, Box(1, 1, 1, 1)) << "the right half's only pixel";
}

TEST(InspectorStage, ThresholdCountsForPicturesAndNotForBitmaps) {
    Pictures pictures;
    pictures.put("faint", 2, {100, 200});
    pictures.put("bitmap", 2, {255, 255}, true);
    Document document{100, {sprite("a", "faint"), sprite("b", "bitmap")}, {}};
    Stage stage;
    stage.update(document, pictures.of());
    EXPECT_EQ(stage.contact(0, 1)->overlap->count, 1);
    set_threshold(document, 99);
    stage.update(document, pictures.of());
    EXPECT_EQ(stage.contact(0, 1)->overlap->count, 2);
    set_threshold(document, 255);
    stage.update(document, pictures.of());
    EXPECT_FALSE(stage.contact(0, 1)->overlap);
    EXPECT_EQ(stage.sprites()[1].mask->count(), 2);
}

TEST(InspectorStage, WhatHasNoPixelsSaysWhyAndHitsNothing) {
    Pictures pictures;
    pictures.put("dot", 1, {255});
    Document document{
        0, {sprite("a", "missing"), sprite("b", "dot"), sprite("c", "dot"), sprite("d", "dot")}, {}};
    document.sprites[2].sheet = {2, 1};
    document.sprites[3].scale_x = document.sprites[3].scale_y = 9000;
    Stage stage;
    stage.update(document, pictures.of());
    EXPECT_EQ(stage.sprites()[0].absence, Absence::no_picture);
    EXPECT_EQ(stage.sprites()[1].absence, Absence::none);
    EXPECT_EQ(stage.sprites()[2].absence, Absence::few_pixels);
    EXPECT_EQ(stage.sprites()[3].absence, Absence::too_large);
    EXPECT_TRUE(stage.contacts().empty());
    pictures.put("missing", 1, {255});
    stage.update(document, pictures.of());
    EXPECT_EQ(stage.contacts().size(), 1u) << "the picture came";
    pictures.put("missing", 1, {0});
    stage.update(document, pictures.of());
    EXPECT_FALSE(stage.contact(0, 1)->overlap) << "the picture changed";
    pictures.drop("missing");
    stage.update(document, pictures.of());
    EXPECT_TRUE(stage.contacts().empty());
}

TEST(InspectorStage, WhatOnlyMovesKeepsItsMask) {
    Pictures pictures;
    pictures.put("square", 4, solid(16));
    Document document{0, {sprite("a", "square"), sprite("b", "square", 10.25, 0)}, {}};
    document.sprites[1].rotate = 30;
    Stage stage;
    stage.update(document, pictures.of());
    const auto mask = stage.sprites()[1].mask;
    const Box box = stage.sprites()[1].box;
    move_by(document, {1}, -7, 3);
    stage.update(document, pictures.of());
    EXPECT_EQ(stage.sprites()[1].mask, mask);
    EXPECT_EQ(stage.sprites()[1].box, Box(box.x() - 7, box.y() + 3, box.width(), box.height()));
    EXPECT_EQ(stage.counts().box_tests, 1u) << "against the other one alone";
    move_by(document, {1}, 0.5, 0);
    stage.update(document, pictures.of());
    EXPECT_NE(stage.sprites()[1].mask, mask);
    EXPECT_FALSE(stage.sprites()[1].as_drawn);
    EXPECT_TRUE(stage.sprites()[0].as_drawn);
}

// Every sprite made anew and every pair tested.
std::vector<Contact> naive_contacts(const Document& document, const Pictures& pictures) {
    std::vector<PlacedMask> placed;
    for (const DocumentSprite& s : document.sprites) {
        const Picture picture = *pictures.get(s.file);
        const Box frame = *frame_box(s.sheet, s.frame, picture.pixels.width, picture.pixels.height);
        Mask mask(frame.width(), frame.height());
        for (std::int64_t y = 0; y < frame.height(); ++y)
            for (std::int64_t x = 0; x < frame.width(); ++x)
                mask.set({x, y}, picture.pixels.rgba[static_cast<std::size_t>(
                                     ((frame.y() + y) * picture.pixels.width + frame.x() + x) * 4 + 3)] >
                                     document.threshold);
        placed.push_back(std::get<PlacedMask>(resample(mask, pose_of(s))));
    }
    std::vector<Contact> contacts;
    for (std::uint32_t a = 0; a < placed.size(); ++a)
        for (std::uint32_t b = a + 1; b < placed.size(); ++b) {
            const Box boxes = intersection(placed[a].box, placed[b].box);
            if (boxes.empty()) continue;
            contacts.push_back(
                {a, b, boxes,
                 overlap(placed[a].mask, placed[b].mask,
                         {placed[b].box.x() - placed[a].box.x(), placed[b].box.y() - placed[a].box.y()})});
        }
    return contacts;
}

TEST(InspectorStage, AfterAnyEditItIsTheSameAsMadeAnew) {
    std::mt19937 random(11);
    const auto below = [&](std::uint32_t most) { return static_cast<int>(random() % most); };
    Pictures pictures;
    for (const char* file : {"p", "q", "r"}) {
        std::vector<std::uint8_t> alphas;
        for (int i = 0; i < 12 * 12; ++i)
            alphas.push_back(static_cast<std::uint8_t>(below(3) == 0 ? 0 : below(256)));
        pictures.put(file, 12, alphas);
    }
    Document document;
    for (int i = 0; i < 24; ++i)
        add(document, sprite("s", i % 3 == 0 ? "p" : i % 3 == 1 ? "q" : "r", below(60), below(60)), {});
    Stage stage;
    for (int round = 0; round < 400; ++round) {
        Selection chosen;
        for (std::size_t i = 0; i < document.sprites.size(); ++i)
            if (below(round % 3 == 0 ? 2 : 12) == 0) chosen.push_back(i);
        switch (below(9)) {
            case 0:
                turn_by(document, chosen, below(90));
                break;
            case 1:
                raise(document, chosen);
                break;
            case 2:
                set_threshold(document, below(256));
                break;
            case 3:
                for (const std::size_t i : chosen) set_sheet(document, i, {1 + below(3), 1 + below(2)});
                step_frames(document, chosen, 1);
                break;
            case 4:
                mirror_left_right(document, chosen);
                break;
            case 5:
                if (document.sprites.size() > 20) remove(document, {chosen.empty() ? 0 : chosen[0]});
                break;
            case 6:
                if (document.sprites.size() < 28) duplicate(document, {0});
                break;
            case 7:
                move_by(document, chosen, below(40) / 8.0 - 2, 0);
                break;
            default:
                move_by(document, chosen, below(21) - 10, below(21) - 10);
                break;
        }
        stage.update(document, pictures.of());
        const std::vector<Contact> expected = naive_contacts(document, pictures);
        ASSERT_EQ(stage.contacts().size(), expected.size()) << round;
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const Contact& is = stage.contacts()[i];
            ASSERT_EQ(is.first, expected[i].first) << round;
            ASSERT_EQ(is.second, expected[i].second) << round;
            ASSERT_EQ(is.boxes, expected[i].boxes) << round;
            ASSERT_EQ(is.overlap, expected[i].overlap) << round;
            ASSERT_EQ(stage.contact(is.second, is.first), &is);
        }
    }
}

}  // namespace
}  // namespace graze::inspector
