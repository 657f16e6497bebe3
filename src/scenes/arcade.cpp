#include "sim/arcade.h"

#include <algorithm>
#include <cmath>

#include "frame/palette.h"
#include "scenes/arcade_draw.h"
#include "scenes/arcade_game.h"
#include "scenes/arcade_over.h"
#include "scenes/arcade_overlay.h"
#include "scenes/steering.h"
#include "scenes/table.h"
#include "scenes/ui/text_field.h"

namespace graze {

namespace {

using Stage = ArcadeGame::Stage;

constexpr Size world_size{arcade::world_width, arcade::world_height};
constexpr int fastest_replay = 16;

class Arcade final : public Scene {
  public:
    explicit Arcade(const SceneStart& start) : start_(start), game_(start), seeds_(start.seed) {
        if (start.replay)
            game_.begin(start.replay);
        else
            game_.begin(start.seed);
    }

    Keys keys() const override { return naming_ ? Keys::text : Keys::commands; }

    Outcome update(const Input& input) override {
        Outcome outcome;
        if (naming_)
            read_name(input, outcome);
        else
            read_keys(input, outcome);
        for (const Kept& kept : input.kept) learn(kept, outcome);
        if (input.closing && (naming_ || was_lost_worth_a_name())) keep(outcome);
        read_commands(input);
        if (paused_)
            run(times_pressed_or_repeated(input, Key::period), outcome);
        else
            run_at_speed(input, outcome);
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        DrawList list{palette::night, {}};
        View view = letterbox(world_size, output);
        const Stage stage = game_.stage();
        ArcadeLook look{start_.settings.reduced_flashing, start_.settings.high_contrast};
        if (!look.steady && !overlay_) look.squash = game_.effects().squash();
        if (stage != Stage::over && !look.steady)
            view.offset_x += static_cast<int>(std::lround(game_.effects().shake() * view.scale));
        Painter painter(list, view, text_scale(start_.settings));
        draw_arcade_background(painter, game_.world().person_x, look);
        // The overlay shows what was tested, so the sprites then stand where they were tested.
        draw_arcade_sprites(painter, game_.world(), game_.sprites(), overlay_ ? 1 : part_, look);
        if (overlay_) draw_arcade_overlay(painter, game_.world(), game_.sprites());
        game_.effects().draw(painter, words);
        draw_arcade_score(painter, game_.world(), words);
        if (stage == Stage::over)
            draw_arcade_over(painter,
                             {game_.world(), game_.proof(), game_.is_replay(), naming_ ? &name_ : nullptr,
                              kept_ ? &*kept_ : nullptr, start_.scores != nullptr, assisted_},
                             words);
        else if (stage == Stage::proof)
            draw_proof(painter, *game_.proof(),
                       game_.is_replay() ? words.proof_replay_hint : words.proof_hint, words);
        else if (overlay_)  // the cards would hide a part of them
            draw_overlay_texts(painter, game_.world(), words, measure);
        draw_hints(painter, words, measure);
        paint_bars(list, world_size, output);
        return list;
    }

  private:
    void read_keys(const Input& input, Outcome& outcome) {
        if (times_pressed(input, {Key::escape, Key::pad_back}) > 0)
            outcome.requests.push_back(OpenScene{game_.is_replay() ? SceneId::scores : SceneId::menu});
        const bool shows_proof = game_.proof() != nullptr && (game_.stage() != Stage::playing || paused_);
        if (shows_proof && times_pressed(input, {Key::i, Key::pad_mode}) > 0)
            outcome.requests.push_back(game_.inspect(start_.words));
        if (times_pressed(input, {Key::f2}) % 2 == 1) overlay_ = !overlay_;
        for (int i = times_pressed(input, {Key::f3}); i > 0; --i)
            slowness_ = slowness_ == 4 ? 1 : slowness_ * 2;
        read_pause(input);
        if (game_.is_replay()) read_replay_speed(input);
        const bool confirms = times_pressed(input, {Key::enter, Key::space, Key::pad_confirm}) > 0;
        const bool clicks = std::any_of(input.pointer.begin(), input.pointer.end(), [](const auto& event) {
            return event.kind == PointerEvent::Kind::press;
        });
        if (game_.stage() == Stage::proof && (confirms || clicks)) game_.go_on();
        if (game_.stage() == Stage::over && confirms) again(outcome);
    }

    void again(Outcome& outcome) {
        if (game_.is_replay())
            game_.begin(start_.replay);
        else
            game_.begin(seeds_.next());
        paused_ = assisted_ = false;
        kept_.reset();
        part_ = 1;
        game_.run(0, {}, outcome);
    }

    void read_pause(const Input& input) {
        const bool may = paused_ || game_.stage() == Stage::playing;
        if (may && times_pressed(input, {Key::p, Key::pad_start}) % 2 == 1) paused_ = !paused_;
        if (input.focus_lost || input.pad_lost) paused_ = true;
        if (game_.stage() == Stage::over) paused_ = false;
    }

    void read_replay_speed(const Input& input) {
        for (int i = times_pressed(input, {Key::up, Key::plus, Key::pad_up}); i > 0; --i)
            replay_speed_ = std::min(fastest_replay, replay_speed_ * 2);
        for (int i = times_pressed(input, {Key::down, Key::minus, Key::pad_down}); i > 0; --i)
            replay_speed_ = std::max(1, replay_speed_ / 2);
    }

    void read_commands(const Input& input) {
        steering_.read(input);
        if (paused_ || game_.stage() != Stage::playing) steering_.forget();
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
        const double middle = static_cast<double>(game_.sprites().pose(arcade::Pose::idle).width()) / 2;
        const double way = *pointer_ - middle - static_cast<double>(to_pixel(game_.world().person_x));
        // Less than a pixel is no way: else it would step to and fro under a pointer that stands still.
        return {static_cast<int>(std::clamp<double>(way, -arcade::run_speed, arcade::run_speed)), ducks_};
    }

    // Slow motion: of so many steps that are due one is taken. A replay may run faster instead.
    void run_at_speed(const Input& input, Outcome& outcome) {
        if (game_.is_replay() && slowness_ == 1) {
            run(input.steps * replay_speed_, outcome);
            part_ = replay_speed_ == 1 ? input.step_part : 1;
            return;
        }
        due_ += input.steps;
        run(due_ / slowness_, outcome);
        due_ %= slowness_;
        if (game_.stage() == Stage::playing) part_ = (due_ + input.step_part) / slowness_;
    }

    void run(int steps, Outcome& outcome) {
        if (steps > 0 && (paused_ || slowness_ > 1)) assisted_ = true;
        const bool was_over = game_.stage() == Stage::over;
        // One by one: the way to the pointer changes with each.
        game_.run(0, {}, outcome);
        for (int i = 0; i < steps; ++i) {
            const bool plays = game_.stage() == Stage::playing;
            game_.run(1, command(), outcome);
            if (plays) steering_.stepped();
        }
        if (game_.stage() == Stage::held) part_ = 1;
        if (was_over || game_.stage() != Stage::over) return;
        naming_ = is_worth_a_name();
        naming_steps_ = 0;
    }

    // Practice with single steps or slow motion is no score.
    bool is_worth_a_name() const {
        const std::int64_t points = game_.world().points;
        return start_.scores != nullptr && !game_.is_replay() && !assisted_ && points > 0 &&
               (start_.scores->size() < most_scores || points > start_.scores->back().points);
    }

    void read_name(const Input& input, Outcome& outcome) {
        graze::update(name_, input);
        naming_steps_ += input.steps;
        if (times_pressed(input, {Key::escape, Key::pad_back}) > 0) naming_ = false;
        // One Enter too many, that was meant for a proof, is not an empty name.
        constexpr int least_steps = 20;
        if ((name_.text.empty() && naming_steps_ < least_steps) ||
            times_pressed(input, {Key::enter, Key::pad_confirm, Key::pad_start}) == 0)
            return;
        keep(outcome);
    }

    void keep(Outcome& outcome) {
        naming_ = false;
        Score score;
        score.name = name_.text;
        score.points = game_.world().points;
        score.seed = game_.seed();
        score.steps = game_.world().steps;
        outcome.requests.push_back(KeepScore{score, game_.recorded()});
    }

    // What could not be kept may be tried again.
    void learn(const Kept& kept, Outcome& outcome) {
        kept_ = kept;
        if (kept.place) outcome.requests.push_back(PlaySound{Sound::record});
        if (kept.place || kept.trouble.empty()) return;
        naming_ = true;
        naming_steps_ = 0;
    }

    // The last hit is still held, so the name was not yet asked for.
    bool was_lost_worth_a_name() const {
        return game_.world().over && game_.stage() != Stage::over && is_worth_a_name();
    }

    void draw_hints(Painter& painter, const Words& words, const Measure& measure) const {
        if (paused_ && game_.stage() == Stage::playing) {
            painter.plate(words.paused.string(), {230, 190, 500, 76}, 44, palette::gold, Align::centre,
                          measure);
            painter.plate((game_.is_replay() ? words.paused_replay_hint : words.paused_hint).string(),
                          {230, 274, 500, 40}, 20, palette::paper, Align::centre, measure);
            painter.plate(words.arcade_step.string(), {60, 322, 840, 34}, 16, palette::paper, Align::centre,
                          measure);
        }
        if (game_.fidelity() != ArcadeGame::Fidelity::same)
            painter.plate(
                (game_.fidelity() == ArcadeGame::Fidelity::other_pictures ? words.replay_of_other_pictures
                                                                          : words.replay_differs)
                    .string(),
                {60, 500, 840, 34}, 16, palette::gold, Align::centre, measure);
        if (slowness_ > 1)
            painter.plate(fill(words.arcade_speed, {std::to_string(slowness_)}), {300, 12, 130, 40}, 20,
                          palette::sky);
        const bool has_room = game_.stage() != Stage::over && game_.stage() != Stage::proof;
        if (game_.is_replay() && has_room)
            painter.plate(fill(words.replay_speed, {std::to_string(replay_speed_)}), {60, 72, 840, 34}, 16,
                          palette::gold, Align::centre, measure);
        else if (game_.stage() == Stage::playing && !overlay_ && (paused_ || game_.world().steps < 600))
            painter.plate(words.arcade_hint.string(), {60, 72, 840, 34}, 16, palette::paper, Align::centre,
                          measure);
    }

    SceneStart start_;
    ArcadeGame game_;
    Random seeds_;  // of the games after the first
    bool paused_ = false;
    bool overlay_ = false;
    bool assisted_ = false;  // slow motion or single steps were used
    int slowness_ = 1;       // steps that are due for one that is taken
    int due_ = 0;
    int replay_speed_ = 1;
    double part_ = 1;  // of the step to come, in which the world is drawn
    Steering steering_;
    std::optional<double> pointer_;  // logical x that the person follows
    bool button_ = false;
    bool ducks_ = false;
    bool naming_ = false;
    int naming_steps_ = 0;  // since the name is asked for
    TextField name_{{}, longest_name};
    std::optional<Kept> kept_;  // what came of keeping the score
};

}  // namespace

std::unique_ptr<Scene> make_arcade(const SceneStart& start) {
    return std::make_unique<Arcade>(start);
}

}  // namespace graze
