#include "rogue/base/text.hpp"
#include "rogue/tutorial/rules/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/tutorial_invariants.hpp"
#include "tests/support/tutorial_world.hpp"

namespace rogue::test {
namespace {

using namespace tutorial;

// Presses keys by chance and looks at every screen.
class Monkey final : public KeySource, public tutorial::Display {
public:
    Monkey(std::uint64_t seed, int keys) : rng_(seed, 99), left_(keys) {}

    Key next() override {
        constexpr std::string_view kKeys = "UUUUUDDDDDLLLLLRRRRRqwer1234>E";
        if (left_-- == 0) {
            return Key::end;
        }
        return Key{kKeys[static_cast<std::size_t>(rng_.below(static_cast<int>(kKeys.size())))]};
    }

    void show(const tutorial::Screen& screen) override {
        if (fault.empty()) {
            fault = fault_of(screen);
        }
        ++shown;
    }

    std::string fault;
    int shown = 0;

private:
    Rng rng_;
    int left_;
};

TEST("whatever is pressed, the world stays sound") {
    constexpr int kKeys = 600;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const check::Context context(text("seed ", seed));
        Monkey monkey(seed, kKeys);
        tutorial::Game game(equipped_world(seed, 1 + static_cast<int>(seed % 12)), monkey, monkey);
        const Outcome outcome = game.run();
        CHECK_EQ(monkey.fault, "");
        CHECK(outcome.ending != Outcome::Ending::quit);
        CHECK(monkey.shown == kKeys + 1 || outcome.ending == Outcome::Ending::died);
        CHECK_EQ(outcome.tally.score, 100 * outcome.tally.deepest + game.world().player.gold);
    }
}

TEST("the same seed and the same keys give the same run") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        std::string ends[2];
        for (std::string& end : ends) {
            Monkey monkey(seed, 300);
            tutorial::Game game(seed, monkey, monkey);
            game.run();
            const World& world = game.world();
            end = text(coordinates(world.player.position), " ", world.player.health, " ",
                       world.kills);
            for (std::size_t i = 0; i < world.log.size(); ++i) {
                end += "\n" + world.log[i].text;
            }
        }
        CHECK_EQ(ends[0], ends[1]);
    }
}

}  // namespace
}  // namespace rogue::test
