#pragma once

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "frame/result.h"

namespace graze {

// A regular file, open for reading at any place. Reads go through a window of 64 KiB, so walking a header
// byte by byte is cheap.
class File {
  public:
    // Refuses all but regular files, without waiting for a FIFO's other end.
    static Result<File> open(const std::string& path);

    std::int64_t size() const { return size_; }

    // The byte at `position`; -1 beyond the end or where reading fails.
    int byte(std::int64_t position) {
        if (position >= window_start_ && position - window_start_ < std::ssize(window_))
            return window_[static_cast<std::size_t>(position - window_start_)];
        return fill_window(position) ? window_[static_cast<std::size_t>(position - window_start_)] : -1;
    }
    // Copies up to `size` bytes and returns how many: fewer at the end of the file.
    std::int64_t read(std::int64_t position, void* to, std::int64_t size);
    // Numbers of 2 or 4 bytes; 0 beyond the end.
    std::uint32_t little16(std::int64_t position);
    std::uint32_t little24(std::int64_t position);
    std::uint32_t little32(std::int64_t position);
    std::uint32_t big16(std::int64_t position);
    std::uint32_t big32(std::int64_t position);
    // True when the bytes at `position` are `text`.
    bool has(std::int64_t position, std::string_view text);
    // `size` bytes, fewer at the end of the file.
    std::string text(std::int64_t position, std::int64_t size);

    // The same file for a decoder, at its beginning.
    std::FILE* stream();

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    // Moves the window to where it holds `position`; false where there is no such byte.
    bool fill_window(std::int64_t position);

    std::unique_ptr<std::FILE, Close> file_;
    std::int64_t size_ = 0;
    std::vector<std::uint8_t> window_;
    std::int64_t window_start_ = 0;
};

}  // namespace graze
