#include "store/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <thread>

namespace graze {

namespace {

constexpr std::chrono::milliseconds pause{5};  // between two tries

Error failed(int code) {
    return {std::string("it cannot be locked (") + std::strerror(code) +
            "); see that the folder can be written"};
}

}  // namespace

Result<FileLock> FileLock::take(const std::string& path, std::chrono::milliseconds patience) {
    const int flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    const int descriptor = open(path.c_str(), flags, 0666);
    if (descriptor < 0) return failed(errno);
    FileLock lock(descriptor);
    struct stat info {};
    if (fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode))
        return Error{"it is a folder, a pipe or a device; move it away"};
    // flock itself would wait without end, and a signal to end it would reach the whole program: so it is
    // asked again after a pause.
    const auto end = std::chrono::steady_clock::now() + patience;
    while (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) return failed(errno);
        if (std::chrono::steady_clock::now() >= end)
            return Error{"another running copy of Graze has it; try again when that is done"};
        std::this_thread::sleep_for(pause);
    }
    return lock;
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

}  // namespace graze
