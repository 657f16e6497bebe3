#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>

#include "cli/commands.h"
#include "cli/overlap_answer.h"
#include "cli/overlap_picture.h"
#include "cli/overlap_text.h"
#include "frame/printable.h"
#include "image_io/save.h"
#include "store/overlap_json.h"
#include "store/write_file.h"

namespace graze {

namespace {

constexpr std::size_t longest_line = 1 << 20;  // bytes of a question

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

bool answer_line(const std::string& line, std::int64_t number, const std::filesystem::path& folder,
                 Pictures& pictures) {
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
    const Result<Sprites> sprites = place_sprites(question, pictures);
    if (!sprites) return refuse(sprites.error());
    std::cout << format_answer(asked.id, answer_of(*sprites, question)) << std::endl;
    return true;
}

int run_batch(std::istream& in, const std::filesystem::path& folder) {
    bool all_answered = true;
    Pictures pictures;
    std::string line;
    for (std::int64_t number = 1; std::cout && read_line(in, line); ++number)
        all_answered = answer_line(line, number, folder, pictures) && all_answered;
    if (line.size() > longest_line) {
        std::cout << format_error("null", "this line is longer than 1 MiB; the rest is not read")
                  << std::endl;
        all_answered = false;
    }
    return finish(all_answered ? 0 : exit_error);
}

// Before anything is printed, so that the answer is not given where the picture could not be.
Result<Done> write_picture(const Sprites& sprites, const Answer& answer, const OverlapOptions& options) {
    const std::string name = printable(options.picture);
    for (const std::string& read : {options.a, options.b}) {
        std::error_code ignored;
        if (std::filesystem::equivalent(options.picture, read, ignored))
            return Error{name + ": it is one of the two that are read, so it is not written over"};
    }
    const Result<Image> picture = draw_overlap(sprites, answer);
    if (!picture) return Error{name + ": " + picture.error().text};
    return write_file(options.picture, encode_png(*picture));
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
    Pictures pictures;
    const Result<Sprites> sprites = place_sprites(options, pictures);
    if (!sprites) return fail("graze: " + sprites.error().text);
    const Answer answer = answer_of(*sprites, options);
    if (!options.picture.empty()) {
        const Result<Done> written = write_picture(*sprites, answer, options);
        if (!written) return fail("graze: " + written.error().text);
    }
    if (options.json)
        std::cout << format_answer("", answer) << '\n';
    else if (answer.profile)
        print_profile(std::cout, *answer.profile);
    else
        print_answer(std::cout, answer, *sprites);
    const bool hit = answer.motion ? answer.motion->contact.has_value() : answer.pixels > 0;
    return finish(hit ? 0 : 1);
}

}  // namespace graze
