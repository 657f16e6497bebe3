// The one file that includes the JSON library: it costs many seconds of compile time.
#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <vector>

#include "collision/separation.h"
#include "frame/printable.h"
#include "store/event_json.h"
#include "store/json_walk.h"
#include "store/overlap_json.h"
#include "store/verdict_json.h"

namespace graze {

namespace {

using Json = nlohmann::ordered_json;

constexpr int deepest_json = 64;

// Bytes that are no UTF-8 become U+FFFD: what is printed is valid JSON whatever a file's name holds.
std::string dump(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json box_json(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height) {
    return {{"x", x}, {"y", y}, {"width", width}, {"height", height}};
}

Json box_json(const std::optional<Box>& box) {
    return box ? box_json(box->x(), box->y(), box->width(), box->height()) : Json();
}

Result<double> number(const Json& json, const std::string& name) {
    const double value = json.is_number() ? json.get<double>() : std::nan("");
    if (!std::isfinite(value)) return Error{"\"" + name + "\" must be a number"};
    return value;
}

Result<AskedSprite> parse_sprite(const Json& json, const std::string& name) {
    if (!json.is_object()) return Error{"\"" + name + "\" must be an object with a \"file\""};
    AskedSprite sprite;
    for (const auto& [key, value] : json.items()) {
        if (key == "file") {
            if (!value.is_string()) return Error{"\"file\" must be a text"};
            sprite.file = value.get<std::string>();
            continue;
        }
        double* target = key == "x"         ? &sprite.x
                         : key == "y"       ? &sprite.y
                         : key == "rotate"  ? &sprite.rotate
                         : key == "scale_x" ? &sprite.scale_x
                         : key == "scale_y" ? &sprite.scale_y
                                            : nullptr;
        if (target == nullptr) return Error{"unknown field \"" + printable(key) + "\" in \"" + name + "\""};
        const Result<double> read = number(value, key);
        if (!read) return read.error();
        *target = *read;
    }
    if (sprite.file.empty()) return Error{"\"" + name + "\" lacks its \"file\""};
    if (sprite.file.find('\0') != std::string::npos) return Error{"a file name cannot hold a NUL character"};
    return sprite;
}

Result<Ask> parse_fields(const Json& json) {
    Ask ask;
    bool has_a = false;
    bool has_b = false;
    for (const auto& [key, value] : json.items()) {
        if (key == "a" || key == "b") {
            const Result<AskedSprite> sprite = parse_sprite(value, key);
            if (!sprite) return sprite.error();
            (key == "a" ? ask.a : ask.b) = *sprite;
            (key == "a" ? has_a : has_b) = true;
        } else if (key == "threshold") {
            if (!value.is_number_integer() || value < 0 || value > 255)
                return Error{"\"threshold\" must be a whole number from 0 to 255"};
            ask.threshold = value.get<int>();
        } else if (key != "id") {
            return Error{"unknown field \"" + printable(key) + "\""};
        }
    }
    if (!has_a || !has_b) return Error{std::string("\"") + (has_a ? "b" : "a") + "\" is missing"};
    return ask;
}

// Brackets open at once, outside of texts. The library copies and frees nested values by recursion, so a line
// of brackets alone could exhaust the stack.
int depth_of(std::string_view json) {
    int depth = 0;
    int deepest = 0;
    bool in_text = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (in_text && c == '\\')
            ++i;
        else if (c == '"')
            in_text = !in_text;
        else if (!in_text && (c == '[' || c == '{'))
            deepest = std::max(deepest, ++depth);
        else if (!in_text && (c == ']' || c == '}'))
            --depth;
    }
    return deepest;
}

// The parsed line; nullopt where a field stands twice in one object. Discarded where it is no JSON.
std::optional<Json> parse_without_repeats(std::string_view line) {
    std::vector<std::set<std::string>> open_objects;
    bool repeated = false;
    const auto watch = [&](int, Json::parse_event_t event, Json& value) {
        if (event == Json::parse_event_t::object_start) open_objects.emplace_back();
        if (event == Json::parse_event_t::object_end) open_objects.pop_back();
        if (event == Json::parse_event_t::key && !open_objects.back().insert(value.get<std::string>()).second)
            repeated = true;
        return true;
    };
    Json json = Json::parse(line.begin(), line.end(), watch, false);
    if (repeated) return std::nullopt;
    return json;
}

// Can the number be handed back as it came? Beyond these bounds a double rounds it.
bool keeps_its_value(const Json& number) {
    constexpr double exact = 9007199254740992;  // 2^53
    return !number.is_number_float() || std::abs(number.get<double>()) < exact;
}

}  // namespace

AskLine parse_ask(std::string_view line) {
    if (depth_of(line) > deepest_json) return {"null", Error{"this line nests deeper than a question does"}};
    // The library takes a NUL for the end of the text.
    const bool has_nul = line.find('\0') != std::string_view::npos;
    const std::optional<Json> parsed = has_nul ? Json() : parse_without_repeats(line);
    if (!parsed) return {"null", Error{"a field stands twice in this line"}};
    const Json& json = *parsed;
    if (json.is_discarded() || !json.is_object())
        return {"null", Error{"this line is no JSON object in UTF-8"}};
    std::string id = "null";
    if (json.contains("id")) {
        const Json& given = json["id"];
        if (!given.is_string() && !given.is_number() && !given.is_null())
            return {"null", Error{"\"id\" must be a text or a number"}};
        if (!keeps_its_value(given))
            return {"null", Error{"a number as \"id\" is too large to be handed back; give a text"}};
        id = dump(given);
    }
    return {id, parse_fields(json)};
}

namespace {

// {"id": ...} or {}, to be filled.
Json with_id(const std::string& id) {
    Json json = Json::object();
    if (!id.empty()) json["id"] = Json::parse(id);
    return json;
}

Json point_json(const Point& point) {
    return {{"x", point.x}, {"y", point.y}};
}

template <class Number>
Json or_null(const std::optional<Number>& number) {
    return number ? Json(*number) : Json();
}

std::string name_of(PairStage stage) {
    switch (stage) {
        case PairStage::same_group:
            return "same_group";
        case PairStage::empty_box:
            return "empty_box";
        case PairStage::cells_apart:
            return "cells_apart";
        case PairStage::boxes_apart:
            return "boxes_apart";
        case PairStage::boxes_meet:
            return "boxes_meet";
        case PairStage::pixels_apart:
            return "pixels_apart";
        case PairStage::pixels_meet:
            break;
    }
    return "pixels_meet";
}

Json trace_json(const PairTrace& trace) {
    return {{"stage", name_of(trace.stage)},          {"cell_size", trace.cell_size},
            {"a_cell", point_json(trace.first_cell)}, {"b_cell", point_json(trace.second_cell)},
            {"gap_x", or_null(trace.gap_x)},          {"gap_y", or_null(trace.gap_y)},
            {"a_solid", trace.first_solid},           {"b_solid", trace.second_solid}};
}

Json parting_json(const Parting& parting) {
    Json steps = Json::array();
    for (std::size_t i = 0; i < directions.size(); ++i)
        steps.push_back({{"x", directions[i].x}, {"y", directions[i].y}, {"steps", parting.steps[i]}});
    Json gap;
    if (parting.gap)
        gap = {{"pixels", parting.chebyshev},
               {"euclidean", parting.gap->distance},
               {"a", point_json(parting.gap->a)},
               {"b", point_json(parting.gap->b)}};
    return {{"move", point_json(parting.move)}, {"directions", steps}, {"gap", gap}};
}

Json motion_json(const Motion& motion) {
    Json contact;
    if (motion.contact)
        contact = {{"step", motion.contact->step}, {"moved", point_json(motion.contact->offset)}};
    return {{"by", point_json(motion.by)},
            {"steps", motion.steps},
            {"contact", contact},
            {"jumps_through", motion.jumps_through}};
}

}  // namespace

std::string format_answer(const std::string& id, const Answer& answer) {
    Json json = with_id(id);
    json["hit"] = answer.pixels > 0;
    json["pixels"] = answer.pixels;
    json["boxes"] = box_json(answer.boxes);
    json["overlap"] = box_json(answer.overlap);
    json["first"] = answer.first ? Json{{"x", answer.first->x}, {"y", answer.first->y}} : Json();
    json["threshold"] = answer.threshold;
    if (answer.trace) json["trace"] = trace_json(*answer.trace);
    if (answer.parting) json["separate"] = parting_json(*answer.parting);
    if (answer.motion) json["sweep"] = motion_json(*answer.motion);
    if (answer.profile) json["profile"] = *answer.profile;
    return dump(json);
}

std::string format_error(const std::string& id, const std::string& text) {
    Json json = with_id(id);
    json["error"] = text;
    return dump(json);
}

namespace {

Json event_json(const SceneEvent& event) {
    return {{"event", "scene"}, {"name", event.name}};
}

Json event_json(const WindowEvent& event) {
    return {{"event", "window"}, {"width", event.width}, {"height", event.height}};
}

Json event_json(const VerdictEvent& event) {
    const auto& box = event.overlap;
    return {{"event", "verdict"},
            {"hit", event.hit},
            {"pixels", event.pixels},
            {"overlap", box ? box_json(box->x, box->y, box->width, box->height) : Json()}};
}

Json event_json(const MovedEvent& event) {
    return {{"event", "moved"}, {"sprite", event.sprite}, {"x", event.x}, {"y", event.y}};
}

Json event_json(const PersonEvent& event) {
    return {{"event", "person"}, {"x", event.x}};
}

Json event_json(const GameEvent& event) {
    return {{"event", "game"}, {"what", event.what}, {"points", event.points}, {"hearts", event.hearts}};
}

Json event_json(const KeptEvent& event) {
    return {{"event", "kept"}, {"place", event.place}, {"trouble", event.trouble}};
}

Json event_json(const ErrorEvent& event) {
    return {{"event", "error"}, {"text", event.text}};
}

Json event_json(const QuitEvent&) {
    return {{"event", "quit"}};
}

}  // namespace

std::string format_event(const Event& event) {
    return dump(std::visit([](const auto& e) { return event_json(e); }, event));
}

std::string format_verdict(const ReplayVerdict& verdict) {
    return dump({{"file", verdict.file},
                 {"holds", verdict.holds},
                 {"step", verdict.step},
                 {"points", verdict.points},
                 {"claimed", verdict.claimed}});
}

std::string json_text(std::string_view text) {
    return dump(text);
}

namespace {

// Hands on what the library reads, with the path to it; the names of the functions are the library's.
class Walk {
  public:
    explicit Walk(JsonVisitor& visitor) : visitor_(visitor) {}

    bool null() { return visitor_.value(path_, {}); }
    bool boolean(bool value) { return visitor_.value(path_, value); }
    bool number_integer(std::int64_t value) { return visitor_.value(path_, value); }
    bool number_unsigned(std::uint64_t value) {
        if (value > std::uint64_t{std::numeric_limits<std::int64_t>::max()})
            return visitor_.value(path_, static_cast<double>(value));
        return visitor_.value(path_, static_cast<std::int64_t>(value));
    }
    bool number_float(double value, const std::string&) { return visitor_.value(path_, value); }
    bool string(std::string& value) { return visitor_.value(path_, std::move(value)); }
    bool binary(Json::binary_t&) { return false; }  // only of other formats
    bool start_object(std::size_t) { return open('{'); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) {
        if (!open('[')) return false;
        path_ += "[]";
        return true;
    }
    bool end_array() { return close(); }
    bool key(const std::string& name) {
        constexpr std::string_view plain = "abcdefghijklmnopqrstuvwxyz_";
        path_.resize(open_.back());
        path_ += '.';
        path_ += name.size() <= 32 && name.find_first_not_of(plain) == std::string::npos ? name : "?";
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) { return false; }

  private:
    bool open(char bracket) {
        if (std::ssize(open_) == deepest_json || !visitor_.open(path_, bracket)) return false;
        open_.push_back(path_.size());
        return true;
    }
    bool close() {
        path_.resize(open_.back());
        open_.pop_back();
        return visitor_.close(path_);
    }

    JsonVisitor& visitor_;
    std::string path_;               // of the value that comes next
    std::vector<std::size_t> open_;  // lengths of the paths of what is open
};

}  // namespace

bool walk_json(std::string_view text, JsonVisitor& visitor) {
    // The library takes a NUL for the end of the text.
    if (text.find('\0') != std::string_view::npos) return false;
    Walk walk(visitor);
    return Json::sax_parse(text.begin(), text.end(), &walk);
}

}  // namespace graze
