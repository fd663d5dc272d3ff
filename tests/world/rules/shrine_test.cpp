#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/turn.hpp"

namespace rogue::test {
namespace {

using world::Terrain;

TEST("plates sink in their order, and the last one opens the sealed door") {
    const WorldRun run(world_from("@____|$"), "RRRRR");
    CHECK_EQ(run.news(),
             "Cyan: The plate sinks: 1 of 4.\n"
             "Cyan: The plate sinks: 2 of 4.\n"
             "Cyan: The plate sinks: 3 of 4.\n"
             "Cyan: The last plate sinks, and the sealed door grinds open.\n"
             "Cyan: In it lie boots: one of them is yours.\n");
    CHECK_EQ(coordinates(run.world().player.position), "6,1");
}

TEST("nothing happens on the plate that went down last, or when all are down") {
    CHECK_EQ(WorldRun(world_from("@_."), "RRL").news(), "Cyan: The plate sinks: 1 of 4.\n");
    world::World start = world_from("@____");
    start.map.chunk_with({}).plates->down = 4;
    CHECK_EQ(WorldRun(std::move(start), "RRRR").news(), "");
}

TEST("after a wrong plate none is down, even if it is the first") {
    const std::string rise = "Red: The plate does not move. All rise again, and something stirs.\n";
    const std::string sinks = "Cyan: The plate sinks: 1 of 4.\n";
    const WorldRun back(world_from("@___"), "RRLRL");
    CHECK_EQ(back.news(), sinks + "Cyan: The plate sinks: 2 of 4.\n" + rise + rise + sinks);
    CHECK_EQ(WorldRun(world_from("__@"), "LL").news(), rise + sinks);
}

TEST("a wrong plate wakes all in its chunk, who strike no parting blow yet") {
    world::World start = world_from(
        "T_#.\n"
        "@_#.\n");
    start.monsters.push_back(monster_of('r', {5, 20}, false));
    start.monsters.push_back(monster_of('r', {40, 5}, false));
    const WorldRun run(std::move(start), "R");
    CHECK_EQ(run.news(), "Red: The plate does not move. All rise again, and something stirs.\n");
    const auto& monsters = run.world().monsters;
    CHECK(monsters[0].awake && monsters[1].awake && !monsters[2].awake);
}

TEST("a sealed door tells that it is no vault, which takes no turn and no key") {
    world::World start = world_from("@|");
    start.keys = 1;
    const WorldRun run(std::move(start), "R");
    CHECK_EQ(run.news(), "Yellow: No lock, no hinge: only the plates open this door.\n");
    CHECK_EQ(run.world().hunt_clock, 0);
    CHECK_EQ(run.world().keys, 1);
}

TEST("a fireball bursts against a sealed door, and flies over a plate") {
    world::World start = world_from("@_|");
    start.player.pack.add(Wand{.kind = &kFireball, .damage = 9, .charges = 2});
    start.player.pack.ready_wand(0);
    const WorldRun run(std::move(start), "zR");
    CHECK(run.news().ends_with("Red: The fireball bursts against the wall.\n"));
    CHECK(run.world().map.at({3, 1}).terrain() == Terrain::sealed_door);
}

TEST("the stone of a shrine tells the order of its plates and nothing else, whenever it is read") {
    world::World start = world_from("@&.____");
    start.map.chunk_with({}).plates->sides = {2, 1, 0, 3};
    const WorldRun run(std::move(start), "RRL");
    const std::string carved =
        "White: Carved here: first south, then east, then north, then west.\n";
    CHECK_EQ(run.news(), carved + carved);
    CHECK(run.world().log[0].event.kind == Event::Kind::other);
    CHECK(run.world().log[1].event.kind == Event::Kind::expected);  // No walk stops for it.
    CHECK_EQ(run.world().stones_read, 0U);
    CHECK(run.world().known.empty());
}

TEST("a vault tells which gifts lie in it, and that of a brand tells nothing") {
    world::World start = world_from("@=$");
    start.keys = 1;
    start.map.chunk_with({}).things.push_back({{9, 9}, world::Gift::ember});
    start.map.chunk_with({}).things.push_back({{9, 8}, world::Gift::ring});
    CHECK_EQ(WorldRun(std::move(start), "R").news(),
             "Cyan: You open the vault.\n"
             "Cyan: In it lie boots, ember, ring: one of them is yours.\n");
    world::World brand = world_from("@=%");
    brand.keys = 1;
    CHECK_EQ(WorldRun(std::move(brand), "R").news(), "Cyan: You open the vault.\n");
}

}  // namespace
}  // namespace rogue::test
