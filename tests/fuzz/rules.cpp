#include <variant>

#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "rogue/classic/map/map_generator.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/played.hpp"
#include "tests/support/classic_invariants.hpp"
#include "tests/support/things.hpp"

namespace rogue::fuzz {
namespace {

/// Looks at every screen.
class DungeonWatcher final : public Display {
public:
    void show(const Screen& screen) override {
        if (const auto* map = std::get_if<MapView>(&screen)) {
            expect_none(invariants_.fault_of(*map));
        }
    }

    void show_over(Point tile, Appearance, std::chrono::milliseconds stay) override {
        expect(DungeonLevel::contains(tile) && stay.count() > 0, "drawn beyond the map");
    }

private:
    test::ClassicInvariants invariants_;
};

Player strong_player() {
    Player player = test::carrying(
        {test::kWand, test::kPotion, test::kBlessedAxe, test::kDagger, test::kPotion, test::kWand});
    player.pack.ready_wand(0);
    player.pack.equip_weapon(3);
    player.hp = player.max_hp = 1000;
    return player;
}

Outcome play_dungeon(const Start& start, KeySource& keys) {
    DungeonWatcher watcher;
    DungeonLevel first = generate_level(start.seed, start.depth, BossAllowed::yes);
    return Game(start.seed, keys, watcher, std::move(first),
                start.strong ? strong_player() : Player{})
        .run();
}

}  // namespace

void rules(std::string_view input) {
    play_out(input, kClassic, play_dungeon);
}

}  // namespace rogue::fuzz
