// Any bytes as a scene: a refusal of one line, or a scene within its rules that is the same after it was
// written and read back, and then written alike.
#include <cstdlib>

#include "frame/printable.h"
#include "store/scene_file.h"

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace graze;
    const auto scene = parse_scene(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!scene) {
        const std::string& error = scene.error().text;
        require(!error.empty() && printable(error) == error);
        return 0;
    }
    require(!complaint(*scene));
    const auto written = format_scene(*scene);
    require(bool(written));
    const auto again = parse_scene(*written);
    require(again && *again == *scene && *format_scene(*again) == *written);
    return 0;
}
