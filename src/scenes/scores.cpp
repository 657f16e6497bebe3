#include <algorithm>

#include "frame/palette.h"
#include "scenes/arcade_draw.h"
#include "scenes/table.h"
#include "scenes/ui/painter.h"

namespace graze {

namespace {

constexpr Size world{960, 540};
constexpr double row_height = 34;
constexpr double first_row = 108;

std::string time_of(const Score& score, const Words& words) {
    const std::int64_t seconds = score.steps / 60;
    return fill(words.scores_row_time, {std::to_string(seconds / 60),
                                        (seconds % 60 < 10 ? "0" : "") + std::to_string(seconds % 60)});
}

// The ten best games, and their replays.
class Scores final : public Scene {
  public:
    explicit Scores(const SceneStart& start) : settings_(start.settings) {
        if (start.scores != nullptr)
            scores_ = *start.scores;
        else
            are_had_ = false;
    }

    Outcome update(const Input& input) override {
        Outcome outcome;
        if (times_pressed(input, {Key::escape, Key::pad_back}) > 0)
            outcome.requests.push_back(OpenScene{SceneId::menu});
        if (scores_.empty()) return outcome;
        const auto count = static_cast<int>(scores_.size());
        const int down = times_pressed_or_repeated(input, Key::down) + times_pressed(input, {Key::pad_down});
        const int up = times_pressed_or_repeated(input, Key::up) + times_pressed(input, {Key::pad_up});
        chosen_ = ((chosen_ + down - up) % count + count) % count;
        point(input, outcome);
        if (times_pressed(input, {Key::enter, Key::space, Key::pad_confirm}) > 0) watch(outcome);
        return outcome;
    }

    DrawList draw(Size output, const Words& words, const Measure& measure) const override {
        DrawList list{palette::night, {}};
        const View view = letterbox(world, output);
        Painter painter(list, view, text_scale(settings_));
        draw_page(painter, {60, 24, 840, 440}, words.scores_title);
        if (scores_.empty())
            painter.text((are_had_ ? words.scores_none : words.scores_unreadable).string(),
                         {84, 200, 792, 40}, 20, palette::paper, Align::centre);
        for (std::size_t i = 0; i < scores_.size(); ++i) draw_row(painter, i, words);
        painter.plate(words.scores_hint.string(), {40, 490, 880, 34}, 16, palette::paper, Align::centre,
                      measure);
        paint_bars(list, world, output);
        return list;
    }

  private:
    void watch(Outcome& outcome) {
        const std::string& file = scores_[static_cast<std::size_t>(chosen_)].replay;
        if (!file.empty()) outcome.requests.push_back(WatchReplay{file});
    }

    void point(const Input& input, Outcome& outcome) {
        const View view = letterbox(world, input.output);
        for (const PointerEvent& event : input.pointer) {
            const double row = (view.logical_y(event.y) - first_row) / row_height;
            if (row < 0 || row >= static_cast<double>(scores_.size())) continue;
            chosen_ = static_cast<int>(row);
            if (event.kind == PointerEvent::Kind::press) watch(outcome);
        }
    }

    void draw_row(Painter& painter, std::size_t i, const Words& words) const {
        const Score& score = scores_[i];
        const double y = first_row + static_cast<double>(i) * row_height;
        const bool chosen = static_cast<std::size_t>(chosen_) == i;
        if (chosen) {  // told by the colour, and by a star
            painter.fill({72, y, 816, row_height - 2}, palette::gold);
            painter.art(Art::star, {66, y + 4, 24, 24});
        }
        const Colour colour = chosen ? palette::ink : palette::paper;
        const auto cell = [&](const std::string& text, double x, double width, Align align) {
            painter.text(text, {x, y, width, row_height - 2}, 20, colour, align);
        };
        cell(std::to_string(i + 1), 92, 40, Align::right);
        cell(score.name.empty() ? words.nobody.string() : score.name, 146, 344, Align::left);
        cell(grouped(score.points), 490, 130, Align::right);
        cell(time_of(score, words), 630, 90, Align::right);
        cell(score.date, 730, 150, Align::right);
    }

    const Settings& settings_;
    std::vector<Score> scores_;
    bool are_had_ = true;  // else there is no list, or none that can be read
    int chosen_ = 0;
};

}  // namespace

std::unique_ptr<Scene> make_scores(const SceneStart& start) {
    return std::make_unique<Scores>(start);
}

}  // namespace graze
