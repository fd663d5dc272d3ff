#pragma once

#include "app/runs/replayed.hpp"
#include "rogue/base/text.hpp"
#include "rogue/records/run_reader.hpp"
#include "rogue/ui/moments.hpp"

namespace rogue {

/// Tells a run as a page of text of 80 columns: its dungeon, how it ended, what happened for the
/// first time and after which key, and the last messages and the last map. All but the date is what
/// the keys lead to.
Lines story_of(const Replayed& run, const Moments& moments);

/// The same for the run in a file, which is replayed. It stands at its first key. Throws what
/// replay_file() does.
Lines story_of(RunReader& file);

}  // namespace rogue
