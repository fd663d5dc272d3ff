#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "app/options.hpp"
#include "app/play/farewell.hpp"
#include "app/runs/live_run.hpp"
#include "app/runs/replayed.hpp"

namespace rogue {

/// A run that was cut off, as it was when looked at. Its file is not locked: others may play it.
struct UnfinishedRun {
    std::string path;
    const GameKind* kind;
    RunHeader header;
    Vitals vitals;
    Tally tally;
    std::chrono::system_clock::time_point last_played;
    std::uint64_t identity;                ///< By identity_of().
    std::vector<std::string> copies = {};  ///< Other files of the same run.
};

/// Returns the run in a file, if it can be resumed. If its keys lead to its end, closes the file
/// and throws std::runtime_error. Throws std::system_error if the file can't be read or somebody
/// plays the run, and BadRunFile if it is not valid.
UnfinishedRun unfinished_run(const std::string& path, const Locations& locations);

/// Continues the run in a file. The player learns each screen again, so that the player's knowledge
/// is the same. Throws what unfinished_run() does.
std::unique_ptr<LiveRun> resume_run(const std::string& path);

/// The runs that were cut off and that nobody plays, the last played first. Only a replay tells how
/// a run stands, so files are looked at one by one, when asked for, and nobody has to wait for all
/// of them. If the keys of a run lead to its end but the program died before it could write that
/// into the file, looking at the run closes it. Copies of a run are offered once.
class UnfinishedRuns {
public:
    /// Finds the runs to offer. If the options name the file of a run to resume, that is the only
    /// one. Otherwise they are those in the player's folder of runs that fit the options: of that
    /// game, of that game's dungeon, or all. There are none if a new run is not to be kept there.
    /// The options also say where the score tables are, for runs that have ended. Reading problems
    /// are kept, or if a run is to be resumed thrown as std::system_error, here or by at(). Throws
    /// what unfinished_run() does for a file that the options name.
    explicit UnfinishedRuns(const Options& options);

    /// Returns the run of that index, or null if there are fewer runs. Looks at as many
    /// files as it needs. The pointer is valid until another file is looked at.
    const UnfinishedRun* at(std::size_t index);

    /// Returns how many runs at() can return without looking at another file.
    std::size_t looked_at() const { return found_.size(); }

    /// Returns how many runs there can be at most: each file that was not looked at may have one.
    std::size_t at_most() const { return found_.size() + unseen_.size(); }

    /// Offers the runs that do not fit too. Returns true if there is any run.
    bool offer_others();

    /// Returns how many runs do not fit, by the first lines of their files. Looks at every file
    /// that was not looked at, if its last line is not that of an open run. Call this once; at()
    /// does not find these runs.
    std::size_t count_others();

    /// Returns the message about a run that at() skipped because somebody plays it; or empty.
    const std::string& locked_message() const { return locked_message_; }

    /// Removes the files of the run of that index. Throws what unfinished_run() does.
    void drop(std::size_t index);

    /// Returns the runs that were dropped.
    const std::vector<DroppedRun>& dropped() const { return dropped_; }

    /// Returns what went wrong with the files that were looked at.
    const std::vector<std::string>& problems() const { return problems_; }

private:
    void collect_failure_of(const std::function<void()>& look);
    std::size_t count_waiting(const std::deque<std::string>& paths);
    void look_at(const std::string& path);
    void keep_or_close(LogFile file);

    std::vector<UnfinishedRun> found_;
    std::deque<std::string> unseen_;  // The files that were not looked at.
    std::deque<std::string> others_;  // Files of runs that do not fit, and files of no run.
    std::vector<DroppedRun> dropped_;
    std::set<std::uint64_t> dropped_identities_;
    std::string locked_message_;
    Locations locations_;
    bool resumes_;  // A run is to be resumed.
    // False once a score could not be entered. Then the scores of other runs wait for the next
    // start, because another process may hold the table's lock, for which each would wait.
    bool table_is_free_ = true;
    std::vector<std::string> problems_;
};

}  // namespace rogue
