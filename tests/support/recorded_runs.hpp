#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "rogue/classic/classic.hpp"
#include "rogue/tutorial/tutorial.hpp"
#include "rogue/world/world.hpp"
#include "tests/support/recorded_run.hpp"

namespace rogue::test {

/// Where a game's recorded runs are.
struct Recordings {
    const GameKind& game;
    const char* folder;  ///< In the project.
    char quit;           ///< The key that ends a run.
};

inline constexpr Recordings kClassicRuns{kClassic, "tests/golden", 'q'};
inline constexpr Recordings kTutorialRuns{kTutorial, "tests/tutorial/golden", 'Q'};
inline constexpr Recordings kWorldRuns{kWorld, "tests/world/golden", 'q'};

/// The traces, in the order of their names.
std::vector<std::filesystem::path> recorded_traces(const Recordings& of = kClassicRuns);

/// Throws std::runtime_error if there is no such trace or if it makes no sense.
RecordedRun load_recorded_run(const std::filesystem::path& trace,
                              const Recordings& of = kClassicRuns);

/// The run whose trace has that name.
RecordedRun recorded_run(const std::string& name, const Recordings& of = kClassicRuns);

}  // namespace rogue::test
