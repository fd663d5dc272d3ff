#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "rogue/classic/game/game.hpp"

namespace rogue::test {

using namespace classic;

/// What holds on every map of a run, whatever keys are pressed. It holds under changed rules too:
/// monsters may jump, split and be killed by the dozen.
///
/// The level is sound. The player stands on open ground, alone and in sight, with sound hit points
/// and a sound pack. Whatever is in sight is explored and stays so, walls stay where they are, and
/// no monster goes without a kill. The tally only grows and is worth its points.
class ClassicInvariants {
public:
    /// Looks at the run's next map. Returns what is wrong with it or with the step from the map
    /// before, in words; empty if nothing is.
    std::string fault_of(const MapView& now);

private:
    /// What later maps are compared with.
    struct Before {
        DungeonLevel level;
        int depth;
        Tally tally;
        std::size_t messages;
    };

    static std::string fault_between(const Before& before, const MapView& now);

    std::optional<Before> before_;
};

}  // namespace rogue::test
