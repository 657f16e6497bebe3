#include "cli/check.h"

#include <iostream>
#include <map>
#include <memory>

#include "cli/commands.h"
#include "cli/overlap_answer.h"
#include "cli/text_of.h"
#include "collision/algebra.h"
#include "frame/printable.h"
#include "store/record.h"
#include "store/scene_file.h"

namespace graze {

namespace {

using inspector::Document;
using inspector::DocumentSprite;
using inspector::Expectation;

Result<PlacedMask> place(const DocumentSprite& sprite, std::int64_t threshold, Pictures& pictures) {
    const auto image = pictures.get(sprite.file, std::nullopt);
    if (!image) return image.error();
    const auto frame = frame_box(sprite.sheet, sprite.frame, (*image)->width, (*image)->height);
    if (!frame)
        return Error{printable(sprite.file) + ": it has fewer pixels than the frames that \"" +
                     printable(sprite.name) + "\" takes from it; correct its columns and rows"};
    // Pictures and bitmaps may stand in one scene, so a threshold is no error for the latter.
    const int applied = (*image)->is_bitmap ? 0 : static_cast<int>(threshold);
    const Mask whole =
        Mask::from_rgba((*image)->rgba, (*image)->width, (*image)->height, (*image)->pitch(), applied);
    auto placed = resample(crop(whole, *frame), pose_of(sprite));
    if (const auto* error = std::get_if<TransformError>(&placed))
        return Error{"\"" + printable(sprite.name) + "\": " + text_of(*error)};
    return std::get<PlacedMask>(std::move(placed));
}

// The masks of a scene's sprites where they stand, each made once as long as all that are kept cover no more
// than max_world_pixels together; then all are forgotten.
class PlacedSprites {
  public:
    explicit PlacedSprites(const Document& document) : document_(document) {
        for (const DocumentSprite& sprite : document.sprites) by_name_[sprite.name] = &sprite;
    }

    Result<std::shared_ptr<const PlacedMask>> get(const std::string& name) {
        const auto found = kept_.find(name);
        if (found != kept_.end()) return found->second;
        Result<PlacedMask> placed = place(*by_name_.at(name), document_.threshold, pictures_);
        if (!placed) return placed.error();
        const std::int64_t pixels = placed->box.width() * placed->box.height();
        if (pixels_ + pixels > max_world_pixels) {
            kept_.clear();
            pixels_ = 0;
        }
        pixels_ += pixels;
        return kept_[name] = std::make_shared<const PlacedMask>(std::move(*placed));
    }

  private:
    const Document& document_;
    Pictures pictures_;
    std::map<std::string, const DocumentSprite*> by_name_;
    std::map<std::string, std::shared_ptr<const PlacedMask>> kept_;
    std::int64_t pixels_ = 0;
};

void print_json(const std::string& file, const Expectation& expected, std::int64_t count) {
    const auto truth = [](bool value) { return value ? "true" : "false"; };
    std::cout << "{\"file\":" << json_text(file) << ",\"a\":" << json_text(expected.a)
              << ",\"b\":" << json_text(expected.b) << ",\"expected\":" << truth(expected.hit)
              << ",\"hit\":" << truth(count > 0) << ",\"pixels\":" << count
              << ",\"met\":" << truth(expected.hit == (count > 0)) << "}\n";
}

void print_unmet(const std::string& file, const Expectation& expected, std::int64_t count) {
    std::cout << printable(file) << ": \"" << printable(expected.a) << "\" and \"" << printable(expected.b)
              << "\" must " << (expected.hit ? "hit" : "not hit") << ", but they share "
              << (count == 0 ? "no pixel" : pixels(count)) << '\n';
}

// How many expectations are not met.
Result<std::size_t> check(const std::string& file, const Document& document, bool json) {
    PlacedSprites sprites(document);
    std::size_t unmet = 0;
    for (const Expectation& expected : document.expectations) {
        const auto a = sprites.get(expected.a);
        if (!a) return a.error();
        const auto b = sprites.get(expected.b);
        if (!b) return b.error();
        const Point offset{(*b)->box.x() - (*a)->box.x(), (*b)->box.y() - (*a)->box.y()};
        const auto shared = overlap((*a)->mask, (*b)->mask, offset);
        const std::int64_t count = shared ? shared->count : 0;
        const bool met = expected.hit == (count > 0);
        unmet += met ? 0 : 1;
        if (json)
            print_json(file, expected, count);
        else if (!met)
            print_unmet(file, expected, count);
    }
    if (unmet == 0 && !json)
        std::cout << printable(file) << ": met: " << document.expectations.size()
                  << (document.expectations.size() == 1 ? " expectation\n" : " expectations\n");
    return unmet;
}

}  // namespace

int run_check(const CheckOptions& options) {
    bool all_judged = true;
    bool all_met = true;
    for (const std::string& file : options.files) {
        const auto give_up = [&](const std::string& text) {
            refuse(file, printable(file) + ": " + text, options.json);
            all_judged = false;
        };
        const Result<Document> document = read_scene(file);
        if (!document) {
            give_up(document.error().text);
            continue;
        }
        if (document->expectations.empty()) {
            give_up("it expects nothing, so there is nothing to check; write what must hit into \"expect\"");
            continue;
        }
        const Result<std::size_t> unmet = check(file, *document, options.json);
        if (unmet)
            all_met = all_met && *unmet == 0;
        else
            give_up(unmet.error().text);
    }
    return finish(!all_judged ? exit_error : all_met ? 0 : 1);
}

}  // namespace graze
