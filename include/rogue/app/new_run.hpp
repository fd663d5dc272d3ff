#pragma once

#include <memory>

#include "rogue/app/options.hpp"
#include "rogue/app/run.hpp"

namespace rogue {

/// Starts a run in the dungeon that the options ask for, recorded as they say. Throws
/// std::system_error if they name a file for the record and it can't be made.
std::unique_ptr<Run> new_run(const Options& options);

}  // namespace rogue
