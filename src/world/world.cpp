#include "rogue/world/world.hpp"

#include <algorithm>
#include <array>

#include "rogue/base/text.hpp"
#include "rogue/classic/milestones.hpp"
#include "rogue/ui/game_kind.hpp"
#include "world/rules/game.hpp"
#include "world/screens/screens.hpp"

namespace rogue {
namespace {

class WorldGame final : public GameOf<world::Game, WorldGame> {
public:
    using GameOf::GameOf;

    int level() const override { return 0; }

    std::vector<Flash> flashes() const override {
        std::vector<Flash> flashes = rules().flashes();
        for (Flash& flash : flashes) {
            flash.tile = flash.tile - position() + world::kMiddle;
        }
        return flashes;
    }

    std::vector<Landmark> landmarks() const override {
        std::vector<Landmark> brands;
        const world::World& world = rules().world();
        for (const world::Brand brand : world.known) {
            if (std::ranges::find(world.taken, brand) == world.taken.end()) {
                brands.push_back({text("brand of the ", world::name_of(brand)),
                                  world::middle_of(world::tile_of(brand, world.seed)),
                                  world::Tile::kSize / 2});
            }
        }
        return brands;
    }

    std::optional<AnyScreen> story() const override {
        const world::World& world = rules().world();
        const auto brands = static_cast<std::size_t>(world.brands_home);
        return AnyScreen(world::Story{world.stones_read, brands}, Awaited::kAnswer);
    }
};

constexpr auto kOwnMilestones = std::to_array<Milestone>({
    {"You pick up a key.", "key"},
    {"You unlock the door.", "door unlocked"},
    {"You throw yourself against the locked door. It bursts open!*", "door forced"},
    {"You open the vault.", "vault opened"},
    {"You take the brand of the *", "brand taken"},
    {"You lay the brand of the *", "brand home"},
    {"Something has found your trail.", "hunter"},
});

constexpr auto kMilestones = [] {
    std::array<Milestone, kOwnMilestones.size() + classic::kMilestones.size()> all{};
    std::ranges::copy(classic::kMilestones, std::ranges::copy(kOwnMilestones, all.begin()).out);
    return all;
}();

}  // namespace

constexpr GameKind kWorld{.rules = kWorldRules,
                          .name = "world",
                          .scores_file = "highscores-world.txt",
                          .keys = world::kKeySet,
                          .quitting = "qQ",
                          .glyphs = world::glyphs,
                          .help = help<world::Help>,
                          .map = world::kMap,
                          .commands = world::commands,
                          .reach = "far",
                          .milestones = kMilestones,
                          .words = world::words,
                          .start = start<WorldGame>};

}  // namespace rogue
