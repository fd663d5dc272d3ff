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
    start.hunt_clock = 199;
    hunt(start);
    Rng dice(1, 0);
    dice.below(4);
    CHECK_EQ(start.monsters.back().kind->name, random_monster_kind(7, dice).name);
}

}  // namespace
}  // namespace rogue::test
