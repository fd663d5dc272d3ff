#include "app/plain/news.hpp"

#include <optional>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "tests/support/check.hpp"
#include "tests/support/paper.hpp"
#include "tests/support/paper_level.hpp"

namespace rogue::test {
namespace {

// A map of characters: small letters are creatures, capitals are things, of which whoever walks
// there takes T, and S stays for ever. An underscore is remembered ground.
TileContent seen_on_paper(char character) {
    constexpr std::string_view kNames = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const std::size_t letter = kNames.find(character);
    if (letter == std::string_view::npos) {
        return {.kind = character == '#' ? TileContent::Kind::wall : TileContent::Kind::ground,
                .remembered = character == '_'};
    }
    TileContent::Kind kind = letter < 26 ? TileContent::Kind::creature : TileContent::Kind::thing;
    kind = character == 'S' ? TileContent::Kind::fixture : kind;
    return {.kind = kind,
            .name = kNames.substr(letter, 1),
            .step = character == 'T' ? TileContent::Step::item : TileContent::Step::free,
            .picks_up = kind == TileContent::Kind::creature};
}

constexpr MapLayout kPaper{
    .columns = 12, .rows = 1, .tile_width = 1, .side = 20, .tells_underfoot = false};

/// A game that is whatever a test makes of it.
class OneRowGame final : public AnyGame {
public:
    OneRowGame() = default;
    /// The news of this first map have been told.
    explicit OneRowGame(std::string_view row) { news(row); }

    void play(const NextKey& /*next*/, const ShowGame& /*show*/) override {}
    void press(Key /*key*/) override {}
    AnyScreen screen() const override { return {Help{*games().front(), {}}, Prompt::command}; }
    AnyScreen map() const override { return screen(); }
    SeenMap seen_map() const override { return content; }
    std::vector<StatusLine> status() const override { return {}; }
    Outcome outcome() const override { return {}; }
    std::unique_ptr<AnyGame> copy() const override { return nullptr; }
    PlayerState player_state() const override {
        return {now, one_level.value_or(now.depth), {at, 0}};
    }
    const MessageLog& log() const override { return messages; }
    Meters meters() const override { return {{{"g", health_of_g, 9}}, at_rest}; }

    /// Learns this map, which is one row. What is below the player is what was there before.
    void learn(std::string_view row) {
        at = left + static_cast<int>(row.find('@'));
        const TileContent below = below_player.value_or(known_at(at));
        content = blank_map({left, 0, kPaper.columns, 1}, position());
        for (int x = 0; x < static_cast<int>(row.size()); ++x) {
            const char character = row[static_cast<std::size_t>(x)];
            content.put({left + x, 0},
                        number_on_paper(character == '@' ? below : seen_on_paper(character)));
        }
        if (aim) {
            content.aim = {{*aim, 0}, {{*aim, 0}}};
        }
        known_.learn(*this);
    }

    /// What is new on this map, with what is beside it.
    std::string news(std::string_view row, std::optional<Key> key = {}, Pace pace = Pace::step) {
        learn(row);
        const GameKind kind = paper_kind(layout);
        return told_.tell_map({kind, *this, known_}, key, pace);
    }

    /// Comes to this map on a walk.
    void walk_to(std::string_view row) {
        learn(row);
        const GameKind kind = paper_kind(layout);
        told_.pass({kind, *this, known_});
    }

    /// What is told after a walk of so many steps that ended on this map.
    std::string arrival(std::string_view row, std::size_t steps) {
        learn(row);
        const GameKind kind = paper_kind(layout);
        return told_.tell_arrival({kind, *this, known_}, steps);
    }

    std::string underfoot() const { return rogue::underfoot(known_); }

    Vitals now{1, 30, 30};
    std::optional<int> one_level;  ///< The level, whatever the depth is.
    MapLayout layout = kPaper;
    int health_of_g = 9;
    std::vector<std::string> at_rest;
    std::optional<int> aim;                   ///< The column that the player aims at.
    std::optional<TileContent> below_player;  ///< What lies there now, if it is not what did.
    int at = 0;
    int left = 0;  ///< The first column of the level that the map shows.
    MessageLog messages;

private:
    TileContent known_at(int x) const {
        const TileContent known = known_.at({x, 0});
        return known.name.empty() ? TileContent{.kind = TileContent::Kind::ground} : known;
    }

    SeenMap content;
    News told_{"x"};
    KnownMap known_;
};

TEST("the first map tells everything, and the same map again nothing") {
    OneRowGame game;
    game.messages.add("Welcome.", Color::white);
    CHECK_EQ(game.news("#@..g..T####"),
             "Welcome.\ndepth 1, HP 30 of 30\ng, 3 east\nT, 6 east\nways east\n");
    CHECK_EQ(game.news("#@..g..T####"), "");
}

TEST("a creature is told that stands where another kind of creature stood") {
    OneRowGame game("#@..g..#####");
    CHECK_EQ(game.news("#@..k..#####"), "k, 3 east\ng, out of sight\n");
}

TEST("a message said twice is told twice") {
    OneRowGame game("#@.#########");
    game.messages.add("You hit the rat.", Color::white);
    CHECK_EQ(game.news("#@.#########"), "You hit the rat.\n");
    game.messages.add("You hit the rat.", Color::white);
    CHECK_EQ(game.news("#@.#########"), "You hit the rat.\n");
}

TEST("of more messages than are kept the kept ones are told") {
    OneRowGame game("#@.#########");
    for (std::size_t i = 0; i <= MessageLog::kKept; ++i) {
        game.messages.add("x", Color::white);
    }
    CHECK_EQ(game.news("#@.#########"), "x (200 times)\n");
}

TEST("equal messages of a turn are told once, with their number") {
    OneRowGame game("#@.#########");
    for (const char* message : {"You burn the rat!", "It dies.", "You burn the rat!"}) {
        game.messages.add(message, Color::white);
    }
    CHECK_EQ(game.news("#@.#########"), "You burn the rat! (2 times)\nIt dies.\n");
}

TEST("a depth that changes on the same level is told alone") {
    OneRowGame game;
    game.one_level = 0;
    game.news("#@.T########");
    game.now.depth = 2;
    CHECK_EQ(game.news("#@.T########"), "depth 2\n");
    game.now = {3, 27, 30};
    CHECK_EQ(game.news("#@.T########"), "depth 3, HP 27 of 30\n");
}

TEST("a step without news is answered by its direction, but not on a walk") {
    OneRowGame game("#@....######");
    game.news("#.@...######", Key::right);
    CHECK_EQ(game.news("#..@..######", Key::right), "east\n");
    CHECK_EQ(game.news("#..@..######", Key::right), "blocked\n");
    CHECK_EQ(game.news("#...@.######", Key::right, Pace::walk), "");
}

TEST("a step is answered however often its map is learned") {
    OneRowGame game("#@....######");
    game.news("#.@...######", Key::right);
    game.learn("#..@..######");
    CHECK_EQ(game.news("#..@..######", Key::right), "east\n");
}

TEST("HP is told when it changes") {
    OneRowGame game("#@.#########");
    game.now.hp = 27;
    CHECK_EQ(game.news("#@.#########"), "HP 27 of 30\n");
}

TEST("each step of a creature in sight is told, and nothing of one that stays") {
    OneRowGame game("#@....g.####");
    CHECK_EQ(game.news("#@...g..####", Key::other), "g, 4 east\n");
    CHECK_EQ(game.news("#@...g..####", Key::other), "nothing happens\n");
    CHECK_EQ(game.news("#@.g....####"), "g, 2 east\n");
    CHECK_EQ(game.news("#@g.....####"), "g, 1 east\n");
    CHECK_EQ(game.news("#@g.....####"), "");
}

TEST("the player's own step towards a creature tells where it stands now") {
    OneRowGame game("#@....g.####");
    CHECK_EQ(game.news("#.@...g.####", Key::right), "g, 4 east\nways east, west\n");
}

TEST("a creature that keeps its distance to the player is told, because it has moved") {
    OneRowGame game("#..@..r.####");
    CHECK_EQ(game.news("#.@..r..####", Key::left), "r, 3 east\n");
    CHECK_EQ(game.news("#.@..r..####", Key::other), "nothing happens\n");
}

TEST("of the creatures that move the nearest of each name is told, and who comes to the player") {
    OneRowGame game("#@.g.k.g####");
    CHECK_EQ(game.news("#@.gk.g.####"), "k, 3 east\ng, 5 east\n");
    CHECK_EQ(game.news("#@.gkg..####"), "g, 4 east\n");
    CHECK_EQ(game.news("#@g.g.k.####"), "g, 1 east\nk, 5 east\n");
    game.news("g.@.k...####");
    CHECK_EQ(game.news(".g@k....####"), "g, 1 west\nk, 1 east\n");
}

TEST("when a creature comes where another of its name was killed, that is told") {
    OneRowGame game("#@gg....####");
    game.messages.add("You kill the g.", Color::white, {Event::Kind::kill, "kill", "g"});
    CHECK_EQ(game.news("#@g.....####"), "You kill the g.\ng, 1 east\n");
}

TEST("when the last creature of a name goes out of sight, that is told, but not of a killed one") {
    OneRowGame game("#@..g...####");
    CHECK_EQ(game.news("#@......####", Key::other), "g, out of sight\n");
    CHECK_EQ(game.news("#@......####", Key::other), "nothing happens\n");
    game.news("#@..g...####");
    game.messages.add("You kill the g.", Color::white, {Event::Kind::kill, "kill", "g"});
    CHECK_EQ(game.news("#@......####", Key::other), "You kill the g.\n");
    game.news("#@..g.k.####");
    game.messages.add("You kill the g.", Color::white, {Event::Kind::kill, "kill", "g"});
    CHECK_EQ(game.news("#@......####", Key::other), "You kill the g.\nk, out of sight\n");
    game.news("#@..g.k.####");
    game.messages.add("You kill Mok.", Color::white, {Event::Kind::kill, "kill", "Mok"});
    CHECK_EQ(game.news("#@..g...####", Key::other), "You kill Mok.\ng, 3 east\n");
    game.news("#@..gkgr####");
    game.messages.add("You take it.", Color::white);
    CHECK_EQ(game.news("#@..g...####", Key::other),
             "You take it.\nk, out of sight\nr, out of sight\n");
}

TEST("of many things five are told, creatures first, then the nearest, and how many more") {
    OneRowGame game("#@......####");
    CHECK_EQ(game.news("#@ABCDTUr###"),
             "r, 7 east\nA, 1 east\nB, 2 east\nC, 3 east\nD, 4 east\nand 2 more: x\n");
}

TEST("a walk ends with where the nearest creature is, also if it could not begin") {
    OneRowGame game("#@..g.k.####");
    CHECK_EQ(game.arrival("#@..g.k.####", 0), "g, 3 east\n");
    CHECK_EQ(game.arrival("#@..g.kT####", 0), "g, 3 east\nT, 6 east\n");
    CHECK_EQ(game.arrival("#@..g.kT####", 0), "g, 3 east\n");
}

TEST("after a walk equal messages are told once, and of what lay here only the last step's") {
    OneRowGame game("..@S.PWW....");
    game.messages.add("stairs, here", Color::gray, here_is("S"));
    game.walk_to("...@.PWW....");
    game.messages.add("a door", Color::gray);
    game.walk_to("...S@PWW....");
    game.messages.add("a door", Color::gray);
    game.messages.add("potion, here", Color::gray, here_is("P"));
    game.walk_to("...S.@WW....");
    CHECK_EQ(game.news("...S.@WW....", {}, Pace::walk), "a door (2 times)\npotion, here\n");
    game.messages.add("wand, here", Color::gray, here_is("W"));
    CHECK_EQ(game.news("...S.P@W....", Key::right), "wand, here\nW, here\n");
}

TEST("after a walk what was taken is no longer told to lie there, and what lay below is") {
    OneRowGame game("..@W........");
    game.messages.add("wand, here", Color::gray, here_is("W"));
    game.messages.add("stairs, here", Color::gray, here_is("S"));
    game.walk_to("...@........");
    game.messages.add("taken", Color::gray);
    game.below_player = seen_on_paper('S');
    game.walk_to("...@........");
    CHECK_EQ(game.news("...@........", {}, Pace::walk), "stairs, here\ntaken\n");
}

TEST("a walk ends with what is underfoot, unless it could not begin or messages have told it") {
    OneRowGame game("#@S.....####");
    CHECK_EQ(game.arrival("#.@.....####", 1), "S, here\nways east, west\n");
    CHECK_EQ(game.arrival("#.@.....####", 0), "");
    game.layout.tells_underfoot = true;
    CHECK_EQ(game.arrival("#.@.....####", 1), "");
}

TEST("the first map tells nothing that is out of sight") {
    OneRowGame game;
    game.learn("#@..T...####");
    game.left = 4;
    CHECK_EQ(game.news("@..#####....", {}), "depth 1, HP 30 of 30\nways east\n");
}

TEST("of lines five are told at once, then how many more, and after the last the first again") {
    std::size_t told = 0;
    CHECK_EQ(next_page("a\nb\nc\nd\ne\n", "x", told), "a\nb\nc\nd\ne\n");
    CHECK_EQ(next_page("a\nb\nc\nd\ne\nf\n", "x", told), "a\nb\nc\nd\ne\nand 1 more: x\n");
    CHECK_EQ(next_page("a\nb\nc\nd\ne\nf\n", "x", told), "f\n");
    CHECK_EQ(next_page("a\nb\n", "", told), "a\nb\n");
    CHECK_EQ(next_page("", "", told), "");
}

TEST("a second creature of the same name is told") {
    OneRowGame game("#@..g...####");
    CHECK_EQ(game.news("#@..g..g####"), "g, 6 east\n");
}

TEST("a creature that was out of sight is told again") {
    OneRowGame game("#@..g...####");
    game.news("#@......####");
    CHECK_EQ(game.news("#@..g...####"), "g, 3 east\n");
}

TEST("a thing is told once on a level, and again after coming back to it") {
    OneRowGame game("#@..T...####");
    game.news("#@.._...####");
    CHECK_EQ(game.news("#@..T...####"), "");
    game.now.depth = 2;
    CHECK_EQ(game.news("#@..T...####"), "depth 2, HP 30 of 30\nT, 3 east\nways east\n");
}

TEST("a thing is the same when the map shows another part of the level") {
    OneRowGame game("#..@.T..####");
    game.left = 2;
    CHECK_EQ(game.news(".@.T..######", Key::right), "blocked\n");
}

TEST("the ways are told when they change") {
    OneRowGame game("#@..########");
    CHECK_EQ(game.news("#.@.########"), "ways east, west\n");
    CHECK_EQ(game.news("#.@.########"), "");
}

TEST("an aim is told when it changes, even at the player's own place") {
    OneRowGame game("#@..g...####");
    game.aim = 1;
    CHECK_EQ(game.news("#@..g...####"), "aim here\n");
    CHECK_EQ(game.news("#@..g...####"), "");
    game.aim = 4;
    CHECK_EQ(game.news("#@..g...####"), "aim 3 east: g\n");
}

TEST("a thing where another lay before is told once the place was seen to be bare") {
    OneRowGame game("#@..T...####");
    CHECK_EQ(game.news("#@......####"), "");
    CHECK_EQ(game.news("#@..T...####"), "T, 3 east\n");
}

TEST("a thing is told again after a creature was there that may have taken it") {
    OneRowGame game("#@..T..g####");
    CHECK_EQ(game.news("#@..g.T.####"), "g, 3 east\nT, 5 east\n");
    CHECK_EQ(game.news("#@..T.T.####"), "g, out of sight\nT, 3 east\n");
}

TEST("a thing that nobody takes by walking is not told again after a creature stood on it") {
    OneRowGame game("#@..P.g.####");
    CHECK_EQ(game.news("#@..g...####"), "g, 3 east\n");
    CHECK_EQ(game.news("#@..Pg..####"), "g, 4 east\n");
}

TEST("what is part of the level is not told again after somebody stood on it") {
    OneRowGame game("#@..S.g.####");
    game.news("#@..g...####");
    CHECK_EQ(game.news("#@..Sg..####"), "g, 4 east\n");
}

TEST("what the player steps onto is told, as the maps before have shown it") {
    OneRowGame game("#@S.....####");
    CHECK_EQ(game.news("#.@.....####"), "S, here\nways east, west\n");
    CHECK_EQ(game.underfoot(), "S, here\n");
    CHECK_EQ(game.news("#.@.....####"), "");
    game.messages.add("A fight.", Color::white);
    game.news("#.@.....####");
    CHECK_EQ(game.underfoot(), "S, here\n");
    CHECK_EQ(game.news("#.S@....####"), "");
    CHECK_EQ(game.underfoot(), "");
}

TEST("a thing is told with the fixture on which it lies") {
    OneRowGame game("#@..S...####");
    CHECK_EQ(game.news("#@..T...####"), "T on S, 3 east\n");
    game.news("#..@T...####");
    game.news("#...@...####");
    CHECK_EQ(game.underfoot(), "T on S, here\n");
}

TEST("a thing that may have been taken with the step is not told as lying there") {
    OneRowGame game("#@T.T...####");
    game.below_player = TileContent{.kind = TileContent::Kind::ground};
    game.messages.add("You take the T.", Color::white);
    CHECK_EQ(game.news("#.@.T...####"), "You take the T.\nways east, west\n");
    CHECK_EQ(game.underfoot(), "");
    game.news("#..@T...####");
    game.below_player.reset();
    CHECK_EQ(game.news("#...@...####"), "T, here\n");
}

TEST("where messages tell what is underfoot nothing else does, until the next message") {
    OneRowGame game;
    game.layout.tells_underfoot = true;
    game.news("#@P.....####");
    game.messages.add("Here is P.", Color::white);
    CHECK_EQ(game.news("#.@.....####"), "Here is P.\nways east, west\n");
    CHECK_EQ(game.underfoot(), "P, here\n");
    game.below_player = TileContent{.kind = TileContent::Kind::ground};
    game.news("#.@.....####");
    CHECK_EQ(game.underfoot(), "");
}

TEST("hurt creatures are told when that changes") {
    OneRowGame game("#@..g...####");
    game.health_of_g = 5;
    CHECK_EQ(game.news("#@..g...####"), "hurt: g 5 of 9 bars\n");
    CHECK_EQ(game.news("#@..g...####"), "");
    game.health_of_g = 9;
    CHECK_EQ(game.news("#@..g...####"), "");
}

TEST("what has rested is told to be ready") {
    OneRowGame game("#@......####");
    game.at_rest = {"X"};
    CHECK_EQ(game.news("#@......####"), "");
    game.at_rest.clear();
    CHECK_EQ(game.news("#@......####"), "X is ready\n");
    CHECK_EQ(game.news("#@......####"), "");
}

}  // namespace
}  // namespace rogue::test
