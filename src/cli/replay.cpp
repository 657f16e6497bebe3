#include "cli/replay.h"

#include <iostream>

#include "cli/commands.h"
#include "frame/printable.h"
#include "store/replay_file.h"
#include "store/verdict_json.h"

namespace graze {

namespace {

// A check stops at the first difference; the game goes on from there.
std::int64_t points_at_end(const arcade::Replay& replay, const arcade::Sprites& sprites) {
    arcade::World world = arcade::make_world(sprites, replay.seed);
    for (const arcade::Command& command : replay.commands) arcade::step(world, sprites, command);
    return world.points;
}

Result<ReplayVerdict> judge(const std::string& path, const arcade::Sprites& sprites) {
    using Answer = arcade::ReplayCheck::Answer;
    const Result<arcade::Replay> replay = read_replay(path);
    if (!replay) return replay.error();
    const arcade::ReplayCheck checked = arcade::check(*replay, sprites);
    if (checked.answer == Answer::other_pictures)
        return Error{"it was recorded with other pictures; use the Graze that recorded it"};
    const bool holds = checked.answer == Answer::holds;
    const std::int64_t points = holds ? checked.points : points_at_end(*replay, sprites);
    return ReplayVerdict{path, holds, checked.step, points, replay->points};
}

void print(const ReplayVerdict& verdict) {
    const std::string points = std::to_string(verdict.points) + " points";
    std::cout << printable(verdict.file) << ": ";
    if (verdict.holds)
        std::cout << "holds: " << points << " in " << verdict.step << " steps\n";
    else if (verdict.points == verdict.claimed)
        std::cout << "differs after step " << verdict.step << "; it ends with " << points
                  << ", but in another state\n";
    else
        std::cout << "differs after step " << verdict.step << "; it ends with " << points << ", not "
                  << verdict.claimed << '\n';
}

}  // namespace

int run_replay_verify(const ReplayOptions& options, const arcade::Sprites& sprites) {
    bool all_judged = true;
    bool all_hold = true;
    for (const std::string& file : options.files) {
        const Result<ReplayVerdict> verdict = judge(file, sprites);
        if (!verdict) {
            refuse(file, printable(file) + ": " + verdict.error().text, options.json);
            all_judged = false;
            continue;
        }
        all_hold = all_hold && verdict->holds;
        if (options.json)
            std::cout << format_verdict(*verdict) << '\n';
        else
            print(*verdict);
    }
    return finish(!all_judged ? exit_error : all_hold ? 0 : 1);
}

}  // namespace graze
