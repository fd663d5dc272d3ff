#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "app/runs/player_memory.hpp"
#include "app/runs/replayed.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/display.hpp"

namespace rogue {

/// A run that is being played, from its beginning or from where it was cut off. It may be recorded.
class LiveRun {
public:
    /// Starts a new run. `make_file` makes the file for its record, if there is such a function.
    LiveRun(const GameKind& kind, RunHeader header, std::function<LogFile()> make_file = {});

    /// Continues a run that was cut off, with what the player remembers of it. If LogFile throws,
    /// neither is taken.
    LiveRun(LogFile file, Replayed&& cut, PlayerMemory&& memory);

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
    Scene scene() const { return {kind_, *game_, memory_.known()}; }

    PlayerMemory& memory() { return memory_; }

    /// Adds the current screen to what the player remembers. Call it before the screen is shown.
    void learn() { memory_.take_in(kind_, *game_, std::exchange(pressed_, std::nullopt)); }

    /// Plays until the run ends or `next` returns nothing. Calls `show` when the game waits for a
    /// key, and writes each key to the run's file before the game gets it. Nothing else records
    /// keys.
    Outcome play(const NextKey& next, const std::function<void(const AnyGame&)>& show);

private:
    const GameKind& kind_;
    RunHeader header_;
    std::unique_ptr<AnyGame> game_;
    PlayerMemory memory_;
    std::optional<Key> pressed_;  // The key that has led to the current screen.
    std::optional<RunWriter> writer_;
    bool resumed_ = false;
};

}  // namespace rogue
