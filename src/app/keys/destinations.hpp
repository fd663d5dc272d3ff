#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/runs/known_map.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// Where the player may travel: the key that chooses it, its name, and its place on the level.
struct Destination {
    char key = '\0';  ///< None.
    std::string name = {};
    Point position = {};
    bool remembered = false;  ///< The last map did not show it.
    bool leads_on = false;    ///< It is an unexplored end too.
};

/// Whether unexplored ends are among the destinations.
enum class Ends : std::uint8_t { no, yes };

/// Returns, the nearest first, the nearest stairs down and up, whose keys are `>` and `<`, and
/// other things, landmarks, doors and then perhaps unexplored ends, whose keys are letters. What
/// stays and does nothing is only on the way to somewhere, as is a door with nothing unknown
/// beyond. What was listed `before` keeps its letter, so that the same keys go on.
std::vector<Destination> destinations(const KnownMap& known, const AnyGame& game, Ends ends,
                                      const std::vector<Destination>& before);

/// Adds the list of now to the list of before. A place that is not listed now, such as the one
/// where the player stands, keeps its letter until something else gets it.
void remember(const std::vector<Destination>& listed, std::vector<Destination>& before);

/// `a: potion, 3 east`, as in plain play.
std::string told(const Destination& destination, Point player);

}  // namespace rogue
