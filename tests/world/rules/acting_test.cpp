#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/world_picture.hpp"

namespace rogue::test {
namespace {

TEST("a monster that is not seen sleeps on, and one that is seen comes") {
    const WorldRun run(world_from("..@....o\n"
                                  "########\n"
                                  "o.......\n"),
                       "L");
    check_drawing(run,
                  ".@....o.\n"
                  "########\n"
                  "o.......\n");
}

TEST("the roar of an orc wakes its tile") {
    const WorldRun run(world_from("@......o\n"
                                  "#######.\n"
                                  "o.......\n"),
                       "D.R");
    CHECK(run.news().starts_with("DarkGreen: The orc roars!\n"));
    CHECK_EQ(run.news().find("roars", 30), std::string::npos);
    for (const world::Monster& monster : run.world().monsters.all()) {
        CHECK(monster.awake);
    }
    check_drawing(run,
                  ".@....o.\n"
                  "#######.\n"
                  ".o......\n");
}

TEST("a rat steps twice unless the first step brings it to the player") {
    const WorldRun far(world_from("..@.....r"), "L");
    check_drawing(far, ".@....r..");
    const WorldRun near(world_from("..@.r"), "L");
    check_drawing(near, ".@r..");
    const WorldRun beside(world_from("@..r"), "R");
    check_drawing(beside, ".@r.");
}

TEST("a troll heals each turn while it is awake") {
    world::World start = world_from("@.......T");
    start.monsters.at({9, 1})->hp = 20;
    const WorldRun seen(std::move(start), "R");
    CHECK_EQ(seen.world().monsters.all().front().hp, 21);
    world::World asleep = world_from("@.#T");
    asleep.monsters.at({4, 1})->hp = 20;
    const WorldRun unseen(std::move(asleep), "R");
    CHECK_EQ(unseen.world().monsters.all().front().hp, 20);
    const WorldRun whole(world_from("@.......T"), "R");
    CHECK_EQ(whole.world().monsters.all().front().hp, 24);
}

// The first seed in which a goblin throws its first stone.
std::uint64_t seed_with_throw(bool throws) {
    std::uint64_t seed = 1;
    while ((Draws(seed, 0).below(2) == 0) != throws) {
        ++seed;
    }
    return seed;
}

TEST("a goblin in a line with the player throws a stone or comes") {
    const WorldRun thrown(world_from("..@....g", seed_with_throw(true)), "R");
    CHECK(thrown.news().starts_with("Red: The goblin's stone hits you for "));
    check_drawing(thrown, "...@...g");
    const WorldRun held(world_from("..@....g", seed_with_throw(false)), "R");
    CHECK_EQ(held.news(), "");
    check_drawing(held, "...@..g.");
}

TEST("a goblin throws at most five cells far, and not past monsters or walls") {
    const std::uint64_t seed = seed_with_throw(true);
    check_drawing(WorldRun(world_from("@......g", seed), "R"), ".@....g.");
    check_drawing(WorldRun(world_from(".@.T.g", seed), "L"), "@.T.g.");
    check_drawing(WorldRun(world_from("@.#g.\n"
                                      "....."),
                           "R"),
                  ".@#g.\n"
                  ".....");
}

TEST("over water a stone flies") {
    const WorldRun run(world_from("@.~~g", seed_with_throw(true)), "R");
    CHECK(run.news().starts_with("Red: The goblin's stone hits you for "));
}

TEST("a wraith goes straight through walls, and is seen there") {
    const WorldRun run(world_from("@.....\n"
                                  "######\n"
                                  "####w#\n"),
                       "RL");
    check_drawing(run,
                  "@.....\n"
                  "######\n"
                  "##w###\n");
}

TEST("a wraith whose way is blocked goes along the other axis") {
    const WorldRun run(world_from("..@.~~\n"
                                  "###~Lw\n"),
                       "L");
    check_drawing(run,
                  ".@..~W\n"
                  "###~L#\n");
}

TEST("monsters go around by the shortest way, top before right before bottom before left") {
    const WorldRun run(world_from("......\n"
                                  ".@##o.\n"
                                  "......\n"),
                       "L");
    check_drawing(run,
                  "......\n"
                  "@.##o.\n"
                  "......\n");
    const WorldRun seen(world_from(".......\n"
                                   "..@...o\n"
                                   ".......\n"),
                        "D");
    check_drawing(seen,
                  ".......\n"
                  ".......\n"
                  "..@...o\n");
}

TEST("a monster that no way reaches waits") {
    const WorldRun run(world_from("@..~.o\n"), "R");
    check_drawing(run, ".@.~.o\n");
    CHECK(run.world().monsters.all().front().awake);
}

TEST("a monster that stands in the way of another is walked around, or waited for") {
    const WorldRun run(world_from("@..Tr\n"), "R");
    check_drawing(run, ".@Tr.\n");
}

TEST("only monsters within 24 cells act") {
    world::World start = world_from("..@");
    for (int x = 4; x <= 28; ++x) {
        start.map.at({x, 1}).become(world::Terrain::floor);
    }
    start.monsters.add(monster_of('o', {26, 1}, true));
    start.monsters.add(monster_of('o', {27, 1}, true));
    const WorldRun run(std::move(start), "L");
    CHECK_EQ(coordinates(run.world().monsters.all()[0].position), "25,1");
    CHECK_EQ(coordinates(run.world().monsters.all()[1].position), "27,1");
}

TEST("the last hit kills, and nobody acts after it") {
    world::World start = world_from("o@o");
    start.player.hp = 1;
    start.monsters.at({1, 1})->awake = true;
    const WorldRun run(std::move(start), "R");
    CHECK(run.ending() == Ending::died);
    const std::string news = run.news();
    CHECK(news.ends_with("Red: The orc kills you...\n"));
    CHECK_EQ(news.find("hits you"), news.rfind("hits you"));
    CHECK_EQ(run.world().hunt_clock, 0);
}

TEST("a goblin's stone kills in the goblin's name") {
    world::World start = world_from("@....g", seed_with_throw(true));
    start.player.hp = 1;
    const WorldRun run(std::move(start), "R");
    CHECK(run.news().ends_with("Red: The goblin kills you...\n"));
}

}  // namespace
}  // namespace rogue::test
