#include <array>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"

// What a step leads to: doors, lands, and things that lie there. A turn moves the hunt's clock.

namespace rogue::test {
namespace {

TEST("water and walls are in the way and take no turn, and waiting takes one") {
    const WorldRun run(world_from("#@~"), "LRLR");
    CHECK_EQ(run.drawing("#@~") + run.news(), "#@~\n");
    CHECK_EQ(run.world().hunt_clock, 0);
    CHECK_EQ(WorldRun(world_from("#@~"), "w.w").world().hunt_clock, 2);
}

TEST("a vault opens to a key only, and the player stays outside") {
    world::World start = world_from("@=.");
    const WorldRun locked(start, "R");
    CHECK_EQ(locked.drawing("@=.") + locked.news(),
             "@=.\nYellow: The vault is locked. Only a key opens it.\n");
    CHECK_EQ(locked.world().hunt_clock, 0);
    start.keys = 2;
    const WorldRun opened(std::move(start), "R");
    CHECK_EQ(opened.drawing("@=.") + opened.news(), "@'.\nCyan: You open the vault.\n");
    CHECK_EQ(opened.world().keys, 1);
    CHECK_EQ(opened.world().hunt_clock, 1);
}

// The hearth's chunk has a door at 22 of its top, (22, 0); beyond is (22, -1).
world::World at_border(world::Terrain door, std::uint64_t seed = 1) {
    world::World start = world_from("@", seed);
    start.player.position = {22, 1};
    start.player.hp = 20;
    for (const auto& [y, terrain] : {std::pair{1, world::Terrain::floor}, {0, door}, {-1, door}}) {
        start.map.at({22, y}).become(terrain);
    }
    return start;
}

TEST("a locked door bursts at one push in four, in both its cells, and each push costs 1 HP") {
    int burst = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        world::World start = at_border(world::Terrain::locked_door, seed);
        start.keys = 1;
        const WorldRun run(std::move(start), "U");
        const bool bursts = Draws(seed, 0).below(4) == 0;
        CHECK_EQ(run.news(), bursts ? "Cyan: You throw yourself against the locked door. It bursts "
                                      "open! (-1 HP)\n"
                                    : "Red: You throw yourself against the locked door. (-1 HP)\n");
        for (const Point cell : {Point{22, 0}, {22, -1}}) {
            CHECK_EQ(run.world().map.at(cell).terrain() == world::Terrain::door, bursts);
        }
        CHECK_EQ(concat(run.world().player.hp, " ", run.world().keys, " ", run.world().hunt_clock),
                 "19 1 1");
        burst += bursts ? 1 : 0;
    }
    CHECK(burst > 0 && burst < 20);
}

TEST("with the last hit point no door is forced, and that takes no turn") {
    world::World start = at_border(world::Terrain::locked_door);
    start.player.hp = 1;
    const WorldRun run(std::move(start), "U");
    CHECK_EQ(run.news(), "Yellow: The door is locked, and you are too weak to force it.\n");
    CHECK_EQ(run.world().player.hp, 1);
    CHECK_EQ(run.world().hunt_clock, 0);
    Rng dice = run.world().dice;
    CHECK_EQ(dice.below(1000), Rng(1, 0).below(1000));  // Nothing was drawn.
}

TEST("a land is named on the first step into it, and a new distance heals 5, up to the maximum") {
    for (const int lost : {20, 3, 0}) {
        world::World start = at_border(world::Terrain::door);
        start.player.hp = start.player.max_hp - lost;
        const WorldRun run(std::move(start), "UUDUU");
        const auto& world = run.world();
        const int gained = std::min(lost, 5);
        CHECK_EQ(world.player.hp, world.player.max_hp - lost + gained);
        CHECK_EQ(world.tally().score, 100);
        CHECK_EQ(run.news(), concat("Yellow: You come to ", world.map.chunk_with({22, -1}).land,
                                    ".", gained > 0 ? concat(" (+", gained, " HP)\n") : "\n"));
        CHECK(world.map.find({1, -2}) != nullptr && world.map.find({1, -3}) == nullptr);
    }
}

TEST("another land at a distance that was reached before heals nothing") {
    world::World start = at_border(world::Terrain::door);
    start.player.hp = 10;
    start.farthest = world::distance_of({0, -1});
    CHECK_EQ(WorldRun(std::move(start), "UU").world().player.hp, 10);
}

TEST("a step takes keys, potions, wands and better weapons, and names what it leaves") {
    world::World start = world_from("@.");
    for (const decltype(world::Thing::what)& what : std::to_array<decltype(world::Thing::what)>(
             {Item{kDagger}, Item{kShortsword}, Item{kPotion}, Item{kDagger}, world::DoorKey{},
              Item{kWand}})) {
        start.map.chunk_with({}).things.push_back({{2, 1}, what});
    }
    const WorldRun run(std::move(start), "R");
    CHECK_EQ(run.news(),
             "Cyan: You pick up a key.\n"
             "Cyan: You pick up the dagger.\n"
             "Cyan: You pick up the shortsword.\n"
             "Cyan: You pick up the healing potion.\n"
             "Cyan: You pick up the wand of fireball (3).\n"
             "Cyan: You see a dagger here. (press g)\n");
    CHECK_EQ(concat(run.world().keys, " ", run.world().hunt_clock), "1 1");
}

TEST("a full pack leaves the first that it has no room for, and all after it") {
    world::World start = world_from("@.");
    for (int i = 0; i < 19; ++i) {
        start.player.pack.add(kPotion);
    }
    start.map.chunk_with({}).things = {
        {{2, 1}, Item{kWand}}, {{2, 1}, Item{kPotion}}, {{2, 1}, Item{kPotion}}};
    CHECK_EQ(WorldRun(std::move(start), "R").news(),
             "Cyan: You pick up the wand of fireball (3).\n"
             "Red: Your pack is full.\n"
             "Cyan: You see a healing potion here. (press g)\n");
}

TEST("a blow wakes who survives it, and a kill counts 10") {
    const WorldRun hit(world_from("@T"), "R");
    CHECK(hit.news().starts_with("White: You hit the troll for "));
    CHECK(hit.world().monsters.front().awake);
    world::World start = world_from("@r");
    start.player.pack = wielding({"warhammer", 5}).pack;
    const WorldRun kill(std::move(start), "R");
    CHECK(kill.news().ends_with("Green: You kill the rat!\n"));
    CHECK(kill.world().monsters.empty());
    CHECK_EQ(kill.world().tally().score, 10);
}

}  // namespace
}  // namespace rogue::test
