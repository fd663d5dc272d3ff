#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/runs/known_map.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

// Ways over what the player knows of a level.

/// The steps of a way from where the player is.
using Route = std::vector<Direction>;

/// The shortest known way to that tile, or beside it if it is shut. If no known way leads there, it
/// is the way to the edge of the unknown from which the rest may be shortest; or, if the goal is a
/// wall or nothing is unknown, as near to the goal as known ways lead. Empty if the player is
/// there. It goes round what changes when somebody walks there, unless no other way is known or
/// that is the goal, and it never goes through what is shut.
Route route_towards(const KnownMap& known, Point goal);

/// Whether something unknown lies beside the tile.
bool leads_on(const KnownMap& known, Point tile);

/// Where known ways lead to what is unknown: one tile of each such edge, the nearest first.
std::vector<Point> unexplored_ends(const KnownMap& known);

/// Several steps that the player has asked for at once. Each is an ordinary key. It never attacks:
/// it stops after a step with which a creature is in sight, the player is hurt, something is told
/// or something new comes into sight, and where the player could not walk on.
class Walk {
public:
    /// Runs in that direction and follows passages round their corners. Stops where the way
    /// branches or narrows no more, and beside all that has a name.
    static Walk straight(Direction direction);

    /// Takes a known way.
    static Walk along(Route route);

    /// Repeats a step, whatever lies beside the way.
    static Walk again(Direction direction);

    /// Returns the next step, or nothing if the walk is over. `known` has learned the last map.
    std::optional<Direction> next(const KnownMap& known, const AnyGame& game);

    std::size_t steps() const { return steps_; }

    /// Whether it is one step repeated; nothing is decided in between.
    bool repeats() const { return kind_ == Kind::again; }

    /// Where it began. REQUIRES: next() was called.
    Point start() const { return start_; }

private:
    enum class Kind { straight, along, again };

    /// What a step may change.
    struct Moment {
        Point position;
        int level = 0;
        int hp = 0;
        std::size_t messages = 0;
    };

    explicit Walk(Kind kind) : kind_(kind) {}

    bool interrupted(const KnownMap& known, const Moment& now) const;
    bool comes_beside_something(const KnownMap& known) const;
    std::optional<Direction> decide(const KnownMap& known) const;
    std::optional<Direction> run_on(const KnownMap& known) const;

    Kind kind_;
    Direction direction_{};  // Of the last step; before the first, where it runs.
    Route route_;
    std::size_t steps_ = 0;
    Point start_;
    Moment before_;  // The last step.
};

}  // namespace rogue
