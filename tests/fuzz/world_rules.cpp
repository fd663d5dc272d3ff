#include "rogue/world/rules/game.hpp"
#include "rogue/world/world.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/fuzz/played.hpp"
#include "tests/support/world_invariants.hpp"
#include "tests/support/world_picture.hpp"

namespace rogue::fuzz {
namespace {

/// Looks at every map.
class WorldWatcher final : public world::Display {
public:
    void show(const world::Screen& screen) override {
        const auto* map = std::get_if<world::MapView>(&screen);
        if (map != nullptr && !map->prompt) {
            expect_none(invariants_.fault_of(map->world));
        }
    }

private:
    test::WorldInvariants invariants_;
};

Outcome play_world(const Start& start, KeySource& keys) {
    WorldWatcher watcher;
    return world::Game(start.strong ? test::equipped_in_tile(start.seed, {start.depth, -3})
                                    : world::new_world(start.seed),
                       keys, watcher)
        .run();
}

}  // namespace

void world_rules(std::string_view input) {
    play_out(input, kWorld, play_world);
}

}  // namespace rogue::fuzz
