#pragma once

#include <deque>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/event_log.h"
#include "app/records.h"
#include "cli/options.h"
#include "frame/fixed_step.h"
#include "platform/audio.h"
#include "platform/window.h"
#include "scenes/table.h"

namespace graze {

// A picture file with its name for people.
Loaded load_named(const std::string& path);

// What goes on in the window: the scene that is shown, and what scenes ask for.
class Session {
  public:
    Session(const WindowOptions& options, Window& window, EventLog& log, std::vector<Loaded> images,
            std::shared_ptr<const arcade::Replay> replay);

    // One frame: false when it was the last one.
    bool run_frame();

    // Why the last frame could not be written; empty: it could, or was not to be.
    const std::string& error() const { return error_; }

  private:
    struct Trouble {
        Text Words::*said;
        std::string detail;
    };

    void read_own_files();
    void tell(Text Words::*said, const std::string& detail);
    void tell(const FileNotice& notice);
    Input next_input();
    bool read_notice(const Input& input);
    void update(const Input& input);
    void update_last(const Input& input);
    void draw(int steps);
    void capture();

    void open(SceneId id, const Inspect* inspect = nullptr);
    void wait_under(SceneId id, const Inspect* inspect, const Input& input);
    void begin(const Input& input);
    void settle(const Outcome& outcome, const Input& input);
    void grant(const OpenScene& request, const Input& input);
    void grant(const Inspect& request, const Input& input);
    void grant(const GoBack& request, const Input& input);
    void grant(const KeepScore& request, const Input& input);
    void grant(const WatchReplay& request, const Input& input);
    void grant(const PlaySound& request, const Input& input);
    void grant(const LoadImage& request, const Input& input);
    void grant(const ChangeSettings& request, const Input& input);
    void grant(const SwitchLanguage& request, const Input& input);
    void grant(const Quit& request, const Input& input);
    void apply_settings();
    void keep_settings();

    const WindowOptions& options_;
    Window& window_;
    EventLog& log_;
    std::vector<Loaded> images_;
    ArtImages art_;
    RasterArt raster_;
    Audio audio_;
    std::string asked_language_;  // on the command line; it holds until another is chosen
    Language language_ = Language::english;
    std::unique_ptr<Scene> scene_;
    const SceneEntry* opened_ = nullptr;  // the table's line of that scene
    struct Waiting {
        std::unique_ptr<Scene> scene;
        const SceneEntry* entry = nullptr;
    } waiting_;           // under an inspector or the help, opened over it
    std::string folder_;  // of the program's own files; empty: none are kept
    Records records_;
    Settings settings_;
    KeyName key_name_ = Window::key_name;
    std::shared_ptr<const arcade::Replay> replay_;  // for the arcade that opens next
    std::vector<Kept> kept_;
    std::vector<Loaded> loaded_;
    std::deque<Trouble> troubles_;     // the first is shown until a key or a click; meanwhile the scene rests
    std::set<std::string> unwritten_;  // why settings could not be kept: told once each
    FixedStep clock_;
    int word_steps_ = 0;  // that the word about the sound is still shown
    Size output_;
    double last_time_ = 0;
    std::int64_t frame_ = 0;
    bool quit_ = false;
    std::string error_;
};

}  // namespace graze
