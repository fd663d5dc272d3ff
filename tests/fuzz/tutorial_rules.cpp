#include "rogue/tutorial/tutorial.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/played.hpp"
#include "tests/support/tutorial_invariants.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/game.hpp"

namespace rogue::fuzz {
void tutorial_rules(std::string_view input) {
    const Script script = script_of(input, kTutorial);
    play_out(tutorial::Game(script.strong ? test::equipped_world(script.seed, script.depth)
                                          : tutorial::new_world(script.seed)),
             script.keys,
             [](const tutorial::Game& game) { expect_none(test::fault_of(game.screen())); });
}

}  // namespace rogue::fuzz
