#include "rogue/world/world.hpp"

#include "rogue/world/rules/game.hpp"
#include "rogue/world/rules/rules.hpp"
#include "rogue/world/screens/screens.hpp"

namespace rogue {
namespace {

class WorldGame final : public AnyGame {
public:
    WorldGame(std::uint64_t seed, KeySource& keys, AnyDisplay& display)
        : display_(display), game_(seed, keys, display_) {}

    WorldGame(const WorldGame& waiting)
        : AnyGame(waiting), display_(waiting.display_), game_(waiting.game_, display_) {}

    Outcome run() override { return game_.run(); }

    std::unique_ptr<AnyGame> copy() const override { return std::make_unique<WorldGame>(*this); }

    Standing standing() const override {
        const world::World& world = game_.world();
        return {world::distance_of(world.player_tile()), world.player.hp, world.player.max_hp};
    }

    Point position() const override { return game_.world().player.position; }

    const MessageLog& log() const override { return game_.world().log; }

    std::optional<AnyScreen> story() const override {
        const world::World& world = game_.world();
        const auto brands = static_cast<std::size_t>(world.brands_home);
        return AnyScreen(world::Story{world.stones_read, brands}, Awaited::kAnswer);
    }

private:
    world::ScreenDisplay display_;
    world::Game game_;
};

AnyScreen help(std::string_view moving_letters) {
    return {world::Help{moving_letters}, Awaited::kAnswer};
}

std::unique_ptr<AnyGame> start(std::uint64_t seed, KeySource& keys, AnyDisplay& display) {
    return std::make_unique<WorldGame>(seed, keys, display);
}

}  // namespace

constexpr GameKind kWorld{.rules = kWorldRules,
                          .name = "world",
                          .scores_file = "highscores-world.txt",
                          .keys = world::kKeySet,
                          .command_keys = "gGiIzZcCqQ",
                          .quitting = "qQ",
                          .glyphs = world::glyphs,
                          .help = help,
                          .map = world::kMap,
                          .commands = world::commands,
                          .words = world::words,
                          .start = start};

}  // namespace rogue
