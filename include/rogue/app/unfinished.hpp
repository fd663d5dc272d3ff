#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "rogue/app/replayed.hpp"
#include "rogue/records/log_file.hpp"

namespace rogue {

/// A run that was cut off and can go on. Its file is locked: nobody else can play it.
struct UnfinishedRun {
    LogFile file;
    Replayed state;
    std::chrono::system_clock::time_point last_played;
};

/// Opens a run that was cut off. Its keys may lead to its end all the same, where the program died
/// before it could say so in the file. Throws BadRunFile if it is not true, std::system_error if it
/// can't be read or is being played, and std::runtime_error if it has ended.
UnfinishedRun open_unfinished(const std::string& path);

/// Closes a run whose keys lead to its end. Returns what went wrong, or an empty text.
std::string close_ended(UnfinishedRun run, const std::string& scores);

/// The runs in that folder that were cut off and that nobody plays, the last played first. Those
/// whose keys lead to their end are closed. What goes wrong is added to `problems`.
std::vector<UnfinishedRun> unfinished_runs(const std::string& folder, const std::string& scores,
                                           std::vector<std::string>& problems);

}  // namespace rogue
