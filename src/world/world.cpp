#include "rogue/world/world.hpp"

#include <algorithm>
#include <array>

#include "rogue/classic/milestones.hpp"
#include "rogue/world/rules/game.hpp"
#include "rogue/world/rules/rules.hpp"
#include "rogue/world/screens/screens.hpp"

namespace rogue {
namespace {

class WorldGame final : public AnyGame {
public:
    WorldGame(std::uint64_t seed, KeySource& keys, AnyDisplay& display)
        : display_(display), game_(seed, keys, display_) {}

    Outcome run() override { return game_.run(); }

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
    std::array<Milestone, kOwnMilestones.size() + kClassicMilestones.size()> all{};
    std::ranges::copy(kClassicMilestones, std::ranges::copy(kOwnMilestones, all.begin()).out);
    return all;
}();

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
                          .milestones = kMilestones,
                          .words = world::words,
                          .start = start};

}  // namespace rogue
