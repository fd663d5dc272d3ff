#pragma once

#include <string>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/ui/moments.hpp"

namespace rogue {

/// Returns a run as a page of text with 80 columns: its dungeon, how it ended, the milestones with
/// their keys, the kills, the lowest HP, the last messages, how the player was, the pack and,
/// unless it was won, the last map. Everything follows from the keys except the date and the time
/// of the file at that path. The run is replayed from `file`, which is read up to its first key.
/// Throws what replay_file() does.
Lines story_of(RunReader& file, const std::string& path = "");

/// Add the part before the milestones and the two after them. Only the map must not be wrapped.
void add_summary(Lines& page, const Replayed& run, const std::string& path = "");
void add_deeds(Lines& page, const Replayed& run, const Moments& moments);
void add_last_map(Lines& page, const Replayed& run);

}  // namespace rogue
