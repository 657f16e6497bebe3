#include "sim/dodger.h"

#include <algorithm>

#include "frame/palette.h"
#include "scenes/steering.h"
#include "scenes/table.h"
#include "scenes/ui/painter.h"

namespace graze {

namespace {

constexpr Size world_size{dodger::world_width, dodger::world_height};

Mask mask_of(const Image& image) {
    // The tutorial's: any pixel that is not wholly transparent is solid.
    return Mask::from_rgba(image.rgba, image.width, image.height, image.pitch(), 0);
}

class Dodger final : public Scene {
  public:
    explicit Dodger(const SceneStart& start)
        : sprites_{mask_of(*art_image(start.art, Art::person)), mask_of(*art_image(start.art, Art::star))},
          world_(dodger::make_world(sprites_, start.seed)),
          settings_(start.settings) {}

    Outcome update(const Input& input) override {
        Outcome outcome;
        if (times_pressed(input, {Key::escape, Key::pad_back}) > 0)
            outcome.requests.push_back(OpenScene{SceneId::menu});
        if (times_pressed(input, {Key::p, Key::pad_start}) % 2 == 1) paused_ = !paused_;
        if (input.focus_lost || input.pad_lost) paused_ = true;
        read_commands(input);
        for (int i = 0; i < (paused_ ? 0 : input.steps); ++i) {
            dodger::step(world_, sprites_, {steering_.direction(), mode_switches_ > 0});
            mode_switches_ = std::max(0, mode_switches_ - 1);
            steering_.stepped();
            report(outcome.events);
        }
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        const View view = letterbox(world_size, output);
        const bool flashes = world_.verdict.hit && !settings_.reduced_flashing;
        DrawList list{flashes ? palette::red : palette::cornflower_blue, {}};
        Painter painter(list, view, text_scale(settings_));
        draw_sprites(painter);
        draw_contacts(painter);
        draw_texts(painter, words, measure);
        paint_bars(list, world_size, output);
        return list;
    }

  private:
    void read_commands(const Input& input) {
        mode_switches_ += times_pressed(input, {Key::c, Key::pad_mode});
        steering_.read(input);
        if (paused_) steering_.forget();
    }

    void report(std::vector<Event>& events) {
        const std::int64_t x = to_pixel(world_.person_x);
        if (x != reported_x_) events.push_back(PersonEvent{x});
        reported_x_ = x;
        const dodger::Verdict& now = world_.verdict;
        if (now.hit == reported_hit_ && now.pixels == reported_pixels_ && now.bounds == reported_bounds_)
            return;
        reported_hit_ = now.hit;
        reported_pixels_ = now.pixels;
        reported_bounds_ = now.bounds;
        VerdictEvent event{now.hit, now.pixels};
        if (now.hit)
            event.overlap = {now.bounds.x(), now.bounds.y(), now.bounds.width(), now.bounds.height()};
        events.push_back(event);
    }

    void draw_sprites(Painter& painter) const {
        for (const dodger::Block& block : world_.blocks)
            painter.art(
                Art::star,
                {static_cast<double>(to_pixel(block.x)), static_cast<double>(to_pixel(block.y)),
                 static_cast<double>(sprites_.block.width()), static_cast<double>(sprites_.block.height())},
                degrees_of(block.angle));
        painter.art(Art::person, area_of(person_box()));
    }

    Box person_box() const {
        return {to_pixel(world_.person_x), to_pixel(world_.person_y), sprites_.person.width(),
                sprites_.person.height()};
    }

    // The intersection of the boxes outlined, the bounds of the shared pixels filled.
    void draw_contacts(Painter& painter) const {
        const Box person = person_box();
        for (const Contact& contact : world_.verdict.contacts) {
            if (contact.overlap) {
                const Box& shared = contact.overlap->bounds;
                const Area area = area_of(
                    Box(person.x() + shared.x(), person.y() + shared.y(), shared.width(), shared.height()));
                painter.fill(area, palette::with_alpha(palette::ember, 190));
                painter.frame(area, 1, palette::gold);
            }
            Area outline = area_of(contact.boxes);
            outline = {outline.x - 3, outline.y - 3, outline.width + 6, outline.height + 6};
            painter.frame(outline, 3, palette::ink);
            painter.frame({outline.x + 1, outline.y + 1, outline.width - 2, outline.height - 2}, 1,
                          palette::paper);
        }
    }

    void draw_texts(Painter& painter, const Words& words, const Measure& measure) const {
        const Text& mode = world_.mode == dodger::Mode::rectangles ? words.test_rectangles
                           : world_.mode == dodger::Mode::pixels   ? words.test_pixels
                                                                   : words.test_turned;
        painter.plate(mode.string(), {16, 14, 300, 32}, 16, palette::paper, Align::left, measure);
        const bool hit = world_.verdict.hit;
        // Plates of a fixed width: they must not jump with every number.
        painter.plate((hit ? words.hit : words.no_hit).string(), {400, 14, 160, 48}, 28,
                      hit ? palette::gold : palette::paper);
        painter.plate(fill(words.dodger_counts, {std::to_string(world_.verdict.contacts.size()),
                                                 std::to_string(world_.verdict.pixels)}),
                      {714, 14, 230, 32}, 16, palette::paper);
        if (paused_) {
            painter.plate(words.paused.string(), {230, 190, 500, 76}, 44, palette::gold, Align::centre,
                          measure);
            painter.plate(words.paused_hint.string(), {230, 274, 500, 40}, 20, palette::paper, Align::centre,
                          measure);
        }
        if (paused_ || world_.steps < 10 * dodger::steps_per_second)
            painter.plate(words.dodger_hint.string(), {60, 72, 840, 34}, 16, palette::paper, Align::centre,
                          measure);
    }

    dodger::Sprites sprites_;
    dodger::World world_;
    const Settings& settings_;
    bool paused_ = false;
    Steering steering_;
    int mode_switches_ = 0;
    std::int64_t reported_x_ = -1;
    bool reported_hit_ = false;
    std::int64_t reported_pixels_ = 0;
    Box reported_bounds_;
};

}  // namespace

std::unique_ptr<Scene> make_dodger(const SceneStart& start) {
    return std::make_unique<Dodger>(start);
}

}  // namespace graze
