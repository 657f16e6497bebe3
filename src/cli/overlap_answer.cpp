#include "cli/overlap_answer.h"

#include <algorithm>
#include <cstdlib>

#include "cli/mask_of.h"
#include "cli/sprite_pixels.h"
#include "collision/separation.h"
#include "frame/printable.h"

namespace graze {

namespace {

constexpr std::int64_t cell_size = 256;

Result<PlacedSprite> place(const std::string& path, const Pose& pose, const OverlapOptions& question,
                           Pictures& pictures) {
    auto image = pictures.get(path, question.key);
    if (!image) return image.error();
    const Result<Mask> mask = mask_of(**image, path, question.threshold, 0);
    if (!mask) return mask.error();
    auto placed = resample(*mask, pose);
    if (const auto* error = std::get_if<TransformError>(&placed))
        return Error{printable(path) + ": " + text_of(*error)};
    return PlacedSprite{std::move(*image), pose, std::get<PlacedMask>(std::move(placed))};
}

Point offset_of(const Sprites& sprites) {
    const Box& a = sprites.a.placed.box;
    const Box& b = sprites.b.placed.box;
    return {b.x() - a.x(), b.y() - a.y()};
}

Point in_world(const Box& box, Point pixel) {
    return {box.x() + pixel.x, box.y() + pixel.y};
}

Parting parting_of(const Sprites& sprites) {
    const Mask& a = sprites.a.placed.mask;
    const Mask& b = sprites.b.placed.mask;
    const Point offset = offset_of(sprites);
    Parting parting{separation(a, b, offset), parting_distances(a, b, offset),
                    gap(a, b, offset, Metric::euclidean), 0};
    if (!parting.gap) return parting;
    parting.gap->a = in_world(sprites.a.placed.box, parting.gap->a);
    parting.gap->b = in_world(sprites.b.placed.box, parting.gap->b);
    parting.chebyshev = static_cast<std::int64_t>(gap(a, b, offset, Metric::chebyshev)->distance);
    return parting;
}

Motion motion_of(const Sprites& sprites, Point by) {
    const Mask& a = sprites.a.placed.mask;
    const Mask& b = sprites.b.placed.mask;
    const Point from = offset_of(sprites);
    const Point to{from.x + by.x, from.y + by.y};
    Motion motion{by, static_cast<std::uint64_t>(std::max(std::abs(by.x), std::abs(by.y))),
                  first_contact(a, b, from, to), false};
    if (!motion.contact) return motion;
    motion.contact->offset = {motion.contact->offset.x - from.x, motion.contact->offset.y - from.y};
    motion.jumps_through = motion.contact->step > 0 && !overlaps(a, b, to);
    return motion;
}

}  // namespace

Result<std::shared_ptr<const Image>> Pictures::get(const std::string& path, std::optional<ColourKey> key) {
    const auto found = kept_.find(path);
    if (found != kept_.end()) return found->second;
    Result<Image> loaded = load_image(path, key);
    if (!loaded) return loaded.error();
    auto image = std::make_shared<const Image>(std::move(*loaded));
    const std::int64_t pixels = std::int64_t{image->width} * image->height;
    if (pixels_ + pixels > max_image_pixels) {
        kept_.clear();
        pixels_ = 0;
    }
    pixels_ += pixels;
    kept_.emplace(path, image);
    return image;
}

std::string text_of(TransformError error) {
    switch (error) {
        case TransformError::not_finite:
            return "its place, turn and scale must be finite numbers";
        case TransformError::too_far:
            return "it stands too far out; at most 9007199254740992 pixels";
        case TransformError::too_large:
            return "it would cover more than 67108864 pixels; scale it less";
    }
    return {};
}

Result<Sprites> place_sprites(const OverlapOptions& question, Pictures& pictures) {
    auto a = place(question.a, question.pose_a, question, pictures);
    if (!a) return a.error();
    auto b = place(question.b, question.pose_b, question, pictures);
    if (!b) return b.error();
    return Sprites{std::move(*a), std::move(*b), question.threshold.value_or(0)};
}

Answer answer_of(const Sprites& sprites, const OverlapOptions& question) {
    const PlacedMask& a = sprites.a.placed;
    const PlacedMask& b = sprites.b.placed;
    Answer answer;
    answer.threshold = sprites.threshold;
    const Body bodies[] = {{a.box, &a.mask}, {b.box, &b.mask}};
    for (const Contact& contact : run_pipeline(bodies, cell_size, Narrowphase::pixels).contacts) {
        answer.boxes = contact.boxes;
        if (!contact.overlap) continue;
        const Overlap& shared = *contact.overlap;  // relative to a's box; wanted in the world
        answer.pixels = shared.count;
        const Point corner = in_world(a.box, shared.bounds.top_left());
        answer.overlap = Box(corner.x, corner.y, shared.bounds.width(), shared.bounds.height());
        answer.first = in_world(a.box, shared.first);
    }
    if (question.explain) {
        answer.trace = trace_pair(bodies, cell_size, Narrowphase::pixels, 0, 1);
        answer.trace->first_solid = a.mask.count();  // also where it was decided before the pixels
        answer.trace->second_solid = b.mask.count();
    }
    if (question.separate) answer.parting = parting_of(sprites);
    if (question.sweep) answer.motion = motion_of(sprites, *question.sweep);
    if (question.profile) {
        const SpritePixels pixels_a(sprites.a);
        const SpritePixels pixels_b(sprites.b);
        answer.profile = threshold_profile(pixels_a.pixels(), pixels_b.pixels(), offset_of(sprites));
    }
    return answer;
}

}  // namespace graze
