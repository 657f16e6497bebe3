#include "image_io/apart.h"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>

namespace graze {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;  // whose shadow memory takes terabytes of addresses
#elif defined(__has_feature)
constexpr bool sanitized = __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
constexpr bool sanitized = false;
#endif

std::int64_t mapped_bytes() {
    long long pages = 0;
    if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%lld", &pages) != 1) pages = 0;
        std::fclose(file);
    }
    return pages * sysconf(_SC_PAGESIZE);
}

void limit(int resource, std::int64_t value) {
    const rlimit limits{static_cast<rlim_t>(value), static_cast<rlim_t>(value)};
    setrlimit(static_cast<__rlimit_resource_t>(resource), &limits);
}

itimerval after(std::int64_t microseconds) {
    return {
        {},
        {static_cast<time_t>(microseconds / 1'000'000), static_cast<suseconds_t>(microseconds % 1'000'000)}};
}

// In the child. The timers' signals end it, whatever the program around it does with signals.
void restrict_to(const Apart::Allowance& allowance) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    for (const int signal : {SIGPROF, SIGALRM, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTERM, SIGPIPE})
        std::signal(signal, SIG_DFL);
    limit(RLIMIT_CORE, 0);
    if (const std::int64_t mapped = mapped_bytes(); !sanitized && mapped > 0)
        limit(RLIMIT_AS, mapped + allowance.bytes);
    const itimerval processor = after(allowance.cpu_microseconds);
    setitimer(ITIMER_PROF, &processor, nullptr);
    const itimerval clock = after(10 * allowance.cpu_microseconds);
    setitimer(ITIMER_REAL, &clock, nullptr);
    // What a dying decoder says is not for the user.
    if (const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC); nowhere >= 0)
        dup2(nowhere, STDERR_FILENO);
}

}  // namespace

std::optional<Apart> Apart::start(const Allowance& allowance, const std::function<void(int)>& work) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return std::nullopt;
    fcntl(ends[1], F_SETPIPE_SZ, static_cast<int>(block_size));  // a wish; less is only slower
    const pid_t child = fork();
    if (child < 0) {
        close(ends[0]);
        close(ends[1]);
        return std::nullopt;
    }
    if (child == 0) {
        close(ends[0]);
        restrict_to(allowance);
        try {
            work(ends[1]);
        } catch (const std::exception&) {
            _exit(1);
        }
        _exit(0);  // no destructor of the program's, no flush of its files
    }
    close(ends[1]);
    return Apart(child, ends[0]);
}

Apart::Apart(Apart&& other) noexcept : child_(other.child_), descriptor_(other.descriptor_) {
    other.child_ = -1;
    other.descriptor_ = -1;
}

Apart::~Apart() {
    if (child_ > 0) kill(child_, SIGKILL);
    wait();
}

bool Apart::read(void* bytes, std::size_t size) {
    auto* at = static_cast<char*>(bytes);
    while (size > 0) {
        const ssize_t got = ::read(descriptor_, at, size);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        at += got;
        size -= static_cast<std::size_t>(got);
    }
    return true;
}

std::string Apart::rest() {
    std::string text;
    for (char c = 0; read(&c, 1);) text += c;
    return text;
}

Apart::End Apart::wait() {
    if (descriptor_ >= 0) close(descriptor_);  // or it could wait for us to read
    descriptor_ = -1;
    if (child_ <= 0) return End::failed;
    int status = 0;
    pid_t ended = -1;
    while ((ended = waitpid(child_, &status, 0)) < 0 && errno == EINTR) {
    }
    child_ = -1;
    if (ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0) return End::done;
    const int signal = ended > 0 && WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    return signal == SIGPROF || signal == SIGALRM ? End::out_of_time : End::failed;
}

bool write_whole(int descriptor, const void* bytes, std::size_t size) {
    const auto* at = static_cast<const char*>(bytes);
    while (size > 0) {
        const ssize_t written = write(descriptor, at, size);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        at += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

}  // namespace graze
