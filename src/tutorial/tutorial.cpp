#include "rogue/tutorial/tutorial.hpp"

#include "rogue/tutorial/rules/game.hpp"
#include "rogue/tutorial/screens/screens.hpp"
#include "rogue/ui/game_of.hpp"

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

}  // namespace

constexpr GameKind kTutorial{.rules = kTutorialRules,
                             .name = "tutorial",
                             .scores_file = "highscores-tutorial.txt",
                             .keys = tutorial::kKeySet,
                             .command_keys = tutorial::kKeySet.characters,
                             .quitting = "Q",
                             .glyphs = [] { return std::span<const GlyphRow>(); },
                             .help = help<tutorial::Help>,
                             .map = tutorial::kMap,
                             .commands = tutorial::commands,
                             .start = start<GameOf<tutorial::Game, TutorialDisplay>>};

}  // namespace rogue
