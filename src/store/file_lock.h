#pragma once

#include <chrono>
#include <string>
#include <utility>

#include "frame/result.h"

namespace graze {

// Keeps the other running copies of the program away from something, until it is destroyed or the process
// ends, however it ends. The file only carries the lock; it stays behind, empty.
class FileLock {
  public:
    // Waits where another copy has it, at most `patience`. The file is made where it is missing. A symbolic
    // link, or anything but a regular file, is refused. The error does not name the file.
    static Result<FileLock> take(const std::string& path, std::chrono::milliseconds patience);

    FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
    FileLock& operator=(FileLock&& other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        return *this;
    }
    ~FileLock();

  private:
    explicit FileLock(int descriptor) : descriptor_(descriptor) {}

    int descriptor_;  // -1: moved away
};

}  // namespace graze
