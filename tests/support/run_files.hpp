#pragma once

#include <string>

namespace rogue::test {

/// All that is in a file; an empty text if there is none.
std::string contents(const std::string& path);

/// The run file of a recorded run, by the name of its trace.
std::string golden_run(const std::string& name);

/// Without the line that says when the run began, which is never the same.
std::string without_date(std::string run_file);

/// The letters of the keys in a run file that may be cut off.
std::string keys_of(const std::string& run_file);

}  // namespace rogue::test
