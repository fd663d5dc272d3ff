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

namespace rogue {

/// Returns Host::shared if the options name the user.
inline Host host_of(const Locations& locations) {
    return locations.user ? Host::shared : Host::personal;
}

/// The last command of the player.
struct LastCommand {
    Key key;
    bool strikes;  ///< It is an arrow towards a creature beside the player.
    int kills;     ///< How many the player had killed before.
};

/// A run that is being played, from its beginning or from where it was cut off. It may be recorded.
class LiveRun {
public:
    /// Starts a new run. `make_file` makes the file for its record, if there is such a function.
    LiveRun(const GameKind& kind, RunHeader header, std::function<LogFile()> make_file = {});

    /// Continues a run that was cut off. `known` is what the player knows of the level, and `last`
    /// the last command. If LogFile throws, `cut` and `known` are not taken.
    LiveRun(LogFile file, Replayed&& cut, KnownMap&& known, std::optional<LastCommand> last = {});

    LiveRun(const LiveRun&) = delete;
    LiveRun& operator=(const LiveRun&) = delete;

    const GameKind& kind() const { return kind_; }
    const RunHeader& header() const { return header_; }

    /// Returns the record, or null if none is kept.
    RunWriter* writer() { return writer_ ? &*writer_ : nullptr; }

    /// Returns true if the run began in an earlier session.
    bool resumed() const { return resumed_; }

    /// Returns how much can be resumed later, as known since the last key.
    RecordState record_state() const;

    /// Looks at the file and returns how much can be resumed later.
    RecordState record_state_now();

    const AnyGame& game() const { return *game_; }

    /// Returns the game with what the player knows of the level.
    Scene scene() const { return {kind_, *game_, known_}; }

    /// Returns the last key that meant something to the game, if it was a command.
    std::optional<LastCommand> last_command() const { return last_command_; }

    /// Adds the current screen to what the player knows. Call it before the screen is shown.
    void learn() { known_.learn(*game_); }

    /// Call this when the player was told which things in sight no walk takes unasked.
    void told_not_taken() { known_.told_not_taken(); }

    /// Plays until the run ends or `next` returns nothing. Calls `show` when the game waits for a
    /// key, and writes each key to the run's file before the game gets it. Nothing else records
    /// keys.
    Outcome play(const NextKey& next, const std::function<void(const AnyGame&)>& show);

private:
    const GameKind& kind_;
    RunHeader header_;
    std::unique_ptr<AnyGame> game_;
    KnownMap known_;
    std::optional<LastCommand> last_command_;
    std::optional<RunWriter> writer_;
    bool resumed_ = false;
};

/// Returns the last command of a run after that key: the key, nothing if it answered a question, or
/// `last` if it meant nothing. `known` and `kills`: what the player knew, and how many he had
/// killed, when it was pressed.
std::optional<LastCommand> command_of(const GameKind& kind, Key key, Prompt prompt,
                                      const KnownMap& known, int kills,
                                      std::optional<LastCommand> last);

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

/// Returns the seed of the dungeon that the options ask for on that date, or nothing.
std::optional<std::uint64_t> seed_asked_for(const DungeonChoice& dungeon, std::string_view date);

/// Returns the day whose dungeon the run is in: the day asked for, the day on which the run began,
/// or one before or after that. Returns nothing if it is none of them.
std::optional<std::string> day_of_dungeon(const RunHeader& header, const DungeonChoice& asked = {});

/// Returns why a player on a shared host may begin no run, or an empty string. Only runs count that
/// can be resumed, as far as replays tell within a second, since the player can end no others.
std::string_view quota_problem(const Recording& recording, const Locations& locations);

/// Starts a run in the dungeon that the options ask for. The first key makes its file; if the
/// player may begin no run then, none is recorded. Throws std::system_error if the options name a
/// file that can't be made.
std::unique_ptr<LiveRun> new_run(const DungeonChoice& dungeon, const Recording& recording,
                                 const Locations& locations);

}  // namespace rogue
