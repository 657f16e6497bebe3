#include "sim/inspector_document.h"

#include <cmath>
#include <set>
#include <string_view>
#include <utility>

namespace graze::inspector {

namespace {

std::string quoted(const std::string& name) {
    return "\"" + name + "\"";
}

std::optional<std::string> complaint(const DocumentSprite& sprite) {
    const std::string who = "the sprite " + quoted(sprite.name);
    if (sprite.file.empty()) return who + " has no file";
    const auto is_side = [](std::int64_t frames) { return frames >= 1 && frames <= most_frames_a_side; };
    if (!is_side(sprite.sheet.columns) || !is_side(sprite.sheet.rows))
        return who + " must have 1 to 1024 columns and rows";
    const std::int64_t frames = sprite.sheet.columns * sprite.sheet.rows;
    if (sprite.frame < 0 || sprite.frame >= frames)
        return who + " has no such frame; of " + std::to_string(frames) + " the last is " +
               std::to_string(frames - 1);
    // Not-a-number is not within any limit.
    if (!(std::abs(sprite.x) <= max_position && std::abs(sprite.y) <= max_position))
        return who + " stands too far out; at most 9007199254740992 pixels";
    if (!std::isfinite(sprite.rotate) || !std::isfinite(sprite.scale_x) || !std::isfinite(sprite.scale_y))
        return who + " must be turned and scaled by finite numbers";
    return std::nullopt;
}

std::optional<std::string> complaint(const std::vector<Expectation>& expectations,
                                     const std::set<std::string_view>& names) {
    std::set<std::pair<std::string_view, std::string_view>> pairs;
    for (const Expectation& expectation : expectations) {
        for (const std::string& name : {expectation.a, expectation.b})
            if (!names.contains(name)) return "an expectation is of " + quoted(name) + ", which is no sprite";
        if (expectation.a == expectation.b)
            return "an expectation is of " + quoted(expectation.a) + " and itself";
        const bool in_order = expectation.a < expectation.b;
        const std::string_view first = in_order ? expectation.a : expectation.b;
        const std::string_view second = in_order ? expectation.b : expectation.a;
        if (!pairs.insert({first, second}).second)
            return "two expectations are of " + quoted(expectation.a) + " and " + quoted(expectation.b);
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> complaint(const Document& document) {
    if (document.threshold < 0 || document.threshold > 255) return "the threshold must be from 0 to 255";
    if (document.sprites.size() > most_sprites) return "it has more than 500 sprites";
    std::set<std::string_view> names;
    for (const DocumentSprite& sprite : document.sprites) {
        if (sprite.name.empty()) return "a sprite has no name";
        if (!names.insert(sprite.name).second) return "two sprites have the name " + quoted(sprite.name);
        if (auto wrong = complaint(sprite)) return wrong;
    }
    return complaint(document.expectations, names);
}

Pose pose_of(const DocumentSprite& sprite) {
    return {sprite.x, sprite.y, sprite.scale_x, sprite.scale_y, rotation_from_degrees(sprite.rotate)};
}

std::optional<Box> frame_box(const Sheet& sheet, std::int64_t frame, std::int64_t width,
                             std::int64_t height) {
    const std::int64_t frame_width = width / sheet.columns;
    const std::int64_t frame_height = height / sheet.rows;
    if (frame_width == 0 || frame_height == 0) return std::nullopt;
    return Box(frame % sheet.columns * frame_width, frame / sheet.columns * frame_height, frame_width,
               frame_height);
}

}  // namespace graze::inspector
