// Any bytes as a replay file: a refusal of one line, or a replay within its limits that is the same after it
// was written and read back; and a short one can be played.
#include <cstdlib>

#include "frame/printable.h"
#include "store/replay_file.h"
#include "support/arcade_sprites.h"

namespace {

using namespace graze;

constexpr std::int64_t longest_played = 2000;  // steps, so that an input takes little time

void require(bool condition) {
    if (!condition) std::abort();
}

void play(arcade::Replay replay) {
    static const arcade::Sprites sprites = test::arcade_sprites();
    static const std::uint64_t pictures = arcade::hash(sprites);
    replay.pictures = pictures;  // else nothing would be played
    const arcade::ReplayCheck checked = arcade::check(replay, sprites);
    require(checked.answer != arcade::ReplayCheck::Answer::other_pictures);
    require(checked.step >= 0 && checked.step <= std::ssize(replay.commands) && checked.points >= 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto replay = parse_replay({reinterpret_cast<const char*>(data), size});
    if (!replay) {
        const std::string& text = replay.error().text;
        require(!text.empty() && printable(text) == text);
        return 0;
    }
    require(std::ssize(replay->commands) <= arcade::longest_replay);
    const auto again = parse_replay(format_replay(*replay));
    require(again && *again == *replay);
    if (std::ssize(replay->commands) <= longest_played) play(*replay);
    return 0;
}
