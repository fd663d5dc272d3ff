#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/scenario.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("where nothing lies there is nothing to pick up") {
    const Played played = play({.level = level_from("#@)#"), .keys = "g"});
    CHECK_EQ(news(played.log), "DarkGray: Nothing to pick up.\n");
    CHECK_EQ(played.level.items.size(), 1U);
}

TEST("what is picked up goes to the end of the pack, unused, and off the level") {
    DungeonLevel level = level_from("#@#");
    level.items = {{{1, 0}, kDagger}, {{1, 0}, kWand}, {{1, 0}, kPotion}, {{1, 0}, kBlessedAxe}};
    const Played played = play({.level = level, .keys = "gggg"});
    CHECK_EQ(news(played.log),
             "Cyan: You pick up the dagger.\n"
             "Cyan: You pick up the wand of fireball (3).\n"
             "Cyan: You pick up the healing potion.\n"
             "Cyan: You pick up the enchanted battle axe.\n");
    CHECK(played.level.items.empty());
    CHECK_EQ(played.player.pack.items().size(), 4U);
    CHECK_EQ(name_of(played.player.pack.items()[3]), "enchanted battle axe");
    CHECK(played.player.pack.weapon() == nullptr);
    CHECK(played.player.pack.wand() == nullptr);
}

TEST("each key takes the first of several items in the list on the tile") {
    DungeonLevel level = level_from("#@)!#");
    level.items.push_back({{2, 0}, kShortsword});
    const Played played = play({.level = level, .keys = "Rg"});
    CHECK_EQ(news(played.log),
             "Cyan: You see a dagger here. (press g)\n"
             "Cyan: You pick up the dagger.\n");
    CHECK_EQ(played.level.items.size(), 2U);
    CHECK_EQ(name_of(played.level.item_at({2, 0})->item), "shortsword");
}

TEST("the twentieth item is taken, the twenty-first is not") {
    Player player;
    for (int i = 0; i < 19; ++i) {
        player.pack.add(kDagger);
    }
    DungeonLevel level = level_from("#@#");
    level.items = {{{1, 0}, kWand}, {{1, 0}, kPotion}};
    const Played played = play({.level = level, .keys = "gg", .player = player});
    CHECK_EQ(news(played.log),
             "Cyan: You pick up the wand of fireball (3).\n"
             "Red: Your pack is full.\n");
    CHECK_EQ(played.player.pack.items().size(), 20U);
    CHECK_EQ(name_of(played.player.pack.items()[19]), "wand of fireball (3)");
    CHECK_EQ(played.level.items.size(), 1U);
}

TEST("with a full pack and nothing on the tile there is nothing to pick up") {
    Player player;
    fill(player.pack);
    const Played played = play({.level = level_from("#@#"), .keys = "g", .player = player});
    CHECK_EQ(news(played.log), "DarkGray: Nothing to pick up.\n");
}

TEST("a full pack has room again when a potion is drunk") {
    Player player;
    fill(player.pack);
    const Played played =
        play({.level = with_turns_to_pass(level_from("#@#"), 1), .keys = "giag", .player = player});
    CHECK_EQ(news(played.log),
             "Red: Your pack is full.\n"
             "Green: You drink the healing potion. No effect.\n"
             "Cyan: You pick up the healing potion.\n");
}

}  // namespace
}  // namespace rogue::test
