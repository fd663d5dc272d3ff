#include "rogue/world/world.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/played.hpp"
#include "tests/support/world_invariants.hpp"
#include "tests/support/world_picture.hpp"
#include "world/rules/game.hpp"

namespace rogue::fuzz {
void world_rules(std::string_view input) {
    const Script script = script_of(input, kWorld);
    test::WorldInvariants invariants;
    const auto look = [&](const world::Game& game) {
        const world::Screen screen = game.screen();
        const auto* map = std::get_if<world::MapView>(&screen);
        if (map != nullptr && !map->prompt) {
            expect_none(invariants.fault_of(map->world));
        }
    };
    play_out(world::Game(script.strong ? test::equipped_in_chunk(script.seed, {script.depth, -3})
                                       : world::new_world(script.seed)),
             script.keys, look);
}

}  // namespace rogue::fuzz
