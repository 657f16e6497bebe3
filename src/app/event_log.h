#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "frame/event.h"
#include "frame/result.h"

namespace graze {

// Writes events to a file, one JSON object a line, each flushed as it happens. Without a file it does
// nothing.
class EventLog {
  public:
    // An empty path: no log. The error names the file.
    static Result<EventLog> open(const std::string& path);

    void write(const std::vector<Event>& events);

    // True when an event could not be written.
    bool failed() const { return failed_; }

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> file_;
    bool failed_ = false;
};

}  // namespace graze
