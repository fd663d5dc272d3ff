#include <optional>
#include <string>
#include <variant>

#include "classic/map/map_generator.hpp"
#include "rogue/base/text.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/support/check.hpp"
#include "tests/support/classic_invariants.hpp"
#include "tests/support/draws.hpp"
#include "tests/support/printing.hpp"

namespace rogue::test {

using namespace classic;
namespace {

constexpr std::uint64_t kRuns = 60;
constexpr int kKeys = 400;

TEST("whatever keys are pressed, level and player stay sound") {
    // All keys but those that quit, the likely ones more than once.
    std::string letters = text("UUUUDDDDLLLLRRRRggiiazzUDLR>>><.", kKeySet.letters());
    std::erase_if(letters, [](char letter) { return letter == 'q' || letter == 'Q'; });
    int maps = 0;
    for (std::uint64_t seed = 1; seed <= kRuns; ++seed) {
        Draws draws(seed, 1000);
        Game game(seed);
        ClassicInvariants invariants;
        int keys = 0;
        const auto next = [&]() -> std::optional<Key> {
            if (++keys > kKeys) {
                return std::nullopt;
            }
            const int letter = draws.below(static_cast<int>(letters.size()));
            return *kKeySet.scripted(letters[static_cast<std::size_t>(letter)]);
        };
        const auto look = [&] {
            const check::Context context(text("seed ", seed, ", key ", keys));
            for (const Flash& flash : game.flashes()) {
                CHECK(DungeonLevel::contains(flash.tile));
            }
            const Screen screen = game.screen();
            if (const auto* map = std::get_if<MapView>(&screen)) {
                ++maps;
                CHECK_EQ(invariants.fault_of(*map), "");
            }
        };
        game.run(next, look);
    }
    CHECK(maps > 5000);
}

TEST("a run of its own begins on the seed's level of depth 1, on its spawn") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const Game game(seed);
        const DungeonLevel made = generate_level(seed, 1, BossAllowed::yes);
        CHECK_EQ(coordinates(game.player().position), coordinates(made.spawn));
        CHECK_EQ(game.level().monsters.size(), made.monsters.size());
        CHECK_EQ(line_of(game.log()[0]), "Yellow: Welcome to the dungeon. Depth 1.");
    }
}

}  // namespace
}  // namespace rogue::test
