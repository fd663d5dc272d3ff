#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/use_item.hpp"

// Abilities with their aims, and items.

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

World with_item(std::string_view drawing, ItemKind kind) {
    World world = world_from(drawing);
    world.player.items[0].emplace(kind);
    return world;
}

// By whom whom was attacked with how many dice, until the monsters act.
std::string attacks(const World& world) {
    std::string result;
    for (std::size_t i = 0; i < world.log.size(); ++i) {
        const std::string& line = world.log[i].text;
        const std::size_t verb = line.find(" attacks ");
        if (verb != std::string::npos && !line.ends_with("eager to fight Rogue")) {
            result += concat(line.substr(0, line.find(" and rolls")), " ",
                             std::count(line.begin(), line.end(), ','), "\n");
        }
    }
    return result;
}

TEST("an ability that is used waits for its turns, the first of which is the one it took") {
    for (const auto& [kind, waits] : {std::pair{AbilityKind::heal_self, 60},
                                      {AbilityKind::magic_missile, 10},
                                      {AbilityKind::reveal_map, 100},
                                      {AbilityKind::whirlwind, 20},
                                      {AbilityKind::fireball, 40},
                                      {AbilityKind::lightning_bolt, 40}}) {
        const tutorial::Game game = run_of(with_ability("#@k#", kind), "q");
        CHECK_EQ(game.world().player.abilities[0]->waits, waits - 1);
        const tutorial::Game again = run_of(game.world(), "q");
        CHECK_EQ(again.world().player.abilities[0]->waits, waits - 1);
    }
    CHECK_EQ(messages_of(run_of(world_from("#@#"), "wq").log()),
             "No ability in that slot\nNo ability in that slot\n");
}

TEST("heal self gives back 10 and a potion 15, up to the maximum") {
    for (const auto& [health, healed, drunk] : {std::array{50, 60, 65}, {95, 100, 100}}) {
        World world = with_ability("#@#", AbilityKind::heal_self);
        world.player.items[3].emplace(ItemKind::healing_potion);
        world.player.health = health;
        CHECK_EQ(run_of(world, "q").world().player.health, healed);
        const tutorial::Game game = run_of(world, "4");
        CHECK_EQ(game.world().player.health, drunk);
        CHECK_EQ(messages_of(game.log()),
                 "Rogue consumes a Healing Potion and recovers 15 health\n");
        CHECK(!game.world().player.items[3]);
    }
}

TEST("reveal map explores what is walkable within fifteen cells, a magic map all of it") {
    World world = with_ability("#@#", AbilityKind::reveal_map);
    world.player.items[0].emplace(ItemKind::magic_map);
    world.level.explored = {};
    for (const Point p : {Point{16, 15}, {17, 15}, {16, 16}, {79, 47}}) {
        world.level.map.dig(p);
    }
    const CellSet near = run_of(world, "q").world().level.explored;
    CHECK(near.contains({16, 15}) && !near.contains({17, 15}) && !near.contains({16, 16}));
    CHECK(!near.contains({5, 5}));
    const CellSet all = run_of(world, "1").world().level.explored;
    CHECK(all.contains({79, 47}) && !all.contains({5, 5}));
}

TEST("a whirlwind hits all around, row by row, and nobody farther away") {
    World world = with_ability("g.o.\nk@kg\n.og.", AbilityKind::whirlwind);
    std::optional<Targeting> aim;
    CHECK(use_ability(world, 0, aim) && !aim);
    CHECK_EQ(attacks(world),
             "Rogue attacks Goblin 2\nRogue attacks Ooze 2\nRogue attacks Kobold 2\n"
             "Rogue attacks Kobold 2\nRogue attacks Ooze 2\nRogue attacks Goblin 2\n");
}

TEST("a missile strikes its target, a fireball all within two cells, a bolt all on its line") {
    struct Row {
        AbilityKind kind;
        Targeting::Shape shape;
        Point target;
        std::string_view attacks;
    };
    using Shape = Targeting::Shape;
    for (const auto& [kind, shape, target, expected] :
         {Row{AbilityKind::magic_missile, Shape::monster, {3, 0}, "Magic Missile attacks Ooze 2\n"},
          Row{AbilityKind::fireball,
              Shape::area,
              {3, 1},
              "Fireball attacks Ooze 4\nFireball attacks Goblin 4\nFireball attacks Kobold 4\n"
              "Fireball attacks Kobold 4\nFireball attacks Kobold 4\n"},
          Row{AbilityKind::lightning_bolt,
              Shape::line,
              {5, 0},
              "Lightning Bolt attacks Ooze 6\nLightning Bolt attacks Goblin 6\n"},
          Row{AbilityKind::lightning_bolt, Shape::line, {3, 0}, "Lightning Bolt attacks Ooze 6\n"},
          Row{AbilityKind::lightning_bolt, Shape::line, {1, 3}, ""}}) {
        World world = with_ability("#@.o.gk#\n#.....##\n####.###\n#kk.k#", kind);
        strike(world, {kind, shape, target});
        CHECK_EQ(attacks(world), expected);
    }
}

TEST("the chances of missile, fireball and bolt are 80, 60 and 40, and of the Void 90") {
    for (const auto& [kind, dice, chance] : {std::tuple{AbilityKind::magic_missile, 2, 80},
                                             {AbilityKind::fireball, 4, 60},
                                             {AbilityKind::lightning_bolt, 6, 40}}) {
        int lost = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            World world = with_ability("#@k#", kind);
            world.dice = Rng(seed, 0);
            strike(world, {kind, Targeting::Shape::line, {2, 0}});
            lost += 100 - world.level.monsters.front().health;
        }
        const int percent = lost / (4 * dice);
        CHECK(percent >= chance - 3 && percent <= chance + 5);
    }
}

TEST("a monster in sight is aimed at, in list order and around at both ends") {
    World world = with_ability("#k.@..o.g+k#", AbilityKind::magic_missile);
    for (const auto& [keys, target] : {std::pair{"q", "1,0"},
                                       {"qR", "6,0"},
                                       {"qRD", "8,0"},
                                       {"qRDR", "1,0"},
                                       {"qL", "8,0"},
                                       {"qLU", "6,0"}}) {
        CHECK_EQ(coordinates(run_of(world, keys).screen().targeting->cursor), target);
    }
    const tutorial::Game nobody = run_of(with_ability("#@+k#", AbilityKind::magic_missile), "q");
    CHECK(nobody.screen().targeting == nullptr);
    CHECK_EQ(nobody.world().player.abilities[0]->waits, 10);  // Though it took no turn.
}

TEST("an area or a line is aimed cell by cell within sight, and no time passes until Enter") {
    for (const AbilityKind kind : {AbilityKind::fireball, AbilityKind::lightning_bolt}) {
        World world = with_ability("#####\n#@.+.k\n#####", kind);
        for (const auto& [keys, cursor] : {std::pair{"q", "1,1"},
                                           {"qRR", "3,1"},
                                           {"qRRR", "3,1"},
                                           {"qRRUU", "3,0"},
                                           {"qRUDL", "1,1"}}) {
            CHECK_EQ(coordinates(run_of(world, keys).screen().targeting->cursor), cursor);
        }
        world.player.items[0].emplace(ItemKind::healing_potion);
        const tutorial::Game aiming = run_of(world, "qwer1234>X.");
        CHECK_EQ(messages_of(aiming.log()), "");
        CHECK(run_of(world, "qE").screen().targeting == nullptr);
    }
    const tutorial::Game struck = run_of(with_ability("#@....k#", AbilityKind::fireball), "qE");
    CHECK_EQ(messages_of(struck.log()), "Rogue casts a Fireball\nKobold is eager to fight Rogue\n");
}

TEST("an armor scroll adds a die to the body armor, up to eight dice in all") {
    const auto scroll = [](std::optional<int> defense) {
        World world = with_item("#@#", ItemKind::armor_scroll);
        if (defense) {
            world.player.worn_on(WornOn::body) = {WornOn::body, "Chain", {.defense = *defense}};
        }
        CHECK(use_item(world, 0));
        const int left = world.player.items[0] ? world.player.items[0]->uses : 0;
        return concat(messages_of(world.log), world.player.total().defense, " ", left);
    };
    CHECK_EQ(scroll(5), "Rogue uses a Armor Scroll to enhance their Chain\n8 0");
    CHECK_EQ(scroll(6), "Rogue cannot enhance their Chain any more\n8 1");
    CHECK_EQ(scroll({}), "Rogue is not wearing any body armor to enhance\n2 1");
}

TEST("a whetstone adds 1 to 3 to the weapon's chance, five times, up to 80 in all") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        World world = with_item("#@#", ItemKind::whetstone);
        world.dice = Rng(seed, 0);
        world.player.worn_on(WornOn::hand) = {WornOn::hand, "Axe", {.attack_chance = 29}};
        use_item(world, 0);
        CHECK_EQ(world.player.total().attack_chance, 80 + Draws(seed, 0).below(3));
        use_item(world, 0);
        CHECK_EQ(messages_of(world.log),
                 "Rogue uses a Whetstone to sharper their Axe\n"
                 "Rogue cannot make their Axe any sharper\n");
        CHECK_EQ(world.player.items[0]->uses, 4);
    }
    World none = with_item("#@#", ItemKind::whetstone);
    CHECK(use_item(none, 0) && !use_item(none, 1));
    CHECK_EQ(messages_of(none.log), "Rogue is not holding anything they can sharpen\n");
    CHECK_EQ(none.player.items[0]->uses, 5);
}

TEST("a teleport scroll brings the player to a point of a room, if it is free") {
    int stayed = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world = with_item("#@.....k.#\n#........#\n#........#", ItemKind::teleport_scroll);
        world.dice = Rng(seed, 0);
        world.level.rooms = {{0, -1, 5, 3}, {5, -1, 4, 3}};
        use_item(world, 0);
        Draws draws(seed, 0);
        const Box room = world.level.rooms[static_cast<std::size_t>(draws.below(2))];
        const int x = room.x + 1 + draws.below(room.width - 2);
        const Point drawn{x, room.y + 1 + draws.below(room.height - 2)};
        const bool free = drawn != Point{7, 0};
        stayed += free ? 0 : 1;
        CHECK_EQ(coordinates(world.player.position), coordinates(free ? drawn : Point{1, 0}));
        CHECK_EQ(messages_of(world.log),
                 "Rogue uses a Teleport Scroll and reappears in another place\n");
    }
    CHECK(stayed > 0);
}

TEST("the wand's beam goes to a place near the edge, strikes or digs, and digs two cells wide") {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Draws draws(seed, 0);
        const int side = draws.below(4);
        const int along = 3 + draws.below(side < 2 ? 75 : 43);
        const Point end = side == 0   ? Point{along, 3}
                          : side == 1 ? Point{along, 45}
                          : side == 2 ? Point{77, along}
                                      : Point{3, along};
        World world = with_item("#", ItemKind::wand_of_destruction);
        world.dice = Rng(seed, 0);
        world.player.position = {40, 24};
        const std::vector<Point> beam = line({40, 24}, end);
        Monster ooze = plain_monster(MonsterKind::ooze, beam[3]);
        ooze.health = ooze.max_health = 100;
        ooze.own.defense_chance = kNever;
        add(world, ooze);
        use_item(world, 0);
        CHECK(attacks(world) == "The Void attacks Ooze 6\n");
        CHECK_EQ(world.player.items[0]->uses, 2);
        CellSet dug;
        for (std::size_t i = 1; i < beam.size(); ++i) {
            if (i != 3) {
                dug.insert(beam[i]);
                dug.insert(beam[i] + Point{i > 1 ? 1 : 0, 0});
            }
        }
        for_each_in({0, 0, 80, 48}, [&](Point p) {
            const tutorial::Cell cell = world.level.map.at(p);
            CHECK_EQ(cell.walkable && cell.transparent, dug.contains(p));
            CHECK(!dug.contains(p) || world.level.explored.contains(p));
        });
    }
}

}  // namespace
}  // namespace rogue::test
