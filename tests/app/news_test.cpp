#include "rogue/app/news.hpp"

#include <string>
#include <vector>

#include "tests/support/check.hpp"

namespace rogue::test {
namespace {

// A map of characters: small letters are creatures, capitals are things.
Seen seen_on_paper(const Cell& cell) {
    constexpr std::string_view kNames = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const std::size_t letter = kNames.find(cell.character);
    if (cell.character == '@') {
        return {.kind = Seen::Kind::player};
    }
    if (letter == std::string_view::npos) {
        return {.kind = cell.character == '.' ? Seen::Kind::ground : Seen::Kind::wall};
    }
    return {.kind = letter < 26 ? Seen::Kind::creature : Seen::Kind::thing,
            .name = kNames.substr(letter, 1),
            .aimed = cell.color == Color::magenta};
}

constexpr MapReading kPaper{12, 1, 1, 20, 0, seen_on_paper};

/// A game that is whatever a test makes of it.
class PaperGame final : public AnyGame {
public:
    Outcome run() override { return {}; }
    Standing standing() const override { return now; }
    Point position() const override { return {at, 0}; }
    const MessageLog& log() const override { return messages; }

    /// What is new on this map, in one row.
    std::string news(std::string_view row, Color color = Color::white) {
        Frame frame;
        frame.put_text(0, 0, row, color);
        at = left + static_cast<int>(row.find('@'));
        return told_.tell(frame, kPaper, *this);
    }

    bool moved() const { return told_.moved(); }

    Standing now{1, 30, 30};
    int at = 0;
    int left = 0;  ///< The first column of the level that the map shows.
    MessageLog messages;

private:
    News told_;
};

TEST("the first map tells everything, and the same map again nothing") {
    PaperGame game;
    game.messages.add("Welcome.", Color::white);
    CHECK_EQ(game.news("#@..g..T####"),
             "Welcome.\ndepth 1, HP 30 of 30\ng, 3 east\nT, 6 east\nways east\n");
    CHECK_EQ(game.news("#@..g..T####"), "");
}

TEST("a message said twice is told twice") {
    PaperGame game;
    game.news("#@.#########");
    game.messages.add("You hit the rat.", Color::white);
    CHECK_EQ(game.news("#@.#########"), "You hit the rat.\n");
    game.messages.add("You hit the rat.", Color::white);
    CHECK_EQ(game.news("#@.#########"), "You hit the rat.\n");
}

TEST("of more messages than are kept the kept ones are told") {
    PaperGame game;
    game.news("#@.#########");
    for (std::size_t i = 0; i <= MessageLog::kKept; ++i) {
        game.messages.add("x", Color::white);
    }
    CHECK_EQ(game.news("#@.#########").size(), 2 * MessageLog::kKept);
}

TEST("HP is told when it changes") {
    PaperGame game;
    game.news("#@.#########");
    game.now.hp = 27;
    CHECK_EQ(game.news("#@.#########"), "HP 27 of 30\n");
}

TEST("a creature that walks is not told again until it stands beside the player") {
    PaperGame game;
    game.news("#@....g.####");
    CHECK_EQ(game.news("#@...g..####"), "");
    CHECK_EQ(game.news("#@.g....####"), "");
    CHECK_EQ(game.news("#@g.....####"), "g, 1 east\n");
    CHECK_EQ(game.news("#@g.....####"), "");
}

TEST("a second creature of the same name is told") {
    PaperGame game;
    game.news("#@..g...####");
    CHECK_EQ(game.news("#@..g..g####"), "g, 6 east\n");
}

TEST("a creature that was out of sight is told again") {
    PaperGame game;
    game.news("#@..g...####");
    game.news("#@......####");
    CHECK_EQ(game.news("#@..g...####"), "g, 3 east\n");
}

TEST("a thing is told once on a level, and again after coming back to it") {
    PaperGame game;
    game.news("#@..T...####");
    game.news("#@......####");
    CHECK_EQ(game.news("#@..T...####"), "");
    game.now.depth = 2;
    CHECK_EQ(game.news("#@..T...####"), "depth 2, HP 30 of 30\nT, 3 east\nways east\n");
}

TEST("a thing is the same when the map shows another part of the level") {
    PaperGame game;
    game.news("#..@.T..####");
    game.left = 2;
    CHECK_EQ(game.news(".@.T..######"), "");
    CHECK(!game.moved());
}

TEST("the ways are told when they change") {
    PaperGame game;
    game.news("#@..########");
    CHECK_EQ(game.news("#.@.########"), "ways east, west\n");
    CHECK(game.moved());
    CHECK_EQ(game.news("#.@.########"), "");
    CHECK(!game.moved());
}

TEST("an aim is told when it changes") {
    PaperGame game;
    game.news("#@..g...####");
    CHECK_EQ(game.news("#@..g...####", Color::magenta), "aim at g, 3 east\n");
    CHECK_EQ(game.news("#@..g...####", Color::magenta), "");
}

}  // namespace
}  // namespace rogue::test
