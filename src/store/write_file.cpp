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

namespace fs = std::filesystem;

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

Error no_regular_file(const std::string& path) {
    return {printable(path) +
            ": it is a folder, a pipe or a device, so nothing is written there; "
            "name another file"};
}

// `path`: what an error names.
Result<Done> write_and_rename(const std::string& temporary, const std::string& target, std::string_view bytes,
                              const std::string& path) {
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

// Sets errno where it fails. Some file systems cannot sync a folder, and need not.
bool sync_folder(const fs::path& folder) {
    const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool synced = fsync(descriptor) == 0 || errno == EINVAL;
    const int code = errno;
    close(descriptor);
    errno = code;
    return synced;
}

}  // namespace

Result<Done> write_file(const std::string& path, std::string_view bytes) {
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status)) return no_regular_file(path);
    const std::string target = fs::exists(status) ? fs::canonical(path, ignored).string() : path;

    return write_and_rename(target + ".part" + std::to_string(getpid()), target, bytes, path);
}

Result<Done> write_own_file(const std::string& path, std::string_view bytes,
                            const std::string& temporary_name) {
    std::error_code ignored;
    const fs::file_status status = fs::status(path, ignored);
    if (fs::exists(status) && !fs::is_regular_file(status)) return no_regular_file(path);
    const bool is_link = fs::is_symlink(fs::symlink_status(path, ignored));
    if (is_link && !fs::exists(status))
        return Error{printable(path) + ": it is a link that leads nowhere; remove it"};
    const std::string target = is_link ? fs::canonical(path, ignored).string() : path;
    const fs::path folder = fs::path(target).parent_path();
    const std::string temporary = (folder / temporary_name).string();
    unlink(temporary.c_str());  // of a link, the link alone
    const Result<Done> written = write_and_rename(temporary, target, bytes, path);
    if (!written) return written;
    if (!sync_folder(folder)) return failed(path, errno);
    return Done{};
}

}  // namespace graze
