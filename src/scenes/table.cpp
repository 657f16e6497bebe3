#include "scenes/table.h"

#include <stdexcept>

namespace graze {

std::span<const SceneEntry> scene_table() {
    static constexpr SceneEntry table[] = {
        {SceneId::menu, "menu", make_menu},       {SceneId::arcade, "arcade", make_arcade},
        {SceneId::dodger, "dodger", make_dodger}, {SceneId::inspector, "inspector", make_inspector},
        {SceneId::scores, "scores", make_scores}, {SceneId::options, "options", make_options},
        {SceneId::help, "help", make_help},
    };
    return table;
}

const SceneEntry& scene_entry(SceneId id) {
    for (const SceneEntry& entry : scene_table())
        if (entry.id == id) return entry;
    throw std::logic_error("a scene is missing in the table");
}

}  // namespace graze
