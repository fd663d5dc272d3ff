#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rogue/records/high_scores.hpp"
#include "rogue/records/log_file.hpp"
#include "rogue/records/run_file_format.hpp"

namespace rogue {

// Run files are kept in a folder, named by date, time and seed: 2026-11-20-151100-1234567890.run. A
// second one of the same name ends in -2.run, a third in -3.run.
// The modification time of a file is when its last key was played or when it was resumed.

/// Makes the file of a new run, and its folder if missing. Throws std::system_error on failure.
LogFile make_run_file(const std::string& folder, const RunHeader& header);

/// Returns all run files, the newest first; none if there is no folder. Files whose names begin
/// with a dot are not ours: macOS writes ._NAME beside NAME on disks of other systems. This and the
/// functions below throw std::system_error if the folder or the time of a file can't be read.
std::vector<std::string> run_files(const std::string& folder);

/// Returns the files without an ending, the last played first. Somebody may be playing them. Files
/// that can't be read are included: opening one tells why.
std::vector<std::string> unfinished_files(const std::string& folder);

/// Returns the run file written last, whether its run is finished or not, or nothing if there is
/// none. Adds to `passed_over` what is wrong with newer files that hold no run; if no file holds
/// one, returns the newest, because opening it tells why.
std::optional<std::string> last_played_file(const std::string& folder,
                                            std::vector<std::string>& passed_over);

/// Tells if many play on this host, so that each player has limits.
enum class Host : std::uint8_t { personal, shared };

// The limits of a player on a shared host. The bytes are for unfinished runs, and again for others.
constexpr std::size_t kMostUnfinished = 20;
constexpr std::uint64_t kMostBytes = 16U << 20;

/// Returns true if the limits allow another run beside these unfinished ones.
bool has_room(std::span<const std::string> unfinished);

/// How many finished runs are kept, besides those that prove a score.
constexpr std::size_t kMostFinished = 1000;

/// Removes finished runs, except the kMostFinished that were played last within the limits, the
/// file named `spared`, those whose score may be in one of the tables, those that can't be read,
/// and those whose time a wrong clock has set: before the game existed, or to come.
void prune_run_files(const std::string& folder, std::span<const HighScores> tables,
                     const std::string& spared, Host host = Host::personal);

}  // namespace rogue
