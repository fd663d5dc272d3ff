#include "tests/fuzz/fuzz.hpp"

#include <array>
#include <stdexcept>

namespace rogue::fuzz {

std::span<const Target> targets() {
    static constexpr std::array kTargets{
        Target{"dates", dates},
        Target{"keys", keys},
        Target{"options", options},
        Target{"renderer", renderer},
        Target{"resumed_runs", resumed_runs},
        Target{"rules", rules},
        Target{"run_codes", run_codes},
        Target{"run_files", run_files},
        Target{"scores", scores},
        Target{"tutorial_rules", tutorial_rules},
        Target{"world_rules", world_rules},
    };
    return kTargets;
}

void fail(const std::string& what) {
    throw std::logic_error(what);
}

void expect(bool condition, std::string_view otherwise) {
    if (!condition) {
        fail(std::string(otherwise));
    }
}

void expect_none(const std::string& fault) {
    expect(fault.empty(), fault);
}

}  // namespace rogue::fuzz
