#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "rogue/base/text.hpp"
#include "rogue/classic/entities/monster.hpp"
#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/turn.hpp"

namespace rogue::test {

using namespace classic;
namespace {

TEST("the hunt's clock goes faster with each brand carried") {
    world::World start = world_from("@.");
    hunt(start);
    CHECK_EQ(start.hunt_clock, 1);
    start.carried = {{0, 1}, {1, 1}};
    hunt(start);
    CHECK_EQ(start.hunt_clock, 4);
    CHECK(start.monsters.empty());
}

TEST("at 200 a hunter comes through an open door of the tile, awake") {
    world::World start = world_from("@.");
    start.hunt_clock = 199;
    hunt(start);
    CHECK_EQ(start.hunt_clock, 0);
    CHECK_EQ(start.hunters, 1);
    CHECK_EQ(line_of(start.log[0]), "DarkRed: A rat has found your trail.");
    Draws dice(1, 0);
    constexpr std::array<Point, 4> kDoors{Point{22, 0}, {31, 24}, {23, 31}, {0, 17}};
    const world::Monster& hunter = start.monsters.front();
    CHECK_EQ(coordinates(hunter.position),
             coordinates(kDoors[static_cast<std::size_t>(dice.below(4))]));
    CHECK(hunter.awake);
    CHECK_EQ(hunter.kind->name, "rat");
}

TEST("no hunter comes through a door that is locked, in sight, or taken") {
    world::World start = world_from("@.");
    start.hunt_clock = 500;
    start.player.position = {22, 0};
    start.sight.update(start.map, {30, 24});
    CHECK(start.sight.contains({31, 24}));
    start.monsters.push_back(monster_of('o', {0, 17}, false));
    start.map.at({23, 31}).become(world::Terrain::locked_door);
    hunt(start);
    CHECK_EQ(start.hunt_clock, 501);
    CHECK_EQ(start.hunters, 0);
    start.map.at({23, 31}).become(world::Terrain::door);
    hunt(start);
    CHECK_EQ(start.hunt_clock, 302);
    CHECK_EQ(coordinates(start.monsters.back().position), "23,31");
}

TEST("later hunters are drawn from farther off") {
    world::World start = world_from("@.");
    start.hunters = 11;
    start.brands_home = 4;
    start.knight_came = true;
    start.hunt_clock = 199;
    hunt(start);
    Rng dice(1, 0);
    dice.below(4);
    CHECK_EQ(start.monsters.back().kind->name, world::random_kind(1 + 12 / 5 + 4, dice).name);
}

// A world in which a hunter is due, with so many brands home.
world::World hunted(int brands_home, std::uint64_t seed) {
    world::World start = world_from("@.");
    start.brands_home = brands_home;
    start.hunt_clock = 199;
    start.dice = Rng(seed, 0);
    for (const Point inside : {Point{22, 1}, {30, 24}, {23, 30}, {1, 17}}) {
        start.map.at(inside).become(world::Terrain::floor);
    }
    return start;
}

TEST("hunters come in packs, the others beside the door, all awake") {
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        world::World start = hunted(2 + static_cast<int>(seed % 2) * 4, seed);
        start.knight_came = true;
        const std::size_t made = start.monsters_made;
        hunt(start);
        CHECK_EQ(start.log.size(), 1U);
        const auto count = start.monsters.size();
        const std::string_view kind = start.monsters.front().kind->name;
        const Point door = start.monsters.front().position;
        for (const world::Monster& hunter : start.monsters) {
            CHECK(hunter.awake);
            CHECK_EQ(hunter.kind->name, kind);
            CHECK(manhattan_distance(hunter.position, door) <= 1);
        }
        CHECK_EQ(start.monsters_made, made + count);
        all.insert(text(count, " ", start.log[0].text));
    }
    CHECK(all == std::set<std::string>(
                     {"1 A goblin has found your trail.", "1 A troll has found your trail.",
                      "1 A wraith has found your trail.", "1 An orc has found your trail.",
                      "2 Two goblins have found your trail.", "2 Two orcs have found your trail.",
                      "2 Two rats have found your trail.", "3 Three rats have found your trail."}));
}

TEST("to take a brand is heard, the more the more are home") {
    const std::string heard =
        "Magenta: You take the brand of the north. It glows. Now bring it home!\n"
        "DarkRed: Doors fall open, far and near: she has heard you.\n";
    const std::string wakes =
        "DarkRed: Cold iron wakes. Only blessed steel can break it, or fire.\n";
    for (const int home : {0, 2, 3}) {
        world::World start = world_from("@%");
        start.map.at({16, 0}).become(world::Terrain::wall);
        start.brands_home = home;
        start.hunt_clock = -1000;
        const WorldRun run(start, "R");
        CHECK_EQ(run.world().hunt_clock, -1000 + 100 * (1 + home) + 2);
        CHECK_EQ(run.news(), heard + (home == 3 ? wakes : ""));
        start.knight_came = true;
        CHECK_EQ(WorldRun(std::move(start), "R").news(), heard);
    }
}

TEST("the dread knight hunts once who carries a brand after the third, and draws nothing") {
    const auto hunter = [](int home, bool carries, bool came) {
        world::World start = hunted(home, 1);
        start.carried.resize(carries ? 1 : 0);
        start.knight_came = came;
        hunt(start);
        const world::Monster& first = start.monsters.front();
        CHECK_EQ(start.knight_came, came || first.kind == &kBoss);
        if (first.kind == &kBoss) {
            CHECK_EQ(start.monsters.size(), 1U);
            CHECK_EQ(line_of(start.log[0]), "DarkRed: A dread knight has found your trail.");
            Rng dice(1, 0);
            dice.below(4);
            CHECK_EQ(start.dice.below(1000), dice.below(1000));
        }
        return first.kind == &kBoss;
    };
    CHECK(hunter(3, true, false));
    CHECK(hunter(5, true, false));
    CHECK(!hunter(3, true, true));
    CHECK(!hunter(3, false, false));
    CHECK(!hunter(2, true, false));
}

TEST("far out the weak kinds are forgotten, and wraiths are not") {
    for (const auto& [distance, kinds] : {std::pair(1, std::set<std::string_view>{"rat"}),
                                          {2, {"goblin", "rat"}},
                                          {9, {"goblin", "orc", "rat", "troll", "wraith"}},
                                          {10, {"goblin", "orc", "troll", "wraith"}},
                                          {11, {"orc", "troll", "wraith"}},
                                          {14, {"wraith"}},
                                          {40, {"wraith"}}}) {
        std::set<std::string_view> drawn;
        Rng dice(1, 0);
        for (int i = 0; i < 400; ++i) {
            drawn.insert(world::random_kind(distance, dice).name);
        }
        CHECK(drawn == kinds);
    }
}

TEST("packs grow with the distance, up to what their kind has") {
    const auto pack = [](std::size_t kind, int distance) {
        return world::pack_of(kMonsterKinds[kind], distance);
    };
    CHECK_EQ(pack(0, 1), 1);
    CHECK_EQ(pack(0, 2), 1);
    CHECK_EQ(pack(0, 3), 2);
    CHECK_EQ(pack(0, 5), 3);
    CHECK_EQ(pack(0, 9), 3);
    CHECK_EQ(pack(1, 4), 2);
    CHECK_EQ(pack(2, 4), 1);
    CHECK_EQ(pack(2, 9), 2);
    CHECK_EQ(pack(3, 13), 1);
}

}  // namespace
}  // namespace rogue::test
