#include <array>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/scenario.hpp"
#include "tests/support/things.hpp"

namespace rogue::test {

using namespace classic;
namespace {

// `2,0 40ms 3,0 60ms`
std::string flight(const Played& played) {
    std::string result;
    for (const Flash& flash : played.fireballs) {
        result +=
            text(result.empty() ? "" : " ", coordinates(flash.tile), " ", flash.stay.count(), "ms");
    }
    return result;
}

std::string prompt_and(std::string_view message) {
    return text("Magenta: Zap which direction? (arrow keys)\n", message);
}

Played zapped(DungeonLevel level, std::string_view direction, std::uint64_t seed = 1) {
    return play({.level = std::move(level),
                 .keys = std::string("z").append(direction),
                 .player = readied(kWand),
                 .seed = seed});
}

int charges(const Played& played) {
    return played.player.pack.wand()->charges;
}

TEST("without a wand readied there is nothing to zap and no prompt") {
    for (const Player& player : {Player{}, carrying({kWand}), wielding(kDagger)}) {
        const Played played = play({.level = level_from("#@#"), .keys = "z", .player = player});
        CHECK_EQ(news(played.log), "DarkGray: You have no wand readied.\n");
        CHECK_EQ(played.trace, "map z map end");
    }
}

TEST("a wand without charges is spent and there is no prompt") {
    const Wand spent{.kind = &kFireball, .damage = 8, .charges = 0};
    const Played played = play({.level = level_from("#@#"), .keys = "z", .player = readied(spent)});
    CHECK_EQ(news(played.log), "DarkGray: The wand of fireball is spent.\n");
    CHECK_EQ(played.trace, "map z map end");
}

TEST("a wand fires as often as it has charges") {
    const Played played =
        play({.level = level_from("#@#"), .keys = "zRzRzRz", .player = readied(kWand)});
    CHECK_EQ(played.fireballs.size(), 3U);
    CHECK_EQ(line_of(played.log.shown(3)), "DarkGray: The wand of fireball is spent.");
    CHECK_EQ(charges(played), 0);
    CHECK_EQ(name_of(played.player.pack.items()[0]), "wand of fireball (0)");
}

TEST("the prompt is shown on the map before its key is taken") {
    const Played played = zapped(level_from("#@#"), "R");
    CHECK_EQ(played.trace, "map z map R fire map end");
    CHECK_EQ(news(played.maps.at(1).log), prompt_and(""));
    CHECK_EQ(played.maps.at(1).player.pack.wand()->charges, 3);
    CHECK_EQ(played.maps.at(2).player.pack.wand()->charges, 2);
}

TEST("any key but an arrow holds the wand: no charge is spent") {
    for (const char key : std::string_view(".zZqQiIgGa<>")) {
        const check::Context context{std::string(1, key)};
        const Played played = zapped(level_from("#@.r#"), std::string(1, key));
        CHECK_EQ(news(played.log), prompt_and("DarkGray: You hold the wand. Nothing happens.\n"));
        CHECK_EQ(charges(played), 3);
        CHECK(played.fireballs.empty());
        CHECK_EQ(coordinates(played.level.monsters.at(0).position), "3,0");
        CHECK(!played.outcome.ending);
    }
}

TEST("the fireball flies the way of the arrow, 40 ms a tile, and bursts against a wall in 60 ms") {
    constexpr std::string_view kCross = R"(
        ###.###
        ###.###
        #..@..#
        ###.###
        #######
    )";
    struct Row {
        std::string_view direction, flight;
    };
    constexpr auto kRows = std::to_array<Row>({{"L", "2,2 40ms 1,2 40ms 0,2 60ms"},
                                               {"R", "4,2 40ms 5,2 40ms 6,2 60ms"},
                                               {"D", "3,3 40ms 3,4 60ms"}});
    for (const auto& [direction, tiles] : kRows) {
        const check::Context context{std::string(direction)};
        const Played played = zapped(level_from(kCross), direction);
        CHECK_EQ(flight(played), tiles);
        CHECK_EQ(news(played.log), prompt_and("Red: The fireball bursts against the wall.\n"));
        CHECK_EQ(charges(played), 2);
    }
    const Played up = zapped(level_from(kCross), "U");
    CHECK_EQ(flight(up), "3,1 40ms 3,0 40ms");
    CHECK_EQ(news(up.log), prompt_and("DarkGray: The fireball flies off into the dark.\n"));
    CHECK_EQ(charges(up), 2);
}

TEST("at the edge of the level the fireball is gone without being seen") {
    for (const auto& [corner, direction] :
         {std::pair{Point{0, 0}, "L"}, std::pair{Point{0, 0}, "U"}, std::pair{Point{29, 17}, "R"},
          std::pair{Point{29, 17}, "D"}}) {
        DungeonLevel level = open_level();
        level.spawn = corner;
        const Played played = zapped(level, direction);
        CHECK_EQ(flight(played), "");
        CHECK_EQ(news(played.log), prompt_and("DarkGray: The fireball flies off into the dark.\n"));
        CHECK_EQ(charges(played), 2);
    }
}

TEST("after six tiles the fireball fizzles, and what is on the seventh is safe") {
    for (const std::string_view level : {"#@.......#", "#@......#", "#@......r#"}) {
        const Played played = zapped(level_from(level), "R");
        CHECK_EQ(flight(played), "2,0 40ms 3,0 40ms 4,0 40ms 5,0 40ms 6,0 40ms 7,0 40ms");
        CHECK_EQ(news(played.log), prompt_and("DarkGray: The fireball fizzles in the air.\n"));
        CHECK_EQ(charges(played), 2);
        CHECK(played.level.monsters.empty() || played.level.monsters[0].hp == 4);
    }
}

TEST("a monster on the sixth tile is hit, a wall there bursts the fireball") {
    const Played hit = zapped(level_from("#@.....T#"), "R", seed_with_blows({0}));
    CHECK_EQ(news(hit.log), prompt_and("Red: The fireball hits the troll for 8!\n"));
    const Played burst = zapped(level_from("#@.....#"), "R");
    CHECK_EQ(flight(burst), "2,0 40ms 3,0 40ms 4,0 40ms 5,0 40ms 6,0 40ms 7,0 60ms");
}

TEST("the fireball hits the first monster in its way with the wand's damage, and ends there") {
    for (const int deviation : {-1, 0, 1}) {
        const Played played = zapped(level_from("#@..TT#"), "R", seed_with_blows({deviation}));
        CHECK_EQ(news(played.log),
                 prompt_and(text("Red: The fireball hits the troll for ", 8 + deviation, "!\n")));
        CHECK_EQ(flight(played), "2,0 40ms 3,0 40ms 4,0 40ms");
        CHECK_EQ(played.level.monsters.at(0).hp, 24 - 8 - deviation);
        CHECK_EQ(played.level.monsters.at(1).hp, 24);
        CHECK_EQ(charges(played), 2);
        CHECK_EQ(played.outcome.tally.kills, 0);
    }
}

TEST("the damage is the wand's own, whatever the player wields") {
    Player player = carrying({kBlessedAxe, Wand{.kind = &kFireball, .damage = 15, .charges = 1}});
    player.pack.equip_weapon(0);
    player.pack.ready_wand(1);
    const Played played = play({.level = level_from("#@..T#"),
                                .keys = "zR",
                                .player = player,
                                .seed = seed_with_blows({0})});
    CHECK_EQ(news(played.log), prompt_and("Red: The fireball hits the troll for 15!\n"));
}

TEST("a monster that burns to ash is counted and gone") {
    const Played played = zapped(level_from("#@..go#"), "R", seed_with_blows({0}));
    CHECK_EQ(news(played.log), prompt_and("Red: The fireball hits the goblin for 8!\n"
                                          "Green: You burn the goblin to ash!\n"));
    CHECK_EQ(played.outcome.tally.kills, 1);
    CHECK_EQ(drawing_of(played.level, played.player.position, "#######"), "#@..o.#\n");
}

TEST("the monsters act after the zap, wherever it went") {
    for (const std::string_view direction : {"L", "U", "R"}) {
        DungeonLevel level = level_from("#.@..T#");
        const Played played = zapped(level, direction);
        CHECK_EQ(coordinates(played.level.monsters.at(0).position), "4,0");
    }
}

TEST("items, stairs and fountains do not stop a fireball and are not harmed") {
    const Played played = zapped(level_from("#@!{<>)r#"), "R");
    CHECK_EQ(drawing_of(played.level, played.player.position, "#########"), "#@!{<>).#\n");
    CHECK_EQ(played.outcome.tally.kills, 1);
}

TEST("only a hit draws a number") {
    const Played played = play({.level = level_from("#.@.......T#"),
                                .keys = "zLzRz.zR",
                                .player = readied(kWand),
                                .seed = seed_with_blows({1})});
    CHECK_EQ(line_of(played.log.shown(3)), "Red: The fireball hits the troll for 9!");
}

TEST("a wand of another kind has its own name, range and colour") {
    struct Row {
        std::string_view level, news;
    };
    constexpr auto kRows = std::to_array<Row>({
        {"#@r#", "Cyan: The frost hits the rat for 8!\nGreen: You freeze the rat to ice!\n"},
        {"#@.#", "Cyan: The frost bursts against the wall.\n"},
        {"#@...r#", "DarkGray: The frost fizzles in the air.\n"},
    });
    const Wand frost{.kind = &kFrost, .damage = 8, .charges = 1};
    for (const Row& row : kRows) {
        const check::Context context{std::string(row.level)};
        const Played played = play({.level = level_from(row.level),
                                    .keys = "zR",
                                    .player = readied(frost),
                                    .seed = seed_with_blows({0})});
        CHECK_EQ(news(played.log), prompt_and(row.news));
    }
    const Played spent =
        play({.level = level_from("#@.#"), .keys = "zRz", .player = readied(frost)});
    CHECK_EQ(line_of(spent.log.shown(3)), "DarkGray: The wand of frost is spent.");
}

}  // namespace
}  // namespace rogue::test
