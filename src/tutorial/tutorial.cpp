#include "rogue/tutorial/tutorial.hpp"

#include <array>

#include "rogue/tutorial/rules/game.hpp"
#include "rogue/tutorial/rules/rules.hpp"
#include "rogue/tutorial/screens/screens.hpp"

namespace rogue {
namespace {

class TutorialDisplay final : public tutorial::Display {
public:
    explicit TutorialDisplay(AnyDisplay& display) : display_(display) {}

    void show(const tutorial::Screen& screen) override {
        display_.show({screen, screen.targeting != nullptr ? Awaited::kAim : Awaited::kCommand});
    }

private:
    AnyDisplay& display_;
};

class TutorialGame final : public AnyGame {
public:
    TutorialGame(std::uint64_t seed, KeySource& keys, AnyDisplay& display)
        : display_(display), game_(seed, keys, display_) {}

    Outcome run() override { return game_.run(); }

    Standing standing() const override {
        const tutorial::World& world = game_.world();
        return {world.level.number, world.player.health, world.player.max_health};
    }

    Point position() const override { return game_.world().player.position; }

    const MessageLog& log() const override { return game_.world().log; }

private:
    TutorialDisplay display_;
    tutorial::Game game_;
};

AnyScreen help(std::string_view moving_letters) {
    return {tutorial::Help{moving_letters}, Awaited::kAnswer};
}

std::unique_ptr<AnyGame> start(std::uint64_t seed, KeySource& keys, AnyDisplay& display) {
    return std::make_unique<TutorialGame>(seed, keys, display);
}

constexpr auto kMilestones = std::to_array<Milestone>({
    {"  * died and dropped *", "kill"},
    {"Rogue opened a door", "door"},
    {"Rogue learned the * ability", "ability"},
    {"Rogue casts a *", "spell"},
    {"Rogue picked up * gold", "gold"},
    {"Rogue picked up a * helmet", "helmet"},
    {"Rogue picked up * body armor", "armor"},
    {"Rogue picked up * boots", "boots"},
    {"Rogue picked up a *", "weapon"},
    {"Rogue picked up *", "item"},
    {"Rogue uses a Armor Scroll *", "better armor"},
    {"Rogue uses a Whetstone *", "sharper weapon"},
    {"Rogue consumes a Healing Potion *", "potion"},
});

}  // namespace

constexpr GameKind kTutorial{.rules = kTutorialRules,
                             .name = "tutorial",
                             .scores_file = "highscores-tutorial.txt",
                             .keys = tutorial::kKeySet,
                             .command_keys = tutorial::kKeySet.characters,
                             .quitting = "Q",
                             .glyphs = [] { return std::span<const GlyphRow>(); },
                             .help = help,
                             .map = tutorial::kMap,
                             .commands = tutorial::commands,
                             .milestones = kMilestones,
                             .start = start};

}  // namespace rogue
