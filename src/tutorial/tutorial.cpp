#include "rogue/tutorial/tutorial.hpp"

#include "rogue/ui/game_of.hpp"
#include "tutorial/rules/acting.hpp"
#include "tutorial/rules/game.hpp"
#include "tutorial/screens/screens.hpp"

namespace rogue {
namespace {

class TutorialGame final : public GameOf<tutorial::Game, TutorialGame, tutorial::kMap> {
public:
    using GameOf::GameOf;

    Meters meters() const override {
        const tutorial::World& world = rules().world();
        return {health_shown(world.level), tutorial::resting(world.player)};
    }

    Wish wish(Point place) const override {
        return tutorial::has_room_at(rules().world(), place) ? Wish::visit : Wish::none;
    }
};

}  // namespace

constexpr GameKind kTutorial{.rules = kTutorialRules,
                             .name = "tutorial",
                             .scores_file = "highscores-tutorial.txt",
                             .keys = GameKeys(tutorial::kKeySet),
                             .quitting = "Q",
                             .draw_help = tutorial::draw_help,
                             .map = tutorial::kMap,
                             .commands = tutorial::kCommandLines,
                             .start = start<TutorialGame>};

}  // namespace rogue
