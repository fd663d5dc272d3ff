#include "rogue/classic/classic.hpp"

#include "rogue/classic/game/game.hpp"
#include "rogue/classic/milestones.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

constexpr GameKind kClassic{.rules = kClassicRules,
                            .name = "classic",
                            .scores_file = "highscores.txt",
                            .keys = classic::kKeySet,
                            .quitting = "qQ",
                            .glyphs = classic::glyphs,
                            .draw_help = classic::draw_help,
                            .map = classic::kMap,
                            .commands = classic::kCommandLines,
                            .hints = classic::kHints,
                            .killing = classic::kKilling,
                            .milestones = classic::kMilestones,
                            .start = start<GameOf<classic::Game>>};

}  // namespace rogue
