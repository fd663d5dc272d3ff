#include <array>
#include <utility>

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

TEST("an arrow moves the player one tile, without a word on plain floor") {
    struct Row {
        std::string_view key, to;
    };
    for (const auto& [key, to] :
         {Row{"U", "2,1"}, Row{"D", "2,3"}, Row{"L", "1,2"}, Row{"R", "3,2"}}) {
        const check::Context context{std::string(key)};
        DungeonLevel level = open_level();
        level.spawn = {2, 2};
        const Played played = play({.level = level, .keys = key});
        CHECK_EQ(coordinates(played.player.position), to);
        CHECK_EQ(news(played.log), "");
    }
}

TEST("walls stop the player, without a word") {
    constexpr std::string_view kCell = R"(
        ###
        #@#
        ###
    )";
    for (const std::string_view key : {"U", "D", "L", "R"}) {
        const check::Context context{std::string(key)};
        const Played played = play({.level = level_from(kCell), .keys = key});
        CHECK_EQ(coordinates(played.player.position), "1,1");
        CHECK_EQ(news(played.log), "");
    }
}

TEST("the edge of the level stops the player like a wall") {
    struct Row {
        Point corner;
        std::string_view keys;
    };
    for (const auto& [corner, keys] : {Row{{0, 0}, "UL"}, Row{{29, 17}, "DR"}}) {
        DungeonLevel level = open_level();
        level.spawn = corner;
        const Played played = play({.level = level, .keys = keys});
        CHECK_EQ(coordinates(played.player.position), coordinates(corner));
    }
}

TEST("a living monster is attacked, not walked into") {
    const Played played = play({.level = level_from("#@T#"), .keys = "R"});
    CHECK_EQ(coordinates(played.player.position), "1,0");
    CHECK(played.level.monsters.at(0).hp < kind("troll").max_hp);
}

TEST("an item on the tile is named") {
    struct Row {
        Item item;
        std::string_view name;
    };
    const auto rows = std::to_array<Row>({{kPotion, "healing potion"},
                                          {kDagger, "dagger"},
                                          {kBlessedAxe, "enchanted battle axe"},
                                          {kWand, "wand of fireball (3)"}});
    for (const auto& [item, name] : rows) {
        const check::Context context{std::string(name)};
        DungeonLevel level = level_from("#@..#");
        level.items.push_back({{2, 0}, item});
        const Played played = play({.level = level, .keys = "R"});
        CHECK_EQ(news(played.log), text("Cyan: You see a ", name, " here. (press g)\n"));
    }
}

TEST("the first of several items in the list is named") {
    DungeonLevel level = level_from("#@)!#");
    level.items.push_back({{2, 0}, kWand});
    level.items.push_back({{3, 0}, kWand});
    const Played played = play({.level = level, .keys = "RR"});
    CHECK_EQ(news(played.log),
             "Cyan: You see a dagger here. (press g)\n"
             "Cyan: You see a healing potion here. (press g)\n");
}

TEST("stairs are announced on stepping there") {
    const Played played = play({.level = level_from("#<@>#"), .keys = "RLL"});
    CHECK_EQ(news(played.log),
             "Yellow: Stairs lead down here. (press >)\n"
             "Yellow: Stairs lead up here. (press <)\n");
}

TEST("the item on a tile is named before the stairs") {
    for (const auto& [terrain, announced] :
         {std::pair{Terrain::stairs_down, "Yellow: Stairs lead down here. (press >)\n"},
          std::pair{Terrain::stairs_up, "Yellow: Stairs lead up here. (press <)\n"}}) {
        DungeonLevel level = level_from("#@)#");
        level.at({2, 0}).terrain = terrain;
        const Played played = play({.level = level, .keys = "R"});
        CHECK_EQ(news(played.log), text("Cyan: You see a dagger here. (press g)\n", announced));
    }
}

TEST("the fountain acts before the item on its tile is named") {
    DungeonLevel level = level_from("#@{#");
    level.items.push_back({{2, 0}, kPotion});
    const Played played = play({.level = level, .keys = "R", .player = wielding(kDagger)});
    CHECK_EQ(news(played.log),
             "Cyan: Your enchanted dagger glows with enchantment!\n"
             "Cyan: You see a healing potion here. (press g)\n");
}

TEST("what a tile holds is told at every step onto it, but not for staying there or bumping") {
    const Played played = play({.level = level_from("#@)#"), .keys = "R.R"});
    CHECK_EQ(news(played.log), "Cyan: You see a dagger here. (press g)\n");
    const Played again = play({.level = level_from("#@)#"), .keys = "RLR"});
    CHECK_EQ(news(again.log),
             "Cyan: You see a dagger here. (press g)\nCyan: You see a dagger here. (press g)\n");
}

}  // namespace
}  // namespace rogue::test
