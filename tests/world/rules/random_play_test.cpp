#include "rogue/base/text.hpp"
#include "rogue/world/rules/game.hpp"
#include "rogue/world/rules/tile_generator.hpp"
#include "tests/support/check.hpp"
#include "tests/support/things.hpp"
#include "tests/support/world_bot.hpp"

namespace rogue::test {
namespace {

class Nobody final : public world::Display {
public:
    void show(const world::Screen&) override {}
};

TEST("whatever happens, the world and the player stay sound") {
    constexpr std::uint64_t kSeeds = 40;
    constexpr int kKeys = 1500;
    int maps = 0;
    int farthest = 0;
    int kills = 0;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const check::Context context(text("seed ", seed));
        Nobody nobody;
        WorldBot bot(seed, kKeys, nobody);
        world::World start = world::new_world(seed);
        if (seed % 2 == 0) {
            start.player.pack.add(kBlessedAxe);
            start.player.pack.equip_weapon(0);
        }
        world::Game game(std::move(start), bot, bot);
        game.run();
        CHECK_EQ(bot.fault(), "");
        maps += bot.maps();
        farthest = std::max(farthest, game.world().farthest);
        kills += game.world().kills;
    }
    CHECK(maps > 3000);
    CHECK(farthest > 1);
    CHECK(kills > 10);
}

TEST("a tile is the same whenever it is made") {
    Nobody nobody;
    for (const std::uint64_t seed : {3U, 4U}) {
        WorldBot bot(seed, 1000, nobody);
        world::Game game(seed, bot, bot);
        game.run();
        const world::World& world = game.world();
        world.map.for_each_near([&](const world::Tile& tile) {
            const auto made = world::make_tile(seed, world.doors, tile.place);
            CHECK_EQ(tile.land, made.tile.land);
        });
    }
}

}  // namespace
}  // namespace rogue::test
