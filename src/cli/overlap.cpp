#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/mask_of.h"
#include "collision/pipeline.h"
#include "frame/printable.h"
#include "store/overlap_json.h"

namespace graze {

namespace {

constexpr std::int64_t cell_size = 256;
constexpr std::size_t longest_line = 1 << 20;  // bytes of a question

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

Result<PlacedMask> place(const std::string& path, const Pose& pose, std::optional<int> threshold,
                         std::optional<ColourKey> key) {
    const Result<Mask> mask = load_mask(path, threshold, 0, key);
    if (!mask) return mask.error();
    auto placed = resample(*mask, pose);
    if (const auto* error = std::get_if<TransformError>(&placed))
        return Error{printable(path) + ": " + text_of(*error)};
    return std::get<PlacedMask>(std::move(placed));
}

Result<Answer> answer(const OverlapOptions& question) {
    const auto a = place(question.a, question.pose_a, question.threshold, question.key);
    if (!a) return a.error();
    const auto b = place(question.b, question.pose_b, question.threshold, question.key);
    if (!b) return b.error();
    Answer answer;
    answer.threshold = question.threshold.value_or(0);
    const Body bodies[] = {{a->box, &a->mask}, {b->box, &b->mask}};
    for (const Contact& contact : run_pipeline(bodies, cell_size, Narrowphase::pixels).contacts) {
        answer.boxes = contact.boxes;
        if (!contact.overlap) continue;
        const Overlap& shared = *contact.overlap;  // relative to a's box; wanted in the world
        answer.pixels = shared.count;
        answer.overlap = Box(a->box.x() + shared.bounds.x(), a->box.y() + shared.bounds.y(),
                             shared.bounds.width(), shared.bounds.height());
        answer.first = Point{a->box.x() + shared.first.x, a->box.y() + shared.first.y};
    }
    return answer;
}

void print(const Answer& answer) {
    if (answer.pixels == 0) {
        std::cout << "no hit: "
                  << (answer.boxes ? "the boxes overlap, the pixels do not" : "the boxes are apart") << '\n';
        return;
    }
    const Box& box = *answer.overlap;
    std::cout << "hit: x " << box.x() << ", y " << box.y() << ", width " << box.width() << ", height "
              << box.height() << " relative to A; " << answer.pixels
              << (answer.pixels == 1 ? " pixel" : " pixels") << "; first " << answer.first->x << ','
              << answer.first->y << '\n';
}

Pose pose_of(const AskedSprite& sprite) {
    return {sprite.x, sprite.y, sprite.scale_x, sprite.scale_y, rotation_from_degrees(sprite.rotate)};
}

// Reads up to the next line break. False at the end of the input, or where the line is longer than a question
// can be; `line` then holds its beginning.
bool read_line(std::istream& in, std::string& line) {
    line.clear();
    for (int c = 0; (c = in.get()) != std::istream::traits_type::eof();) {
        if (c == '\n') return true;
        line += static_cast<char>(c);
        if (line.size() > longest_line) return false;
    }
    return !line.empty();
}

bool answer_line(const std::string& line, std::int64_t number, const std::filesystem::path& folder) {
    const AskLine asked = parse_ask(line);
    const auto refuse = [&](const Error& error) {
        const std::string where = asked.id == "null" ? "line " + std::to_string(number) + ": " : "";
        std::cout << format_error(asked.id, where + error.text) << std::endl;
        return false;
    };
    if (!asked.ask) return refuse(asked.ask.error());
    OverlapOptions question;
    question.a = (folder / asked.ask->a.file).string();
    question.b = (folder / asked.ask->b.file).string();
    question.pose_a = pose_of(asked.ask->a);
    question.pose_b = pose_of(asked.ask->b);
    question.threshold = asked.ask->threshold;
    const Result<Answer> result = answer(question);
    if (!result) return refuse(result.error());
    std::cout << format_answer(asked.id, *result) << std::endl;
    return true;
}

int run_batch(std::istream& in, const std::filesystem::path& folder) {
    bool all_answered = true;
    std::string line;
    for (std::int64_t number = 1; std::cout && read_line(in, line); ++number)
        all_answered = answer_line(line, number, folder) && all_answered;
    if (line.size() > longest_line) {
        std::cout << format_error("null", "this line is longer than 1 MiB; the rest is not read")
                  << std::endl;
        all_answered = false;
    }
    return finish(all_answered ? 0 : exit_error);
}

}  // namespace

int run_overlap(const OverlapOptions& options) {
    if (options.batch == "-") {
        // A closed input and a folder would look like an empty one.
        struct stat info {};
        if (fstat(STDIN_FILENO, &info) != 0 || S_ISDIR(info.st_mode))
            return fail("graze: standard input cannot be read");
        return run_batch(std::cin, {});
    }
    if (!options.batch.empty()) {
        std::ifstream file(options.batch, std::ios::binary);
        if (!file || std::filesystem::is_directory(options.batch))
            return fail("graze: " + printable(options.batch) +
                        ": it cannot be read; check its name and folder");
        return run_batch(file, std::filesystem::path(options.batch).parent_path());
    }
    const Result<Answer> result = answer(options);
    if (!result) return fail("graze: " + result.error().text);
    if (options.json)
        std::cout << format_answer("", *result) << '\n';
    else
        print(*result);
    return finish(result->pixels > 0 ? 0 : 1);
}

}  // namespace graze
