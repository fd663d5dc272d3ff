#include "rogue/base/commands.hpp"

#include <array>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

constexpr KeySet kLetters{"xy"};

struct Game {
    int rested = 0;

    TookTurn rest() {
        ++rested;
        return TookTurn::yes;
    }
};

constexpr auto kCommands = std::to_array<Command<Game>>({{"xX", &Game::rest}});

TEST("a command can be typed if all its characters are keys of the game") {
    Command<Game> command{"xy", &Game::rest};
    CHECK(command.can_be_typed(kLetters));
    command.keys = "xz";
    CHECK(!command.can_be_typed(kLetters));
}

TEST("each character of a command lets the game carry it out") {
    Game game;
    CHECK(carry_out_command(game, kCommands, Key{'x'}) == TookTurn::yes);
    CHECK(carry_out_command(game, kCommands, Key{'X'}) == TookTurn::yes);
    CHECK_EQ(game.rested, 2);
}

TEST("a key that stands for no command takes no turn") {
    Game game;
    CHECK(carry_out_command(game, kCommands, Key::other) == TookTurn::no);
    CHECK_EQ(game.rested, 0);
}

}  // namespace
}  // namespace rogue::test
