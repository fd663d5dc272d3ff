#include <algorithm>
#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/use_item.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

World with_ability(std::string_view drawing, AbilityKind kind) {
    World world = world_from(drawing);
    world.player.abilities[0].emplace(Ability{kind});
    for (Monster& monster : world.level.monsters) {
        monster.health = monster.max_health = 100;
        monster.own.defense_chance = kNever;
    }
    return world;
}

// Who was attacked by whom, in order: `Fireball Kobold, Fireball Ooze`.
std::string attacks(const World& world) {
    std::string result;
    for (std::size_t i = 0; i < world.log.size(); ++i) {
        const std::string& line = world.log[i].text;
        const std::size_t verb = line.find(" attacks ");
        if (verb != std::string::npos) {
            const std::size_t end = line.find(" and rolls");
            result += (result.empty() ? "" : ", ") + line.substr(0, verb) + " " +
                      line.substr(verb + 9, end - verb - 9);
        }
    }
    return result;
}

TEST("a free slot says so and takes no turn") {
    World world = world_from("#@.#");
    CHECK(!use_ability(world, 3).took_turn);
    CHECK_EQ(news_of(world.log), "No ability in that slot\n");
}

TEST("an ability used must rest for its turns, the first of which is the one it took") {
    for (const AbilityTraits& traits : kAbilityTraits) {
        const check::Context context{std::string(traits.name)};
        World world = with_ability("#@k#", traits.kind);
        const AbilityUsed used = use_ability(world, 0);
        CHECK(used.took_turn);
        CHECK_EQ(world.player.abilities[0]->waits, traits.rest);
        rest_abilities(world.player);
        CHECK_EQ(world.player.abilities[0]->waits, traits.rest - 1);
        const std::string told = news_of(world.log);
        CHECK(!use_ability(world, 0).took_turn);
        CHECK_EQ(news_of(world.log), told);
        CHECK_EQ(world.player.abilities[0]->waits, traits.rest - 1);
    }
}

TEST("a turn brings all abilities that wait one nearer") {
    World world = with_ability("#@.#", AbilityKind::heal_self);
    world.player.abilities[1].emplace(Ability{AbilityKind::fireball, 2});
    world.player.abilities[3].emplace(Ability{AbilityKind::whirlwind, 1});
    rest_abilities(world.player);
    CHECK_EQ(world.player.abilities[0]->waits, 0);
    CHECK_EQ(world.player.abilities[1]->waits, 1);
    CHECK_EQ(world.player.abilities[3]->waits, 0);
}

TEST("heal self gives back ten health at most") {
    for (const auto& [before, after] : {std::pair{50, 60}, std::pair{95, 100}}) {
        World world = with_ability("#@.#", AbilityKind::heal_self);
        world.player.health = before;
        use_ability(world, 0);
        CHECK_EQ(world.player.health, after);
        CHECK_EQ(news_of(world.log), "");
    }
}

TEST("reveal map explores the floor within fifteen cells") {
    World world = with_ability("@#..............", AbilityKind::reveal_map);
    world.level.map.dig({16, 3});
    use_ability(world, 0);
    CHECK(world.level.map.at({15, 0}).explored);
    CHECK(!world.level.map.at({16, 3}).explored);
    CHECK(!world.level.map.at({5, 3}).explored);
}

TEST("a whirlwind hits all around, row by row") {
    World world = with_ability(R"(
        g.o
        k@k
        .og
    )",
                               AbilityKind::whirlwind);
    CHECK(use_ability(world, 0).took_turn);
    CHECK(news_of(world.log).starts_with(
        "Rogue performs a whirlwind attack against all adjacent enemies\n"));
    CHECK_EQ(attacks(world),
             "Rogue Goblin, Rogue Ooze, Rogue Kobold, Rogue Kobold, Rogue Ooze, Rogue Goblin");
}

TEST("a magic missile strikes whom it is aimed at") {
    const TutorialPlayed played =
        play(with_ability("#@..k.o.#", AbilityKind::magic_missile), "qRE");
    CHECK(played.news.starts_with(
        "Rogue casts a Magic Missile at Ooze\nMagic Missile attacks Ooze and rolls: "));
}

TEST("a magic missile has two dice of chance 80, a fireball four of 60, a bolt six of 40") {
    struct Row {
        AbilityKind kind;
        std::string_view keys;
        int dice, chance;
    };
    for (const auto& [kind, keys, dice, chance] :
         {Row{AbilityKind::magic_missile, "qE", 2, 80}, Row{AbilityKind::fireball, "qRE", 4, 60},
          Row{AbilityKind::lightning_bolt, "qRRE", 6, 40}}) {
        int thrown = 0;
        int hits = 0;
        constexpr int kRuns = 400;
        for (std::uint64_t seed = 1; seed <= kRuns; ++seed) {
            World world = with_ability("#@.k#", kind);
            world.dice = Rng(seed, 0);
            const std::string told = play(std::move(world), keys).news;
            const std::string line = told.substr(told.find("rolls: ") + 7);
            const std::string dice_told = line.substr(0, line.find_first_of("sa"));
            thrown += static_cast<int>(std::count(dice_told.begin(), dice_told.end(), ','));
            const std::size_t scoring = line.find("scoring ");
            hits += scoring < line.find('\n') ? line[scoring + 8] - '0' : 0;
        }
        CHECK_EQ(thrown, kRuns * dice);
        const int percent = 100 * hits / (kRuns * dice);
        CHECK(percent >= chance - 3 && percent <= chance + 5);
    }
}

TEST("a fireball burns all within two cells of where it falls, row by row, but not the caster") {
    const TutorialPlayed played = play(with_ability(R"(
        o....k
        ......
        @.g...
        ......
        k...g.
    )",
                                                    AbilityKind::fireball),
                                       "qRRE");
    CHECK(played.news.starts_with("Rogue casts a Fireball\n"));
    CHECK_EQ(attacks(played.world).substr(0, 71),
             "Fireball Ooze, Fireball Goblin, Fireball Kobold, Fireball Goblin");
    CHECK_EQ(played.world.player.health, 100);
}

TEST("a bolt goes through monsters up to its target, and ends at a wall") {
    const TutorialPlayed through =
        play(with_ability("#@k.o.g#", AbilityKind::lightning_bolt), "qRRRRE");
    CHECK_EQ(attacks(through.world).substr(0, 41), "Lightning Bolt Kobold, Lightning Bolt Ooz");
    CHECK_EQ(attacks(through.world).find("Lightning Bolt Goblin"), std::string::npos);
    World walled = with_ability("#@.k.k#", AbilityKind::lightning_bolt);
    walled.level.map.at({2, 0}).walkable = false;
    strike(walled, {AbilityKind::lightning_bolt, Targeting::Shape::line, {5, 0}});
    CHECK_EQ(news_of(walled.log), "Rogue casts a Lightning Bolt\n");
}

}  // namespace
}  // namespace rogue::test
