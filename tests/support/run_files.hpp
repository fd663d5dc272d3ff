#pragma once

#include <string>
#include <string_view>

namespace rogue::test {

/// The contents of a file; empty if there is no file.
std::string contents(const std::string& path);

/// The same, but `no file` if there is none.
std::string contents_or_none(const std::string& path);

/// The contents of the run file of the recorded run whose trace has that name.
std::string golden_run(const std::string& name);

/// The run file without the line that says when the run began, which always differs.
std::string without_date(std::string run_file);

/// The run file as programs on Windows write it: with a byte order mark, and a CR before each LF.
std::string dressed(std::string_view run_file);

/// The same without them.
std::string undressed(std::string run_file);

/// The letters of the keys in a run file that may be cut off.
std::string keys_of(const std::string& run_file);

}  // namespace rogue::test
