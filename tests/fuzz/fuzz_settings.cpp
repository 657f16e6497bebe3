// Any bytes as settings: a refusal of one line, or settings that are the same after they were written and
// read back.
#include <cstdlib>

#include "frame/printable.h"
#include "store/settings.h"

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace graze;
    const auto settings = parse_settings(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!settings) {
        const std::string& error = settings.error().text;
        require(!error.empty() && printable(error) == error);
        return 0;
    }
    require(settings->effects >= 0 && settings->effects <= 100);
    for (const int key : settings->keys) require(key >= 0 && key <= last_scancode);
    const auto again = parse_settings(format_settings(*settings));
    require(again && *again == *settings);
    return 0;
}
