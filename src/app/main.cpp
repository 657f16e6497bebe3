#include <csignal>
#include <cstdlib>
#include <iostream>
#include <new>
#include <optional>
#include <string>

#include "app/art_files.h"
#include "app/run_window.h"
#include "cli/art.h"
#include "cli/check.h"
#include "cli/commands.h"
#include "cli/replay.h"
#include "collision/kernels.h"
#include "scenes/arcade_art.h"

namespace {

// GRAZE_INSTRUCTION_SET chooses between code paths that give the same answers, to compare them; empty is as
// if it were not set. An error text where it cannot be followed.
std::optional<std::string> choose_instruction_set_from_environment() {
    using namespace graze;
    const char* wanted = std::getenv("GRAZE_INSTRUCTION_SET");
    const std::string name = wanted == nullptr ? "" : wanted;
    if (name.empty()) return std::nullopt;
    if (name != "portable" && name != "avx2")
        return "graze: GRAZE_INSTRUCTION_SET must be portable or avx2, or not set";
    if (!choose_instruction_set(name == "avx2" ? InstructionSet::avx2 : InstructionSet::portable))
        return "graze: GRAZE_INSTRUCTION_SET: this processor or this build has no AVX2; take portable";
    return std::nullopt;
}

int run(int argc, char** argv) {
    using namespace graze;
    if (const auto complaint = choose_instruction_set_from_environment()) return fail(*complaint);
    const Result<Options> options = parse_options(argc, argv);
    if (!options) return fail(options.error().text);
    if (const auto* window = std::get_if<WindowOptions>(&*options)) return run_window(*window);
    if (const auto* overlap = std::get_if<OverlapOptions>(&*options)) return run_overlap(*overlap);
    if (const auto* hit = std::get_if<HitOptions>(&*options)) return run_hit(*hit);
    if (const auto* bake = std::get_if<BakeOptions>(&*options)) return run_bake(*bake);
    if (const auto* lint = std::get_if<LintOptions>(&*options)) return run_lint(*lint);
    if (const auto* outline = std::get_if<OutlineOptions>(&*options)) return run_outline(*outline);
    if (const auto* check = std::get_if<CheckOptions>(&*options)) return run_check(*check);
    if (const auto* replay = std::get_if<ReplayOptions>(&*options))
        return run_replay_verify(*replay, make_arcade_sprites(raster_art, load_art()));
    std::cout << std::get<TextOptions>(*options).text;
    return finish(0);
}

}  // namespace

int main(int argc, char** argv) {
    // A write beyond a limit on file sizes must fail, not end the program.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        return graze::fail("graze: there is not enough memory");
    } catch (const std::exception& error) {
        return graze::fail(std::string("graze: ") + error.what());
    }
}
