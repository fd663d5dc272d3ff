#include <algorithm>

#include "classic/map/map_generator.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/bot.hpp"
#include "tests/support/check.hpp"
#include "tests/support/classic_run.hpp"
#include "tests/support/level_picture.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"

// Levels, the stairs between them, and fountains.

namespace rogue::test {

using namespace classic;
namespace {

TEST("without stairs underfoot there is no way down or up, and none out of the dungeon") {
    CHECK_EQ(messages_of(played("#@<.>#", "><RR>L<RR<")),
             "DarkGray: No stairs down here.\n"
             "DarkGray: No stairs up here.\n"
             "Yellow: Stairs lead up here. (press <)\n"
             "DarkGray: No stairs down here.\n"
             "Yellow: Stairs lead up here. (press <)\n"
             "Yellow: You cannot leave the dungeon yet.\n"
             "Yellow: Stairs lead down here. (press >)\n"
             "DarkGray: No stairs up here.\n");
}

TEST("the stairs lead to each other, with one message each way") {
    const Game down = played("#@..>..#", "RRR>");
    CHECK_EQ(down.level().at(down.position()).terrain, Terrain::stairs_up);
    const Game up = played("#@..>..#", "RRR><");
    CHECK_EQ(messages_of(up),
             "Yellow: Stairs lead down here. (press >)\n"
             "Yellow: You descend to depth 2.\n"
             "Yellow: You ascend to depth 1.\n");
    CHECK_EQ(coordinates(up.position()), "4,0");
    CHECK_EQ(up.vitals().depth, 1);
}

TEST("a new deepest level heals 5, up to the maximum, and one that is known heals nothing") {
    for (const auto& [hp, rested] : {std::pair{10, 15}, {25, 30}, {26, 30}, {30, 30}}) {
        CHECK_EQ(played("#@>#", "R>", wounded(hp)).player().hp, rested);
        CHECK_EQ(played("#@>#", "R><><", wounded(hp)).player().hp, rested);
    }
}

TEST("on a level entered for the first time nobody acts yet") {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = played("#@>#", "R>", {}, seed);
        const DungeonLevel made = MapGenerator(seed, 2).generate(BossAllowed::yes);
        CHECK(std::ranges::equal(game.map().level.monsters, made.monsters, {}, &Monster::position,
                                 &Monster::position));
    }
}

TEST("on a level entered again those act who were in sight when it was left") {
    constexpr std::string_view kLevel = R"(
        ###########
        #@>.....#.#
        #.....o.#r#
        ###########
    )";
    CHECK_EQ(drawing_of(played(kLevel, "R><"), kLevel), tidy(R"(
        ###########
        #.@.....#.#
        #...o...#r#
        ###########
    )"));
}

TEST("a level is kept as it was left: the dead, the items and what is explored") {
    const Game game =
        played("######\n#@r)>#\n####.#\n####.#\n#.####", "RRRgR><", wielding({"axe", 20}));
    CHECK(game.map().level.monsters.empty() && game.level().items.empty());
    CHECK(game.level().at({1, 1}).explored);
    CHECK(!game.level().at({1, 4}).explored);
}

TEST("the boss comes once in a run, from depth 4 on, and is announced before the arrival") {
    constexpr int kDeepest = 12;
    Player strong = wielding({"axe", 100, true});
    strong.hp = strong.max_hp = 100'000;
    int met = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const check::Context context(concat("seed ", seed));
        Game game(seed, MapGenerator(seed, 1).generate(BossAllowed::yes), strong);
        Bot bot({}, seed);
        BossAllowed allowed = BossAllowed::yes;
        for (int depth = 2; depth <= kDeepest; ++depth) {
            while (game.vitals().depth < depth) {
                game.press(*bot.next(game));
            }
            const DungeonLevel made = MapGenerator(seed, depth).generate(allowed);
            CHECK(std::ranges::equal(game.map().level.monsters, made.monsters, {}, &Monster::kind,
                                     &Monster::kind));
            const bool here = !made.monsters.empty() && made.monsters.front().kind == &kBoss;
            const MessageLog& log = game.log();
            CHECK_EQ(log[log.size() - 1].text, concat("You descend to depth ", depth, "."));
            CHECK_EQ(here, line_of(log[log.size() - 2]) ==
                               "DarkRed: An ominous presence stalks this floor...");
            CHECK(!here || (depth >= 4 && allowed == BossAllowed::yes));
            allowed = here ? BossAllowed::no : allowed;
        }
        met += allowed == BossAllowed::no ? 1 : 0;
    }
    CHECK(met > 15);  // Three runs of four: 1 - 0.85 to the power of 9.
}

TEST("without a weapon equipped a fountain hums") {
    CHECK_EQ(messages_of(played("#@{#", "R", carrying({kDagger}))),
             "Yellow: A fountain hums with magic, but you have no weapon equipped.\n");
}

TEST("a fountain enchants the equipped weapon only, is never used up, and knows it again") {
    Player player = carrying({kShortsword, kDagger});
    player.pack.equip_weapon(1);
    const Game game = played("#@{#", "R.LRiaLR", player);
    CHECK_EQ(messages_of(game),
             "Cyan: Your enchanted dagger glows with enchantment!\n"
             "DarkGray: The fountain's power has already blessed your enchanted dagger.\n"
             "Cyan: You equip the shortsword.\n"
             "Cyan: Your enchanted shortsword glows with enchantment!\n");
    CHECK_EQ(game.player().attack(), 6);
    CHECK_EQ(name_of(played("#@{#", "R", player).player().pack.items()[0]), "shortsword");
}

}  // namespace
}  // namespace rogue::test
