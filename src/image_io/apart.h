#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace graze {

// Work in a child process: when a decoder crashes, hangs or grows, that costs an error and not the program.
// The child is a copy of this process, so `work` sees its memory; all that comes back is what it writes.
class Apart {
  public:
    struct Allowance {
        std::int64_t cpu_microseconds = 0;  // of processor time; and ten times that by the clock
        std::int64_t bytes = 0;             // beyond what this process has mapped; not under a sanitizer
    };

    // What may be written at once without waiting for the reader.
    static constexpr std::size_t block_size = 1 << 20;

    // Starts `work`, which is given a descriptor to write to. Nullopt where there is no room for a process.
    static std::optional<Apart> start(const Allowance& allowance, const std::function<void(int)>& work);

    Apart(Apart&& other) noexcept;
    Apart& operator=(Apart&&) = delete;
    ~Apart();  // ends the work if it still runs

    // Exactly `size` bytes of what the work writes; false where it ends before.
    bool read(void* bytes, std::size_t size);
    // All that it still writes.
    std::string rest();

    // Waits for its end; nothing can be read any more.
    enum class End { done, out_of_time, failed };
    End wait();

  private:
    Apart(pid_t child, int descriptor) : child_(child), descriptor_(descriptor) {}

    pid_t child_;
    int descriptor_;
};

// Writes all of `bytes`; false where nobody reads any more.
bool write_whole(int descriptor, const void* bytes, std::size_t size);

}  // namespace graze
