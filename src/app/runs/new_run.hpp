#pragma once

#include <memory>
#include <string_view>

#include "app/options.hpp"
#include "app/runs/live_run.hpp"

namespace rogue {

/// Returns why a player on a shared host may begin no run, or an empty string. Only runs count that
/// can be resumed, as far as replays tell within a second, since the player can end no others.
std::string_view quota_problem(const Recording& recording, const Locations& locations);

/// Starts a run in the dungeon that the options ask for. The first key makes its file; if the
/// player may begin no run then, none is recorded. Throws std::system_error if the options name a
/// file that can't be made.
std::unique_ptr<LiveRun> new_run(const DungeonChoice& dungeon, const Recording& recording,
                                 const Locations& locations);

}  // namespace rogue
