#include <algorithm>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/acting.hpp"
#include "tutorial/rules/level.hpp"
#include "tutorial/rules/use_item.hpp"

// What may surprise who reads the rules or plays by them, and yet is meant: the original does it.

namespace rogue::test {
namespace {

using namespace tutorial;

TEST("a point in a room may be taken: the first drawn is the result all the same") {
    for (const Point free : {Point{12, 22}, Point{11, 21}, Point{15, 26}}) {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            Rng rng(seed, 1);
            Draws draws(seed, 1);
            Map map;
            const Room room{10, 20, 7, 8};
            map.dig(free);
            const auto draw = [&] {
                const int x = 10 + draws.between(1, 6);
                return Point{x, 20 + draws.between(1, 7)};
            };
            const Point first = draw();
            for (Point p = first; p != free;) {
                p = draw();
            }
            CHECK_EQ(coordinates(point_in(room, map, rng)), coordinates(first));
            CHECK_EQ(rng.below(1000), draws.below(1000));
        }
    }
}

TEST("a point in a room where none is free is drawn once") {
    const Room room{10, 20, 7, 8};
    for (const Point beside : {Point{10, 22}, Point{16, 22}, Point{12, 20}, Point{12, 27}}) {
        Rng rng(1, 1);
        Draws draws(1, 1);
        Map map;
        map.dig(beside);
        point_in(room, map, rng);
        draws.between(1, 6);
        draws.between(1, 7);
        CHECK_EQ(rng.below(1000), draws.below(1000));
    }
}

TEST("the last row and column inside a room stay empty") {
    Map map;
    const Room room{0, 0, 7, 7};
    for (int y = 1; y < 7; ++y) {
        for (int x = 1; x < 7; ++x) {
            map.dig({x, y});
        }
    }
    Rng rng(1, 1);
    for (int i = 0; i < 1000; ++i) {
        const Point p = point_in(room, map, rng);
        CHECK(p.x >= 1 && p.x <= 5 && p.y >= 1 && p.y <= 5);
    }
}

TEST("of monsters that share a cell only the first in the list can be hit") {
    World world = world_from("#@k#");
    add(world, plain_monster(MonsterKind::ooze, {2, 0}));
    attack_monster_at(world, {2, 0}, {"Rogue", 3, kAlways});
    CHECK_EQ(world.level.monsters[0].health, 7);
    CHECK_EQ(world.level.monsters[1].health, 10);
}

TEST("a monster under the player can only wait") {
    World world = world_from("#@.#");
    add(world, plain_monster(MonsterKind::kobold, {1, 0}));
    world.level.monsters.front().own.attack_chance = kAlways;
    act(world, world.level.monsters.front());
    CHECK_EQ(news_of(world.log), "Kobold is eager to fight Rogue\nKobold waits for a turn\n");
    World cowering = world_from("#@.#");
    add(cowering, plain_monster(MonsterKind::goblin, {1, 0}));
    cowering.level.monsters.front().health = 1;
    act(cowering, cowering.level.monsters.front());
    CHECK(news_of(cowering.log).starts_with("Goblin cowers in fear\n"));
    CHECK(!cowering.level.map.walkable({1, 0}));
}

TEST(
    "when one of two that share a cell leaves, the cell counts as free although the other is "
    "there") {
    World world = world_from("#@k.#");
    add(world, plain_monster(MonsterKind::ooze, {2, 0}));
    move_to(world, world.level.monsters.front(), {3, 0});
    World bolt = world;
    strike(bolt, {AbilityKind::lightning_bolt, Targeting::Shape::line, {2, 0}});
    CHECK_EQ(news_of(bolt.log), "Rogue casts a Lightning Bolt\n");
    CHECK(move_to(world, world.player, {2, 0}));
    CHECK_EQ(coordinates(world.level.monsters.back().position), "2,0");
}

TEST("opening a door makes its cell walkable although somebody stands in it, until his next move") {
    World world = world_from("#@+..#");
    move_to(world, world.player, {2, 0});
    CHECK(world.level.map.walkable({2, 0}));
    move_to(world, world.player, {3, 0});
    CHECK(!world.level.map.walkable({3, 0}));
    CHECK(world.level.map.walkable({2, 0}));
}

TEST("monsters wear what they find and drop it when killed") {
    World world = world_from("#@.k#");
    world.level.treasure.push_back(
        {{2, 0}, Equipment{WornOn::body, "Plate", {.defense = 2, .defense_chance = 10}}});
    move_to(world, world.level.monsters.front(), {2, 0});
    CHECK_EQ(world.level.monsters.front().total().defense, 3);
    attack_monster_at(world, {2, 0}, {"Rogue", 30, kAlways});
    CHECK_EQ(std::get<Equipment>(world.level.treasure.front().thing).name, "Plate");
}

TEST("armour picked up replaces better armour, which is gone") {
    World world = world_from("#@.#");
    world.player.worn_on(WornOn::body) = {WornOn::body, "Plate", {.defense = 2}};
    world.level.treasure.push_back({{2, 0}, Equipment{WornOn::body, "Leather", {.defense = 1}}});
    move_to(world, world.player, {2, 0});
    CHECK_EQ(world.player.worn_on(WornOn::body)->name, "Leather");
    CHECK(world.level.treasure.empty());
}

TEST("gold can be bred: an ooze copies it as it splits, and both get half the maximum") {
    World world = world_from("#@....o..#");
    world.level.monsters.front().health = 1;
    act(world, world.level.monsters.front());
    CHECK_EQ(world.level.monsters.size(), 2U);
    for (const Monster& ooze : world.level.monsters) {
        CHECK_EQ(ooze.gold, 5);
        CHECK_EQ(ooze.health, 5);
    }
}

TEST("an ooze can split through a wall, four cells away") {
    constexpr std::string_view kAfter = "@#o###o";
    World world = world_from("@#o###.");
    world.level.monsters.front().health = 1;
    act(world, world.level.monsters.front());
    CHECK_EQ(drawing_of(world, kAfter), tidy(kAfter));
    World far = world_from("@#o####.");
    far.level.monsters.front().health = 1;
    act(far, far.level.monsters.front());
    CHECK_EQ(far.level.monsters.size(), 1U);
}

TEST("a door on which an ooze is born stays shut, and treasure stays") {
    World world = world_from("##+o#\n#@###");
    world.level.monsters.front().health = 1;
    world.level.treasure.push_back({{2, 0}, Gold{3}});
    act(world, world.level.monsters.front());
    CHECK_EQ(coordinates(world.level.monsters.back().position), "2,0");
    CHECK(!world.level.doors.front().open);
    CHECK_EQ(world.level.treasure.size(), 1U);
}

TEST("a magic missile with nobody in sight takes no turn but begins to wait") {
    World world = world_from("#@...+k#");
    world.player.abilities[0].emplace(Ability{AbilityKind::magic_missile});
    const TutorialPlayed played = play(world, "q");
    CHECK_EQ(played.news, "");
    CHECK_EQ(played.world.player.abilities[0]->waits, 10);
}

TEST("aiming can't be called off") {
    World world = world_from("#@..k#");
    world.player.abilities[0].emplace(Ability{AbilityKind::magic_missile});
    const TutorialPlayed played = play(world, "qX.qwer1234>XE");
    CHECK(played.news.starts_with("Rogue casts a Magic Missile at Kobold\n"));
}

TEST("maps show no walls, and a hole where a monster stands") {
    for (const bool magic_map : {false, true}) {
        World world = world_from("#@#.k.#");
        world.player.items[0].emplace(ItemKind::magic_map);
        world.player.abilities[0].emplace(Ability{AbilityKind::reveal_map});
        if (magic_map) {
            use_item(world, 0);
        } else {
            use_ability(world, 0);
        }
        CHECK(world.level.map.at({3, 0}).explored);
        CHECK(!world.level.map.at({4, 0}).explored);
        CHECK(world.level.map.at({5, 0}).explored);
        CHECK(!world.level.map.at({6, 0}).explored);
    }
}

TEST("a die hits if it is at least 100 less the chance: 50 hits in 51 of 100") {
    // Of chance 0 the hundred alone.
    int hits = 0;
    constexpr int kDice = 20000;
    World world = world_from("#@k#");
    world.level.monsters.front().health = kDice;
    world.level.monsters.front().own = {};
    for (int i = 0; i < kDice; ++i) {
        attack_monster_at(world, {2, 0}, {"Rogue", 1, 0});
    }
    hits = kDice - world.level.monsters.front().health;
    CHECK(hits > kDice / 100 / 2 && hits < kDice / 100 * 2);
}

TEST("`blocked all damage` follows a complete miss") {
    World world = world_from("#@k#");
    attack_monster_at(world, {2, 0}, {"Rogue", 1, kNever});
    CHECK(news_of(world.log).ends_with("and misses completely.\n  Kobold blocked all damage\n"));
}

TEST("the big sword slows the player, the dagger quickens him") {
    for (const auto& [level, name, speed] : {std::tuple{1, "Dagger", 8}, {7, "2H Sword", 13}}) {
        Player player;
        Rng rng(1, 1);
        for (Pool<Equipment> pool = equipment_of_level(level); !pool.empty();) {
            const Equipment found = pool.draw(rng);
            if (found.name == name) {
                player.worn_on(found.on) = found;
            }
        }
        CHECK_EQ(player.total().speed, speed);
    }
}

TEST("the healing potion says 15 even if less was missing") {
    World world = world_from("#@.#");
    world.player.items[0].emplace(ItemKind::healing_potion);
    use_item(world, 0);
    CHECK_EQ(news_of(world.log), "Rogue consumes a Healing Potion and recovers 15 health\n");
    CHECK_EQ(world.player.health, 100);
}

TEST("a goblin who has run for sixteen turns rests even beside the player") {
    World world = world_from("#@g#");
    Monster& goblin = world.level.monsters.front();
    goblin.health = 1;
    goblin.turns_fled = 16;
    act(world, goblin);
    CHECK_EQ(news_of(world.log), "Goblin catches his breath and recovers 9 health\n");
    CHECK_EQ(goblin.health, 10);
}

TEST("beyond the map nobody goes and nothing is dug, after digging up to its edge") {
    World world = world_from("#");
    world.player.position = {79, 20};
    world.level.map.dig({79, 20});
    CHECK(!move_to(world, world.player, {80, 20}));
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        World dug = world;
        dug.dice = Rng(seed, 0);
        dug.player.items[0].emplace(ItemKind::wand_of_destruction);
        CHECK(use_item(dug, 0));
        for (int y = 0; y < Map::kHeight; ++y) {
            CHECK(!dug.level.map.walkable({0, y}));  // The next cell in memory.
        }
    }
}

TEST("the beam opens the cell to its right whatever is on it, and leaves doors shut") {
    World world = world_from("#");
    world.level.doors.push_back({{40, 10}});
    world.level.map.at({40, 10}).walkable = true;
    int opened = 0;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        World dug = world;
        dug.dice = Rng(seed, 0);
        dug.player.position = {40, 24};
        dug.player.items[0].emplace(ItemKind::wand_of_destruction);
        use_item(dug, 0);
        opened += dug.level.map.at({40, 10}).transparent;
        CHECK(!dug.level.doors.front().open);
    }
    CHECK(opened > 0);
}

TEST("levels are as they were counted in the original") {
    int shared = 0;
    int under_player = 0;
    std::size_t fewest_rooms = 100;
    std::size_t monsters = 0;
    std::size_t doors = 0;
    constexpr int kLevels = 2000;
    for (std::uint64_t seed = 1; seed <= kLevels; ++seed) {
        Pool<AbilityKind> none;
        const Level level = generate_level(seed, 1, none);
        std::vector<int> taken;
        for (const Monster& monster : level.monsters) {
            taken.push_back(static_cast<int>(Map::index(monster.position)));
        }
        const int start = static_cast<int>(Map::index(level.rooms.front().center()));
        under_player += std::ranges::find(taken, start) != taken.end();
        taken.push_back(start);
        std::ranges::sort(taken);
        shared += std::ranges::adjacent_find(taken) != taken.end();
        fewest_rooms = std::min(fewest_rooms, level.rooms.size());
        monsters += level.monsters.size();
        doors += level.doors.size();
    }
    CHECK(shared > kLevels * 21 / 100 && shared < kLevels * 27 / 100);
    CHECK(under_player > kLevels * 15 / 1000 && under_player < kLevels * 35 / 1000);
    CHECK(fewest_rooms >= 4);
    CHECK(monsters > kLevels * 142 / 10 && monsters < kLevels * 152 / 10);
    CHECK(doors > kLevels * 210 / 10 && doors < kLevels * 220 / 10);
}

TEST("the log starts empty on every new level") {
    World world = world_from("#@>#");
    world.say("of the old level");
    const TutorialPlayed played = play(world, "R>");
    CHECK_EQ(played.world.log.shown_size(), 0U);
}

}  // namespace
}  // namespace rogue::test
