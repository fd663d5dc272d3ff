#include "rogue/classic/classic.hpp"

#include "rogue/classic/game/game.hpp"
#include "rogue/classic/screens/screens.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

constexpr GameKind kClassic{.rules = kClassicRules,
                            .name = "classic",
                            .scores_file = "highscores.txt",
                            .keys = kKeySet,
                            .quitting = "qQ",
                            .glyphs = classic_glyphs,
                            .help = help<ClassicHelp>,
                            .map = kClassicMap,
                            .commands = classic_commands,
                            .milestones = kClassicMilestones,
                            .start = start<GameOf<Game>>};

}  // namespace rogue
