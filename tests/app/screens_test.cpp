#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/art_files.h"
#include "collision/transform.h"
#include "platform/window.h"
#include "scenes/table.h"
#include "sim/angle.h"

namespace graze {
namespace {

double luminance(Colour colour) {  // WCAG 2.1, "relative luminance"
    const auto linear = [](unsigned char channel) {
        const double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

double contrast(Colour a, Colour b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

Colour blend(Colour under, Colour over) {
    const auto mix = [&](unsigned char u, unsigned char o) {
        return static_cast<unsigned char>((u * (255 - over.alpha) + o * over.alpha) / 255);
    };
    return {mix(under.red, over.red), mix(under.green, over.green), mix(under.blue, over.blue), 255};
}

bool inside(const Rect& inner, const Rect& outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width &&
           inner.y + inner.height <= outer.y + outer.height;
}

bool is_background(Art art) {
    return art == Art::sky || art == Art::hills || art == Art::roofs;
}

std::string without_spaces(std::string text) {
    std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
    return text;
}

// Every screen, in both languages and at several sizes, laid out with the real font.
class Screens : public testing::Test {
  protected:
    void SetUp() override {
        setenv("SDL_VIDEODRIVER", "dummy", 1);
        setenv("SDL_RENDER_DRIVER", "software", 1);
        auto opened = Window::open({"Graze", {960, 540}, false, all_characters()}, raster_art);
        ASSERT_TRUE(opened) << opened.error().text;
        window = std::move(*opened);
    }

    template <class Check>
    void for_each_screen(Check check) {
        for (const bool larger : {false, true}) {
            settings.larger_text = larger;
            for_each_screen_now(check);
        }
    }

    template <class Check>
    void for_each_screen_now(Check check) {
        for (const SceneEntry& entry : scene_table()) {
            for (const Size size : {Size{960, 540}, Size{1600, 1000}, Size{600, 900}, Size{2000, 700}}) {
                for (const Language language : {Language::english, Language::chinese}) {
                    const auto scene = entry.make(
                        {art, raster, words_in(language), 1, settings, key_name, {}, nullptr, &scores});
                    for (const bool acted : {false, true}) {
                        Input input;
                        input.output = size;
                        // Acted: the dodger is paused, the inspector's sprites overlap, a menu button is
                        // chosen.
                        if (acted) input.pressed = {{Key::p, false}, {Key::tab, false}};
                        if (acted) input.pressed.insert(input.pressed.end(), 60, {Key::left, true});
                        scene->update(input);
                        check(scene->draw(size, words_in(language), window->measure()), size,
                              std::string(entry.name) + (language == Language::english ? " en " : " zh ") +
                                  std::to_string(size.width) + 'x' + std::to_string(size.height));
                    }
                    if (entry.id != SceneId::arcade) continue;
                    Input resume;
                    resume.output = size;
                    resume.pressed = {{Key::p, false}};
                    scene->update(resume);
                    for_each_moment(*scene, size, [&] {
                        check(scene->draw(size, words_in(language), window->measure()), size,
                              std::string("arcade's proof ") + (language == Language::english ? "en" : "zh"));
                    });
                }
            }
        }
    }

    // The arcade's own: nobody steers, so it is hit, and in the end lost.
    template <class Check>
    void for_each_moment(Scene& scene, Size size, Check check) {
        Input input;
        input.output = size;
        input.steps = 5;
        int over = 0;
        for (int i = 0; i < 3000 && over < 2; ++i)
            for (const Event& event : scene.update(input).events)
                if (const auto* game = std::get_if<GameEvent>(&event);
                    game && (game->what == "proof" || game->what == "over")) {
                    check();
                    over += game->what == "over" ? 2 : 0;
                }
        EXPECT_EQ(over, 2);
    }

    ArtImages art = load_art();
    RasterArt raster = raster_art;
    Settings settings;
    KeyName key_name = Window::key_name;
    std::vector<Score> scores{{"WWWWWWWWWWWWWWWW", 9'999'999, "2026-12-01", 1, 719'000, ""},
                              {"月月月月月月月月月月月月月月月月", 1, "2026-12-01", 1, 60, ""}};
    std::unique_ptr<Window> window;
};

TEST_F(Screens, EveryTextFitsItsBoxUncut) {
    for_each_screen([&](const DrawList& list, Size, const std::string& screen) {
        for (const DrawItem& item : list.items) {
            const auto* asked = std::get_if<TextItem>(&item);
            if (asked == nullptr) continue;
            const TextItem text = grown(*asked, window->measure());
            std::string shown;
            for (const TextLine& line : lay_out(text, window->measure())) {
                shown += line.text;
                EXPECT_TRUE(
                    inside({line.x, line.y, window->measure()(line.text, text.size), line_height(text.size)},
                           text.box))
                    << screen << ": " << line.text;
            }
            EXPECT_EQ(without_spaces(shown), without_spaces(text.text)) << screen;
        }
    });
}

TEST_F(Screens, TextsDoNotOverlapEachOther) {
    for_each_screen([&](const DrawList& list, Size, const std::string& screen) {
        std::vector<std::pair<Rect, std::string>> lines;
        for (const DrawItem& item : list.items) {
            const auto* asked = std::get_if<TextItem>(&item);
            if (asked == nullptr) continue;
            const TextItem text = grown(*asked, window->measure());
            for (const TextLine& line : lay_out(text, window->measure())) {
                const Rect r{line.x, line.y, window->measure()(line.text, text.size), text.size};
                for (const auto& [other, words] : lines)
                    EXPECT_FALSE(r.x < other.x + other.width && other.x < r.x + r.width &&
                                 r.y < other.y + other.height && other.y < r.y + r.height)
                        << screen << ": " << line.text << " / " << words;
                lines.emplace_back(r, line.text);
            }
        }
    });
}

TEST_F(Screens, EveryTextIsLegibleOnWhatIsFilledBehindIt) {
    for_each_screen([&](const DrawList& list, Size, const std::string& screen) {
        for (std::size_t i = 0; i < list.items.size(); ++i) {
            const auto* text = std::get_if<TextItem>(&list.items[i]);
            if (text == nullptr) continue;
            Colour behind = list.background;
            for (std::size_t j = 0; j < i; ++j) {
                if (const auto* fill = std::get_if<FillItem>(&list.items[j]);
                    fill && inside(text->box, fill->rect)) {
                    behind = blend(behind, fill->colour);
                }
                // The sky is darker than indigo where texts stand on it (the layers over it are darker
                // still); a button's plaque is paper.
                if (const auto* picture = std::get_if<ArtItem>(&list.items[j]);
                    picture && inside(text->box, picture->rect))
                    behind = is_background(picture->art) ? Colour{0x2a, 0x25, 0x50, 255}
                                                         : Colour{0xfb, 0xf1, 0xdc, 255};
            }
            EXPECT_GE(contrast(text->colour, behind), 4.5) << screen << ": " << text->text;
        }
    });
}

TEST_F(Screens, NoTextIsSmallerThanSixteenLogicalPixels) {
    for_each_screen([&](const DrawList& list, Size size, const std::string& screen) {
        const double scale = std::min(size.width / 960.0, size.height / 540.0);
        for (const DrawItem& item : list.items)
            if (const auto* text = std::get_if<TextItem>(&item)) {
                EXPECT_GE(text->size, static_cast<int>(16 * scale)) << screen << ": " << text->text;
            }
    });
}

TEST_F(Screens, NothingDrawnAsPlainFillLeavesTheWindow) {
    for_each_screen([&](const DrawList& list, Size size, const std::string& screen) {
        for (const DrawItem& item : list.items)
            if (const auto* fill = std::get_if<FillItem>(&item)) {
                EXPECT_TRUE(inside(fill->rect, {0, 0, size.width, size.height})) << screen;
            }
    });
}

// A turned block is drawn by the renderer and tested by the collision module: the picture must lie on the
// mask, at every turn, with at most the faint edge pixels differing.
TEST_F(Screens, TurnedPictureLiesOnTheTurnedMask) {
    const Image& star = *art_image(art, Art::star);
    const Mask mask = Mask::from_rgba(star.rgba, star.width, star.height, star.pitch(), 127);
    for (Angle angle = 0; angle < 4000000000u; angle += 270000000u) {
        DrawList list{{0, 0, 0, 255}, {}};
        list.items.push_back(ArtItem{Art::star, {300, 200, star.width, star.height}, degrees_of(angle)});
        window->draw(list);
        const auto screen = window->capture();
        const auto placed = std::get<PlacedMask>(resample(mask, {300, 200, 1, 1, rotation_of(angle)}));
        std::int64_t differing = 0;
        for (int y = 150; y < 310; ++y) {
            for (int x = 250; x < 410; ++x) {
                const std::size_t at =
                    static_cast<std::size_t>(y) * screen->pitch() + static_cast<std::size_t>(x) * 4;
                // The outline is ink, nearly black: any light at all means that the picture is there.
                const bool drawn = screen->rgba[at] + screen->rgba[at + 1] + screen->rgba[at + 2] > 12;
                differing += drawn != placed.mask.test({x - placed.box.x(), y - placed.box.y()}) ? 1 : 0;
            }
        }
        EXPECT_LT(differing, placed.mask.count() / 8) << degrees_of(angle);
    }
}

TEST(Art, SecondLookHasTheSamePixelsAsTheFirst) {
    const ArtImages art = load_art();
    const Image& usual = *art_image(art, Art::umbrella);
    const Image& hit = *art_image(art, Art::umbrella_hit);
    ASSERT_EQ(usual.rgba.size(), hit.rgba.size());
    for (std::size_t i = 3; i < usual.rgba.size(); i += 4)
        ASSERT_EQ(usual.rgba[i] > 0, hit.rgba[i] > 0) << i / 4;
}

TEST(Art, ButtonsHaveTransparentCornersAndTheBackdropHasNoHole) {
    const ArtImages art = load_art();
    for (const Art which :
         {Art::button_dodger, Art::button_inspector, Art::button_language, Art::button_quit}) {
        const Image& image = *art_image(art, which);
        const std::size_t last = image.rgba.size() - 1;
        EXPECT_EQ(image.rgba[3], 0);
        EXPECT_EQ(image.rgba[image.pitch() - 1], 0);
        EXPECT_EQ(image.rgba[last], 0);
        EXPECT_EQ(image.rgba[last + 4 - image.pitch()], 0);
    }
    const Image& sky = *art_image(art, Art::sky);
    for (std::size_t i = 3; i < sky.rgba.size(); i += 4) ASSERT_EQ(sky.rgba[i], 255);
}

TEST(Art, IsRasteredAtExactlyTheSizeAskedFor) {
    for (std::size_t i = 0; i < art_count; ++i) {
        const Image image = raster_art(static_cast<Art>(i), {137, 91});
        EXPECT_EQ(image.width, 137);
        EXPECT_EQ(image.height, 91);
    }
}

}  // namespace
}  // namespace graze
