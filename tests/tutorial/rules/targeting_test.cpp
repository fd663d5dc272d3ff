#include "tutorial/rules/use_item.hpp"

#include "tests/support/check.hpp"
#include "tests/support/drawing.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/acting.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

TEST("the monsters in sight can be aimed at, in their order, around at both ends") {
    const World world = world_from("#k.@..o.g+k#");
    auto aim = aim_at_monster(world.level, AbilityKind::magic_missile);
    CHECK(aim.has_value());
    const auto after = [&](Direction arrow) {
        move_aim(*aim, arrow, world.level);
        return coordinates(aim->cursor);
    };
    CHECK_EQ(coordinates(aim->cursor), "1,0");
    CHECK_EQ(after(Direction::right), "6,0");
    CHECK_EQ(after(Direction::down), "8,0");
    CHECK_EQ(after(Direction::right), "1,0");
    CHECK_EQ(after(Direction::left), "8,0");
    CHECK_EQ(after(Direction::up), "6,0");
}

TEST("with nobody in sight there is nothing to aim at") {
    const World world = world_from("#@.+k#");
    CHECK(!aim_at_monster(world.level, AbilityKind::magic_missile));
}

TEST("an area or a line is aimed cell by cell, within sight") {
    const World world = world_from(R"(
        #####
        #@.+.
        #####
    )");
    for (const Targeting::Shape shape : {Targeting::Shape::area, Targeting::Shape::line}) {
        Targeting aim{AbilityKind::fireball, shape, world.player.position};
        const auto after = [&](Direction arrow) {
            move_aim(aim, arrow, world.level);
            return coordinates(aim.cursor);
        };
        CHECK_EQ(after(Direction::right), "2,1");
        CHECK_EQ(after(Direction::right), "3,1");
        CHECK_EQ(after(Direction::right), "3,1");
        CHECK_EQ(after(Direction::up), "3,0");
        CHECK_EQ(after(Direction::up), "3,0");
        CHECK_EQ(after(Direction::down), "3,1");
        CHECK_EQ(after(Direction::left), "2,1");
    }
}

TEST("an area covers the square of two cells around the cursor, a line all from the player") {
    const Targeting area{AbilityKind::fireball, Targeting::Shape::area, {1, 1}};
    CHECK_EQ(covered(area, {0, 0}).size(), 16U);
    const Targeting line{AbilityKind::lightning_bolt, Targeting::Shape::line, {3, 0}};
    CHECK_EQ(covered(line, {0, 0}).size(), 4U);
    const Targeting monster{AbilityKind::magic_missile, Targeting::Shape::monster, {3, 0}};
    CHECK_EQ(covered(monster, {0, 0}).size(), 1U);
}

TEST("while an aim is taken only arrows, Enter and the end do anything, and no time passes") {
    World world = world_from("#@...k#");
    world.player.abilities[0].emplace(Ability{AbilityKind::fireball});
    world.player.abilities[1].emplace(Ability{AbilityKind::heal_self});
    world.player.items[0].emplace(ItemKind::healing_potion);
    world.player.health = 50;
    const TutorialPlayed played = play(world, "qwer1234>X.RRLU");
    CHECK_EQ(played.frames, 16);
    CHECK_EQ(played.news, "");
    CHECK_EQ(played.world.player.health, 50);
    CHECK_EQ(played.world.player.abilities[0]->waits, 39);
    CHECK_EQ(coordinates(played.world.level.monsters.front().position), "5,0");
    CHECK(play(world, "qQ").outcome.ending == Ending::quit);
}

TEST("once the aim is confirmed the blow falls, then time goes on") {
    World world = world_from("#@...k#");
    world.player.abilities[0].emplace(Ability{AbilityKind::fireball});
    const TutorialPlayed played = play(world, "qE");
    CHECK_EQ(played.news, "Rogue casts a Fireball\nKobold is eager to fight Rogue\n");
    CHECK_EQ(played.world.player.abilities[0]->waits, 39);
}

}  // namespace
}  // namespace rogue::test
