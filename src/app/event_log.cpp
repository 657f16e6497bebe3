#include "app/event_log.h"

#include <cerrno>
#include <cstring>

#include "frame/printable.h"
#include "store/event_json.h"

namespace graze {

Result<EventLog> EventLog::open(const std::string& path) {
    EventLog log;
    if (path.empty()) return log;
    log.file_.reset(std::fopen(path.c_str(), "we"));
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
