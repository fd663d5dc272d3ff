#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "tests/support/check.hpp"
#include "tests/support/classic_run.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

// What the player does with items.

namespace rogue::test {

using namespace classic;
namespace {

Player with_potions(int count) {
    Player player;
    for (int i = 0; i < count; ++i) {
        player.pack.add(kPotion);
    }
    return player;
}

TEST("g takes the first item of the list into the pack, unused, and off the level") {
    DungeonLevel level = level_from("#@)#");
    level.items = {{{1, 0}, kWand}, {{1, 0}, kDagger}, {{2, 0}, kPotion}};
    const Game game = played(level, "ggg");
    CHECK_EQ(messages_of(game),
             "Cyan: You pick up the wand of fireball (3).\n"
             "Cyan: You pick up the dagger.\n"
             "DarkGray: Nothing to pick up.\n");
    CHECK_EQ(game.level().items.size(), 1U);
    CHECK_EQ(game.player().pack.items().size(), 2U);
    CHECK(game.player().pack.weapon() == nullptr && game.player().pack.wand() == nullptr);
}

TEST("a pack holds twenty items, and then what lies there stays") {
    const Game game = played(with_turns("#@#", 2), "gg", with_potions(19));
    CHECK_EQ(messages_of(game), "Cyan: You pick up the healing potion.\nRed: Your pack is full.\n");
    CHECK_EQ(game.level().items.size(), 1U);
    CHECK_EQ(messages_of(played("#@#", "g", with_potions(20))), "DarkGray: Nothing to pick up.\n");
}

TEST("a potion heals what it can, is used up either way, and tells how much it healed") {
    for (const auto& [hp, message] :
         {std::pair{10, "(+10 HP)"}, {25, "(+5 HP)"}, {30, "No effect."}}) {
        Player player = carrying({kDagger, kPotion});
        player.hp = hp;
        const Game game = played("#@#", "ib", player);
        CHECK_EQ(messages_of(game), concat("Green: You drink the healing potion. ", message, "\n"));
        CHECK_EQ(game.player().pack.items().size(), 1U);
        CHECK_EQ(game.player().hp, std::min(hp + 10, 30));
    }
}

TEST("a weapon is equipped and a wand readied, and the old one stays in the pack") {
    const Game game = played("#@#", "iaiciaib", carrying({kDagger, kWand, kBlessedAxe}));
    CHECK_EQ(messages_of(game),
             "Cyan: You equip the dagger.\n"
             "Cyan: You equip the enchanted battle axe.\n"
             "Cyan: You equip the dagger.\n"
             "Magenta: You ready the wand of fireball (3).\n");
    CHECK_EQ(game.player().attack(), 5);
    CHECK_EQ(game.player().pack.items().size(), 3U);
}

TEST("only the letter of an item uses it; any other key leaves the pack") {
    for (const char key : std::string_view("bt.UgiqzA")) {
        const Game game = played("#@.#", std::string("i") + key + "R", carrying({kPotion}));
        CHECK_EQ(messages_of(game), "");
        CHECK_EQ(coordinates(game.position()), "2,0");
    }
}

TEST("the pack is shown until a letter is pressed, and then the map") {
    const Player player = carrying({kPotion});
    CHECK(std::holds_alternative<PackView>(played("#@#", "i", player).screen()));
    CHECK(std::holds_alternative<MapView>(played("#@#", "ia", player).screen()));
}

TEST("without a readied wand that has charges there is no question for a direction") {
    CHECK_EQ(messages_of(played("#@.#", "zR", carrying({kWand}))),
             "DarkGray: You have no wand readied.\n");
    const Game game = played("#@.#", "zLz", readied({&kFireball, 8, 1}));
    CHECK(messages_of(game).ends_with("DarkGray: The wand of fireball is spent.\n"));
    CHECK(!game.map().prompt);
    CHECK_EQ(game.player().pack.items().size(), 1U);
}

TEST("any key but an arrow holds the wand, without a turn or a charge") {
    for (const char key : std::string_view(".zqig>a")) {
        const Game game = played("#@.r#", std::string("z") + key, readied(kWand));
        CHECK_EQ(messages_of(game),
                 "Magenta: Zap which direction? (arrow keys)\n"
                 "DarkGray: You hold the wand. Nothing happens.\n");
        CHECK_EQ(game.player().pack.wand()->charges, 3);
        CHECK_EQ(drawing_of(game, "#@.r#"), "#@.r#\n");
        CHECK(!game.ending() && game.flight().empty());
    }
}

// What the player was told after the question, and the tiles where fire was seen and for how long.
std::string zapped(const DungeonLevel& level, std::string_view arrow) {
    const Game game = played(level, concat("z", arrow), readied(kWand), seed_with_hits({1}));
    std::string result = messages_of(game).substr(messages_of(game).find('\n') + 1);
    for (const Flash& flash : flashes_of(game.flight())) {
        result += concat(coordinates(flash.tile), " ", flash.stay.count(), "ms ");
        CHECK(flash.appearance == kFireball.bolt.appearance());
    }
    CHECK_EQ(game.player().pack.wand()->charges, 2);
    return result;
}

TEST("a fireball flies up to six tiles, and each way out has its message") {
    struct Row {
        std::string_view drawing, arrow, outcome;
    };
    constexpr auto kRows = std::to_array<Row>({
        {"#@.....#", "R",
         "Red: The fireball bursts against the wall.\n"
         "2,0 40ms 3,0 40ms 4,0 40ms 5,0 40ms 6,0 40ms 7,0 60ms "},
        {"#@.....T#", "R",
         "Red: The fireball hits the troll for 9!\n"
         "2,0 40ms 3,0 40ms 4,0 40ms 5,0 40ms 6,0 40ms 7,0 40ms "},
        {"#@......T#", "R",
         "DarkGray: The fireball fizzles in the air.\n"
         "2,0 40ms 3,0 40ms 4,0 40ms 5,0 40ms 6,0 40ms 7,0 40ms "},
        {"#@#", "L", "Red: The fireball bursts against the wall.\n0,0 60ms "},
        {"..@", "L", "DarkGray: The fireball flies off into the dark.\n1,0 40ms 0,0 40ms "},
        {"#@", "U", "DarkGray: The fireball flies off into the dark.\n"},
        {"#@!{<)WT#", "R",
         "Red: The fireball hits the wraith for 9!\n"
         "2,0 40ms 3,0 40ms 4,0 40ms 5,0 40ms 6,0 40ms "},
        {"#@g#", "R",
         "Red: The fireball hits the goblin for 9!\nGreen: You burn the goblin to ash!\n"
         "2,0 40ms "},
    });
    for (const auto& [drawing, arrow, outcome] : kRows) {
        const check::Context context{std::string(drawing)};
        CHECK_EQ(zapped(level_from(drawing), arrow), outcome);
    }
}

TEST("who burns is counted and gone, and a shot takes a turn, whatever it meets") {
    const Game game = played("#@.go..#", "zR", readied(kWand), seed_with_hits({0}));
    CHECK_EQ(game.tally().kills, 1);
    CHECK_EQ(drawing_of(game, "########"), "#@.o...#\n");
    CHECK_EQ(drawing_of(played("#@.o..#", "zL", readied(kWand)), "#######"), "#@o...#\n");
    const Event& burnt = game.log()[game.log().size() - 1].event;
    CHECK_EQ(concat(burnt.milestone, ", ", burnt.name), "kill by fire, goblin");
}

TEST("the first use of each kind of item is a milestone, and taking one is meant") {
    const Game game = played(with_turns("#@{#", 1), "giaibicR", carrying({kDagger, kWand}));
    std::string milestones;
    for (std::size_t i = 1; i < game.log().size(); ++i) {
        milestones += concat("[", game.log()[i].event.milestone, "]");
    }
    CHECK_EQ(milestones, "[][weapon][wand][potion][enchantment]");
    CHECK(game.log()[1].event.kind == Event::Kind::taken);
}

TEST("a pack wants all but a weapon that is no better than one in it") {
    const Inventory pack = carrying({kShortsword, kDagger}).pack;
    CHECK(pack.wants(kPotion) && pack.wants(kWand) && pack.wants(kBlessedAxe));
    CHECK(!pack.wants(kDagger));
    CHECK(!pack.wants(kShortsword));
    CHECK(Inventory().wants(kDagger));
}

}  // namespace
}  // namespace rogue::test
