#pragma once

#include <memory>
#include <optional>

#include "app/keys/destinations.hpp"
#include "app/keys/walk.hpp"
#include "app/runs/live_run.hpp"

namespace rogue {

/// Where a player travels on a level: the places to choose from, and the goal of the last journey.
class Journeys {
public:
    /// The run is borrowed.
    explicit Journeys(const LiveRun& run) : run_(run) {}

    /// Returns the destinations. They keep their letters as long as the player is on the level.
    Places known_places(UnexploredEnds ends);

    /// Returns the same, with the goal of the last journey first until it is reached.
    Places places(UnexploredEnds ends);

    /// Returns a journey there. `last` is where the last walk stopped, if no key was played since:
    /// if the goal is the same and that was beside a door or before a detour, takes the detour.
    std::unique_ptr<Walk> journey(Point there, Walk::Stop last);

    /// Forgets the goal once it is reached, and all on another level. Call this after each key.
    void forget_reached();

private:
    const LiveRun& run_;
    PlaceLetters letters_;
    std::optional<Point> goal_;
    ForcedDoors forcing_ = ForcedDoors::allowed;  // The last journey's.
    int level_ = 0;                               // The player's at the last look.
};

}  // namespace rogue
