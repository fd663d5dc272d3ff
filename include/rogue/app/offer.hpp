#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rogue/app/options.hpp"
#include "rogue/app/run.hpp"
#include "rogue/term/terminal_session.hpp"

namespace rogue {

/// The run that the options and the player want: a new one, or one that was cut off, which is
/// offered unless the options say otherwise. Null if the player wants none. What goes wrong without
/// keeping anybody from playing is added to `problems`.
///
/// Throws BadRunFile and std::system_error for a file the options name, and std::runtime_error if
/// there is no run to resume.
std::unique_ptr<Run> choose_run(const Options& options, TerminalSession& session,
                                std::vector<std::string>& problems);

/// The look and feel that the options ask for.
SessionSettings session_settings(const Options& options);

}  // namespace rogue
