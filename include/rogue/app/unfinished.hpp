#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "rogue/app/options.hpp"
#include "rogue/app/replayed.hpp"
#include "rogue/app/run.hpp"

namespace rogue {

/// A run that was cut off and can go on. Until it is opened, others may.
struct UnfinishedRun {
    std::string path;
    Replayed state;
    std::chrono::system_clock::time_point last_played;
};

/// The runs that were cut off and that nobody plays, the last played first. What becomes of a run
/// is known only when it has been replayed, so files are looked at one by one, when they are asked
/// for: nobody shall wait for all of them. A run whose keys lead to its end, where the program died
/// before it could say so in the file, is closed when it is looked at.
class UnfinishedRuns {
public:
    /// None.
    UnfinishedRuns() = default;

    /// This one.
    explicit UnfinishedRuns(UnfinishedRun only);

    /// Those in that folder. The options say where the tables for those that have died are.
    UnfinishedRuns(const std::string& folder, const Options& options);

    /// The run at that place, from 0; null if there are not so many. Looks at as many files as it
    /// takes. Valid until another one is looked at.
    const UnfinishedRun* at(std::size_t place);

    /// As many runs there are at most: every file that was not looked at may be one.
    std::size_t at_most() const { return found_.size() + unseen_.size(); }

    /// Whether all files have been looked at.
    bool all_seen() const { return unseen_.empty(); }

    /// REQUIRES: not all have been looked at.
    void look_at_next();

    /// Removes the file of the run at that place. Throws what unfinished_run() does.
    void drop(std::size_t place);

    /// What has gone wrong with those looked at.
    const std::vector<std::string>& problems() const { return problems_; }

private:
    std::string take_stock(const std::string& path);

    std::vector<UnfinishedRun> found_;
    std::deque<std::string> unseen_;  // Files.
    Options options_;
    // Once a score could not be entered, the other dead wait for the next start: somebody may hold
    // the table's lock, for which each would wait.
    bool table_is_free_ = true;
    std::vector<std::string> problems_;
};

/// The run that a file holds, if it can go on. If its keys lead to its end, it is closed. Throws
/// BadRunFile if it is not true, std::system_error if it can't be read or is being played, and
/// std::runtime_error if it has ended.
UnfinishedRun unfinished_run(const std::string& path, const Options& options);

/// Opens it, to be played by nobody else. Throws what unfinished_run() does.
std::unique_ptr<Run> resumed(const UnfinishedRun& run);

}  // namespace rogue
