#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "tests/support/recorded_runs.hpp"

namespace rogue::test {

/// What `--headless --frames` prints of the run, without the program around it.
std::string printed_frames(const RecordedRun& run);

/// Of what was printed of the run of that trace: says of the first frame that is not the recorded
/// one what differs, or nothing. Of a run that was kept in full it shows both pictures.
std::optional<std::string> first_difference(const std::filesystem::path& trace,
                                            const RecordedRun& run, std::string printed);

}  // namespace rogue::test
