// Any bytes as a list of scores: a refusal of one line, or a list within its limits that is the same after it
// was written and read back.
#include <cstdlib>

#include "frame/printable.h"
#include "store/score_list.h"

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace graze;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const bool newer = scores_are_newer(text);
    const auto scores = parse_scores(text);
    if (!scores) {
        const std::string& error = scores.error().text;
        require(!error.empty() && printable(error) == error);
        return 0;
    }
    require(!newer && scores->size() <= most_scores);
    for (std::size_t i = 0; i < scores->size(); ++i) {
        require(!check_score((*scores)[i]));
        require(i == 0 || (*scores)[i - 1].points >= (*scores)[i].points);
    }
    const std::string written = format_scores(*scores);
    require(std::ssize(written) < 4000);
    const auto again = parse_scores(written);
    require(again && *again == *scores);
    return 0;
}
