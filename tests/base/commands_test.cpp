#include "rogue/base/key.hpp"

#include <array>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

struct Game {
    int rested = 0;

    TookTurn rest() {
        ++rested;
        return TookTurn::yes;
    }
    TookTurn wait() { return TookTurn::yes; }
};

// The second is typed as a dot, which files keep as a `w`.
constexpr std::array kCommands{Command<Game>{"yY", &Game::rest, "rest a while"},
                               Command<Game>{".", &Game::wait, "wait", 'w'},
                               Command<Game>{"q", &Game::rest}};
constexpr KeySet kKeysOfRows(kCommands, "aby");

TEST("the keys of a game are those of its commands, and those that answer") {
    CHECK_EQ(kKeysOfRows.letters(), "yYwqab");
    CHECK_EQ(kKeysOfRows.typed_commands(), "yY.q");
    for (const char letter : kKeysOfRows.letters()) {
        CHECK_EQ(kKeysOfRows.is_command(Key{letter}), letter != 'a' && letter != 'b');
    }
}

TEST("a command that files keep by another letter is typed by its own character alone") {
    CHECK_EQ(kKeysOfRows.typed(U'.'), Key{'w'});
    CHECK_EQ(kKeysOfRows.typed(U'w'), Key::other);
    CHECK(kKeysOfRows.scripted('w') == Key{'w'});
    CHECK(kKeysOfRows.scripted('.') == Key::other);
    CHECK(kCommands[1].is(Key{'w'}));
    CHECK(!kCommands[1].is(Key::other));
}

TEST("each character of a command lets the game carry it out") {
    Game game;
    CHECK(carry_out_command(game, kCommands, Key{'y'}) == TookTurn::yes);
    CHECK(carry_out_command(game, kCommands, Key{'Y'}) == TookTurn::yes);
    CHECK_EQ(game.rested, 2);
}

TEST("a key that stands for no command takes no turn") {
    Game game;
    CHECK(carry_out_command(game, kCommands, Key::other) == TookTurn::no);
    CHECK_EQ(game.rested, 0);
}

TEST("a line of help names the first character of each command") {
    const auto lines = help_of(kCommands);
    CHECK_EQ(lines[0].key, "y");
    CHECK_EQ(lines[0].does, "rest a while");
    CHECK_EQ(lines[1].key, ".");
    CHECK(lines[2].does.empty());
}

}  // namespace
}  // namespace rogue::test
