#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/use_item.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

World with_item(std::string_view drawing, ItemKind kind) {
    World world = world_from(drawing);
    world.player.items[0].emplace(kind);
    return world;
}

World with_armor(int defense) {
    World world = with_item("#@.#", ItemKind::armor_scroll);
    world.player.own.defense = 2;
    world.player.worn_on(WornOn::body) = {WornOn::body, "Chain", {.defense = defense}};
    return world;
}

World with_weapon(int chance) {
    World world = with_item("#@.#", ItemKind::whetstone);
    world.player.own.attack_chance = 50;
    world.player.worn_on(WornOn::hand) = {WornOn::hand, "Axe", {.attack_chance = chance}};
    return world;
}

TEST("a free slot takes no turn and says nothing") {
    World world = world_from("#@.#");
    CHECK(!use_item(world, 0));
    CHECK_EQ(news_of(world.log), "");
}

TEST("an item with uses left stays, the last use takes it away") {
    for (const ItemTraits& traits : kItemTraits) {
        const check::Context context{std::string(traits.name)};
        World world = with_item("#....@....#", traits.kind);
        world.player.worn_on(WornOn::body) = {WornOn::body, "Chain", {}};
        world.player.worn_on(WornOn::hand) = {WornOn::hand, "Axe", {}};
        world.level.rooms = {{0, -1, 10, 3}};
        for (int use = 1; use < traits.uses; ++use) {
            CHECK(use_item(world, 0));
            CHECK_EQ(world.player.items[0]->uses, traits.uses - use);
        }
        CHECK(use_item(world, 0));
        CHECK(!world.player.items[0]);
    }
}

TEST("an armor scroll makes the body armor better by one die, up to eight in all") {
    World world = with_armor(5);
    use_item(world, 0);
    CHECK_EQ(news_of(world.log), "Rogue uses a Armor Scroll to enhance their Chain\n");
    CHECK_EQ(world.player.worn_on(WornOn::body)->adds.defense, 6);
    CHECK(!world.player.items[0]);
    World enough = with_armor(6);
    CHECK(use_item(enough, 0));
    CHECK_EQ(news_of(enough.log), "Rogue cannot enhance their Chain any more\n");
    CHECK(enough.player.items[0].has_value());
    World none = with_item("#@.#", ItemKind::armor_scroll);
    CHECK(use_item(none, 0));
    CHECK_EQ(news_of(none.log), "Rogue is not wearing any body armor to enhance\n");
    CHECK(none.player.items[0].has_value());
}

TEST("a whetstone makes the weapon surer by one to three, up to 80 in all") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        World world = with_weapon(29);
        world.dice = Rng(seed, 0);
        use_item(world, 0);
        CHECK_EQ(news_of(world.log), "Rogue uses a Whetstone to sharper their Axe\n");
        CHECK_EQ(world.player.worn_on(WornOn::hand)->adds.attack_chance,
                 29 + Draws(seed, 0).between(1, 4));
        CHECK_EQ(world.player.items[0]->uses, 4);
    }
    World enough = with_weapon(30);
    CHECK(use_item(enough, 0));
    CHECK_EQ(news_of(enough.log), "Rogue cannot make their Axe any sharper\n");
    CHECK_EQ(enough.player.items[0]->uses, 5);
    World none = with_item("#@.#", ItemKind::whetstone);
    CHECK(use_item(none, 0));
    CHECK_EQ(news_of(none.log), "Rogue is not holding anything they can sharpen\n");
    CHECK_EQ(none.player.items[0]->uses, 5);
}

TEST("a healing potion gives back fifteen health at most") {
    for (const auto& [before, after] : {std::pair{50, 65}, std::pair{90, 100}}) {
        World world = with_item("#@.#", ItemKind::healing_potion);
        world.player.health = before;
        use_item(world, 0);
        CHECK_EQ(world.player.health, after);
    }
}

TEST("a magic map explores all floor of the level") {
    World world = with_item("#@#.#", ItemKind::magic_map);
    world.level.map.dig({79, 47});
    use_item(world, 0);
    CHECK_EQ(news_of(world.log),
             "Rogue reads a Magic Map and gains knowledge of the surrounding area\n");
    CHECK(world.level.map.at({3, 0}).explored);
    CHECK(world.level.map.at({79, 47}).explored);
    CHECK(!world.level.map.at({4, 0}).explored);
}

TEST("a teleport scroll brings the player to a point in a room") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        World world = with_item("#@.............#\n#..............#\n#..............#",
                                ItemKind::teleport_scroll);
        world.dice = Rng(seed, 0);
        world.level.rooms = {{0, -1, 5, 3}, {5, -1, 10, 4}};
        use_item(world, 0);
        Draws draws(seed, 0);
        const Room room = world.level.rooms[static_cast<std::size_t>(draws.below(2))];
        const int x = room.x + draws.between(1, room.width - 1);
        const int y = room.y + draws.between(1, room.height - 1);
        if (x != 1 || y != 0) {
            CHECK_EQ(coordinates(world.player.position), coordinates(Point{x, y}));
            CHECK_EQ(news_of(world.log),
                     "Rogue uses a Teleport Scroll and reappears in another place\n");
        }
    }
}

TEST("a teleport onto somebody fails") {
    World world = with_item("#@.#\n#k.#\n#..#", ItemKind::teleport_scroll);
    world.level.rooms = {{0, 0, 3, 3}};  // Has the kobold's cell alone.
    world.level.map.at({1, 1}).walkable = true;
    World free = world;
    use_item(free, 0);
    CHECK_EQ(coordinates(free.player.position), "1,1");
    world.level.rooms = {{0, 0, 4, 3}};
    world.level.map.at({1, 1}).walkable = false;
    int failed = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        World tried = world;
        tried.dice = Rng(seed, 0);
        use_item(tried, 0);
        failed += tried.player.position == Point{1, 0};
        CHECK(!tried.player.items[0]);
    }
    CHECK(failed > 0 && failed < 10);
}

TEST("a teleport into a room without a free cell fails") {
    World world = world_from("#@....#");
    world.player.items[0].emplace(ItemKind::teleport_scroll);
    world.level.rooms = {{10, 10, 7, 6}};
    CHECK(use_item(world, 0));
    CHECK_EQ(coordinates(world.player.position), "1,0");
    CHECK(!world.player.items[0]);
}

// Where the beam of that seed goes.
Point target_of_beam(std::uint64_t seed) {
    Draws draws(seed, 0);
    switch (draws.between(1, 5)) {
        case 1:
            return {draws.between(3, 78), 3};
        case 2:
            return {draws.between(3, 78), 45};
        case 3:
            return {77, draws.between(3, 46)};
        default:
            return {3, draws.between(3, 46)};
    }
}

TEST("the wand of destruction digs toward some place at the edge, two cells wide but at first") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const check::Context context(text("seed ", seed));
        World world = world_from("#");
        world.player.position = {40, 24};
        world.player.items[0].emplace(ItemKind::wand_of_destruction);
        world.dice = Rng(seed, 0);
        use_item(world, 0);
        CHECK_EQ(news_of(world.log),
                 "Rogue uses a Wand of Destruction and chaotically unleashes a void beam\n");
        const Point target = target_of_beam(seed);
        const tutorial::Cell dug = world.level.map.at(target);
        CHECK(dug.transparent && dug.walkable && dug.explored);
        CHECK(world.level.map.walkable(target + Point{1, 0}));
        CHECK(!world.level.map.walkable({40, 24}));
    }
}

TEST("straight up, nothing is dug to the right of the beam's first cell") {
    std::uint64_t seed = 1;
    while (coordinates(target_of_beam(seed)) != "40,3") {
        ++seed;
    }
    World world = world_from("#");
    world.player.position = {40, 24};
    world.player.items[0].emplace(ItemKind::wand_of_destruction);
    world.dice = Rng(seed, 0);
    use_item(world, 0);
    CHECK(world.level.map.walkable({40, 23}));
    CHECK(!world.level.map.walkable({41, 23}));
    CHECK(world.level.map.walkable({41, 22}));
}

TEST("the beam strikes the first monster on a cell instead of digging, and goes on") {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        if (target_of_beam(seed).x != 3) {
            continue;
        }
        World world = world_from("#");
        world.player.position = {40, target_of_beam(seed).y};
        world.player.items[0].emplace(ItemKind::wand_of_destruction);
        world.dice = Rng(seed, 0);
        Monster ooze = plain_monster(MonsterKind::ooze, {39, target_of_beam(seed).y});
        ooze.health = ooze.max_health = 100;
        add(world, ooze);
        use_item(world, 0);
        CHECK(news_of(world.log).find("The Void attacks Ooze and rolls: ") != std::string::npos);
        CHECK(world.level.map.walkable({38, ooze.position.y}));
        // The monster's cell was not dug, so the next one was the first.
        CHECK(!world.level.map.walkable({39, ooze.position.y}));
        CHECK(world.level.map.walkable({3, ooze.position.y}));
    }
}

}  // namespace
}  // namespace rogue::test
