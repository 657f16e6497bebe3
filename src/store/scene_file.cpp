#include "store/scene_file.h"

#include <charconv>
#include <filesystem>

#include "frame/printable.h"
#include "store/read_file.h"
#include "store/record.h"

namespace graze {

namespace {

using inspector::Document;
using inspector::DocumentSprite;
using inspector::Expectation;

constexpr std::string_view format = "graze scene";
constexpr std::string_view a_sprite = ".sprites[]";
constexpr std::string_view an_expectation = ".expect[]";
// One a pair of the sprites.
constexpr std::size_t most_expectations = inspector::most_sprites * (inspector::most_sprites - 1) / 2;

class SceneReader : public RecordReader {
  public:
    Document document;

  private:
    std::string enter(std::string_view path, char bracket) override {
        if (path.empty() && bracket == '{') return {};
        if ((path == ".sprites" || path == ".expect") && bracket == '[') return once(path);
        if (bracket != '{') return unknown(path);
        if (path == a_sprite) {
            if (document.sprites.size() == inspector::most_sprites) return "it has more than 500 sprites";
            document.sprites.emplace_back();
            forget(".sprites[].");
            return {};
        }
        if (path != an_expectation) return unknown(path);
        if (document.expectations.size() == most_expectations) return "it has more expectations than pairs";
        document.expectations.emplace_back();
        forget(".expect[].");
        return {};
    }

    std::string take(std::string_view path, const Value& value) override {
        // What stands in a list without being an object has the list's own path, and is unknown.
        std::string twice = once(path);
        if (!twice.empty()) return twice;
        if (path == ".format" || path == ".version") return {};  // judged before
        if (path == ".threshold") return take_whole(path, value, 0, 255, document.threshold);
        if (path.starts_with(a_sprite) && path.size() > a_sprite.size())
            return take_of_sprite(path, value, path.substr(a_sprite.size()));
        if (path.starts_with(an_expectation) && path.size() > an_expectation.size())
            return take_of_expectation(path, value, path.substr(an_expectation.size()));
        return unknown(path);
    }

    std::string take_of_sprite(std::string_view path, const Value& value, std::string_view field) {
        DocumentSprite& sprite = document.sprites.back();
        constexpr std::int64_t most = inspector::most_frames_a_side;
        if (field == ".name") return take_text(path, value, sprite.name);
        if (field == ".file") return take_text(path, value, sprite.file);
        if (field == ".columns") return take_whole(path, value, 1, most, sprite.sheet.columns);
        if (field == ".rows") return take_whole(path, value, 1, most, sprite.sheet.rows);
        if (field == ".frame") return take_whole(path, value, 0, most * most - 1, sprite.frame);
        if (field == ".x") return take_real(path, value, sprite.x);
        if (field == ".y") return take_real(path, value, sprite.y);
        if (field == ".rotate") return take_real(path, value, sprite.rotate);
        if (field == ".scale_x") return take_real(path, value, sprite.scale_x);
        if (field == ".scale_y") return take_real(path, value, sprite.scale_y);
        return unknown(path);
    }

    std::string take_of_expectation(std::string_view path, const Value& value, std::string_view field) {
        Expectation& expectation = document.expectations.back();
        if (field == ".a") return take_text(path, value, expectation.a);
        if (field == ".b") return take_text(path, value, expectation.b);
        if (field != ".hit") return unknown(path);
        const bool* hit = std::get_if<bool>(&value);
        if (hit == nullptr) return "\"expect[].hit\" must be true or false";
        expectation.hit = *hit;
        return {};
    }

    std::string leave(std::string_view path) override {
        if (path == a_sprite)
            for (const char* field : {"name", "file"})
                if (!has(std::string(a_sprite) + "." + field))
                    return std::string("a sprite lacks its \"") + field + "\"";
        if (path == an_expectation)
            for (const char* field : {"a", "b", "hit"})
                if (!has(std::string(an_expectation) + "." + field))
                    return std::string("an expectation lacks its \"") + field + "\"";
        return {};
    }

    std::string finish() override {
        if (!has(".sprites")) return "\"sprites\" is missing";
        for (const DocumentSprite& sprite : document.sprites)
            if (sprite.file.find('\0') != std::string::npos) return "a file name cannot hold a NUL character";
        return printable(complaint(document).value_or(""));
    }
};

// The shortest digits that are read back as the same number.
std::string number_text(double number) {
    char digits[32];
    const auto end = std::to_chars(digits, digits + sizeof digits, number + 0.0).ptr;  // of -0 makes 0
    return {digits, end};
}

std::string sprite_text(const DocumentSprite& sprite) {
    return "{\"name\":" + json_text(sprite.name) + ",\"file\":" + json_text(sprite.file) +
           ",\"columns\":" + std::to_string(sprite.sheet.columns) +
           ",\"rows\":" + std::to_string(sprite.sheet.rows) + ",\"frame\":" + std::to_string(sprite.frame) +
           ",\"x\":" + number_text(sprite.x) + ",\"y\":" + number_text(sprite.y) +
           ",\"rotate\":" + number_text(sprite.rotate) + ",\"scale_x\":" + number_text(sprite.scale_x) +
           ",\"scale_y\":" + number_text(sprite.scale_y) + "}";
}

std::string expectation_text(const Expectation& expectation) {
    return "{\"a\":" + json_text(expectation.a) + ",\"b\":" + json_text(expectation.b) +
           ",\"hit\":" + (expectation.hit ? "true" : "false") + "}";
}

}  // namespace

Result<Document> parse_scene(std::string_view text) {
    const Heading heading = read_heading(text);
    if (heading.format != format)
        return Error{"it is no scene of the inspector: its \"format\" must be \"graze scene\""};
    if (heading.version > scene_version) return from_newer(heading.version, scene_version);
    if (heading.version < 1) return damaged("\"version\" must be 1; correct that");
    SceneReader reader;
    if (const auto error = reader.read(text)) return Error{error->text + "; correct that"};
    return std::move(reader.document);
}

Result<Document> read_scene(const std::string& path) {
    const auto text = read_file(path, largest_scene_file);
    if (!text) return text.error();
    if (!*text) return Error{"there is no such file; check its name and folder"};
    Result<Document> document = parse_scene(**text);
    if (!document) return document;
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    for (DocumentSprite& sprite : document->sprites) sprite.file = (folder / sprite.file).string();
    return document;
}

Result<std::string> format_scene(const Document& document) {
    std::string sprites, expectations;
    for (const DocumentSprite& sprite : document.sprites) {
        for (const std::string& text : {sprite.name, sprite.file})
            if (!is_utf8(text))
                return Error{printable(text) +
                             ": this name is not UTF-8, so no scene can hold it; rename it"};
        sprites += (sprites.empty() ? "\n" : ",\n") + sprite_text(sprite);
    }
    for (const Expectation& expectation : document.expectations)
        expectations += (expectations.empty() ? "\n" : ",\n") + expectation_text(expectation);
    return "{\"format\":\"" + std::string(format) + "\",\"version\":" + std::to_string(scene_version) +
           ",\"threshold\":" + std::to_string(document.threshold) + ",\n\"sprites\":[" + sprites +
           "],\n\"expect\":[" + expectations + "]}\n";
}

}  // namespace graze
