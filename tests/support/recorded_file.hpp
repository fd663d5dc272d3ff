#pragma once

#include <string>

namespace rogue::test {

/// Checks that a file of the project holds that text, which the games made. With ROGUE_RECORD in
/// the environment, as tests/record_runs sets it, writes the file instead.
void check_recorded(const std::string& file, const std::string& now);

}  // namespace rogue::test
