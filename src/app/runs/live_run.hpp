#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "app/runs/known_map.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

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

}  // namespace rogue
