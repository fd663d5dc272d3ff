#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/options.hpp"
#include "app/play/unfinished.hpp"
#include "app/runs/live_run.hpp"
#include "rogue/term/session.hpp"

namespace rogue {

/// Returns the run that the options and the player want: one of the offered runs, which are shown
/// in turn, or a new one. If the options say to resume a run, shows none and takes the first. If
/// none is offered but too many wait for another one, shows those that do not fit. Returns null if
/// the player wants none. Adds to `problems` what goes wrong but does not prevent playing.
std::unique_ptr<LiveRun> choose_run(const Options& options, UnfinishedRuns& offered,
                                    Session& session, std::vector<std::string>& problems);

}  // namespace rogue
