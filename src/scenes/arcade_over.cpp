#include "scenes/arcade_over.h"

#include "frame/palette.h"
#include "scenes/arcade_draw.h"

namespace graze {

namespace {

std::vector<std::string> lines_of(const arcade::World& world, const Words& words) {
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    const std::int64_t seconds = world.steps / 60;
    const std::string two_digits = (seconds % 60 < 10 ? "0" : "") + number(seconds % 60);
    const arcade::Tally& tally = world.tally;
    return {
        fill(words.over_time, {number(seconds / 60), two_digits}),
        fill(words.over_hits, {number(tally.hits)}),
        fill(words.over_grazes, {number(tally.grazes), number(tally.longest_chain)}),
        tally.closest ? fill(words.over_closest, {number(*tally.closest)}) : words.over_closest_none.string(),
        fill(words.over_unjust, {number(tally.unjust)})};
}

// The line that asks for the name, what came of keeping the score, or why it is none.
void draw_keeping(Painter& painter, const ArcadeOver& over, const Words& words) {
    const Area line{120, 392, 720, 40};
    if (over.name != nullptr && over.kept != nullptr)
        painter.text(fill(words.over_not_kept, {over.kept->trouble}), {120, 434, 720, 52}, 16, palette::gold,
                     Align::left, Overflow::wrap);
    if (over.name != nullptr) {
        painter.text(words.over_name.string(), {line.x, line.y, 320, line.height}, 20, palette::gold);
        painter.frame({446, line.y, 394, line.height}, 2, palette::gold);
        painter.text(over.name->text + "_", {456, line.y, 376, line.height}, 20, palette::paper);
    } else if (over.kept != nullptr && !over.kept->trouble.empty()) {
        painter.text(fill(words.over_not_kept, {over.kept->trouble}), {line.x, line.y - 8, line.width, 56},
                     16, palette::gold, Align::left, Overflow::wrap);
    } else if (over.kept != nullptr && over.kept->place) {
        painter.text(fill(words.over_place, {std::to_string(*over.kept->place)}), line, 20, palette::gold);
    } else if (over.kept == nullptr && !over.is_replay && (over.is_practice || !over.has_folder)) {
        painter.text((over.is_practice ? words.over_practice : words.over_no_folder).string(), line, 20,
                     palette::gold);
    }
}

}  // namespace

void draw_arcade_over(Painter& painter, const ArcadeOver& over, const Words& words) {
    painter.fill({90, 50, 780, 440}, palette::with_alpha(palette::night, 244));
    painter.frame({90, 50, 780, 440}, 2, palette::paper);
    painter.text((over.is_replay ? words.over_replay : words.over_title).string(), {120, 62, 400, 60}, 44,
                 palette::paper);
    painter.text(fill(words.over_points, {grouped(over.world.points)}), {120, 126, 400, 40}, 28,
                 palette::gold);
    double y = 178;
    for (const std::string& line : lines_of(over.world, words)) {
        painter.text(line, {120, y, 400, 32}, 20, palette::paper);
        y += 36;
    }
    if (over.last_hit != nullptr) {
        painter.text(words.over_last_hit.string(), {540, 70, 310, 30}, 20, palette::gold, Align::centre);
        draw_proof_view(painter, *over.last_hit, {540, 106, 310, 200});
        painter.text(proof_verdict(*over.last_hit, words), {540, 312, 310, 76}, 16, palette::paper,
                     Align::centre, Overflow::wrap);
    }
    draw_keeping(painter, over, words);
    if (over.name != nullptr && over.kept != nullptr)  // the reason has the hint's usual place
        return painter.plate(words.over_again_hint.string(), {90, 496, 780, 34}, 16, palette::paper);
    const Text& hint = over.name != nullptr ? words.over_name_hint
                       : over.is_replay     ? words.replay_over_hint
                                            : words.over_hint;
    painter.text(hint.string(), {110, 446, 740, 32}, 16, palette::paper, Align::centre);
}

}  // namespace graze
