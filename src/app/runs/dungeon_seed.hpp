#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/options.hpp"
#include "rogue/records/run_file_format.hpp"

namespace rogue {

/// Returns the seed of the dungeon that the options ask for on that date, or nothing.
std::optional<std::uint64_t> seed_asked_for(const DungeonChoice& dungeon, std::string_view date);

/// Returns the day whose dungeon the run is in: the day asked for, the day on which the run began,
/// or one before or after that. Returns nothing if it is none of them.
std::optional<std::string> day_of_dungeon(const RunHeader& header, const DungeonChoice& asked = {});

}  // namespace rogue
