#include <string>

#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/game/rules.hpp"
#include "rogue/classic/map/map_generator.hpp"
#include "tests/support/check.hpp"
#include "tests/support/classic_invariants.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {
namespace {

constexpr std::uint64_t kRuns = 60;
constexpr int kKeys = 400;

// Presses keys at random and looks at every map shown.
class Monkey final : public KeySource, public Display {
public:
    explicit Monkey(std::uint64_t seed) : draws_(seed, 1000) {
        std::erase_if(letters_, [](char letter) { return letter == 'q' || letter == 'Q'; });
    }

    Key next() override {
        waited_for_ = true;
        if (++taken_ > kKeys) {
            return Key::end;
        }
        const int letter = draws_.below(static_cast<int>(letters_.size()));
        return *kKeySet.scripted(letters_[static_cast<std::size_t>(letter)]);
    }

    void show(const Screen& screen) override {
        CHECK(waited_for_);  // Else nobody would have seen the screen before.
        waited_for_ = false;
        if (const auto* map = std::get_if<MapView>(&screen)) {
            look_at(*map);
        }
    }
    void show_over(Point tile, Appearance, std::chrono::milliseconds) override {
        CHECK(DungeonLevel::contains(tile));
    }

    int maps() const { return maps_; }

private:
    void look_at(const MapView& view) {
        const check::Context context(text("key ", taken_));
        ++maps_;
        CHECK_EQ(invariants_.fault_of(view), "");
    }

    Draws draws_;
    // All keys but those that quit, the likely ones more than once.
    std::string letters_ = text("UUUUDDDDLLLLRRRRggiiazzUDLR>>><.", kKeySet.characters);
    bool waited_for_ = true;
    int taken_ = 0;
    int maps_ = 0;
    ClassicInvariants invariants_;
};

TEST("whatever keys are pressed, level and player stay sound") {
    int maps = 0;
    for (std::uint64_t seed = 1; seed <= kRuns; ++seed) {
        const check::Context context(text("seed ", seed));
        Monkey monkey(seed);
        Game game(seed, monkey, monkey);
        game.run();
        maps += monkey.maps();
    }
    CHECK(maps > 5000);
}

TEST("a run of its own begins on the seed's level of depth 1, on its spawn") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        Monkey monkey(seed);
        const Game game(seed, monkey, monkey);
        const DungeonLevel made = generate_level(seed, 1, BossAllowed::yes);
        CHECK_EQ(coordinates(game.player().position), coordinates(made.spawn));
        CHECK_EQ(game.level().monsters.size(), made.monsters.size());
        CHECK_EQ(line_of(game.log()[0]), "Yellow: Welcome to the dungeon. Depth 1.");
    }
}

}  // namespace
}  // namespace rogue::test
