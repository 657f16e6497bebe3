#include "sim/inspector_stage.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace graze::inspector {

namespace {

constexpr std::size_t most_judged_alone = 16;

const std::shared_ptr<const Mask>& no_mask() {
    static const auto none = std::make_shared<const Mask>();
    return none;
}

Absence absence_of(TransformError error) {
    switch (error) {
        case TransformError::not_finite:
            return Absence::not_finite;
        case TransformError::too_far:
            return Absence::too_far;
        case TransformError::too_large:
            break;
    }
    return Absence::too_large;
}

Mask frame_mask(const Picture& picture, const Box& frame, int threshold) {
    const RgbaPixels& all = picture.pixels;
    const std::size_t start =
        static_cast<std::size_t>(frame.y()) * all.pitch + static_cast<std::size_t>(frame.x()) * 4;
    return Mask::from_rgba(all.rgba.subspan(start), frame.width(), frame.height(), all.pitch, threshold);
}

bool same(const StageSprite& a, const StageSprite& b) {
    return a.box == b.box && a.mask == b.mask;
}

// The contact of two bodies seen from the other one.
Contact swapped(Contact contact, const Box& first, const Box& second) {
    std::swap(contact.first, contact.second);
    if (contact.overlap) {
        const Point move{first.x() - second.x(), first.y() - second.y()};
        const Box& bounds = contact.overlap->bounds;
        contact.overlap->bounds =
            Box(bounds.x() + move.x, bounds.y() + move.y, bounds.width(), bounds.height());
        contact.overlap->first = {contact.overlap->first.x + move.x, contact.overlap->first.y + move.y};
    }
    return contact;
}

}  // namespace

StageSprite Stage::make(const DocumentSprite& sprite, std::int64_t threshold, const PictureOf& picture_of,
                        std::map<Key, Made>& kept) {
    StageSprite made;
    made.mask = no_mask();
    const auto picture = picture_of(sprite.file);
    if (!picture) return made;
    const auto frame = frame_box(sprite.sheet, sprite.frame, picture->pixels.width, picture->pixels.height);
    if (!frame) {
        made.absence = Absence::few_pixels;
        return made;
    }
    const int applied = picture->is_bitmap ? 0 : static_cast<int>(threshold);
    // A move by whole pixels is a move of the mask: the transform keeps the whole part of a place apart.
    const double whole_x = std::floor(sprite.x);
    const double whole_y = std::floor(sprite.y);
    const Key key{
        picture->version,   sprite.sheet.columns, sprite.sheet.rows, sprite.frame,   sprite.x - whole_x,
        sprite.y - whole_y, sprite.rotate,        sprite.scale_x,    sprite.scale_y, applied};
    Pose pose = pose_of(sprite);
    pose.x -= whole_x;
    pose.y -= whole_y;
    Made& placed = kept[key];
    if (const auto had = made_.find(key); !placed && had != made_.end()) placed = had->second;
    if (!placed) {
        auto fresh = resample(frame_mask(*picture, *frame, applied), pose);
        if (const auto* error = std::get_if<TransformError>(&fresh)) {
            kept.erase(key);
            made.absence = absence_of(*error);
            return made;
        }
        placed = std::make_shared<const PlacedMask>(std::get<PlacedMask>(std::move(fresh)));
    }
    made.absence = Absence::none;
    made.frame = *frame;
    made.picture = picture->version;
    made.as_drawn = pose.x == 0 && pose.y == 0 && pose.scale_x == 1 && pose.scale_y == 1 &&
                    pose.rotation.cos == 1 && pose.rotation.sin == 0;
    made.box =
        Box(placed->box.x() + static_cast<std::int64_t>(whole_x),
            placed->box.y() + static_cast<std::int64_t>(whole_y), placed->box.width(), placed->box.height());
    made.mask = std::shared_ptr<const Mask>(placed, &placed->mask);
    return made;
}

void Stage::update(const Document& document, const PictureOf& picture_of) {
    std::map<Key, Made> kept;
    std::vector<StageSprite> now;
    now.reserve(document.sprites.size());
    for (const DocumentSprite& sprite : document.sprites)
        now.push_back(make(sprite, document.threshold, picture_of, kept));
    std::vector<std::size_t> changed;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (i >= sprites_.size() || !same(now[i], sprites_[i])) changed.push_back(i);
    const bool as_many = now.size() == sprites_.size();
    sprites_ = std::move(now);
    made_ = std::move(kept);
    if (as_many && changed.empty()) return;
    if (as_many && changed.size() <= most_judged_alone && changed.size() < sprites_.size())
        judge_again(changed);
    else
        judge_all();
}

std::vector<Body> Stage::bodies() const {
    std::vector<Body> bodies;
    bodies.reserve(sprites_.size());
    for (const StageSprite& sprite : sprites_) bodies.push_back({sprite.box, sprite.mask.get()});
    return bodies;
}

void Stage::judge_all() {
    PipelineResult result = run_pipeline(bodies(), stage_cell, Narrowphase::pixels);
    contacts_ = std::move(result.contacts);
    counts_ = result.counts;
}

void Stage::judge_again(const std::vector<std::size_t>& changed) {
    const auto is_changed = [&](std::size_t i) {
        return std::binary_search(changed.begin(), changed.end(), i);
    };
    std::erase_if(contacts_, [&](const Contact& c) { return is_changed(c.first) || is_changed(c.second); });
    counts_ = {};
    const std::vector<Body> all = bodies();
    for (const std::size_t i : changed) {
        std::vector<Body> against{all[i]};
        std::vector<std::size_t> whose{i};
        for (std::size_t other = 0; other < all.size(); ++other) {
            if (other == i || (other < i && is_changed(other))) continue;  // that pair is judged already
            against.push_back(all[other]);
            whose.push_back(other);
        }
        PipelineResult result = run_pipeline_of_first(against, stage_cell, Narrowphase::pixels);
        for (Contact contact : result.contacts) {
            const std::size_t other = whose[contact.second];
            contact.first = static_cast<std::uint32_t>(i);
            contact.second = static_cast<std::uint32_t>(other);
            if (other < i) contact = swapped(contact, sprites_[i].box, sprites_[other].box);
            contacts_.push_back(contact);
        }
        counts_.box_tests += result.counts.box_tests;
        counts_.box_hits += result.counts.box_hits;
        counts_.mask_tests += result.counts.mask_tests;
        counts_.mask_hits += result.counts.mask_hits;
    }
    counts_.bodies = all.size();
    std::sort(contacts_.begin(), contacts_.end(), [](const Contact& a, const Contact& b) {
        return std::pair(a.first, a.second) < std::pair(b.first, b.second);
    });
}

const Contact* Stage::contact(std::size_t a, std::size_t b) const {
    const std::pair wanted(std::min(a, b), std::max(a, b));
    const auto found = std::lower_bound(
        contacts_.begin(), contacts_.end(), wanted, [](const Contact& contact, const auto& pair) {
            return std::pair<std::size_t, std::size_t>(contact.first, contact.second) < pair;
        });
    if (found == contacts_.end() || found->first != wanted.first || found->second != wanted.second)
        return nullptr;
    return &*found;
}

PairTrace Stage::trace(std::size_t a, std::size_t b) const {
    return trace_pair(bodies(), stage_cell, Narrowphase::pixels, static_cast<std::uint32_t>(a),
                      static_cast<std::uint32_t>(b));
}

std::optional<std::size_t> Stage::sprite_at(Point pixel) const {
    for (std::size_t i = sprites_.size(); i-- > 0;) {
        const StageSprite& sprite = sprites_[i];
        if (sprite.box.contains(pixel) &&
            sprite.mask->test({pixel.x - sprite.box.x(), pixel.y - sprite.box.y()}))
            return i;
    }
    return std::nullopt;
}

}  // namespace graze::inspector
