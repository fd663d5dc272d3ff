#include "rogue/tutorial/tutorial.hpp"

#include <array>
#include <string_view>

#include "rogue/ui/game_kind.hpp"
#include "tutorial/rules/game.hpp"
#include "tutorial/screens/screens.hpp"

namespace rogue {
namespace {

class TutorialGame final : public GameOf<tutorial::Game, TutorialGame> {
public:
    using GameOf::GameOf;

    std::vector<Health> health() const override { return health_shown(rules().world().level); }
    std::vector<std::string> resting() const override {
        return tutorial::resting(rules().world().player);
    }
};

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

constexpr auto kKills = std::to_array<std::string_view>({"  * died and dropped *"});

constexpr auto kExpected =
    std::to_array<std::string_view>({"Rogue picked up *", "Rogue opened a door"});

}  // namespace

constexpr GameKind kTutorial{.rules = kTutorialRules,
                             .name = "tutorial",
                             .scores_file = "highscores-tutorial.txt",
                             .keys = GameKeys(tutorial::kKeySet),
                             .quitting = "Q",
                             .glyphs = [] { return std::span<const GlyphRow>(); },
                             .draw_help = tutorial::draw_help,
                             .map = tutorial::kMap,
                             .commands = tutorial::kCommandLines,
                             .killing = "* attacks Rogue *",
                             .hurting = "* attacks Rogue *",
                             .kills = kKills,
                             .milestones = kMilestones,
                             .expected = kExpected,
                             .start = start<TutorialGame>};

}  // namespace rogue
