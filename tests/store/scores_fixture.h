#pragma once

#include <sys/wait.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "store/scores.h"
#include "support/arcade_sprites.h"
#include "support/recorded_replay.h"
#include "support/temporary_folder.h"

namespace graze::test {

inline const arcade::Sprites& score_sprites() {
    static const arcade::Sprites made = arcade_sprites();
    return made;
}

inline Score score(std::int64_t points, const std::string& name = "Ann") {
    return {name, points, "2026-12-01", 255, 600, ""};
}

// The exit status of a process that runs `work`, which returns it; -1 where a signal ended it.
template <class Work>
int status_of_child(Work work) {
    const pid_t child = fork();
    if (child == 0) _exit(work());
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// A folder of scores.
class ScoresFolder : public TemporaryFolder {
  protected:
    Result<Placed> add(const Score& score, const arcade::Replay* replay = nullptr) {
        return add_score(folder().string(), score, replay);
    }
    // The place; 0 for none, -1 for an error.
    int place(const Score& score, const arcade::Replay* replay = nullptr) {
        const auto placed = add(score, replay);
        return placed ? placed->place.value_or(0) : -1;
    }
    std::string refusal(const Score& score, const arcade::Replay* replay = nullptr) {
        const auto placed = add(score, replay);
        return placed ? "added" : placed.error().text;
    }
    ScoreFile scores() const { return read_scores(folder().string()); }
    std::vector<std::int64_t> points() const {
        std::vector<std::int64_t> points;
        for (const Score& score : scores().scores) points.push_back(score.points);
        return points;
    }
    // Names in the folder, but for the lock, sorted.
    std::vector<std::string> files() const {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder()))
            if (entry.path().filename() != "scores.lock") names.push_back(entry.path().filename().string());
        std::sort(names.begin(), names.end());
        return names;
    }
    arcade::Replay replay(std::uint64_t seed) { return recorded_replay(score_sprites(), seed, 3); }
};

}  // namespace graze::test
