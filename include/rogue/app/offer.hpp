#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rogue/app/options.hpp"
#include "rogue/app/run.hpp"
#include "rogue/app/unfinished.hpp"
#include "rogue/term/session.hpp"
#include "rogue/term/terminal_session.hpp"

namespace rogue {

/// The runs to offer, the last played first, or the one to resume where the options say so. The
/// first has been looked at, if there is one.
///
/// Throws BadRunFile and std::system_error for a file the options name, and std::runtime_error if
/// there is no run to resume. It may take a while: no terminal should be kept waiting.
UnfinishedRuns runs_to_offer(const Options& options);

/// The run that the options and the player want: one of those, which are offered in turn, or a new
/// one. Null if the player wants none. While the player thinks, the others are looked at. What goes
/// wrong without keeping anybody from playing is added to `problems`.
std::unique_ptr<Run> choose_run(const Options& options, UnfinishedRuns& offered, Session& session,
                                std::vector<std::string>& problems);

/// The look and feel that the options ask for.
SessionSettings session_settings(const Options& options);

}  // namespace rogue
