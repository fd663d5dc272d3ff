#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/commandline/options.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/replayed.hpp"
#include "app/runs/run.hpp"

namespace rogue {

/// A run that was cut off: its file, which is open and locked, and what its keys lead to.
class UnfinishedRun {
public:
    /// Replays the run in the file. Throws BadRunFile if the file is not valid, std::system_error
    /// if it can't be read, and std::runtime_error if its last line says that the run has ended.
    explicit UnfinishedRun(LogFile file);

    const Replayed& state() const { return state_; }
    std::chrono::system_clock::time_point last_played() const { return last_played_; }

    /// Whether its keys lead to its end, so that it can only be closed.
    bool over() const { return state_.game->ending().has_value(); }

    /// What has come of closing a run.
    struct Closed {
        std::string problem;  ///< Empty if there is none.
        bool stays_open;      ///< Its score can only be entered later.
    };

    /// Writes into the file how the run ended. The options say where the score tables are. Call
    /// nothing else afterwards.
    Closed close(const Options& options);

    /// Unlocks the file while the run is offered, so another process may open it first. Keeps no
    /// more than what offers tell, so that many runs take no memory.
    void offer();

    Standing standing() const { return standing_; }
    Tally tally() const { return tally_; }

    /// Goes on with the run. If it was offered, this and drop() lock the file and replay it again:
    /// they throw std::system_error if somebody plays it, and std::runtime_error if somebody has
    /// ended it meanwhile. Call nothing else afterwards.
    std::unique_ptr<Run> resume();

    /// Removes the file. Call nothing else afterwards.
    DroppedRun drop();

private:
    LogFile taken();
    void learn_from(const LogFile& file);

    std::string path_;
    std::optional<LogFile> file_;  // Nothing while the run is offered.
    std::chrono::system_clock::time_point last_played_;
    Replayed state_;
    KnownMap known_;  // What the player knows of the level.
    Standing standing_;
    Tally tally_;
};

/// The runs that were cut off and that nobody plays, the last played first. How a run stands is
/// known only after a replay. So files are looked at one by one, when they are asked for, and
/// nobody has to wait for all of them. If the keys of a run lead to its end but the program died
/// before it could write that into the file, the run is closed when it is looked at.
class UnfinishedRuns {
public:
    /// The runs to offer. If the options name the file of a run to resume, it is only that run.
    /// Otherwise those in the player's folder of runs that fit what the options ask for: those of
    /// that game, or of that game's dungeon, or all; none if a new run is not to be kept there. The
    /// options also say where the score tables are, for runs that have ended. If the folder can't
    /// be read that is a problem, or if a run is to be resumed, std::system_error is thrown. Throws
    /// what unfinished_run() does for a file that the options name.
    explicit UnfinishedRuns(Options options);

    /// Returns the run at that place, counted from 0, or null if there are fewer runs. Looks at as
    /// many files as it needs. The pointer is valid until another file is looked at.
    UnfinishedRun* at(std::size_t place);

    /// The greatest number of runs there can be: each file that was not looked at may hold one.
    std::size_t at_most() const { return found_.size() + unseen_.size(); }

    /// Looks at all files that were not looked at, those of runs that do not fit too. Returns how
    /// many runs there are that do not fit. After two seconds it only reads their first lines. Call
    /// once; at() does not find the runs.
    std::size_t count_others();

    /// Removes the file of the run at that place. Throws what UnfinishedRun::drop() does.
    void drop(std::size_t place);

    /// The runs that were dropped.
    const std::vector<DroppedRun>& dropped() const { return dropped_; }

    /// What has gone wrong with the files that were looked at.
    const std::vector<std::string>& problems() const { return problems_; }

private:
    std::vector<std::string> files_in(const std::string& folder);
    void look_at_next();
    std::string keep_or_close(UnfinishedRun run);

    std::vector<UnfinishedRun> found_;
    std::deque<std::string> unseen_;  // The files that were not looked at.
    std::deque<std::string> others_;  // Files of runs that do not fit, and files of no run.
    std::vector<DroppedRun> dropped_;
    Options options_;
    // False once a score could not be entered. Then the scores of other runs wait for the next
    // start, because another process may hold the table's lock and each score would wait for it.
    bool table_is_free_ = true;
    std::vector<std::string> problems_;
};

/// Returns the run in a file, if it can be resumed. If its keys lead to its end, the file is closed
/// and std::runtime_error is thrown. Throws what LogFile and UnfinishedRun do.
UnfinishedRun unfinished_run(const std::string& path, const Options& options);

}  // namespace rogue
