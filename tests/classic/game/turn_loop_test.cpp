#include <string>
#include <string_view>
#include <vector>

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

TEST("a run opens on depth 1 with a welcome, before any key") {
    const Played played = play({.level = level_from("#.@.#")});
    CHECK_EQ(played.trace, "map end");
    const MapShown& first = played.maps.front();
    CHECK_EQ(first.log.size(), 1U);
    CHECK_EQ(line_of(first.log.shown(0)), "Yellow: Welcome to the dungeon. Depth 1.");
    CHECK_EQ(first.depth, 1);
    CHECK_EQ(first.tally.deepest, 1);
    CHECK_EQ(first.tally.kills, 0);
    CHECK_EQ(coordinates(first.player.position), "2,0");
}

TEST("what is in sight is known before the first map is shown") {
    constexpr std::string_view kLevel = R"(
        ######
        #.@..#
        ######
    )";
    const Played played = play({.level = level_from(kLevel)});
    CHECK_EQ(sight_of(played.maps.front().level, {2, 1}, kLevel), tidy(kLevel));
}

TEST("every key is followed by a map with the sight from the new place") {
    constexpr std::string_view kLevel = R"(
        ############
        #@.........#
        ############
    )";
    const Played played = play({.level = level_from(kLevel), .keys = "RRg.L"});
    CHECK_EQ(played.trace, "map R map R map g map . map L map end");
    std::string far;
    for (const MapShown& map : played.maps) {
        far += map.level.visible({10, 1}) ? "visible " : "hidden ";
    }
    CHECK_EQ(far, "hidden visible visible visible visible visible ");
}

TEST("the inventory and the zap prompt ask for their key before the next map") {
    const Played played =
        play({.level = level_from("#..@..#"), .keys = "i.zi", .player = readied(kWand)});
    CHECK_EQ(played.trace, "map i pack . map z map i map end");
}

// Whether an orc that is in sight, but too far away to strike, has acted. It stands behind the
// player, where none of the cases gets in its way.
constexpr std::string_view kYard = R"(
    #########
    #.......#
    #.......#
    #@......#
    #.......#
    #......o#
    #########
)";

struct Case {
    std::string_view what;
    std::string_view keys;
    bool takes_turn;
    Player player = {};
    std::vector<PlacedItem> items = {};
    Terrain underfoot = Terrain::floor;
};

std::vector<Case> cases() {
    const Point here{1, 3};
    Player full;
    fill(full.pack);
    const Wand spent{.kind = &kFireball, .damage = 8, .charges = 0};
    return {
        {.what = "stepping", .keys = "U", .takes_turn = true},
        {.what = "walking into a wall", .keys = "L", .takes_turn = false},
        {.what = "picking up", .keys = "g", .takes_turn = true, .items = {{here, kDagger}}},
        {.what = "picking up with a full pack",
         .keys = "g",
         .takes_turn = false,
         .player = full,
         .items = {{here, kDagger}}},
        {.what = "picking up nothing", .keys = "G", .takes_turn = false},
        {.what = "looking into the pack", .keys = "i.", .takes_turn = false},
        {.what = "drinking", .keys = "ia", .takes_turn = false, .player = full},
        {.what = "equipping", .keys = "ia", .takes_turn = false, .player = carrying({kDagger})},
        {.what = "readying", .keys = "ia", .takes_turn = false, .player = carrying({kWand})},
        {.what = "zapping without a wand", .keys = "z", .takes_turn = false},
        {.what = "zapping a spent wand",
         .keys = "z",
         .takes_turn = false,
         .player = readied(spent)},
        {.what = "holding the wand", .keys = "z.", .takes_turn = false, .player = readied(kWand)},
        {.what = "zapping a wall", .keys = "zL", .takes_turn = true, .player = readied(kWand)},
        {.what = "zapping the air", .keys = "zR", .takes_turn = true, .player = readied(kWand)},
        {.what = "no way down", .keys = ">", .takes_turn = false},
        {.what = "no way up", .keys = "<", .takes_turn = false},
        {.what = "no way out", .keys = "<", .takes_turn = false, .underfoot = Terrain::stairs_up},
        {.what = "a key without meaning", .keys = ".", .takes_turn = false},
        {.what = "letters of the inventory on the map", .keys = "abcdefhj", .takes_turn = false},
    };
}

TEST("the monsters in sight act after what takes a turn, and only then") {
    for (const Case& row : cases()) {
        const check::Context context{std::string(row.what)};
        DungeonLevel level = level_from(kYard);
        level.items = row.items;
        level.at(level.spawn).terrain = row.underfoot;
        const Played played = play({.level = level, .keys = row.keys, .player = row.player});
        CHECK_EQ(coordinates(played.level.monsters.at(0).position), row.takes_turn ? "6,5" : "7,5");
    }
}

TEST("a blow takes a turn") {
    constexpr std::string_view kDuel = R"(
        ########
        #@T....#
        #......#
        #.....o#
        ########
    )";
    const Played played = play({.level = level_from(kDuel), .keys = "R"});
    CHECK_EQ(coordinates(played.level.monsters.at(1).position), "5,3");
    CHECK(played.player.hp < 30);
}

TEST("a key without meaning leaves no message") {
    const Played played = play({.level = level_from("#@.#"), .keys = ".abcdefhjklmnoprst"});
    CHECK_EQ(news(played.log), "");
    CHECK_EQ(played.maps.back().log.size(), 1U);
}

TEST("no command is on a letter by which a layout of keys moves") {
    for (const char letter : std::string_view("hjklwasd")) {  // vi and wasd: app/key_layout.hpp
        const check::Context context(
            text("choose another character than ", std::string(1, letter)));
        const std::string key(1, kKeySet.scripted(letter) ? letter : '.');
        const Played played = play({.level = level_from("@"), .keys = key});
        CHECK_EQ(played.trace, text("map ", key, " map end"));
        CHECK_EQ(played.log.size(), 1U);
    }
}

TEST("commands do not care for upper or lower case") {
    const DungeonLevel level = with_turns_to_pass(level_from("#@#"), 1);
    const auto played = [&](std::string_view keys) {
        return play({.level = level, .keys = keys, .player = readied(kWand)});
    };
    CHECK_EQ(played("g").trace, "map g map end");
    CHECK_EQ(news(played("g").log), "Cyan: You pick up the healing potion.\n");
    CHECK_EQ(news(played("G").log), "Cyan: You pick up the healing potion.\n");
    CHECK_EQ(played("i.").trace, "map i pack . map end");
    CHECK_EQ(played("I.").trace, "map I pack . map end");
    CHECK_EQ(played("zL").trace, "map z map L fire map end");
    CHECK_EQ(played("ZL").trace, "map Z map L fire map end");
    CHECK_EQ(played("q").trace, "map q");
    CHECK_EQ(played("Q").trace, "map Q");
}

}  // namespace
}  // namespace rogue::test
