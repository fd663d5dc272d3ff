#include <array>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
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

// The doors by which parties come, in letters, when the dice fall in many ways: `north west`.
std::string doors_taken(const world::World& start) {
    const world::Chunk& chunk = start.map.chunk_with(start.player.position);
    const world::ChunkDoors doors = start.doors.of(chunk.place);
    std::set<std::size_t> taken;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        world::World copy = start;
        copy.dice = Rng(seed, 0);
        hunt(copy);
        for (std::size_t side = 0; side < doors.size() && !copy.monsters.empty(); ++side) {
            const Point door = chunk.origin() + cell_of(side, doors[side]);
            if (copy.monsters.front().position == door) {
                taken.insert(side);
            }
        }
    }
    std::string names;
    for (const std::size_t side : taken) {
        append(names, concat(names.empty() ? "" : " ", name_of(kClockwise[side])));
    }
    return names;
}

TEST("at 200 a hunter comes through an open door of the chunk, awake") {
    world::World start = open_land({}, kMiddleOfChunk);
    hunt(start);
    CHECK_EQ(start.hunt_clock, 0);
    CHECK_EQ(start.hunters, 1);
    CHECK_EQ(line_of(start.log[0]), "DarkRed: A goblin has found your trail.");
    Draws dice(1, 0);
    constexpr std::array<Point, 4> kDoors{Point{22, 0}, {31, 24}, {23, 31}, {0, 17}};
    const world::Monster& hunter = start.monsters.front();
    CHECK_EQ(coordinates(hunter.position),
             coordinates(kDoors[static_cast<std::size_t>(dice.below(4))]));
    CHECK(hunter.awake);
    CHECK_EQ(hunter.kind->name, "goblin");
}

TEST("hunters come by any door that is not locked, in sight, taken or below the player") {
    world::World start = open_land({}, kMiddleOfChunk);
    CHECK_EQ(doors_taken(start), "north east south west");
    start.sight.update(start.map, {30, 24});
    CHECK(start.sight.contains({31, 24}));
    CHECK_EQ(doors_taken(start), "north south west");
    start.map.at({23, 31}).become(world::Terrain::locked_door);
    CHECK_EQ(doors_taken(start), "north west");
    start.player.position = {22, 0};
    CHECK_EQ(doors_taken(start), "west");
    world::World taken = open_land({}, kMiddleOfChunk);
    taken.monsters.push_back(monster_of('o', {0, 17}, false));
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        world::World copy = taken;
        copy.dice = Rng(seed, 0);
        hunt(copy);
        CHECK((copy.monsters.back().position != Point{0, 17}));
    }
}

TEST("hunters come only by doors from which a way leads to the player") {
    world::World start = way_to_door();
    CHECK_EQ(doors_taken(start), "north");
    start.map.at({15, 1}).become(world::Terrain::water);
    CHECK_EQ(doors_taken(start), "");
    start.map.at({15, 1}).become(world::Terrain::plate);
    start.monsters.push_back(monster_of('T', {12, 1}, false));  // It blocks no way.
    CHECK_EQ(start.monsters.size(), 1U);
    hunt(start);
    CHECK_EQ(coordinates(start.monsters[1].position), "22,0");
}

TEST("no hunter comes from beyond 24 cells") {
    CHECK_EQ(doors_taken(open_land({}, {7, 24})), "north east south west");
    CHECK_EQ(doors_taken(open_land({}, {6, 24})), "north south west");
    CHECK_EQ(doors_taken(open_land({}, {6, 25})), "south west");
}

TEST("no hunter comes by a way that leads beyond 24 cells") {
    for (const int turn : {25, 26}) {
        world::World start = world_from("#");
        start.player.position = {1, 19};
        start.hunt_clock = 199;
        for (int x = 1; x <= turn; ++x) {
            start.map.at({x, 19}).become(world::Terrain::floor);
            start.map.at({x, 17}).become(world::Terrain::floor);
        }
        start.map.at({turn, 18}).become(world::Terrain::floor);
        CHECK_EQ(doors_taken(start), turn == 25 ? "west" : "");
    }
}

TEST("a hunt that finds no door waits, and its clock runs on") {
    world::World start = world_from("@.");
    start.hunt_clock = 498;
    hunt(start);
    hunt(start);
    CHECK_EQ(start.hunt_clock, 500);
    CHECK_EQ(start.hunters, 0);
    CHECK_EQ(start.log.size(), 0U);
    CHECK_EQ(start.dice.below(1000), Rng(1, 0).below(1000));
}

TEST("of a clock that has risen far one party comes in a turn") {
    world::World start = open_land({}, kMiddleOfChunk);
    start.hunt_clock = 500;
    for (const auto& [clock, parties] : {std::pair(301, 1), {102, 2}, {103, 2}}) {
        hunt(start);
        CHECK_EQ(start.hunt_clock, clock);
        CHECK_EQ(start.hunters, parties);
    }
}

TEST("the hunters of who carries a brand come by a door that leads nearer home") {
    for (const auto& [chunk, bare, carrying] :
         {std::tuple(Point{1, 0}, "north east south west", "west"),
          {Point{0, 1}, "north east south west", "north"},
          {Point{1, 1}, "north east south west", "north west"},
          {Point{-2, -1}, "north east south west", "east south"},
          {Point{}, "north east south west", "north east south west"}}) {
        world::World start = open_land(chunk, kMiddleOfChunk);
        CHECK_EQ(doors_taken(start), bare);
        start.carried = {{0, 1}};
        CHECK_EQ(doors_taken(start), carrying);
    }
}

TEST("where no door leads nearer home, the hunters of who carries a brand come by any") {
    world::World start = open_land({1, 0}, kMiddleOfChunk);
    start.carried = {{0, 1}};
    constexpr std::size_t kLeft = 3;
    const Point home = Point{32, 0} + cell_of(kLeft, start.doors.of({1, 0})[kLeft]);
    start.map.at(home).become(world::Terrain::locked_door);
    CHECK_EQ(doors_taken(start), "north east south");
}

TEST("later hunters are drawn from farther off") {
    world::World start = open_land({}, kMiddleOfChunk);
    start.hunters = 11;
    start.brands_home = 4;
    hunt(start);
    Rng dice(1, 0);
    dice.below(4);
    CHECK_EQ(start.monsters.back().kind->name,
             world::random_kind(1 + 12 / 4 + 4, dice, world::kHunterKinds).name);
}

TEST("packs of hunters grow with every fourth party and each brand, from distance 2 on") {
    for (const auto& [parties, home, distance] : {std::tuple(0, 0, 2),
                                                  {2, 0, 2},
                                                  {6, 0, 2},
                                                  {7, 0, 3},
                                                  {14, 0, 4},
                                                  {15, 0, 5},
                                                  {19, 0, 6},
                                                  {0, 1, 2},
                                                  {0, 3, 4},
                                                  {19, 2, 8},
                                                  {23, 3, 10}}) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            world::World start = open_land({}, kMiddleOfChunk);
            start.hunters = parties;
            start.brands_home = home;
            start.dice = Rng(seed, 0);
            hunt(start);
            Rng dice(seed, 0);
            dice.below(4);
            const auto [kind, size] = random_pack(distance, dice, world::kHunterKinds);
            CHECK_EQ(concat(start.monsters.size(), start.monsters.front().kind->name),
                     concat(size, kind->name));
        }
    }
}

TEST("no rat hunts but with the first hound, however near the hunters are drawn") {
    for (const int distance : {2, 3, 9}) {
        Rng dice(1, 0);
        for (int i = 0; i < 400; ++i) {
            CHECK(random_pack(distance, dice, world::kHunterKinds).kind->name != "rat");
        }
    }
}

TEST("hunters come in packs, the others beside the door, all awake") {
    std::set<std::string> all;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        world::World start = open_land({}, kMiddleOfChunk);
        start.brands_home = 1 + static_cast<int>(seed % 3) * 2;
        start.dice = Rng(seed, 0);
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
        all.insert(concat(count, " ", start.log[0].text));
    }
    CHECK(all == std::set<std::string>(
                     {"1 A goblin has found your trail.", "1 A troll has found your trail.",
                      "1 An orc has found your trail.", "2 Two goblins have found your trail.",
                      "2 Two orcs have found your trail."}));
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

TEST("packs grow with the distance, and rats come at least in twos from distance 2 on") {
    for (const auto& [distance, packs] :
         {std::pair(1, "1 rat"), std::pair(2, "1 goblin, 2 rat"),
          std::pair(3, "1 goblin, 1 orc, 2 rat"), std::pair(4, "1 orc, 2 goblin, 2 rat"),
          std::pair(5, "1 troll, 2 goblin, 2 orc, 3 rat"),
          std::pair(9, "1 troll, 1 wraith, 2 goblin, 2 orc, 3 rat"),
          std::pair(13, "1 troll, 1 wraith")}) {
        std::set<std::string> drawn;
        Rng dice(1, 0);
        for (int i = 0; i < 400; ++i) {
            const world::Pack pack = world::random_pack(distance, dice);
            drawn.insert(concat(pack.size, " ", pack.kind->name));
        }
        std::string all;
        for (const std::string& pack : drawn) {
            append(all, concat(all.empty() ? "" : ", ", pack));
        }
        CHECK_EQ(all, packs);
    }
}

}  // namespace
}  // namespace rogue::test
