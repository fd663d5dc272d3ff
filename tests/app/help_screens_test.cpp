#include <string>

#include "app/games.hpp"
#include "rogue/base/text.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/recorded_file.hpp"

namespace rogue::test {
namespace {

TEST("the help of each game looks as it is kept in a file, with its colours") {
    for (const GameKind* game : games()) {
        check_recorded(concat("tests/app/help_screens/", game->name, ".txt"),
                       frame_text(AnyScreen(Help{*game, {"hjkl", "HJKL"}}, Prompt::page).frame()));
    }
}

TEST("no text of the help is written over another") {
    for (const GameKind* game : games()) {
        const check::Context context(concat("something of the help has no room: ", game->name));
        const std::string shown =
            rows_text(AnyScreen(Help{*game, {"hjkl", "HJKL"}}, Prompt::page).frame());
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
