#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rogue/base/outcome.hpp"
#include "rogue/base/text.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temporary_folder.hpp"

namespace rogue::test {

// Runs of the game on paper in the dungeon of a day, which the program ranks.

inline const std::string kDay = "2026-11-20";

/// A run that ends in death.
struct DeadlyRun {
    std::string keys;
    Tally tally;
};

/// A run that the troll of that depth ends, in the dungeon of the day unless another is named.
DeadlyRun death(int depth, std::uint64_t seed = fnv1a(kDay));

/// The code of a run in the day's dungeon, which began then.
std::string code_of_run(const std::string& keys, const std::string& began);

/// The files of a hosted game.
class Hosted {
public:
    /// Records a run of that game with these keys, as that user.
    std::string record(const std::string& user, std::string_view keys,
                       const std::string& seed = kDay, const std::string& game = "paper");

    void copy(const std::string& file, const std::string& user);

    std::string path(const std::string& name) const { return folder_.path(name); }

    ProgramResult run(std::vector<std::string> arguments, std::string_view input = "") const;

private:
    TemporaryFolder folder_;
    int count_ = 0;
};

/// The places of a ranking and who has them, `*` with those of kept runs: `1* anna|1 "ben"|2
/// "carl"`.
std::string places(const std::string& out);

}  // namespace rogue::test
