#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rogue/base/outcome.hpp"
#include "world/rules/world.hpp"

namespace rogue::test {

/// What is wrong with a chunk that is being or has been played in, in words; empty if nothing is.
/// On a sound chunk the border is wall but for the four doors, and all that can be walked on hangs
/// together, if locked doors and vaults count as open.
std::string fault_of(const world::Chunk& chunk, const world::Doors& doors);

/// What holds on every map of a run in the world, whatever keys are pressed.
///
/// The chunks around the player's are sound, and their doors meet. The player stands on open
/// ground, alone and in sight, with sound hit points and a sound pack. Nobody but a wraith is in a
/// wall or in water. Whatever is in sight is explored and stays so, and terrain stays but for doors
/// that open. Keys go into doors only; every brand that was taken is carried or at home, and all
/// others lie where they belong. The hunt's clock goes on as it should. The tally is worth its
/// points.
class WorldInvariants {
public:
    /// Looks at the run's next map. Returns what is wrong with it or with the step from the map
    /// before, in words; empty if nothing is.
    std::string fault_of(const world::World& now);

private:
    /// What the next map is compared with.
    struct Before {
        explicit Before(const world::World& world);

        Point chunk;
        std::vector<world::Cell> cells;  // Of the nine chunks around it.
        std::size_t chunks;
        int keys;  // Those on the ground there and those of the player.
        int clock;
        int hunters;
        int kills;
        std::size_t monsters;
        std::size_t made;
        std::size_t taken;  // Brands.
        std::size_t messages;
    };

    static std::string fault_between(const Before& before, const world::World& world,
                                     const Before& now);

    std::optional<Before> before_;
};

}  // namespace rogue::test
