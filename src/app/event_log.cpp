#include "app/event_log.h"

#include <fcntl.h>

#include <cerrno>
#include <cstring>

#include "frame/printable.h"
#include "store/event_json.h"

namespace graze {

namespace {

int open_descriptor(const std::string& path) {
    const int descriptor =
        ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, 0666);
    if (descriptor >= 0) fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
    return descriptor;
}

}  // namespace

Result<EventLog> EventLog::open(const std::string& path) {
    EventLog log;
    if (path.empty()) return log;
    // Without O_NONBLOCK a FIFO that nobody reads would be waited for.
    const int descriptor = open_descriptor(path);
    log.file_.reset(descriptor < 0 ? nullptr : fdopen(descriptor, "w"));
    if (!log.file_)
        return Error{printable(path) + ": the events cannot be written there (" + std::strerror(errno) + ")"};
    return log;
}

void EventLog::write(const std::vector<Event>& events) {
    if (!file_) return;
    for (const Event& event : events) {
        const std::string line = format_event(event) + "\n";
        if (std::fputs(line.c_str(), file_.get()) < 0) failed_ = true;
    }
    if (std::fflush(file_.get()) != 0) failed_ = true;
}

}  // namespace graze
