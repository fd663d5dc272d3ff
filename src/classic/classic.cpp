#include "rogue/classic/classic.hpp"

#include "rogue/classic/game/game.hpp"
#include "rogue/classic/game/rules.hpp"
#include "rogue/classic/milestones.hpp"
#include "rogue/classic/screens/display.hpp"
#include "rogue/classic/screens/screens.hpp"

namespace rogue {
namespace {

class ClassicGame final : public AnyGame {
public:
    ClassicGame(std::uint64_t seed, KeySource& keys, AnyDisplay& display)
        : display_(display), game_(seed, keys, display_) {}

    Outcome run() override { return game_.run(); }

    Standing standing() const override {
        const Player& player = game_.player();
        return {game_.depth(), player.hp, player.max_hp};
    }

    Point position() const override { return game_.player().position; }

    const MessageLog& log() const override { return game_.log(); }

private:
    ClassicDisplay display_;
    Game game_;
};

AnyScreen help(std::string_view moving_letters) {
    return {ClassicHelp{moving_letters}, Awaited::kAnswer};
}

std::unique_ptr<AnyGame> start(std::uint64_t seed, KeySource& keys, AnyDisplay& display) {
    return std::make_unique<ClassicGame>(seed, keys, display);
}

}  // namespace

constexpr GameKind kClassic{.rules = kClassicRules,
                            .name = "classic",
                            .scores_file = "highscores.txt",
                            .keys = kKeySet,
                            .command_keys = "gGiIzZ><qQ",
                            .quitting = "qQ",
                            .glyphs = classic_glyphs,
                            .help = help,
                            .map = kClassicMap,
                            .commands = classic_commands,
                            .milestones = kClassicMilestones,
                            .start = start};

}  // namespace rogue
