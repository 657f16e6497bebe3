#include "cli/commands.h"

int main(int argc, char** argv) {
    using namespace graze;
    auto options = parse_options(argc, argv);
    if (!options) return fail(options.error().text);
    if (auto* o = std::get_if<OverlapOptions>(&*options)) return run_overlap(*o);
    if (auto* o = std::get_if<HitOptions>(&*options)) return run_hit(*o);
    if (auto* o = std::get_if<BakeOptions>(&*options)) return run_bake(*o);
    return 0;
}
