#include "rogue/world/world.hpp"

#include <algorithm>

#include "rogue/base/text.hpp"
#include "rogue/ui/game_of.hpp"
#include "rogue/world/rules/game.hpp"
#include "rogue/world/screens/screens.hpp"

namespace rogue {
namespace {

class WorldGame final : public GameOf<world::Game, world::ScreenDisplay> {
public:
    using GameOf::GameOf;

    std::unique_ptr<AnyGame> copy() const override { return std::make_unique<WorldGame>(*this); }

    int level() const override { return 0; }

    std::vector<Landmark> landmarks() const override {
        std::vector<Landmark> brands;
        const world::World& world = rules().world();
        for (const world::Brand brand : world.known) {
            if (std::ranges::find(world.taken, brand) == world.taken.end()) {
                brands.push_back({text("brand of the ", world::name_of(brand)),
                                  world::middle_of(world::tile_of(brand, world.seed))});
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

}  // namespace

constexpr GameKind kWorld{.rules = kWorldRules,
                          .name = "world",
                          .scores_file = "highscores-world.txt",
                          .keys = world::kKeySet,
                          .command_keys = "gGiIzZcCqQ",
                          .quitting = "qQ",
                          .glyphs = world::glyphs,
                          .help = help<world::Help>,
                          .map = world::kMap,
                          .commands = world::commands,
                          .words = world::words,
                          .start = start<WorldGame>};

}  // namespace rogue
