#include "cli/art.h"

#include <array>
#include <iostream>

#include "cli/commands.h"
#include "cli/mask_of.h"
#include "cli/text_of.h"
#include "frame/printable.h"
#include "sim/lint.h"
#include "sim/outline_path.h"
#include "store/record.h"

namespace graze {

namespace {

// Half of all alphas: what a player sees at all well.
constexpr int lint_threshold = 127;

const char* name_of(Edge edge) {
    constexpr std::array names{"left", "top", "right", "bottom"};
    return names[static_cast<std::size_t>(edge)];
}

std::string edges_text(const std::vector<Edge>& edges, const char* quote, const char* between) {
    std::string text;
    for (const Edge edge : edges)
        text += (text.empty() ? "" : between) + (quote + (name_of(edge) + std::string(quote)));
    return text;
}

void print(const std::string& file, const Lint& found, int threshold) {
    const std::string name = printable(file) + ": ";
    if (!found.finds()) {
        std::cout << name << "nothing found\n";
        return;
    }
    if (found.solid == 0)
        std::cout << name << "empty: no alpha is above " << threshold << ", so it never hits\n";
    if (found.halo)
        std::cout << name << "halo: " << pixels(found.halo->pixels) << " of alpha 1 to " << threshold
                  << " away from all that is solid"
                  << ", seen and never hit; first at " << text_of(found.halo->first) << '\n';
    if (found.strays)
        std::cout << name << "strays: " << pixels(found.strays->pixels) << " in " << found.strays->parts
                  << (found.strays->parts == 1 ? " small part" : " small parts")
                  << " away from the largest one; first at " << text_of(found.strays->first) << '\n';
    if (found.holes)
        std::cout << name << "holes: " << found.holes->parts << " of " << pixels(found.holes->pixels)
                  << " together, through which small sprites may fit; first at "
                  << text_of(found.holes->first) << '\n';
    if (!found.edges.empty())
        std::cout << name << "border: it is solid at the edge (" << edges_text(found.edges, "", ", ")
                  << "), so it may be cut off\n";
    if (found.crop)
        std::cout << name << "margin: more than half is margin; all that can be seen is in "
                  << text_of(*found.crop) << '\n';
}

std::string json_of(const std::optional<FoundPixels>& found) {
    if (!found) return "null";
    return "{\"pixels\":" + std::to_string(found->pixels) + ",\"parts\":" + std::to_string(found->parts) +
           ",\"first\":{\"x\":" + std::to_string(found->first.x) +
           ",\"y\":" + std::to_string(found->first.y) + "}}";
}

std::string json_of(const std::optional<Box>& box) {
    if (!box) return "null";
    return "{\"x\":" + std::to_string(box->x()) + ",\"y\":" + std::to_string(box->y()) +
           ",\"width\":" + std::to_string(box->width()) + ",\"height\":" + std::to_string(box->height()) +
           "}";
}

void print_json(const std::string& file, const Lint& found, int threshold) {
    std::cout << "{\"file\":" << json_text(file) << ",\"threshold\":" << threshold
              << ",\"solid\":" << found.solid << ",\"halo\":" << json_of(found.halo)
              << ",\"strays\":" << json_of(found.strays) << ",\"holes\":" << json_of(found.holes)
              << ",\"edges\":[" << edges_text(found.edges, "\"", ",") << "],\"crop\":" << json_of(found.crop)
              << "}\n";
}

const char* name_of(OutlineKind kind) {
    return kind == OutlineKind::outer ? "outer" : "hole";
}

void print_json(const std::vector<Outline>& all) {
    std::cout << "{\"outlines\":[";
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::cout << (i == 0 ? "" : ",") << "{\"kind\":\"" << name_of(all[i].kind) << "\",\"points\":[";
        const std::vector<Point> points = corners(all[i]);
        for (std::size_t j = 0; j < points.size(); ++j)
            std::cout << (j == 0 ? "[" : ",[") << points[j].x << ',' << points[j].y << ']';
        std::cout << "]}";
    }
    std::cout << "]}\n";
}

}  // namespace

int run_lint(const LintOptions& options) {
    bool all_read = true;
    bool found_any = false;
    for (const std::string& file : options.images) {
        const Result<Image> image = load_image(file, options.key);
        if (!image) {
            refuse(file, image.error().text, options.json);
            all_read = false;
            continue;
        }
        // Pictures and bitmaps may stand in one list, so a threshold is no error for the latter.
        const int threshold = image->is_bitmap ? 0 : options.threshold.value_or(lint_threshold);
        const Lint found = lint({image->rgba, image->width, image->height, image->pitch()}, threshold);
        found_any = found_any || found.finds();
        if (options.json)
            print_json(file, found, threshold);
        else
            print(file, found, threshold);
    }
    return finish(!all_read ? exit_error : found_any ? 1 : 0);
}

int run_outline(const OutlineOptions& options) {
    const Result<Mask> mask = load_mask(options.image, options.threshold, 0, options.key);
    if (!mask) return fail("graze: " + mask.error().text);
    const std::vector<Outline> all = outlines(*mask);
    if (options.json)
        print_json(all);
    else
        for (const Outline& outline : all)
            std::cout << name_of(outline.kind) << ": " << svg_path(outline) << '\n';
    return finish(all.empty() ? 1 : 0);
}

}  // namespace graze
