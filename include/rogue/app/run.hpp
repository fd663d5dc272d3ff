#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "rogue/app/replayed.hpp"
#include "rogue/records/high_scores.hpp"
#include "rogue/records/run_writer.hpp"
#include "rogue/ui/last_screen.hpp"

namespace rogue {

/// A run as it is played: from its beginning or from where it was cut off, recorded or not.
class Run {
public:
    /// A new run of which no record is kept.
    Run(const GameKind& game, RunHeader header) : kind_(game), header_(std::move(header)) {}

    /// A new run, recorded in the file that `make_file` makes.
    Run(const GameKind& game, RunHeader header, std::function<LogFile()> make_file);

    /// A run that was cut off, and is where `cut` says.
    Run(LogFile file, const Replayed& cut);

    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    const GameKind& game() const { return kind_; }
    const RunHeader& header() const { return header_; }

    /// The record; null if none is kept.
    RunWriter* writer() { return writer_ ? &*writer_ : nullptr; }

    /// Whether the run can go on later, as far as is known.
    bool kept() const { return writer_ && writer_->problem().empty(); }

    /// The game as it stands. REQUIRES: it is being played.
    const AnyGame& played() const { return *game_; }

    /// What the game has told the player. REQUIRES: it is being played.
    const MessageLog& log() const { return game_->log(); }

    /// Shows the game's last screen again.
    void show_again(AnyDisplay& display) { shown_.reveal(display); }

    /// Plays to the end of the run. What is recorded already is not shown again; while it is
    /// replayed, `over` says whether to break off. Call once.
    Outcome play(KeySource& player, AnyDisplay& display, const std::function<bool()>& over);

private:
    const GameKind& kind_;
    RunHeader header_;
    LastScreen shown_;
    std::optional<RunWriter> writer_;
    std::optional<std::string> cut_off_;  // The file whose keys come first.
    std::unique_ptr<AnyGame> game_;       // What shown_ has last seen is part of it.
};

/// Puts the record of a run on the disk, closed if the run has died or been quit. The score of a
/// death, which happened then, is entered first: should the program be killed in between, the run
/// is still open, its keys lead to that death, and the next start does the same again. A run whose
/// score could not be saved stays open for that reason too, unless it never can be, or unless not
/// all its keys can be written: then no file of it is left, as it must not go on from an earlier
/// one. What becomes of a score that was not saved is part of the problem.
ScoreEntered close_run(RunWriter* writer, const Outcome& outcome, const std::string& scores,
                       std::chrono::system_clock::time_point when, Before before);

}  // namespace rogue
