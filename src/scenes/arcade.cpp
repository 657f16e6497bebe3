#include "sim/arcade.h"

#include <algorithm>
#include <cmath>

#include "scenes/arcade_draw.h"
#include "scenes/arcade_effects.h"
#include "scenes/arcade_over.h"
#include "scenes/arcade_overlay.h"
#include "scenes/arcade_proof.h"
#include "scenes/palette.h"
#include "scenes/steering.h"
#include "scenes/table.h"

namespace graze {

namespace {

using What = arcade::Happening::What;

constexpr Size world_size{arcade::world_width, arcade::world_height};
constexpr int hold_steps = 18;    // that the game stands still after a hit, before the proof
constexpr int proof_steps = 240;  // that the proof is shown, unless the player goes on

class Arcade final : public Scene {
  public:
    explicit Arcade(const SceneStart& start)
        : art_(start.art),
          raster_(start.raster),
          words_(start.words),
          sprites_(make_arcade_sprites(start.raster, start.art)),
          seeds_(start.seed) {
        begin(start.seed);
    }

    Outcome update(const Input& input) override {
        Outcome outcome;
        if (std::exchange(began_, false)) report(outcome, "begin");
        if (times_pressed(input, {Key::escape, Key::pad_back}) > 0)
            outcome.requests.push_back(OpenScene{SceneId::menu});
        if (proof_ && times_pressed(input, {Key::i, Key::pad_mode}) > 0 && shows_proof())
            outcome.requests.push_back(inspect());
        if (times_pressed(input, {Key::f2}) % 2 == 1) overlay_ = !overlay_;
        for (int i = times_pressed(input, {Key::f3}); i > 0; --i)
            slowness_ = slowness_ == 4 ? 1 : slowness_ * 2;
        read_pause(input);
        read_commands(input);
        if (stage_ == Stage::over && times_pressed(input, {Key::enter, Key::space, Key::pad_confirm}) > 0) {
            begin(seeds_.next());
            began_ = false;
            report(outcome, "begin");
        }
        if (stage_ == Stage::proof && goes_on(input)) stage_ = Stage::playing;
        if (paused_)
            run(times_pressed_or_repeated(input, Key::period), outcome);
        else
            run_slowed(input, outcome);
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        DrawList list{palette::night, {}};
        View view = letterbox(world_size, output);
        view.offset_x += static_cast<int>(std::lround(effects_.shake() * view.scale));
        Painter painter(list, view);
        draw_arcade_background(painter, world_.person_x);
        // The overlay shows what was tested, so the sprites then stand where they were tested.
        draw_arcade_sprites(painter, world_, sprites_, overlay_ ? 1 : part_);
        if (overlay_) draw_arcade_overlay(painter, world_, sprites_, words, measure);
        effects_.draw(painter, words);
        draw_arcade_score(painter, world_, words);
        if (stage_ == Stage::over)
            draw_arcade_over(painter, world_, proof_ ? &*proof_ : nullptr, words);
        else if (stage_ == Stage::proof)
            draw_proof(painter, *proof_, words);
        draw_hints(painter, words, measure);
        paint_bars(list, world_size, output);
        return list;
    }

  private:
    enum class Stage { playing, held, proof, over };

    void begin(std::uint64_t seed) {
        world_ = arcade::make_world(sprites_, seed);
        effects_.clear();
        proof_.reset();
        stage_ = Stage::playing;
        stage_steps_ = 0;
        paused_ = false;
        part_ = 1;
        began_ = true;
    }

    bool shows_proof() const { return stage_ != Stage::playing || paused_; }

    static bool goes_on(const Input& input) {
        return times_pressed(input, {Key::enter, Key::space, Key::pad_confirm}) > 0 ||
               std::any_of(input.pointer.begin(), input.pointer.end(),
                           [](const PointerEvent& event) { return event.kind == PointerEvent::Kind::press; });
    }

    void read_pause(const Input& input) {
        if (times_pressed(input, {Key::p, Key::pad_start}) % 2 == 1) paused_ = !paused_;
        if (input.focus_lost || input.pad_lost) paused_ = true;
        if (stage_ == Stage::over) paused_ = false;
    }

    void read_commands(const Input& input) {
        steering_.read(input);
        if (paused_ || stage_ != Stage::playing) steering_.forget();
        const View view = letterbox(world_size, input.output);
        for (const PointerEvent& event : input.pointer) {
            pointer_ = view.logical_x(event.x);
            if (event.kind == PointerEvent::Kind::press) button_ = true;
            if (event.kind == PointerEvent::Kind::release) button_ = false;
        }
        if (input.focus_lost) button_ = false;
        if (steering_.direction() != 0) pointer_.reset();  // until the mouse moves again
        ducks_ = button_ || is_held(input, {Key::down, Key::s, Key::pad_down});
    }

    arcade::Command command() const {
        if (!pointer_) return {steering_.direction() * arcade::run_speed, ducks_};
        const double middle = static_cast<double>(sprites_.pose(arcade::Pose::idle).width()) / 2;
        const double way = *pointer_ - middle - static_cast<double>(to_pixel(world_.person_x));
        return {static_cast<int>(std::lround(std::clamp<double>(way, -arcade::run_speed, arcade::run_speed))),
                ducks_};
    }

    // Slow motion: of so many steps that are due one is taken.
    void run_slowed(const Input& input, Outcome& outcome) {
        due_ += input.steps;
        run(due_ / slowness_, outcome);
        due_ %= slowness_;
        if (stage_ == Stage::playing) part_ = (due_ + input.step_part) / slowness_;
    }

    void run(int steps, Outcome& outcome) {
        for (int i = 0; i < steps; ++i) {
            effects_.step();
            ++stage_steps_;
            if (stage_ == Stage::held && stage_steps_ >= hold_steps) show_proof(outcome);
            if (stage_ == Stage::proof && stage_steps_ >= proof_steps) stage_ = Stage::playing;
            if (stage_ != Stage::playing) continue;
            arcade::step(world_, sprites_, command());
            steering_.stepped();
            effects_.add(world_, sprites_);
            for (const arcade::Happening& happening : world_.happenings) take(happening, outcome);
        }
    }

    void take(const arcade::Happening& happening, Outcome& outcome) {
        const auto sound = [&](Sound which) { outcome.requests.push_back(PlaySound{which}); };
        switch (happening.what) {
            case What::graze:
                sound(Sound::graze);
                report(outcome, "graze");
                break;
            case What::hit:
                sound(Sound::hit);
                report(outcome, "hit");
                proof_ = make_proof(*world_.last_hit, sprites_, raster_, art_);
                stage_ = Stage::held;
                stage_steps_ = 0;
                part_ = 1;
                break;
            case What::shield_broken:
                sound(Sound::shield);
                report(outcome, "shield");
                break;
            case What::bonus:
                sound(bonus_sound(happening.bonus));
                report(outcome, "bonus");
                break;
            case What::blown:
            case What::over:
                break;
        }
    }

    static Sound bonus_sound(arcade::Bonus bonus) {
        switch (bonus) {
            case arcade::Bonus::shield:
                return Sound::shield;
            case arcade::Bonus::heart:
                return Sound::heart;
            case arcade::Bonus::clock:
                return Sound::slow;
            case arcade::Bonus::fan:
                return Sound::gust;
            case arcade::Bonus::coin:
                break;
        }
        return Sound::bonus;
    }

    void show_proof(Outcome& outcome) {
        stage_ = world_.over ? Stage::over : Stage::proof;
        stage_steps_ = 0;
        if (world_.over) outcome.requests.push_back(PlaySound{Sound::game_over});
        report(outcome, world_.over ? "over" : "proof");
    }

    void report(Outcome& outcome, const char* what) const {
        outcome.events.push_back(GameEvent{what, world_.points, world_.hearts});
    }

    Request inspect() const {
        const arcade::Hit& hit = proof_->hit;
        return Inspect{{words_.person.string(), proof_->person, hit.person.x(), hit.person.y()},
                       {name_of(words_, hit.kind).string(), proof_->faller, hit.faller.x(), hit.faller.y()}};
    }

    void draw_hints(Painter& painter, const Words& words, const Measure& measure) const {
        if (paused_) {
            painter.plate(words.paused.string(), {230, 190, 500, 76}, 44, palette::gold, Align::centre,
                          measure);
            painter.plate(words.paused_hint.string(), {230, 274, 500, 40}, 20, palette::paper, Align::centre,
                          measure);
        }
        if (paused_)
            painter.plate(words.arcade_step.string(), {60, 322, 840, 34}, 16, palette::paper, Align::centre,
                          measure);
        if (slowness_ > 1)
            painter.plate(fill(words.arcade_speed, {std::to_string(slowness_)}), {300, 12, 130, 40}, 20,
                          palette::sky);
        if (stage_ == Stage::playing && !overlay_ && (paused_ || world_.steps < 600))
            painter.plate(words.arcade_hint.string(), {60, 72, 840, 34}, 16, palette::paper, Align::centre,
                          measure);
    }

    const ArtImages& art_;
    const RasterArt& raster_;
    const Words& words_;
    arcade::Sprites sprites_;
    Random seeds_;  // of the games after the first
    arcade::World world_;
    ArcadeEffects effects_;
    std::optional<Proof> proof_;  // of the last hit
    Stage stage_ = Stage::playing;
    int stage_steps_ = 0;
    bool paused_ = false;
    bool began_ = true;
    bool overlay_ = false;
    int slowness_ = 1;  // steps that are due for one that is taken
    int due_ = 0;
    double part_ = 1;  // of the step to come, in which the world is drawn
    Steering steering_;
    std::optional<double> pointer_;  // logical x that the person follows
    bool button_ = false;
    bool ducks_ = false;
};

}  // namespace

std::unique_ptr<Scene> make_arcade(const SceneStart& start) {
    return std::make_unique<Arcade>(start);
}

}  // namespace graze
