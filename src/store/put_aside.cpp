#include "store/put_aside.h"

#include <filesystem>

#include "frame/printable.h"

namespace graze {

namespace {

namespace fs = std::filesystem;

constexpr int most_aside = 1000;

std::string aside_name(const std::string& stem, int number) {
    return stem + "-damaged-" + std::to_string(number) + ".json";
}

bool is_taken(const fs::path& path) {
    std::error_code ignored;
    return fs::symlink_status(path, ignored).type() != fs::file_type::not_found;
}

}  // namespace

bool lies_aside(const std::string& name, const std::string& stem) {
    return name.starts_with(stem + "-damaged-");
}

Result<std::string> put_aside(const std::string& folder, const std::string& stem, const Error& problem) {
    const fs::path in(folder);
    int number = 1;
    while (number < most_aside && is_taken(in / aside_name(stem, number))) ++number;
    const std::string aside = aside_name(stem, number);
    if (is_taken(in / aside)) return Error{problem.text + "; so many lie aside that it stays; remove some"};
    std::error_code failure;
    fs::rename(in / (stem + ".json"), in / aside, failure);
    if (failure) return Error{problem.text + "; it cannot be put aside (" + failure.message() + ")"};
    return problem.text + "; it was kept as " + aside + ", and a new one begins";
}

Error in_the_way(const std::string& path, const Error& why) {
    return {printable(path) + ": " + why.text.substr(0, why.text.find(';')) + "; move it away"};
}

bool is_overlong(const std::string& path, std::int64_t most) {
    std::error_code ignored;
    return fs::is_regular_file(path, ignored) &&
           fs::file_size(path, ignored) > static_cast<std::uintmax_t>(most);
}

}  // namespace graze
