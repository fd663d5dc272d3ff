#include <string>

#include "rogue/base/text.hpp"
#include "rogue/ui/frame_text.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/last_screen.hpp"
#include "tests/support/check.hpp"
#include "tests/support/run_files.hpp"

namespace rogue::test {
namespace {

// After a change that is meant, what this prints as what it got replaces the file.
TEST("the help of each game looks as it is kept in a file, with its colours") {
    for (const GameKind* game : games()) {
        LastScreen screen;
        screen.show(game->help("hjkl"));
        const std::string path = text("/tests/app/help_screens/", game->name, ".txt");
        CHECK_EQ(frame_text(screen.frame()), contents(ROGUE_SOURCE_DIR + path));
    }
}

}  // namespace
}  // namespace rogue::test
