#include "sim/inspector_edit.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace graze::inspector {

namespace {

constexpr double copy_offset = 16;  // pixels to the right and down

double held(double coordinate) {
    return std::clamp(coordinate, -max_position, max_position);
}

double within_a_turn(double degrees) {
    const double turned = std::remainder(degrees, 360);  // -180..180
    return turned == -180 ? 180 : turned;
}

// Calls `change` for each chosen sprite that is there.
template <class Change>
void for_each(Document& document, const Selection& selection, Change change) {
    for (const std::size_t i : selection)
        if (i < document.sprites.size()) change(document.sprites[i]);
}

// Turning by t and then mirroring is mirroring and then turning by -t.
void mirror(DocumentSprite& sprite, double DocumentSprite::*scale) {
    sprite.*scale = -(sprite.*scale);
    sprite.rotate = within_a_turn(-sprite.rotate);
}

bool is_of(const Expectation& expectation, const std::string& a, const std::string& b) {
    return (expectation.a == a && expectation.b == b) || (expectation.a == b && expectation.b == a);
}

}  // namespace

std::string free_name(const Document& document, const std::string& wanted) {
    std::string first = wanted.empty() ? "sprite" : wanted;
    std::set<std::string_view> taken;
    for (const DocumentSprite& sprite : document.sprites) taken.insert(sprite.name);
    if (!taken.contains(first)) return first;
    // A copy of "ship 2" is "ship 3", not "ship 2 2".
    std::string stem = first;
    const std::size_t space = first.find_last_not_of("0123456789");
    if (space != std::string::npos && space > 0 && space + 1 < first.size() && first[space] == ' ')
        stem.resize(space);
    for (int number = 2;; ++number) {
        std::string name = stem + " " + std::to_string(number);
        if (!taken.contains(name)) return name;
    }
}

Selection add(Document& document, DocumentSprite sprite, const Selection& selection) {
    if (document.sprites.size() >= most_sprites) return selection;
    sprite.name = free_name(document, sprite.name);
    if (complaint(Document{0, {sprite}, {}})) return selection;
    document.sprites.push_back(std::move(sprite));
    return {document.sprites.size() - 1};
}

void move_by(Document& document, const Selection& selection, double dx, double dy) {
    if (!std::isfinite(dx) || !std::isfinite(dy)) return;
    for_each(document, selection, [&](DocumentSprite& sprite) {
        sprite.x = held(sprite.x + dx);
        sprite.y = held(sprite.y + dy);
    });
}

void place(Document& document, std::size_t sprite, const Placement& placement) {
    for_each(document, {sprite}, [&](DocumentSprite& placed) {
        if (std::isfinite(placement.x)) placed.x = held(placement.x);
        if (std::isfinite(placement.y)) placed.y = held(placement.y);
        if (std::isfinite(placement.rotate)) placed.rotate = within_a_turn(placement.rotate);
        if (std::isfinite(placement.scale_x)) placed.scale_x = placement.scale_x;
        if (std::isfinite(placement.scale_y)) placed.scale_y = placement.scale_y;
    });
}

void turn_by(Document& document, const Selection& selection, double degrees) {
    if (!std::isfinite(degrees)) return;
    for_each(document, selection, [&](DocumentSprite& sprite) {
        sprite.rotate = within_a_turn(within_a_turn(sprite.rotate) + within_a_turn(degrees));
    });
}

void mirror_left_right(Document& document, const Selection& selection) {
    for_each(document, selection, [](DocumentSprite& sprite) { mirror(sprite, &DocumentSprite::scale_x); });
}

void mirror_top_bottom(Document& document, const Selection& selection) {
    for_each(document, selection, [](DocumentSprite& sprite) { mirror(sprite, &DocumentSprite::scale_y); });
}

Selection duplicate(Document& document, const Selection& selection) {
    Selection copies;
    for (const std::size_t chosen : selection) {
        const std::size_t i = chosen + copies.size();  // copies were put in below
        if (i >= document.sprites.size() || document.sprites.size() == most_sprites) break;
        DocumentSprite copy = document.sprites[i];
        copy.name = free_name(document, copy.name);
        copy.x = held(copy.x + copy_offset);
        copy.y = held(copy.y + copy_offset);
        document.sprites.insert(document.sprites.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                                std::move(copy));
        copies.push_back(i + 1);
    }
    return copies;
}

Selection remove(Document& document, const Selection& selection) {
    std::set<std::string> gone;
    for_each(document, selection, [&](DocumentSprite& sprite) { gone.insert(sprite.name); });
    std::erase_if(document.sprites, [&](const DocumentSprite& sprite) { return gone.contains(sprite.name); });
    std::erase_if(document.expectations, [&](const Expectation& expectation) {
        return gone.contains(expectation.a) || gone.contains(expectation.b);
    });
    return {};
}

Selection raise(Document& document, const Selection& selection) {
    Selection moved;
    std::size_t end = document.sprites.size();  // what stands from here on stays
    for (auto chosen = selection.rbegin(); chosen != selection.rend(); ++chosen) {
        std::size_t i = *chosen;
        if (i >= document.sprites.size()) continue;
        if (i + 1 < end) {
            std::swap(document.sprites[i], document.sprites[i + 1]);
            ++i;
        }
        end = i;
        moved.insert(moved.begin(), i);
    }
    return moved;
}

Selection lower(Document& document, const Selection& selection) {
    Selection moved;
    std::size_t begin = 0;  // what stands before this stays
    for (std::size_t i : selection) {
        if (i >= document.sprites.size()) break;
        if (i > begin) {
            std::swap(document.sprites[i], document.sprites[i - 1]);
            --i;
        }
        begin = i + 1;
        moved.push_back(i);
    }
    return moved;
}

void rename(Document& document, std::size_t sprite, const std::string& name) {
    const auto has_it = [&](const DocumentSprite& other) { return other.name == name; };
    if (sprite >= document.sprites.size() || name.empty() ||
        std::any_of(document.sprites.begin(), document.sprites.end(), has_it))
        return;
    const std::string old = std::exchange(document.sprites[sprite].name, name);
    for (Expectation& expectation : document.expectations) {
        if (expectation.a == old) expectation.a = name;
        if (expectation.b == old) expectation.b = name;
    }
}

void set_sheet(Document& document, std::size_t sprite, const Sheet& sheet) {
    for_each(document, {sprite}, [&](DocumentSprite& changed) {
        changed.sheet.columns = std::clamp<std::int64_t>(sheet.columns, 1, most_frames_a_side);
        changed.sheet.rows = std::clamp<std::int64_t>(sheet.rows, 1, most_frames_a_side);
        changed.frame = std::min(changed.frame, changed.sheet.columns * changed.sheet.rows - 1);
    });
}

void step_frames(Document& document, const Selection& selection, std::int64_t frames) {
    for_each(document, selection, [&](DocumentSprite& sprite) {
        const std::int64_t all = sprite.sheet.columns * sprite.sheet.rows;
        sprite.frame = (sprite.frame + frames % all + all) % all;
    });
}

void set_threshold(Document& document, std::int64_t threshold) {
    document.threshold = std::clamp<std::int64_t>(threshold, 0, 255);
}

void expect(Document& document, std::size_t a, std::size_t b, Expected expected) {
    if (a == b || a >= document.sprites.size() || b >= document.sprites.size()) return;
    const std::string& name_a = document.sprites[a].name;
    const std::string& name_b = document.sprites[b].name;
    const auto found = std::find_if(document.expectations.begin(), document.expectations.end(),
                                    [&](const Expectation& e) { return is_of(e, name_a, name_b); });
    if (expected == Expected::nothing) {
        if (found != document.expectations.end()) document.expectations.erase(found);
        return;
    }
    const bool hit = expected == Expected::hit;
    if (found != document.expectations.end())
        found->hit = hit;
    else
        document.expectations.push_back({name_a, name_b, hit});
}

Expected expected_of(const Document& document, std::size_t a, std::size_t b) {
    if (a >= document.sprites.size() || b >= document.sprites.size()) return Expected::nothing;
    for (const Expectation& expectation : document.expectations)
        if (is_of(expectation, document.sprites[a].name, document.sprites[b].name))
            return expectation.hit ? Expected::hit : Expected::no_hit;
    return Expected::nothing;
}

}  // namespace graze::inspector
