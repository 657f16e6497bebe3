#include "image_io/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

namespace graze {

namespace {

constexpr std::int64_t window_size = 65536;
constexpr std::int64_t largest_file = std::int64_t{512} << 20;  // bytes; so that every walk through one ends

std::string kind_of(mode_t mode) {
    if (S_ISDIR(mode)) return "a folder";
    if (S_ISFIFO(mode)) return "a pipe";
    if (S_ISSOCK(mode)) return "a socket";
    return "a device";
}

}  // namespace

Result<File> File::open(const std::string& path) {
    // O_NONBLOCK: opening a FIFO that nobody writes to would wait for ever.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0) {
        if (errno == ENOENT) return Error{"there is no such file; check its name and folder"};
        return Error{std::string("it cannot be opened (") + std::strerror(errno) + ")"};
    }
    struct stat info {};
    if (fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode)) {
        ::close(descriptor);
        return Error{"it is " + kind_of(info.st_mode) + ", not a picture file"};
    }
    File file;
    file.file_.reset(fdopen(descriptor, "rb"));
    if (!file.file_) {
        ::close(descriptor);
        return Error{"it cannot be opened"};
    }
    file.size_ = info.st_size;
    if (file.size_ == 0) return Error{"it is empty"};
    if (file.size_ > largest_file) return Error{"it is larger than 512 MiB; save it as PNG"};
    return file;
}

bool File::fill_window(std::int64_t position) {
    if (position < 0 || position >= size_) return false;
    window_start_ = position / window_size * window_size;
    window_.resize(static_cast<std::size_t>(std::min(window_size, size_ - window_start_)));
    const ssize_t got = pread(fileno(file_.get()), window_.data(), window_.size(), window_start_);
    window_.resize(got < 0 ? 0 : static_cast<std::size_t>(got));
    return position < window_start_ + std::ssize(window_);
}

std::int64_t File::read(std::int64_t position, void* to, std::int64_t size) {
    auto* out = static_cast<std::uint8_t*>(to);
    std::int64_t done = 0;
    while (done < size && byte(position + done) >= 0) {
        const std::int64_t start = position + done - window_start_;
        const std::int64_t part = std::min(size - done, std::ssize(window_) - start);
        std::memcpy(out + done, window_.data() + start, static_cast<std::size_t>(part));
        done += part;
    }
    return done;
}

std::uint32_t File::little16(std::int64_t position) {
    const int low = byte(position);
    const int high = byte(position + 1);
    return low < 0 || high < 0 ? 0 : static_cast<std::uint32_t>(low | high << 8);
}

std::uint32_t File::little24(std::int64_t position) {
    return little16(position) | static_cast<std::uint32_t>(std::max(0, byte(position + 2))) << 16;
}

std::uint32_t File::little32(std::int64_t position) {
    return little16(position) | little16(position + 2) << 16;
}

std::uint32_t File::big16(std::int64_t position) {
    const std::uint32_t value = little16(position);
    return (value & 0xff) << 8 | value >> 8;
}

std::uint32_t File::big32(std::int64_t position) {
    return big16(position) << 16 | big16(position + 2);
}

bool File::has(std::int64_t position, std::string_view text) {
    for (const char c : text)
        if (byte(position++) != static_cast<unsigned char>(c)) return false;
    return true;
}

std::string File::text(std::int64_t position, std::int64_t size) {
    std::string result(static_cast<std::size_t>(std::clamp<std::int64_t>(size_ - position, 0, size)), '\0');
    result.resize(static_cast<std::size_t>(read(position, result.data(), std::ssize(result))));
    return result;
}

std::FILE* File::stream() {
    std::rewind(file_.get());
    return file_.get();
}

}  // namespace graze
