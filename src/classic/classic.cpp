#include "rogue/classic/classic.hpp"

#include <algorithm>

#include "rogue/classic/game/game.hpp"
#include "rogue/classic/items/item.hpp"
#include "rogue/classic/milestones.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

static_assert(std::ranges::all_of(classic::kWandKinds, [](const classic::WandKind& wand) {
    return std::ranges::find(classic::kMilestones, wand.kill, &Milestone::message) !=
           classic::kMilestones.end();
}));

constexpr GameKind kClassic{.rules = kClassicRules,
                            .name = "classic",
                            .scores_file = "highscores.txt",
                            .keys = GameKeys(classic::kKeySet),
                            .quitting = "qQ",
                            .glyphs = classic::glyphs,
                            .draw_help = classic::draw_help,
                            .map = classic::kMap,
                            .commands = classic::kCommandLines,
                            .hints = classic::kHints,
                            .killing = classic::kKilling,
                            .hurting = classic::kHurting,
                            .kills = classic::kKills,
                            .milestones = classic::kMilestones,
                            .start = start<GameOf<classic::Game>>};

}  // namespace rogue
