#include "rogue/base/text.hpp"
#include "tests/support/check.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_bot.hpp"
#include "tests/support/world_invariants.hpp"
#include "world/rules/game.hpp"
#include "world/rules/tile_generator.hpp"

namespace rogue::test {
namespace {

TEST("whatever happens, the world and the player stay sound") {
    constexpr std::uint64_t kSeeds = 40;
    constexpr int kKeys = 1500;
    int maps = 0;
    int farthest = 0;
    int kills = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const check::Context context(text("seed ", seed));
        WorldBot bot(seed, kKeys);
        world::World start = world::new_world(seed);
        if (seed % 2 == 0) {
            start.player.pack.add(kBlessedAxe);
            start.player.pack.equip_weapon(0);
        }
        world::Game game(std::move(start));
        WorldInvariants invariants;
        const auto look = [&] {
            const world::Screen screen = game.screen();
            const auto* map = std::get_if<world::MapView>(&screen);
            maps += map != nullptr;
            if (map != nullptr && !map->prompt) {
                CHECK_EQ(invariants.fault_of(map->world), "");
            }
        };
        game.run([&] { return bot.next(game); }, look);
        farthest = std::max(farthest, game.world().farthest);
        kills += game.world().kills;
    }
    CHECK(maps > 3000);
    CHECK(farthest > 1);
    CHECK(kills > 10);
}

TEST("a tile is the same whenever it is made") {
    for (const std::uint64_t seed : {3U, 4U}) {
        WorldBot bot(seed, 1000);
        world::Game game(seed);
        game.run([&] { return bot.next(game); }, [] {});
        const world::World& world = game.world();
        world.map.for_each_near([&](const world::Tile& tile) {
            const auto made = world::make_tile(seed, world.doors, tile.place);
            CHECK_EQ(tile.land, made.tile.land);
        });
    }
}

}  // namespace
}  // namespace rogue::test
