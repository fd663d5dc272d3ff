#pragma once

#include <cstddef>
#include <optional>

#include "rogue/app/routes.hpp"
#include "rogue/base/direction.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"
#include "rogue/ui/known_map.hpp"

namespace rogue {

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

    /// Whether it is one step again and again, which nobody has thought through.
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
