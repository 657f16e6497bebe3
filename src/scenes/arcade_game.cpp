#include "scenes/arcade_game.h"

#include <utility>

namespace graze {

namespace {

using What = arcade::Happening::What;

constexpr int hold_steps = 18;    // that the game stands still after a hit, before the proof
constexpr int proof_steps = 240;  // that the proof is shown, unless the player goes on

Sound sound_of(arcade::Bonus bonus) {
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

}  // namespace

ArcadeGame::ArcadeGame(const SceneStart& start)
    : art_(start.art), raster_(start.raster), sprites_(make_arcade_sprites(start.raster, start.art)) {}

void ArcadeGame::restart(std::uint64_t seed) {
    seed_ = seed;
    world_ = arcade::make_world(sprites_, seed);
    recorder_ = arcade::Recorder(seed);
    effects_.clear();
    proof_.reset();
    stage_ = Stage::playing;
    stage_steps_ = 0;
    began_ = true;
    fidelity_ = Fidelity::same;
}

void ArcadeGame::begin(std::uint64_t seed) {
    replay_.reset();
    restart(seed);
}

void ArcadeGame::begin(std::shared_ptr<const arcade::Replay> replay) {
    replay_ = std::move(replay);
    replayed_ = 0;
    restart(replay_->seed);
    if (replay_->pictures != hash(sprites_)) fidelity_ = Fidelity::other_pictures;
}

bool ArcadeGame::step(const arcade::Command& command) {
    if (replay_) {
        if (replayed_ == replay_->commands.size()) return false;
        arcade::step(world_, sprites_, replay_->commands[replayed_++]);
        compare_with_replay();
        return true;
    }
    arcade::step(world_, sprites_, command);
    recorder_.add(command, world_);
    return true;
}

void ArcadeGame::compare_with_replay() {
    if (fidelity_ != Fidelity::same) return;
    const std::size_t checksum = replayed_ / arcade::steps_a_checksum;
    if (replayed_ % arcade::steps_a_checksum == 0 &&
        (checksum > replay_->checksums.size() || replay_->checksums[checksum - 1] != hash(world_)))
        fidelity_ = Fidelity::other_course;
    if (replayed_ == replay_->commands.size() && hash(world_) != replay_->end)
        fidelity_ = Fidelity::other_course;
}

void ArcadeGame::run(int steps, const arcade::Command& command, Outcome& outcome) {
    if (std::exchange(began_, false)) report(outcome, "begin");
    for (int i = 0; i < steps; ++i) {
        effects_.step();
        ++stage_steps_;
        if (stage_ == Stage::held && stage_steps_ >= hold_steps) show_proof(outcome);
        if (stage_ == Stage::proof && stage_steps_ >= proof_steps) stage_ = Stage::playing;
        if (stage_ != Stage::playing) continue;
        if (!step(command)) {  // a replay that ends before the game does
            stage_ = Stage::over;
            report(outcome, "over");
            continue;
        }
        effects_.add(world_, sprites_);
        for (const arcade::Happening& happening : world_.happenings) take(happening, outcome);
    }
}

void ArcadeGame::take(const arcade::Happening& happening, Outcome& outcome) {
    const auto say = [&](const char* what, Sound sound) {
        outcome.requests.push_back(PlaySound{sound});
        report(outcome, what);
    };
    switch (happening.what) {
        case What::graze:
            return say("graze", Sound::graze);
        case What::hit:
            proof_ = make_proof(*world_.last_hit, sprites_, raster_, art_);
            stage_ = Stage::held;
            stage_steps_ = 0;
            return say("hit", Sound::hit);
        case What::shield_broken:
            return say("shield", Sound::shield);
        case What::bonus:
            return say("bonus", sound_of(happening.bonus));
        case What::blown:
        case What::over:
            break;
    }
}

void ArcadeGame::show_proof(Outcome& outcome) {
    stage_ = world_.over ? Stage::over : Stage::proof;
    stage_steps_ = 0;
    if (world_.over) outcome.requests.push_back(PlaySound{Sound::game_over});
    report(outcome, world_.over ? "over" : "proof");
}

void ArcadeGame::go_on() {
    if (stage_ == Stage::proof) stage_ = Stage::playing;
}

void ArcadeGame::report(Outcome& outcome, const char* what) const {
    outcome.events.push_back(GameEvent{what, world_.points, world_.hearts});
}

std::shared_ptr<const arcade::Replay> ArcadeGame::recorded() const {
    auto replay = recorder_.replay(world_, sprites_);
    return replay ? std::make_shared<const arcade::Replay>(std::move(*replay)) : nullptr;
}

Inspect ArcadeGame::inspect(const Words& words) const {
    const arcade::Hit& hit = proof_->hit;
    return {{words.person.string(), proof_->person, hit.person.x(), hit.person.y()},
            {name_of(words, hit.kind).string(), proof_->faller, hit.faller.x(), hit.faller.y()}};
}

}  // namespace graze
