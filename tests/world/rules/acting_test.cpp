#include <algorithm>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/world_picture.hpp"

// What monsters do in their turn, each by its habit.

namespace rogue::test {
namespace {

// The drawing after these keys.
std::string after(std::string_view drawing, std::string_view keys, std::uint64_t seed = 1) {
    return WorldRun(world_from(drawing, seed), keys).drawing(drawing);
}

TEST("a monster sleeps until it is seen, and then comes") {
    CHECK_EQ(after("..@....T\n########\nT.......", "L"), ".@....T.\n########\nT.......\n");
}

TEST("the roar of an orc wakes its chunk, once") {
    const WorldRun run(world_from("@......o\n#######.\nT......."), "ww");
    CHECK_EQ(run.news(), "DarkGreen: The orc roars!\n");
    CHECK(std::ranges::all_of(run.world().monsters, &world::Monster::awake));
    CHECK_EQ(run.drawing("@......o\n#######.\nT......."), "@....o..\n#######.\n..T.....\n");
}

TEST("a rat steps twice unless the first step brings it to the player") {
    CHECK_EQ(after("@......r", "w"), "@....r..\n");
    CHECK_EQ(after("@.r", "w"), "@r.\n");
}

TEST("a troll that is awake heals 1 HP a turn, up to what it had at first") {
    for (const auto& [drawing, hp, healed] :
         {std::tuple{"@......T", 20, 21}, {"@.#T", 20, 20}, {"@......T", 24, 24}}) {
        world::World start = world_from(drawing);
        start.monsters.front().hp = hp;
        CHECK_EQ(WorldRun(std::move(start), "w").world().monsters.front().hp, healed);
    }
}

TEST("a goblin throws a stone at every second chance, up to 5 cells far, and else comes") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const bool throws = Draws(seed, 0).below(2) == 0;
        for (const std::string_view line : {"@....g", "@.~~.g"}) {
            const WorldRun run(world_from(line, seed), "w");
            CHECK_EQ(run.news().starts_with("Red: The goblin's stone hits you for "), throws);
        }
        CHECK_EQ(after("@....g", "w", seed), throws ? "@....g\n" : "@...g.\n");
        CHECK_EQ(after("@.....g", "w", seed), "@....g.\n");
        CHECK_EQ(after("@..T.g", "w", seed), throws ? "@.T..g\n" : "@.T.g.\n");
        CHECK_EQ(after("@....\n....g", "w", seed), "@...g\n.....\n");
    }
}

TEST("a wraith goes straight through walls, and aside if a monster is in its way") {
    CHECK_EQ(after("@.....\n######\n####w#", "ww"), "@.....\n######\n##W###\n");
    CHECK_EQ(after(".@.~~\n##~Lw", "w"), ".@.~W\n##~L#\n");
}

TEST("who walks takes the shortest way: up, right, down or left, whichever comes first") {
    CHECK_EQ(after(".......\n..@...T\n.......", "D"), ".......\n.......\n..@...T\n");
    CHECK_EQ(after("@##\n..T\n...", "w"), "@##\n.T.\n...\n");
    CHECK_EQ(after("@..~.T", "w"), "@..~.T\n");
    CHECK_EQ(after("@.TT", "w"), "@TT.\n");
}

TEST("who finds others in all shortest ways goes around them, and waits where none leads") {
    CHECK_EQ(after("...\n@gT", "w"), "..T\n@g.\n");
    CHECK_EQ(after("@.\ng.\nr.", "w"), "@.\ngr\n..\n");
    CHECK_EQ(after("###\n@gT\n...", "w"), "###\n@g.\n..T\n");
    CHECK_EQ(after("@gT.\n##T.", "w"), "@gT.\n##T.\n");
}

TEST("only monsters within 24 cells act") {
    world::World start = world_from("@...........................");
    start.monsters = {monster_of('T', {25, 1}, true), monster_of('T', {26, 1}, true)};
    const WorldRun run(std::move(start), "w");
    CHECK_EQ(coordinates(run.world().monsters[0].position), "24,1");
    CHECK_EQ(coordinates(run.world().monsters[1].position), "26,1");
}

TEST("who was awake strikes a parting blow as the player steps away, and stays behind") {
    for (const bool awake : {true, false}) {
        world::World start = world_from("T@.");
        start.monsters = {monster_of('T', {1, 1}, awake)};
        const WorldRun run(std::move(start), "R");
        CHECK_EQ(run.news().starts_with("Red: The troll hits you for "), awake);
        CHECK_EQ(run.drawing("T@."), awake ? "T.@\n" : ".T@\n");
    }
}

TEST("the last hit kills, and nobody acts after it") {
    world::World start = world_from("o@T");
    start.player.hp = 1;
    const WorldRun run(std::move(start), "w");
    CHECK(run.ending() == Ending::died);
    CHECK(run.news().ends_with("Red: The orc kills you...\n"));
    CHECK_EQ(run.news().find("troll"), std::string::npos);
    CHECK_EQ(run.world().hunt_clock, 0);
}

}  // namespace
}  // namespace rogue::test
