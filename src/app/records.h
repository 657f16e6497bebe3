#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "frame/notice.h"
#include "frame/result.h"
#include "frame/score.h"
#include "sim/arcade_replay.h"

namespace graze {

// The scores and replays in the program's own folder.
class Records {
  public:
    // None are kept.
    Records() = default;
    // In this folder; none, where there is no name of one.
    explicit Records(const std::string& folder) : keeps_(!folder.empty()), folder_(folder) {}

    // The best as they are now; null where none are kept.
    const std::vector<Score>* scores() const { return keeps_ ? &scores_ : nullptr; }

    // Anew, as another copy may have written. What the user should know about the files, if anything.
    std::optional<FileNotice> read();
    // False where there is a list that is not to be read; a score may be kept once that is mended.
    bool are_readable() const { return readable_; }

    // Dated today.
    Kept keep(Score score, const arcade::Replay* replay);

    // By the name in a score.
    Result<std::shared_ptr<const arcade::Replay>> replay(const std::string& file) const;

  private:
    bool keeps_ = false;
    std::string folder_;
    std::vector<Score> scores_;
    bool readable_ = true;
};

// From a file of any place. The error names it.
Result<std::shared_ptr<const arcade::Replay>> load_replay(const std::string& path);

}  // namespace graze
