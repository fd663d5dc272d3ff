#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/press_keys.hpp"
#include "tests/support/tutorial_invariants.hpp"
#include "tests/support/tutorial_world.hpp"
#include "tutorial/rules/game.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

// So many keys by chance.
std::string some_keys(std::uint64_t seed, std::size_t count) {
    constexpr std::string_view kKeys = "UUUUUDDDDDLLLLLRRRRRqwer1234>E";
    Rng rng(seed, 99);
    std::string keys;
    while (keys.size() < count) {
        keys += kKeys[static_cast<std::size_t>(rng.below(static_cast<int>(kKeys.size())))];
    }
    return keys;
}

TEST("whatever is pressed, the world stays sound") {
    constexpr std::size_t kKeys = 600;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const check::Context context(concat("seed ", seed));
        tutorial::Game game(equipped_world(seed, 1 + static_cast<int>(seed % 12)));
        const std::string keys = some_keys(seed, kKeys);
        std::size_t shown = 0;
        game.play(ScriptedKeys(keys), [&] {
            CHECK_EQ(fault_of(game.screen()), "");
            ++shown;
        });
        CHECK(game.ending() != Ending::quit);
        CHECK(shown == kKeys + 1 || game.ending() == Ending::died);
        const Tally tally = game.tally();
        CHECK_EQ(tally.score, 100 * tally.deepest + game.world().player.gold);
    }
}

}  // namespace
}  // namespace rogue::test
