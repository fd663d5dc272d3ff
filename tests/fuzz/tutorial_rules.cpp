#include "rogue/tutorial/rules/game.hpp"
#include "rogue/tutorial/tutorial.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/played.hpp"
#include "tests/support/tutorial_invariants.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::fuzz {
namespace {

/// Looks at every screen.
class TutorialWatcher final : public tutorial::Display {
public:
    void show(const tutorial::Screen& screen) override { expect_none(test::fault_of(screen)); }
};

Outcome play_tutorial(const Start& start, KeySource& keys) {
    TutorialWatcher watcher;
    return tutorial::Game(start.strong ? test::equipped_world(start.seed, start.depth)
                                       : tutorial::new_world(start.seed),
                          keys, watcher)
        .run();
}

}  // namespace

void tutorial_rules(std::string_view input) {
    play_out(input, kTutorial, play_tutorial);
}

}  // namespace rogue::fuzz
