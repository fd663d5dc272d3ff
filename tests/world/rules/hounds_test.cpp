#include <cstdint>
#include <string>
#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/turn.hpp"

// Who takes a brand is heard, and hunted at once.

namespace rogue::test {
namespace {

// What is told when hunters come after so many brands home, to who carries one or not.
std::string hunter_words(world::World start, int home, bool carries = true) {
    start.brands_home = home;
    start.carried.resize(carries ? 1 : 0);
    hunt(start);
    return start.log.size() == 1 ? start.log[0].text : "";
}

TEST("the first party for a brand is the hound of so many brands home, and draws but the door") {
    for (const auto& [home, told] : {std::pair(0, "A goblin and two rats have found your trail."),
                                     {1, "Three orcs have found your trail."},
                                     {2, "A troll and two goblins have found your trail."},
                                     {3, "A dread knight has found your trail."},
                                     {4, "A dread knight has found your trail."},
                                     {9, "A dread knight has found your trail."}}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            world::World start = open_land({}, kMiddleOfChunk);
            start.dice = Rng(seed, 0);
            start.brands_home = home;
            start.carried.resize(1);
            hunt(start);
            CHECK_EQ(start.log[0].text, told);
            CHECK_EQ(start.hunters, 1);
            Rng dice(seed, 0);
            dice.below(4);
            CHECK_EQ(start.dice.below(1000), dice.below(1000));
        }
    }
}

TEST("each hound comes once, and the next party is one by chance") {
    world::World start = open_land({}, kMiddleOfChunk);
    start.carried = {{0, 1}};
    hunt(start);
    start.monsters.clear();
    start.hunt_clock = 199;
    hunt(start);
    CHECK_EQ(start.log[1].text, "A goblin has found your trail.");  // There are no others for 2.
    for (const int home : {0, 1, 2, 3, 5}) {
        world::World came = open_land({}, kMiddleOfChunk);
        came.hounds_came = {true, true, true, true};
        CHECK(hunter_words(came, home) != hunter_words(open_land({}, kMiddleOfChunk), home));
    }
}

TEST("a party that comes while nothing is carried is no hound, and takes no hound's place") {
    world::World start = open_land({}, kMiddleOfChunk);
    hunt(start);
    CHECK_EQ(start.log[0].text, "A goblin has found your trail.");
    start.monsters.clear();
    start.hunt_clock = 199;
    start.carried = {{0, 1}};
    hunt(start);
    CHECK_EQ(start.log[1].text, "A goblin and two rats have found your trail.");
    CHECK(hunter_words(open_land({}, kMiddleOfChunk), 3, false) !=
          "A dread knight has found your trail.");
}

TEST("who brings home several brands at a time skips the hounds between") {
    world::World start = open_land({}, kMiddleOfChunk);
    start.hounds_came[0] = true;
    CHECK_EQ(hunter_words(std::move(start), 3), "A dread knight has found your trail.");
}

TEST("of a hound come only those who have room on the door and beside it") {
    world::World start = way_to_door();
    CHECK_EQ(hunter_words(start, 0), "A goblin and two rats have found your trail.");
    start.map.at({22, -1}).become(world::Terrain::wall);
    CHECK_EQ(hunter_words(start, 0), "A goblin and a rat have found your trail.");
    start.monsters.push_back(monster_of('T', {22, 1}, false));
    CHECK_EQ(hunter_words(start, 0), "A goblin has found your trail.");
    CHECK_EQ(hunter_words(start, 1), "An orc has found your trail.");
}

TEST("a hound's first stands on the door, the others above, right, below and left of it") {
    world::World start = way_to_door();
    start.carried = {{0, 1}};
    hunt(start);
    std::string places;
    for (const world::Monster& monster : start.monsters) {
        CHECK(monster.awake);
        append(places, concat(" ", coordinates(monster.position)));
    }
    CHECK_EQ(places, " 22,0 22,-1 22,1");
}

TEST("beside the door no hunter comes to a cell that is the player's or beyond 24 cells") {
    world::World below = way_to_door();
    below.player.position = {22, 1};
    CHECK_EQ(hunter_words(std::move(below), 0), "A goblin and a rat have found your trail.");
    for (const auto& [row, told] : {std::pair(23, "A goblin and two rats have found your trail."),
                                    {24, "A goblin and a rat have found your trail."}}) {
        world::World far = open_land({}, {22, row});
        for (const Point door : {Point{31, 24}, {23, 31}, {0, 17}}) {
            far.map.at(door).become(world::Terrain::locked_door);
        }
        CHECK_EQ(hunter_words(std::move(far), 0), told);
    }
}

TEST("to take a brand is heard alike, however many are home") {
    const std::string heard =
        "Magenta: You take the brand of the north. It glows. Now bring it home!\n"
        "DarkRed: Doors fall open, far and near: she has heard you.\n";
    const std::string wakes =
        "DarkRed: Cold iron wakes. Only blessed steel can break it, or fire.\n";
    for (const int home : {0, 1, 2, 3, 5}) {
        world::World start = world_from("@%");
        start.brands_home = home;
        start.hunt_clock = -1000;
        const WorldRun run(start, "R");
        CHECK_EQ(run.world().hunt_clock, -1000 + 200 + 2);
        CHECK_EQ(run.news(), heard + (home >= 3 ? wakes : ""));
        start.hounds_came = {true, true, true, true};
        CHECK_EQ(WorldRun(std::move(start), "R").news(), heard);
    }
}

TEST("the hound comes in the turn in which its brand is lifted") {
    for (const auto& [home, told] : {std::pair(0, "A goblin and two rats have found your trail.\n"),
                                     {1, "Three orcs have found your trail.\n"},
                                     {2, "A troll and two goblins have found your trail.\n"},
                                     {3, "A dread knight has found your trail.\n"}}) {
        world::World start = way_to_door("@%");
        start.brands_home = home;
        start.hunt_clock = 0;
        const WorldRun run(std::move(start), "R");
        CHECK(run.news().ends_with(concat("DarkRed: ", told)));
        CHECK_EQ(run.world().hunt_clock, 2);
    }
}

TEST("a hound that finds no door comes later, as long as its brand is carried") {
    world::World start = way_to_door("@%");
    start.map.at({15, 1}).become(world::Terrain::wall);
    const WorldRun run(std::move(start), "Rw");
    CHECK_EQ(run.world().hunters, 0);
    world::World later = run.world();
    later.map.at({15, 1}).become(world::Terrain::floor);
    CHECK(WorldRun(std::move(later), "w")
              .news()
              .ends_with("A goblin and two rats have found your trail.\n"));
}

}  // namespace
}  // namespace rogue::test
