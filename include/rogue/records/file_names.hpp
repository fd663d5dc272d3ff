#pragma once

#include <string>
#include <string_view>

#include "rogue/records/run_file_format.hpp"

namespace rogue {

// The names of the files that this program makes beside the tables of scores, whose names are the
// games'.

/// The name of the nth file, counted from 1, of runs that began at the same time with the same
/// seed: 2026-11-20-151100-1234567890.run, then 2026-11-20-151100-1234567890-2.run.
std::string run_file_name(const RunHeader& header, int nth);

/// Whether a run file may have that name.
bool is_run_file_name(std::string_view name);

/// What run files are sorted by, from a path: without the extension X-2.run comes after X.run.
std::string_view run_file_order(std::string_view path);

/// The file beside a table that keeps the lines that can't be read: PATH.damaged.
std::string damaged_name(const std::string& table);

/// The nth temporary file of this process beside that file: PATH.PROCESS-N.tmp.
std::string temporary_name(const std::string& path, int nth);

/// Whether it is the name of a temporary file of any process beside the file that is called `of`.
bool is_temporary_name(std::string_view name, std::string_view of);

}  // namespace rogue
