#include "rogue/classic/game/game.hpp"

#include <utility>

#include "tests/support/check.hpp"
#include "tests/support/level_picture.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("coming up the stairs takes a turn: a monster in sight there takes its step") {
    Game game(7, level_from("#@>.....r#"), Player());
    for (const Key key : {Key::right, Key{'>'}, Key{'<'}}) {
        game.press(key);
    }
    CHECK_EQ(game.standing().depth, 1);
    CHECK_EQ(std::as_const(game).level().monsters.front().position.x, 6);
}

}  // namespace
}  // namespace rogue::test
