#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
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

/// The run whose trace has that name. A change of the rules may leave it few keys, and another end.
RecordedRun recorded_run(const std::string& name, const Recordings& of = kClassicRuns);

/// A moment of a recorded run, after so many of its keys.
struct RecordedMoment {
    RecordedRun run;
    std::size_t keys;

    std::string keys_so_far() const { return run.keys.substr(0, keys); }

    /// The game at that moment.
    std::unique_ptr<AnyGame> game() const;
};

/// The first moment in a game's recorded runs of which that is true, at a prompt or at an end.
/// Throws std::runtime_error with `what` if there is none.
RecordedMoment recorded_moment(const Recordings& of, std::string_view what,
                               const std::function<bool(const AnyGame&)>& is_it);

/// The end of the first recorded run that ended so.
RecordedMoment recorded_end(const Recordings& of, Ending ending);

/// The first moment at which an ability of the second game is aimed at nobody, where the player
/// sees the place that is 3 west and 1 south.
RecordedMoment recorded_aim();

/// The recorded run with the most keys.
RecordedRun longest_run(const Recordings& of);

}  // namespace rogue::test
