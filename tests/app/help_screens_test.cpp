#include <string>

#include "rogue/base/text.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::test {
namespace {

// After a change that is meant, what this prints as what it got replaces the file.
TEST("the help of each game looks as it is kept in a file, with its colours") {
    for (const GameKind* game : games()) {
        const std::string path = text("/tests/app/help_screens/", game->name, ".txt");
        CHECK_EQ(frame_text(game->help({"hjkl", "HJKL"}).frame()),
                 contents(ROGUE_SOURCE_DIR + path));
    }
}

TEST("no text of the help is written over another") {
    for (const GameKind* game : games()) {
        const std::string shown = rows_text(game->help({"hjkl", "HJKL"}).frame());
        for (const auto& [key, does] : game->commands) {
            CHECK(shown.find(does) != std::string::npos);
        }
        for (const ApplicationKey& each : kApplicationKeys) {
            CHECK(shown.find(each.on_screen) != std::string::npos);
        }
        CHECK(shown.find("redraw the screen") != std::string::npos);
    }
}

}  // namespace
}  // namespace rogue::test
