// Long runs of the arcade with its real pictures, by hand or, short, as tests:
//
//     arcade_soak reach SEEDS SECONDS   the automatic player plays; at every spawn a way through must remain,
//                                       found by a search apart from the spawner's; tells how it survives
//     arcade_soak random STEPS SEED     commands at random, game after game; prints the hash of all that came
//                                       of them, and how much memory the program has at most held
#include <sys/resource.h>

#include <cstdlib>
#include <iostream>
#include <string>

#include "app/art_files.h"
#include "scenes/arcade_art.h"
#include "sim/arcade_pilot.h"
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

}  // namespace

int main(int argc, char** argv) {
    const std::string mode = argc == 4 ? argv[1] : "";
    if (mode != "reach" && mode != "random") {
        std::cerr << "arcade_soak reach SEEDS SECONDS | random STEPS SEED\n";
        return 2;
    }
    const arcade::Sprites sprites = make_arcade_sprites(raster_art, load_art());
    const long long first = std::atoll(argv[2]), second = std::atoll(argv[3]);
    return mode == "reach" ? soak_reach(sprites, static_cast<std::uint64_t>(first), second)
                           : soak_random(sprites, first, static_cast<std::uint64_t>(second));
}
