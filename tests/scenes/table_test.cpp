#include "scenes/table.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "scenes/scene_fixture.h"

namespace graze {
namespace {

TEST(SceneTable, EveryEntryHasItsOwnNameAndCanBeMadeAndDrawn) {
    std::set<std::string> names;
    for (const SceneEntry& entry : scene_table()) {
        EXPECT_TRUE(names.insert(entry.name).second);
        EXPECT_FALSE(test::SceneDriver(entry.id).draw().items.empty());
    }
    EXPECT_EQ(names,
              (std::set<std::string>{"menu", "arcade", "dodger", "inspector", "scores", "options", "help"}));
}

}  // namespace
}  // namespace graze
