#pragma once

#include <memory>
#include <span>

#include "scenes/scene.h"

namespace graze {

struct SceneEntry {
    SceneId id;
    const char* name;  // in events
    std::unique_ptr<Scene> (*make)(const SceneStart& start);
};

// Every scene there is. To add one: a pair of files in sim/, one here, a line in the table.
std::span<const SceneEntry> scene_table();

const SceneEntry& scene_entry(SceneId id);

std::unique_ptr<Scene> make_menu(const SceneStart& start);
std::unique_ptr<Scene> make_arcade(const SceneStart& start);
std::unique_ptr<Scene> make_dodger(const SceneStart& start);
std::unique_ptr<Scene> make_inspector(const SceneStart& start);
std::unique_ptr<Scene> make_help(const SceneStart& start);
std::unique_ptr<Scene> make_options(const SceneStart& start);
std::unique_ptr<Scene> make_scores(const SceneStart& start);

}  // namespace graze
