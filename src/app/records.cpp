#include "app/records.h"

#include <ctime>
#include <filesystem>

#include "frame/printable.h"
#include "store/replay_file.h"
#include "store/scores.h"

namespace graze {

namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char date[16];
    std::strftime(date, sizeof date, "%Y-%m-%d", &local);
    return date;
}

}  // namespace

std::optional<FileNotice> Records::read() {
    if (!keeps_) return std::nullopt;
    ScoreFile file = read_scores(folder_);
    scores_ = std::move(file.scores);
    readable_ = !file.notice || file.notice->aside;
    return file.notice;
}

Kept Records::keep(Score score, const arcade::Replay* replay) {
    score.date = today();
    Result<Placed> placed = add_score(folder_, std::move(score), replay);
    if (!placed) return {std::nullopt, placed.error().text};
    scores_ = std::move(placed->scores);
    readable_ = true;
    return {placed->place, placed->notice ? placed->notice->text : ""};
}

Result<std::shared_ptr<const arcade::Replay>> Records::replay(const std::string& file) const {
    return load_replay((std::filesystem::path(folder_) / file).string());
}

Result<std::shared_ptr<const arcade::Replay>> load_replay(const std::string& path) {
    Result<arcade::Replay> replay = read_replay(path);
    if (!replay) return Error{printable(path) + ": " + replay.error().text};
    return std::make_shared<const arcade::Replay>(std::move(*replay));
}

}  // namespace graze
