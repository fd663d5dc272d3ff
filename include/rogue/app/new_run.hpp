#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "rogue/app/options.hpp"
#include "rogue/app/run.hpp"

namespace rogue {

/// Returns the seed of the dungeon that the options ask for on that date, or nothing if they ask
/// for none.
std::optional<std::uint64_t> seed_asked_for(const Options& options, std::string_view date);

/// Returns the day whose dungeon the run is played in; nothing if it is that of no day within a
/// year of the one on which it began.
std::optional<std::string> day_of_dungeon(const RunHeader& header);

/// Starts a run in the dungeon that the options ask for, recorded as they say. Throws
/// std::system_error if they name a file for the record and it can't be made.
std::unique_ptr<Run> new_run(const Options& options);

}  // namespace rogue
