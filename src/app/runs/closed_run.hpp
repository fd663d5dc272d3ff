#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "app/options.hpp"
#include "rogue/base/outcome.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// The result of closing a run.
struct ClosedRun {
    HighScores table = {};                 ///< With the score, even if that could not be saved.
    std::optional<std::size_t> rank = {};  ///< The rank of the score in the file, from 1.
    bool stays_open = false;   ///< The score can only be entered when the run is next opened.
    std::string problem = {};  ///< What to tell the player about the score; or empty.
};

/// Writes the record of a run to the disk. If the run has ended, enters its score, with the time
/// `when`, if it earns one, and then closes the record. A missing table is restored before. If the
/// program is killed in between, the run is still open, its keys lead to its end, and the next
/// start enters the score again.
///
/// For the same reason a run stays open if its score can be saved later but not now. If not all its
/// keys can be written, its file is removed, because the run must not continue from an earlier key.
/// On a shared host it then gets no score: the player could have gone back to where the file ends,
/// and have kept the better end.
ClosedRun close_run(RunWriter* writer, const GameKind& kind, const Outcome& outcome,
                    const Locations& locations, std::chrono::system_clock::time_point when,
                    Duplicate duplicate);

}  // namespace rogue
