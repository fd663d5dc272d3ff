#include <filesystem>
#include <fstream>
#include <string>

#include "rogue/base/text.hpp"
#include "rogue/ui/frame.hpp"
#include "rogue/ui/game_kind.hpp"
#include "tests/support/check.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::test {
namespace {

namespace fs = std::filesystem;

TEST("the help of each game looks as it is kept in a file, with its colours") {
    for (const GameKind* game : games()) {
        const std::string kept =
            concat(ROGUE_SOURCE_DIR "/tests/app/help_screens/", game->name, ".txt");
        const std::string shown =
            frame_text(AnyScreen(Help{*game, {"hjkl", "HJKL"}}, Prompt::page).frame());
        const fs::path now = fs::absolute(concat("help_", game->name, ".txt"));
        if (shown != contents(kept)) {
            std::ofstream(now, std::ios::binary) << shown;
        }
        const check::Context context(concat("if this is meant, copy ", now.string(), " to ", kept));
        CHECK_EQ(shown, contents(kept));
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
