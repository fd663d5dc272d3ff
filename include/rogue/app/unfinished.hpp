#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "rogue/app/replayed.hpp"
#include "rogue/app/run.hpp"

namespace rogue {

/// A run that was cut off and can go on. Until it is opened, others may.
struct UnfinishedRun {
    std::string path;
    Replayed state;
    std::chrono::system_clock::time_point last_played;
};

/// The runs in that folder that were cut off and that nobody plays, the last played first. Those
/// whose keys lead to their end, where the program died before it could say so in the file, are
/// closed. What goes wrong is added to `problems`.
std::vector<UnfinishedRun> unfinished_runs(const std::string& folder, const std::string& scores,
                                           std::vector<std::string>& problems);

/// The run that a file holds, if it can go on. If its keys lead to its end, it is closed. Throws
/// BadRunFile if it is not true, std::system_error if it can't be read or is being played, and
/// std::runtime_error if it has ended.
UnfinishedRun unfinished_run(const std::string& path, const std::string& scores);

/// Opens it, to be played by nobody else. Throws what unfinished_run() does.
std::unique_ptr<Run> resumed(const UnfinishedRun& run);

/// Removes its file. Throws what unfinished_run() does.
void drop(const UnfinishedRun& run);

}  // namespace rogue
