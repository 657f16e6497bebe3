#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

#include "cli/commands.h"
#include "cli/mask_of.h"
#include "frame/printable.h"
#include "store/json_walk.h"
#include "store/pbm.h"
#include "store/write_file.h"

namespace graze {

namespace {

// The cocos2d-x article on alpha-masked buttons takes 60.
constexpr int bake_threshold = 60;
constexpr std::string_view baked_mark = "graze bake";

// Is nothing there, or a file that bake wrote? Nothing else is ever overwritten. (Only a regular file is
// opened: a FIFO would wait for its other end.)
bool is_free_or_baked(const std::filesystem::path& path) {
    std::error_code ignored;
    const std::filesystem::file_status status = std::filesystem::status(path, ignored);
    if (!std::filesystem::exists(status)) return !std::filesystem::is_symlink(path, ignored);
    if (!std::filesystem::is_regular_file(status)) return false;
    const std::string expected = "P4\n# " + std::string(baked_mark);
    std::string start(expected.size(), '\0');
    std::ifstream(path, std::ios::binary).read(start.data(), std::ssize(start));
    return start == expected;
}

std::filesystem::path baked_path(const std::string& image, const std::string& folder) {
    const std::filesystem::path path(image);
    std::filesystem::path name = path.filename();
    name += ".pbm";
    return (folder.empty() ? path.parent_path() : std::filesystem::path(folder)) / name;
}

struct Baked {
    std::filesystem::path path;
    std::string pbm;
    std::string report;
};

Result<Baked> bake(const std::string& image, const BakeOptions& options) {
    const Result<Mask> mask = load_mask(image, options.threshold, bake_threshold, std::nullopt);
    if (!mask) return mask.error();
    Baked baked;
    baked.path = baked_path(image, options.folder);
    const std::string name = printable(baked.path.string());
    if (!is_free_or_baked(baked.path))
        return Error{name +
                     ": it exists and was not written by bake; move it away or choose a folder with -o"};
    const std::string threshold = std::to_string(options.threshold.value_or(bake_threshold));
    baked.pbm = format_pbm(*mask, std::string(baked_mark) + ", alpha > " + threshold);
    baked.report = name + ": " + std::to_string(mask->width()) + " x " + std::to_string(mask->height()) +
                   ", " + std::to_string(mask->count()) + " solid";
    return baked;
}

}  // namespace

int fail(const std::string& line) {
    std::cerr << line << '\n';
    return exit_error;
}

void refuse(const std::string& file, const std::string& text, bool json) {
    fail("graze: " + text);
    if (json) std::cout << "{\"file\":" << json_text(file) << ",\"error\":" << json_text(text) << "}\n";
}

int finish(int status) {
    std::cout.flush();
    return std::cout ? status : fail("graze: standard output cannot be written");
}

int run_hit(const HitOptions& options) {
    const Result<Mask> mask = load_mask(options.image, options.threshold, 0, options.key);
    if (!mask) return fail("graze: " + mask.error().text);
    const bool inside = Box(0, 0, mask->width(), mask->height()).contains(options.point);
    const bool solid = mask->test(options.point);
    std::cout << (solid ? "solid" : inside ? "clear" : "clear: outside the picture") << '\n';
    return finish(solid ? 0 : 1);
}

int run_bake(const BakeOptions& options) {
    std::error_code failure;
    if (!options.folder.empty() && std::filesystem::exists(options.folder, failure) &&
        !std::filesystem::is_directory(options.folder, failure))
        return fail("graze: " + printable(options.folder) + ": it is no folder; choose another with -o");
    // Every picture is read before the first mask is written, so a bad one leaves nothing behind.
    std::vector<Baked> all;
    std::set<std::filesystem::path> targets;
    for (const std::string& image : options.images) {
        Result<Baked> baked = bake(image, options);
        if (!baked) return fail("graze: " + baked.error().text);
        if (!targets
                 .insert(std::filesystem::weakly_canonical(std::filesystem::absolute(baked->path), failure))
                 .second)
            return fail("graze: " + printable(image) + ": two pictures would be written to " +
                        printable(baked->path.string()));
        all.push_back(std::move(*baked));
    }
    if (!options.folder.empty() && !std::filesystem::is_directory(options.folder, failure) &&
        !std::filesystem::create_directories(options.folder, failure))
        return fail("graze: " + printable(options.folder) + ": the folder cannot be made (" +
                    failure.message() + ")");
    for (const Baked& baked : all) {
        const Result<Done> written = write_file(baked.path.string(), baked.pbm);
        if (!written) return fail("graze: " + written.error().text);
        std::cout << baked.report << '\n';
    }
    return finish(0);
}

}  // namespace graze
