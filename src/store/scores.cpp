#include "store/scores.h"

#include <algorithm>
#include <chrono>
#include <filesystem>

#include "frame/printable.h"
#include "store/file_lock.h"
#include "store/put_aside.h"
#include "store/read_file.h"
#include "store/record.h"
#include "store/replay_file.h"
#include "store/write_file.h"

namespace graze {

namespace {

namespace fs = std::filesystem;

constexpr const char* list_name = "scores.json";
constexpr const char* lock_name = "scores.lock";
constexpr const char* temporary_name = "scores.part";
constexpr const char* stem = "scores";
constexpr std::chrono::seconds patience{2};
constexpr std::int64_t most_read = std::int64_t{16} << 20;  // bytes; a larger file is not one of ours

std::string path_in(const std::string& folder, const std::string& name) {
    return (fs::path(folder) / name).string();
}

Error about(const std::string& path, const Error& error) {
    return {printable(path) + ": " + error.text};
}

struct List {
    enum class State { whole, damaged, not_ours };  // not_ours: neither to be judged nor to be replaced
    State state = State::whole;
    std::vector<Score> scores;
    Error problem{};  // names the file
};

// Without a lock: each list replaces the former one at a stroke.
List look(const std::string& folder) {
    const std::string path = path_in(folder, list_name);
    const auto text = read_file(path, most_read);
    if (!text && is_overlong(path, most_read))
        return {List::State::damaged, {}, about(path, damaged("it is far too large"))};
    if (!text) return {List::State::not_ours, {}, in_the_way(path, text.error())};
    if (!*text) return {};
    auto scores = parse_scores(**text);
    if (scores) return {List::State::whole, std::move(*scores)};
    const bool newer = scores_are_newer(**text);
    return {newer ? List::State::not_ours : List::State::damaged, {}, about(path, scores.error())};
}

// Under the lock. An error where nothing may be written over what is there.
Result<ScoreFile> look_and_put_aside(const std::string& folder) {
    List list = look(folder);
    if (list.state == List::State::whole) return ScoreFile{std::move(list.scores), std::nullopt};
    if (list.state == List::State::not_ours) return list.problem;
    const Result<std::string> notice = put_aside(folder, stem, list.problem);
    if (!notice) return notice.error();
    return ScoreFile{{}, FileNotice{*notice, true}};
}

Result<FileLock> lock(const std::string& folder) {
    const std::string path = path_in(folder, lock_name);
    Result<FileLock> taken = FileLock::take(path, patience);
    if (!taken) return about(path, taken.error());
    return taken;
}

// Under the lock: removes the replays that the list, as it is on the disk, does not name. Those that a killed
// process left are among them.
void remove_strays(const std::string& folder) {
    const List list = look(folder);
    if (list.state != List::State::whole) return;
    std::vector<fs::path> strays;
    std::error_code ignored;
    for (fs::directory_iterator entry(folder, ignored), end; !ignored && entry != end;
         entry.increment(ignored)) {
        const std::string name = entry->path().filename().string();
        if (lies_aside(name, stem)) return;  // they may be that list's
        const bool listed = std::any_of(list.scores.begin(), list.scores.end(),
                                        [&](const Score& score) { return score.replay == name; });
        std::error_code unknown;
        if (is_replay_name(name) && !listed && fs::is_regular_file(entry->symlink_status(unknown)))
            strays.push_back(entry->path());
    }
    for (const fs::path& stray : strays) fs::remove(stray, ignored);
}

// Under the lock: of a replay that lies there already. A replay's name follows from its text, so one of that
// name with another text is damaged.
Result<std::optional<FileNotice>> put_damaged_replay_aside(const std::string& folder,
                                                           const std::string& replay_file,
                                                           const std::string& replay) {
    const std::string path = path_in(folder, replay_file);
    const auto lying = read_file(path, largest_replay_file);
    if (!lying && !is_overlong(path, largest_replay_file)) return in_the_way(path, lying.error());
    if (lying && (!*lying || **lying == replay)) return std::optional<FileNotice>();
    const auto said = put_aside(folder, fs::path(replay_file).stem().string(),
                                about(path, damaged("it is not what its name says")));
    if (!said) return said.error();
    return std::optional(FileNotice{*said, true});
}

// The replay first: so no list ever names one that is not there.
Result<Done> write_both(const std::string& folder, Placed& placed, const std::string& replay_file,
                        const std::string& replay) {
    if (!replay_file.empty()) {
        const auto aside = put_damaged_replay_aside(folder, replay_file, replay);
        if (!aside) return aside.error();
        if (*aside) placed.notice = *aside;
        auto written = write_own_file(path_in(folder, replay_file), replay, temporary_name);
        if (!written) return written;
    }
    const std::vector<Score>& scores = placed.scores;
    return write_own_file(path_in(folder, list_name), format_scores(scores), temporary_name);
}

}  // namespace

ScoreFile read_scores(const std::string& folder) {
    List list = look(folder);
    if (list.state == List::State::whole) return {std::move(list.scores), std::nullopt};
    if (list.state == List::State::not_ours) return {{}, FileNotice{list.problem.text}};
    const Result<FileLock> locked = lock(folder);
    if (!locked)
        return {{}, FileNotice{list.problem.text + "; it cannot be put aside: " + locked.error().text}};
    // Another copy may have put it aside meanwhile.
    Result<ScoreFile> file = look_and_put_aside(folder);
    if (!file) return {{}, FileNotice{file.error().text}};
    return std::move(*file);
}

Result<Placed> add_score(const std::string& folder, Score score, const arcade::Replay* replay) {
    if (!score.replay.empty()) return Error{"a new score names no replay yet"};
    if (const auto wrong = check_score(score)) return *wrong;
    std::string replay_text = replay == nullptr ? "" : format_replay(*replay);
    if (std::ssize(replay_text) > largest_replay_file) replay_text.clear();
    if (!replay_text.empty()) score.replay = replay_name(replay_text);

    const Result<FileLock> locked = lock(folder);
    if (!locked) return locked.error();
    Result<ScoreFile> file = look_and_put_aside(folder);
    if (!file) return file.error();
    Placed placed{insert(file->scores, score), {}, file->notice};
    placed.scores = std::move(file->scores);
    if (!placed.place) return placed;
    const Result<Done> written = write_both(folder, placed, score.replay, replay_text);
    remove_strays(folder);
    if (!written) return written.error();
    return placed;
}

}  // namespace graze
