#include "tests/support/copies.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("a copy goes on as the game does, whatever the game waits for") {
    Game game(7, level_from("#@>..ro...T#"), carrying({kWand, kPotion, kBlessedAxe}));
    const auto prompts = check_copies(std::move(game), "icia.iaizRzRz.R>i.UDLR<>LRUD.<RRRRRRib");
    CHECK(prompts == std::set({Prompt::command, Prompt::direction, Prompt::letter}));
}

}  // namespace
}  // namespace rogue::test
