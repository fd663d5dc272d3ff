#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"

namespace rogue::test {
namespace {

// The first seed whose first throw at a door has this luck.
std::uint64_t seed_for_door(bool bursts) {
    std::uint64_t seed = 1;
    while ((Draws(seed, 0).below(4) == 0) != bursts) {
        ++seed;
    }
    return seed;
}

TEST("water and walls are in the way, and take no turn") {
    const WorldRun run(world_from("#@~"), "LRLR");
    check_drawing(run, "#@~");
    CHECK_EQ(run.world().hunt_clock, 0);
}

TEST("keys and brands are taken in the order of the list, and an item is named") {
    world::World start = world_from("@.");
    const Point there{2, 1};
    auto& things = start.map.tile_with(there).things;
    things.push_back({there, Item{kDagger}});
    things.push_back({there, world::Brand{2, 1}});
    things.push_back({there, world::DoorKey{}});
    things.push_back({there, Item{kPotion}});
    const WorldRun run(std::move(start), "R");
    CHECK_EQ(run.news(),
             "Magenta: You take the brand of the south. It glows. Now bring it home!\n"
             "Cyan: You pick up a key.\n"
             "Cyan: You see a dagger here. (press g)\n");
    CHECK_EQ(run.world().keys, 1);
    CHECK_EQ(run.world().carried.size(), 1U);
}

TEST("an item is picked up, and those below it stay") {
    world::World start = world_from("!.");
    start.player.position = {1, 1};
    start.map.tile_with({1, 1}).things.push_back({{1, 1}, Item{kDagger}});
    const WorldRun run(std::move(start), "gR");
    CHECK_EQ(run.news(), "Cyan: You pick up the healing potion.\n");
    check_drawing(run, ")@");
}

TEST("a key opens a vault, and the player stays outside") {
    world::World start = world_from("@=.");
    start.keys = 1;
    const WorldRun run(std::move(start), "R");
    CHECK_EQ(run.news(), "Cyan: You open the vault.\n");
    check_drawing(run, "@'.");
    CHECK_EQ(run.world().keys, 0);
    CHECK_EQ(run.world().hunt_clock, 1);
}

TEST("without a key a vault stays locked, and that takes no turn") {
    const WorldRun run(world_from("@=."), "R");
    CHECK_EQ(run.news(), "Yellow: The vault is locked. Only a key opens it.\n");
    check_drawing(run, "@=.");
    CHECK_EQ(run.world().hunt_clock, 0);
}

// The hearth's tile has a door at 22 of its top, (22, 0); beyond is (22, -1).
world::World at_locked_door(std::uint64_t seed = 1) {
    world::World start = world_from("@", seed);
    start.player.position = {22, 1};
    start.map.at({22, 1}).become(world::Terrain::floor);
    start.map.at({22, 0}).become(world::Terrain::locked_door);
    start.map.at({22, -1}).become(world::Terrain::locked_door);
    return start;
}

bool is_open(const WorldRun& run) {
    const auto& map = run.world().map;
    CHECK(map.at({22, 0}).terrain() == map.at({22, -1}).terrain());
    return map.at({22, 0}).terrain() == world::Terrain::door;
}

TEST("a key opens both cells of a border's door") {
    world::World start = at_locked_door();
    start.keys = 2;
    const WorldRun run(std::move(start), "U");
    CHECK_EQ(run.news(), "Cyan: You unlock the door.\n");
    CHECK(is_open(run));
    CHECK_EQ(run.world().keys, 1);
    CHECK_EQ(coordinates(run.world().player.position), "22,1");
}

TEST("a locked door is forced with luck, and costs a hit point either way") {
    const WorldRun held(at_locked_door(seed_for_door(false)), "U");
    CHECK_EQ(held.news(), "Red: You throw yourself against the locked door. (-1 HP)\n");
    CHECK(!is_open(held));
    const WorldRun burst(at_locked_door(seed_for_door(true)), "U");
    CHECK_EQ(burst.news(),
             "Cyan: You throw yourself against the locked door. It bursts open! (-1 HP)\n");
    CHECK(is_open(burst));
    for (const WorldRun* run : {&held, &burst}) {
        CHECK_EQ(run->world().player.hp, 29);
        CHECK_EQ(run->world().hunt_clock, 1);
    }
}

TEST("with the last hit point no door is forced") {
    world::World start = at_locked_door();
    start.player.hp = 1;
    const WorldRun run(std::move(start), "U");
    CHECK_EQ(run.news(), "Yellow: The door is locked, and you are too weak to force it.\n");
    CHECK_EQ(run.world().player.hp, 1);
    CHECK_EQ(run.world().hunt_clock, 0);
}

TEST("the first step into a tile farther off than any before heals five hit points") {
    world::World start = at_locked_door();
    start.keys = 1;
    start.player.hp = 20;
    const WorldRun run(std::move(start), "UUUDDUU");
    CHECK_EQ(run.world().player.hp, 25);
    CHECK_EQ(run.world().farthest, 1);
    CHECK_EQ(coordinates(run.world().player.position), "22,-1");
    CHECK_EQ(run.news(), text("Cyan: You unlock the door.\nYellow: You come to ",
                              run.world().map.tile_with({22, -1}).land, ".\n"));
    CHECK_EQ(run.world().tally().score, 100);
}

TEST("around the player's tile eight others are always made") {
    world::World start = at_locked_door();
    start.keys = 1;
    const WorldRun run(std::move(start), "UUU");
    for (const Point tile : {Point{-1, -2}, {0, -2}, {1, -2}, {-1, 0}, {1, 1}}) {
        CHECK(run.world().map.has(tile));
    }
    CHECK_EQ(run.world().map.size(), 12U);
}

TEST("a fountain blesses the equipped weapon") {
    world::World start = world_from("@{.");
    const Point at = start.player.position;
    start.player = wielding(kDagger);
    start.player.position = at;
    const WorldRun run(std::move(start), "RRL");
    CHECK_EQ(run.news(),
             "Cyan: Your enchanted dagger glows with enchantment!\n"
             "DarkGray: The fountain's power has already blessed your enchanted dagger.\n");
}

TEST("only enchanted steel harms the dread knight, and a blow that glances off takes no turn") {
    const WorldRun run(world_from("@L"), "R");
    CHECK_EQ(
        run.news(),
        "Yellow: Your attack glances off the dread knight. Only enchanted steel can harm it!\n");
    CHECK_EQ(run.world().monsters.all().front().hp, 45);
    CHECK(!run.world().monsters.all().front().awake);
}

TEST("a kill counts and takes the monster off the list") {
    world::World start = world_from("@r");
    start.player.pack.add(Weapon{.plain_name = "warhammer", .bonus = 5});
    start.player.pack.equip_weapon(0);
    const WorldRun run(std::move(start), "R");
    CHECK(run.news().ends_with("Green: You kill the rat!\n"));
    CHECK(run.world().monsters.all().empty());
    CHECK_EQ(run.world().tally().score, 10);
}

}  // namespace
}  // namespace rogue::test
