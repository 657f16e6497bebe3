#include "store/read_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace graze {

namespace {

using Read = Result<std::optional<std::string>>;

Error failed(int code) {
    return {std::string("it cannot be read (") + std::strerror(code) + ")"};
}

Read read_open(int descriptor, std::int64_t most) {
    struct stat info {};
    if (fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode))
        return Error{"it is a folder, a pipe or a device; name a file"};
    std::string bytes;
    std::array<char, 65536> part;
    while (true) {
        // The file may grow meanwhile, so its size is judged by what arrives.
        const ssize_t got = read(descriptor, part.data(), part.size());
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return failed(errno);
        if (got == 0) return std::optional(std::move(bytes));
        if (std::ssize(bytes) + got > most)
            return Error{"it is larger than " + std::to_string(most) +
                         " bytes, more than such a file has; name another"};
        bytes.append(part.data(), static_cast<std::size_t>(got));
    }
}

}  // namespace

Read read_file(const std::string& path, std::int64_t most) {
    // O_NONBLOCK: opening a FIFO that nobody writes to would wait for ever.
    const int descriptor = open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0 && errno == ENOENT) return std::optional<std::string>();
    if (descriptor < 0) return failed(errno);
    Read bytes = read_open(descriptor, most);
    close(descriptor);
    return bytes;
}

}  // namespace graze
