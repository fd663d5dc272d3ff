#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/options.hpp"
#include "app/runs/known_map.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_folder.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/display.hpp"
#include "rogue/ui/screens.hpp"

namespace rogue {

/// Returns true if this host is shared.
inline Host host_of(const Locations& locations) {
    return locations.user ? Host::shared : Host::own;
}

/// A run that is being played, from its beginning or from where it was cut off. It may be recorded.
class LiveRun {
public:
    /// A new run, recorded in the file that `make_file` makes, if there is such a function.
    LiveRun(const GameKind& kind, RunHeader header, std::function<LogFile()> make_file = {});

    /// Continues a run that was cut off. `known`: what the player knows of its level. It takes both
    /// only if the file can be continued. `last`: its last command. Throws what LogFile throws.
    LiveRun(LogFile file, Replayed&& cut, KnownMap&& known, std::optional<Key> last = {});

    LiveRun(const LiveRun&) = delete;
    LiveRun& operator=(const LiveRun&) = delete;

    const GameKind& kind() const { return kind_; }
    const RunHeader& header() const { return header_; }

    /// Returns the record; null if none is kept.
    RunWriter* writer() { return writer_ ? &*writer_ : nullptr; }

    /// Returns true if it began in an earlier session.
    bool resumed() const { return resumed_; }

    /// Returns how much can be resumed later, as the last key has shown.
    Kept kept() const;

    /// Returns the same, after looking at the file.
    Kept kept_now();

    /// Returns the game in its present state.
    const AnyGame& game() const { return *game_; }

    /// Returns the same, with what the player knows of the level.
    Scene scene() const { return {kind_, *game_, known_}; }

    /// Returns the last key, if it was a command; the game may not have known those after it.
    std::optional<Key> last_command() const { return last_command_; }

    /// Lets the player's knowledge take in the current screen; call it before the screen is shown.
    void learn() { known_.learn(*game_); }

    /// Notes that the player was told what is in sight and no walk takes unasked.
    void leave_things() { known_.leave_things(); }

    /// Plays until the run ends or `next` returns nothing. It calls `show` when the game waits for
    /// a key, and writes each key to the run's file before the game gets it. Nothing else records
    /// keys.
    Outcome play(const std::function<std::optional<Key>()>& next,
                 const std::function<void(const AnyGame&)>& show);

private:
    const GameKind& kind_;
    RunHeader header_;
    std::unique_ptr<AnyGame> game_;
    KnownMap known_;
    std::optional<Key> last_command_;
    std::optional<RunWriter> writer_;
    bool resumed_ = false;
};

/// Returns the last command of a run after that key: none if that was no command. A key that means
/// nothing leaves the last one.
std::optional<Key> command_of(const GameKind& kind, Key key, Prompt prompt,
                              std::optional<Key> last);

/// The result of closing a run.
struct ClosedRun {
    HighScores table = {};                 ///< With its score, even if that could not be saved.
    std::optional<std::size_t> rank = {};  ///< The place of its score in the file, from 1.
    bool stays_open = false;   ///< Its score can only be entered when the run is next opened.
    std::string problem = {};  ///< What the player must be told of the score; or empty.
};

/// Writes the record of a run to the disk. If the run has ended, the record is closed. The
/// score of one that counts, at the time `when`, is entered first. If the program is killed in
/// between, the run is still open, its keys lead to its end, and the next start enters the score
/// again.
/// For the same reason a run stays open if its score could not be saved but can be later. If not
/// all its keys can be written, its file is removed, because the run must not continue from an
/// earlier key. On a shared host no score is entered then: the player could have gone back to where
/// the file ends, and have kept the better end.
ClosedRun close_run(RunWriter* writer, const Outcome& outcome, const std::string& scores,
                    std::chrono::system_clock::time_point when, Before before,
                    Host host = Host::own);

/// Returns the seed of the dungeon that is asked for on that date, or nothing if none is.
std::optional<std::uint64_t> seed_asked_for(const DungeonChoice& dungeon, std::string_view date);

/// Returns the day whose dungeon the run is played in, if that is the day that was asked for, the
/// one on which the run began, or the one before or after that; else nothing.
std::optional<std::string> day_of_dungeon(const RunHeader& header, const DungeonChoice& asked = {});

/// Returns why a player who shares a host with others may begin no run; empty if that is allowed.
/// Only runs that can be resumed, as far as replays tell in a second, count: a player can end no
/// other.
std::string_view why_no_more(const Recording& recording, const Locations& locations);

/// Starts a run in the dungeon that is asked for. If the player may begin none when its file is
/// made, by the first key, none is recorded. Throws std::system_error if its record shall be in a
/// file that can't be made.
std::unique_ptr<LiveRun> new_run(const DungeonChoice& dungeon, const Recording& recording,
                                 const Locations& locations);

}  // namespace rogue
