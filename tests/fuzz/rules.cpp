#include <variant>

#include "classic/map/map_generator.hpp"
#include "rogue/classic/classic.hpp"
#include "rogue/classic/game/game.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/played.hpp"
#include "tests/support/classic_invariants.hpp"
#include "tests/support/things.hpp"

namespace rogue::fuzz {

using namespace classic;
namespace {

Player strong_player() {
    Player player = test::carrying(
        {test::kWand, test::kPotion, test::kBlessedAxe, test::kDagger, test::kPotion, test::kWand});
    player.pack.ready_wand(0);
    player.pack.equip_weapon(3);
    player.hp = player.max_hp = 1000;
    return player;
}

}  // namespace

void rules(std::string_view input) {
    const Script script = script_of(input, kClassic);
    test::ClassicInvariants invariants;
    const auto look = [&](const Game& game) {
        for (const BoltSeen& bolt : game.flight()) {
            expect(DungeonLevel::contains(bolt.tile), "drawn beyond the map");
        }
        const Screen screen = game.screen();
        if (const auto* map = std::get_if<MapView>(&screen)) {
            expect_none(invariants.fault_of(*map));
        }
    };
    play_out(Game(script.seed, MapGenerator(script.seed, script.depth).generate(BossAllowed::yes),
                  script.strong ? strong_player() : Player{}),
             script.keys, look);
}

}  // namespace rogue::fuzz
