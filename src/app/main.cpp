#include <csignal>
#include <iostream>
#include <new>

#include "app/run_window.h"
#include "cli/commands.h"

namespace {

int run(int argc, char** argv) {
    using namespace graze;
    const Result<Options> options = parse_options(argc, argv);
    if (!options) return fail(options.error().text);
    if (const auto* window = std::get_if<WindowOptions>(&*options)) return run_window(*window);
    if (const auto* overlap = std::get_if<OverlapOptions>(&*options)) return run_overlap(*overlap);
    if (const auto* hit = std::get_if<HitOptions>(&*options)) return run_hit(*hit);
    if (const auto* bake = std::get_if<BakeOptions>(&*options)) return run_bake(*bake);
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
