#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/turn.hpp"

// Whom the player's blows hit: a step up to a monster is one, and boons carry it to others.

namespace rogue::test {
namespace {

using world::Gift;

// A drawn world where all monsters are awake and the player has these gifts.
world::World awake(std::string_view drawing, std::initializer_list<Gift> gifts = {}) {
    world::World start = world_from(drawing);
    for (world::Monster& monster : start.monsters) {
        monster.awake = monster.was_awake = true;
    }
    for (const Gift gift : gifts) {
        start.gifts[static_cast<std::size_t>(gift)] = true;
    }
    return start;
}

// The damage of the first blow of a player without weapons.
int first_damage() {
    return 4 + Draws(1, 0).below(3) - 1;
}

std::string hits(std::string_view name) {
    return concat("White: You hit the ", name, " for ", first_damage(), ".\n");
}

// What the log tells after the player, without weapons, attacks the monster that is drawn there.
std::string told_of_blow(world::World start, Point at) {
    attack(start, *monster_at(start, at));
    std::string told;
    for (std::size_t i = 0; i < start.log.size(); ++i) {
        append(told, line_of(start.log[i]), "\n");
    }
    return told;
}

TEST("who steps up to a monster that is awake hits it in the same step") {
    const WorldRun run(awake("@.T"), "R");
    CHECK(run.news().starts_with(hits("troll") + "Red: The troll hits you for "));
    CHECK_EQ(run.drawing("@.T"), ".@T\n");
    CHECK_EQ(run.world().hunt_clock, 1);
}

TEST("a step up to a sleeper hits nobody, and wakes it only when it sees the player") {
    const WorldRun run(world_from("@.T"), "R");
    CHECK(run.news().starts_with("Red: The troll hits you for "));
}

TEST("a step hits who is ahead, or else above, to the right, below or to the left") {
    for (const auto& [drawing, keys, name] : {std::tuple("#g#\n@.o\n#T#", "R", "orc"),
                                              {"#g#\n@.#\n#T#", "R", "goblin"},
                                              {"###\n@.#\n#T#", "R", "troll"},
                                              {"#@#\ng.o\n#T#", "D", "troll"},
                                              {"#@#\ng.o\n###", "D", "orc"},
                                              {"#@#\ng.#\n###", "D", "goblin"}}) {
        CHECK(WorldRun(awake(drawing), keys).news().starts_with(hits(name)));
    }
}

TEST("a step passes over a dread knight that the weapon can't harm, without a word") {
    CHECK(WorldRun(awake("#g#\n@.L"), "R").news().starts_with(hits("goblin")));
    CHECK(WorldRun(awake("@.L"), "R").news().starts_with("Red: The dread knight hits you for "));
    world::World blessed = awake("@.L");
    blessed.player.pack = wielding({.plain_name = "dagger", .bonus = 1, .enchanted = true}).pack;
    CHECK(WorldRun(std::move(blessed), "R").news().starts_with("White: You hit the dread knight"));
}

TEST("a step takes what lies there before its blow") {
    world::World start = awake("@.T");
    start.map.chunk_with({}).things = {{{2, 1}, world::DoorKey{}}};
    CHECK(WorldRun(std::move(start), "R")
              .news()
              .starts_with("Cyan: You pick up a key.\n" + hits("troll")));
}

TEST("with the scythe a blow hits the attacked one, then all around the player, row by row") {
    const std::string_view drawing =
        "g.TT\n"
        ".@oT\n"
        "W.T.\n";
    CHECK_EQ(told_of_blow(awake(drawing), {3, 2}), hits("orc"));
    CHECK_EQ(told_of_blow(awake(drawing, {Gift::scythe}), {3, 2}),
             hits("orc") + hits("goblin") + hits("troll") + hits("wraith") + hits("troll"));
    const world::World surrounded = awake("TTT\nT@T\nTTT", {Gift::scythe});
    CHECK_EQ(told_of_blow(surrounded, {2, 1}).size(), 8 * hits("troll").size());
}

TEST("with the spear a blow goes on to who stands behind the attacked one, in a wall too") {
    CHECK_EQ(told_of_blow(awake("@oT"), {2, 1}), hits("orc"));
    CHECK_EQ(told_of_blow(awake("@oTT", {Gift::spear}), {2, 1}), hits("orc") + hits("troll"));
    CHECK_EQ(told_of_blow(awake("w\no\n@", {Gift::spear}), {1, 2}), hits("orc") + hits("wraith"));
    CHECK_EQ(told_of_blow(awake("@o.T", {Gift::spear}), {2, 1}), hits("orc"));
    CHECK_EQ(told_of_blow(awake("T@oW", {Gift::scythe, Gift::spear}), {3, 1}),
             hits("orc") + hits("troll") + hits("wraith"));
}

TEST("a shared blow draws once, and wakes all whom it hits but a dread knight") {
    world::World start = world_from("T.L\n.@o\n...");
    start.gifts[static_cast<std::size_t>(Gift::scythe)] = true;
    attack(start, *monster_at(start, {3, 2}));
    CHECK(monster_at(start, {1, 1})->awake && !monster_at(start, {3, 1})->awake);
    Draws dice(1, 0);
    dice.below(3);
    CHECK_EQ(start.dice.below(1000), dice.below(1000));
}

TEST("who attacks a dread knight in vain hits nobody else") {
    CHECK_EQ(told_of_blow(awake("T@L", {Gift::scythe}), {3, 1}),
             "Yellow: Your attack glances off the dread knight. Only enchanted steel can harm "
             "it!\n");
}

TEST("each whom a blow kills is told, and pays, before the next is hit") {
    world::World start = awake("o@r", {Gift::scythe, Gift::ring});
    start.player.hp = 20;
    monster_at(start, {3, 1})->hp = 1;
    monster_at(start, {3, 1})->own_name = "Ashrok";
    attack(start, *monster_at(start, {3, 1}));
    CHECK_EQ(line_of(start.log[1]), "Green: You kill Ashrok!");
    CHECK_EQ(line_of(start.log[2]), "Cyan: Ashrok had a key. You take it.");
    CHECK_EQ(line_of(start.log[3]) + "\n", hits("orc"));
    CHECK_EQ(start.player.hp, 22);
}

// After these keys in a world where all rats have 1 HP.
WorldRun with_weak_rats(world::World start, std::string_view keys) {
    for (world::Monster& monster : start.monsters) {
        monster.hp = monster.kind->name == "rat" ? 1 : monster.hp;
    }
    return {std::move(start), keys};
}

TEST("with the sandglass a blow takes no turn if it kills anybody, a step up too") {
    for (const auto& [drawing, keys] : {std::pair("@r", "R"), {"@.r", "R"}}) {
        CHECK_EQ(with_weak_rats(awake(drawing), keys).world().hunt_clock, 1);
        CHECK_EQ(with_weak_rats(awake(drawing, {Gift::sandglass}), keys).world().hunt_clock, 0);
    }
    CHECK_EQ(WorldRun(awake("@T", {Gift::sandglass}), "R").world().hunt_clock, 1);
    CHECK_EQ(with_weak_rats(awake("r@T", {Gift::scythe, Gift::sandglass}), "R").world().hunt_clock,
             0);
}

TEST("after a step that took no turn the player sees from where it led") {
    const WorldRun run = with_weak_rats(awake("@.r", {Gift::sandglass}), "R");
    CHECK_EQ(coordinates(run.world().sight.eye()), "2,1");
}

TEST("nobody strikes a parting blow for an earlier step that took no turn") {
    const WorldRun run = with_weak_rats(awake("T@.r", {Gift::sandglass}), "Rw");
    CHECK_EQ(run.news().find("The troll hits you"), std::string::npos);
    CHECK_EQ(run.drawing("T@.r"), ".T@.\n");
}

TEST("whom a blow that took no turn woke strikes a parting blow at the next step") {
    world::World start = world_from(".@T\n..r");
    start.gifts[static_cast<std::size_t>(Gift::scythe)] = true;
    start.gifts[static_cast<std::size_t>(Gift::sandglass)] = true;
    const WorldRun run = with_weak_rats(std::move(start), "RL");
    CHECK_EQ(run.world().hunt_clock, 1);
    CHECK(run.news().find("The troll hits you for ") != std::string::npos);
}

TEST("with the horn who is stepped up to loses one turn, but heals in it") {
    const WorldRun once(awake("@.T", {Gift::horn}), "R");
    CHECK_EQ(once.news(), hits("troll"));
    CHECK_EQ(once.world().monsters.front().hp, 24 - first_damage() + 1);
    const WorldRun twice(awake("@.T", {Gift::horn}), "Rw");
    CHECK(twice.news().starts_with(hits("troll") + "Red: The troll hits you for "));
}

TEST("the horn stuns neither who is attacked in place nor who is hit with another") {
    CHECK(WorldRun(awake("@T", {Gift::horn}), "R").news().find("The troll hits you") !=
          std::string::npos);
    world::World start = awake(".@o\n..T", {Gift::horn, Gift::scythe});
    charge(start, Direction::right);
    CHECK_EQ(start.log.size(), 2U);
    CHECK(monster_at(start, {3, 1})->stunned && !monster_at(start, {3, 2})->stunned);
}

TEST("who is stunned in a step that took no turn loses the next one") {
    const world::World start = awake("##r\n@.T", {Gift::horn, Gift::scythe, Gift::sandglass});
    CHECK_EQ(with_weak_rats(start, "R").world().hunt_clock, 0);
    CHECK_EQ(with_weak_rats(start, "Rw").news().find("The troll hits you"), std::string::npos);
    CHECK(with_weak_rats(start, "Rww").news().find("The troll hits you") != std::string::npos);
}

}  // namespace
}  // namespace rogue::test
