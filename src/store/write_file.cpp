#include "store/write_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "frame/printable.h"

namespace graze {

namespace {

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return fsync(descriptor) == 0;
}

Error failed(const std::string& path, int code) {
    return {printable(path) + ": it cannot be written (" + std::strerror(code) + ")"};
}

}  // namespace

Result<Done> write_file(const std::string& path, std::string_view bytes) {
    namespace fs = std::filesystem;
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status))
        return Error{printable(path) + ": it is no regular file, so nothing is written there"};
    const std::string target = fs::exists(status) ? fs::canonical(path, ignored).string() : path;

    const std::string temporary = target + ".part" + std::to_string(getpid());
    const int descriptor = open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor < 0) return failed(path, errno);
    const bool written = write_all(descriptor, bytes);
    const int write_error = errno;
    close(descriptor);
    if (written && std::rename(temporary.c_str(), target.c_str()) == 0) return Done{};
    const int code = written ? errno : write_error;
    unlink(temporary.c_str());
    return failed(path, code);
}

}  // namespace graze
