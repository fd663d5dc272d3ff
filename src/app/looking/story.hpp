#pragma once

#include <string>

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/ui/moments.hpp"

namespace rogue {

/// Tells a run as a page of text of 80 columns: its dungeon, how it ended, the milestones with
/// their keys, the kills, the lowest HP, the last messages and, unless it was won, the last map.
/// All but the date, and the time that the file of that path tells, is what the keys lead to. The
/// run is replayed from its file, which stands at its first key. Throws what replay_file() does.
Lines story_of(RunReader& file, const std::string& path = "");

/// Its parts before and behind the milestones. The last has the map.
void add_summary(Lines& page, const Replayed& run, const std::string& path = "");
void add_deeds(Lines& page, const Replayed& run, const Moments& moments);
void add_last_map(Lines& page, const Replayed& run);

}  // namespace rogue
