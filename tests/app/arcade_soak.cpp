// Long runs of the arcade with its real pictures, by hand or, short, as tests:
//
//     arcade_soak reach SEEDS SECONDS   the automatic player plays; at every spawn a way through must remain,
//                                       found by a search apart from the spawner's; tells how it survives
//     arcade_soak random STEPS SEED     commands at random, game after game; prints the hash of all that came
//                                       of them, and how much memory the program has at most held
//     arcade_soak record SEED FILE      the automatic player, with a slip now and then, until it has lost or
//     two
//                                       minutes are over; writes the replay
//     arcade_soak frames THINGS FRAMES  so many things fall: the time that steps and frames take
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

#include "app/art_files.h"
#include "platform/window.h"
#include "scenes/arcade_art.h"
#include "scenes/arcade_draw.h"
#include "sim/arcade_pilot.h"
#include "store/replay_file.h"
#include "store/write_file.h"
#include "support/arcade_search.h"

namespace {

using namespace graze;

int soak_reach(const arcade::Sprites& sprites, std::uint64_t seeds, std::int64_t seconds) {
    std::int64_t spawns = 0, closed = 0, hits = 0, games_without_hit = 0, games_survived = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        arcade::World world = arcade::make_world(sprites, seed);
        while (world.steps < seconds * 60 && !world.over) {
            const std::uint32_t before = world.last_id;
            arcade::step(world, sprites, arcade::decide(world, sprites));
            if (world.last_id == before) continue;
            ++spawns;
            if (test::gap_remains(world, sprites)) continue;
            ++closed;
            std::cerr << "seed " << seed << ", step " << world.steps << ": no way through\n";
        }
        hits += world.tally.hits;
        games_without_hit += world.tally.hits == 0 ? 1 : 0;
        games_survived += world.over ? 0 : 1;
    }
    std::cout << seeds << " games of " << seconds << " s: " << spawns << " spawns, " << closed
              << " without a way through; the automatic player survived " << games_survived << " games, "
              << games_without_hit << " without a hit, " << hits << " hits in all\n";
    return closed == 0 ? 0 : 1;
}

int soak_random(const arcade::Sprites& sprites, std::int64_t steps, std::uint64_t seed) {
    Random random(seed);
    arcade::World world = arcade::make_world(sprites, random.next());
    arcade::Command command;
    std::uint64_t all = 0;
    std::int64_t games = 1;
    for (std::int64_t i = 0; i < steps; ++i) {
        if (random.below(20) == 0) command = {static_cast<int>(random.below(13)) - 6, random.below(6) == 0};
        arcade::step(world, sprites, command);
        all = all * 31 + hash(world);
        if (!world.over) continue;
        world = arcade::make_world(sprites, random.next());
        ++games;
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::cout << "hash " << all << "\n";
    std::cerr << games << " games, at most " << usage.ru_maxrss / 1024 << " MB\n";
    return 0;
}

int soak_record(const arcade::Sprites& sprites, std::uint64_t seed, const std::string& file) {
    Random slips(seed);
    arcade::World world = arcade::make_world(sprites, seed);
    arcade::Recorder recorder(seed);
    arcade::Command slip;
    std::int64_t slipping = 0;
    while (!world.over && world.steps < 120 * 60) {
        if (slips.below(90) == 0) {
            slipping = 10 + slips.below(40);
            slip = {static_cast<int>(slips.below(11)) - 5, slips.below(4) == 0};
        }
        const arcade::Command command = --slipping > 0 ? slip : arcade::decide(world, sprites);
        arcade::step(world, sprites, command);
        recorder.add(command, world);
    }
    const std::string text = format_replay(*recorder.replay(world, sprites));
    const Result<Done> written = write_file(file, text);
    if (!written) std::cerr << written.error().text << "\n";
    return written ? 0 : 2;
}

double milliseconds() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double, std::milli>(now).count();
}

double median(std::vector<double> times) {
    const auto middle = times.begin() + std::ssize(times) / 2;
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

// With the driver and renderer that the environment asks for.
int soak_frames(const arcade::Sprites& sprites, std::int64_t things, std::int64_t frames) {
    auto opened = Window::open({"Graze", {960, 540}, false, all_characters()}, raster_art);
    if (!opened) {
        std::cerr << opened.error().text << "\n";
        return 2;
    }
    Window& window = **opened;
    const Words& words = words_in(Language::english);
    arcade::World world = arcade::make_world(sprites, 1);
    Random random(1);
    std::vector<double> step_times, frame_times;
    for (std::int64_t i = 0; i < frames; ++i) {
        world.hearts = arcade::most_hearts;
        world.next_faller = 1'000'000;  // the spawner would refuse so many
        while (std::ssize(world.fallers) < things) {
            arcade::Faller faller;
            faller.kind = static_cast<arcade::Kind>(random.below(arcade::kind_count));
            faller.size = static_cast<arcade::Size>(random.below(arcade::size_count));
            faller.x = to_subpixels(random.below(900));
            faller.y = to_subpixels(random.below(440)) - to_subpixels(100);
            faller.speed = subpixels;
            if (arcade::turns(faller.kind)) faller.spin = 9'000'000;
            world.fallers.push_back(faller);
        }
        const double begin = milliseconds();
        arcade::step(world, sprites, {});
        const double stepped = milliseconds();
        DrawList list{{}, {}};
        const View view = letterbox({960, 540}, window.output());
        Painter painter(list, view, 1);
        draw_arcade_background(painter, world.person_x);
        draw_arcade_sprites(painter, world, sprites, 0.5);
        draw_arcade_score(painter, world, words);
        window.draw(list);
        window.present();
        step_times.push_back(stepped - begin);
        frame_times.push_back(milliseconds() - begin);
    }
    std::cout << things << " things: a step takes " << median(step_times) << " ms, a step and its frame "
              << median(frame_times) << " ms (medians of " << frames << ")\n";
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string mode = argc == 4 ? argv[1] : "";
    if (mode != "reach" && mode != "random" && mode != "record" && mode != "frames") {
        std::cerr << "arcade_soak reach SEEDS SECONDS | random STEPS SEED | record SEED FILE |\n"
                     "            frames THINGS FRAMES\n";
        return 2;
    }
    const arcade::Sprites sprites = make_arcade_sprites(raster_art, load_art());
    const long long first = std::atoll(argv[2]), second = std::atoll(argv[3]);
    if (mode == "record") return soak_record(sprites, static_cast<std::uint64_t>(first), argv[3]);
    if (mode == "frames") return soak_frames(sprites, first, second);
    return mode == "reach" ? soak_reach(sprites, static_cast<std::uint64_t>(first), second)
                           : soak_random(sprites, first, static_cast<std::uint64_t>(second));
}
