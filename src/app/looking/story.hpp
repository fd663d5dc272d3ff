#pragma once

#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"

namespace rogue {

/// Replays a run and tells it as a page of text of 80 columns: its dungeon, how it ended, what
/// happened for the first time and after which key, and the last messages and the last map. All but
/// the date is what the keys lead to. The file is open and stands at its first key. Throws what
/// replay_file() does.
Lines story_of(RunReader& file);

}  // namespace rogue
