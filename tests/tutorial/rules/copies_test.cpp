#include "tests/support/copies.hpp"
#include "tests/support/check.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/game.hpp"
#include "tutorial/screens/screens.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

TEST("a copy goes on as the game does, also while an aim is taken") {
    World world = world_from(R"(
        ##########
        #@..k..o.#
        #..$..g..#
        ##########
    )");
    world.player.abilities[0].emplace(Ability{AbilityKind::fireball});
    world.player.abilities[1].emplace(Ability{AbilityKind::lightning_bolt});
    world.player.abilities[2].emplace(Ability{AbilityKind::magic_missile});
    const auto prompts =
        check_copies(tutorial::Game(std::move(world)), "RqRRRUDEwRRUEeRLREDDRLRLRURDRLULR");
    CHECK(prompts == std::set({Prompt::command, Prompt::aim}));
}

}  // namespace
}  // namespace rogue::test
