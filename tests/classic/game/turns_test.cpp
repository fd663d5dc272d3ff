#include <array>
#include <functional>

#include "tests/support/check.hpp"
#include "tests/support/classic_run.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

// What takes a turn, what a key does, and how a run ends.

namespace rogue::test {

using namespace classic;
namespace {

TEST("a run begins on depth 1 with a welcome and without a fight") {
    const Game game(7);
    CHECK_EQ(line_of(game.log()[0]), "Yellow: Welcome to the dungeon. Depth 1.");
    CHECK_EQ(game.log().size(), 1U);
    CHECK_EQ(game.vitals().depth, 1);
    CHECK(game.position() == game.level().spawn);
    CHECK(game.level().visible(game.position()));
    CHECK((game.tally() == Tally{1, 0, 100}));
}

TEST("a game that plays is shown before each key, until it ends or no key comes") {
    Game game(7);
    int shown = 0;
    const auto show = [&] { ++shown; };
    game.play(ScriptedKeys("UD"), show);
    CHECK_EQ(shown, 3);
    CHECK(!game.ending());
    ScriptedKeys keys("UqD");
    game.play(std::ref(keys), show);
    CHECK_EQ(shown, 5);
    CHECK_EQ(keys.taken(), 2U);
    CHECK(game.ending() == Ending::quit);
}

TEST("the monsters in sight act after what takes a turn, and only then") {
    struct Row {
        std::string_view what, keys;
        bool takes_turn;
        Player player = {};
    };
    const Wand spent{.kind = &kFireball, .damage = 8, .charges = 0};
    const auto rows = std::to_array<Row>({{"a step", "L", true},
                                          {"a wall", "U", false},
                                          {"picking up", "g", true},
                                          {"nothing left to pick up", "ggg", true},
                                          {"the pack", "i.", false},
                                          {"a potion", "ia", false, carrying({kPotion})},
                                          {"a weapon", "ia", false, carrying({kDagger})},
                                          {"a wand readied", "ia", false, carrying({kWand})},
                                          {"no wand to zap", "z", false},
                                          {"a spent wand", "z", false, readied(spent)},
                                          {"a wand held", "z.", false, readied(kWand)},
                                          {"a wand fired", "zU", true, readied(kWand)},
                                          {"no stairs", "><", false},
                                          {"other keys", ".abcdefhjklmnoprst", false}});
    for (const Row& row : rows) {
        const check::Context context{std::string(row.what)};
        const Game game = played(with_turns("######\n#.@..T#", 1), row.keys, row.player);
        CHECK_EQ(coordinates(game.level().monsters.front().position),
                 row.takes_turn ? "4,1" : "5,1");
    }
}

TEST("a blow takes a turn, and a blow that glances off does not") {
    CHECK_EQ(played("#@T..o#", "R").map().level.monsters.back().position.x, 4);
    CHECK_EQ(played("#@L..o#", "R").map().level.monsters.back().position.x, 5);
}

TEST("commands do not care for upper or lower case") {
    for (const std::string_view keys : {"giaziUq", "GIaZIUQ"}) {
        const Game game = played(with_turns("#@.#", 1), keys, readied(kWand));
        CHECK_EQ(messages_of(game),
                 "Cyan: You pick up the healing potion.\nMagenta: You ready the wand of fireball "
                 "(3).\nMagenta: Zap which direction? (arrow keys)\nDarkGray: You hold the wand. "
                 "Nothing happens.\n");
    }
}

TEST("q ends the run at once, without a message or a turn for anybody") {
    const Game game = played("#r@#", "q");
    CHECK(game.ending() == Ending::quit);
    CHECK_EQ(messages_of(game), "");
    CHECK_EQ(game.player().hp, 30);
}

TEST("the player's death ends the run, and nobody else acts") {
    const Game game = played(with_turns("#r@L#", 1), "g", wounded(1));
    CHECK(game.ending() == Ending::died);
    CHECK_EQ(messages_of(game).find("dread knight"), std::string::npos);
    CHECK(messages_of(game).ends_with("Red: The rat kills you...\n"));
    CHECK_EQ(game.log()[game.log().size() - 1].event.name, "a rat");
    CHECK(!played("#.@.#", "RL").ending());
}

TEST("the score is 100 for the deepest depth and 10 for each kill") {
    const Game game = played("#@rr>#", "RRRRR><", wielding({"axe", 20}));
    CHECK((game.tally() == Tally{2, 2, 220}));
    CHECK_EQ(game.vitals().depth, 1);
    CHECK_EQ(tally_of(7, 31).score, 1010);
    CHECK_EQ(tally_of(1234, 56789).score, 691290);
}

}  // namespace
}  // namespace rogue::test
