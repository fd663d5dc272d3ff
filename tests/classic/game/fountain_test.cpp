#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/scenario.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

constexpr std::string_view kGarden = "#@{..#";

TEST("without a weapon equipped a fountain only hums") {
    for (const Player& player : {Player{}, carrying({kDagger}), readied(kWand)}) {
        const Played played = play({.level = level_from(kGarden), .keys = "R", .player = player});
        CHECK_EQ(news(played.log),
                 "Yellow: A fountain hums with magic, but you have no weapon equipped.\n");
        CHECK_EQ(color_name(played.player.color()), "White");
    }
}

TEST("a fountain enchants the weapon equipped and the player turns yellow") {
    const Played played =
        play({.level = level_from(kGarden), .keys = "R", .player = wielding(kDagger)});
    CHECK_EQ(news(played.log), "Cyan: Your enchanted dagger glows with enchantment!\n");
    CHECK(played.player.pack.weapon()->enchanted);
    CHECK_EQ(name_of(played.player.pack.items()[0]), "enchanted dagger");
    CHECK_EQ(color_name(played.maps.back().player.color()), "Yellow");
    CHECK_EQ(played.player.attack(), 5);  // Its bonus does not grow.
}

TEST("a weapon is enchanted once") {
    const Played played =
        play({.level = level_from(kGarden), .keys = "R", .player = wielding(kBlessedAxe)});
    CHECK_EQ(news(played.log),
             "DarkGray: The fountain's power has already blessed your enchanted battle axe.\n");
}

TEST("a fountain is never used up: it blesses, then knows the weapon, then blesses another") {
    Player player = carrying({kDagger, kShortsword});
    player.pack.equip_weapon(0);
    const Played played = play({.level = level_from(kGarden), .keys = "RRLRibL", .player = player});
    CHECK_EQ(news(played.log),
             "Cyan: Your enchanted dagger glows with enchantment!\n"
             "DarkGray: The fountain's power has already blessed your enchanted dagger.\n"
             "Cyan: You equip the shortsword.\n"
             "Cyan: Your enchanted shortsword glows with enchantment!\n");
    CHECK_EQ(played.level.at({2, 0}).terrain, Terrain::fountain);
}

TEST("only the weapon equipped is blessed") {
    Player player = carrying({kDagger, kShortsword});
    player.pack.equip_weapon(1);
    const Played played = play({.level = level_from(kGarden), .keys = "R", .player = player});
    CHECK_EQ(name_of(played.player.pack.items()[0]), "dagger");
    CHECK_EQ(name_of(played.player.pack.items()[1]), "enchanted shortsword");
}

TEST("standing on a fountain for more turns does not bless again") {
    DungeonLevel level = level_from(kGarden);
    level.items.push_back({{2, 0}, kPotion});
    const Played played = play({.level = level, .keys = "Rg.", .player = wielding(kDagger)});
    CHECK_EQ(news(played.log),
             "Cyan: Your enchanted dagger glows with enchantment!\n"
             "Cyan: You see a healing potion here. (press g)\n"
             "Cyan: You pick up the healing potion.\n");
}

}  // namespace
}  // namespace rogue::test
