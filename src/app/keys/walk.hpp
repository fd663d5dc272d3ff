#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/keys/routes.hpp"
#include "app/runs/known_map.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// What a journey does where it would otherwise stop.
struct TravelOptions {
    ForcedDoors forcing = ForcedDoors::allowed;
    bool insists = false;  ///< Takes a detour: a route that leads far from the goal.
};

/// Several steps that the player has asked for at once. Each is an ordinary key. A walk never
/// attacks: it makes no step beside a creature, except to fight on. It stops when one comes into
/// sight, when the player is hurt, when the game adds a message that it does not expect, and where
/// the player can't walk on.
class Walk {
public:
    /// Runs in that direction, follows passages round their corners and goes through doors. Also
    /// stops where the way branches or widens, beside everything that has a name, and when
    /// something new other than a door comes into sight.
    static Walk straight(Direction direction) { return {Kind::straight, direction}; }

    /// What a walk stopped to tell.
    enum class Stop : std::uint8_t {
        none,
        door,       ///< A door to be forced is beside the player and on the way.
        detour,     ///< The only way on is long, or leads back.
        not_taken,  ///< No walk takes something that is in sight.
        far,        ///< What is to be explored next is far.
    };

    /// Travels there by route_towards(), from one edge of the unknown to the next. Stops beside a
    /// door to be forced, beside a goal that is shut or entered on purpose only, and where the only
    /// way on is a detour. Begins no route that leads more than kForcedDoorCost steps away from the
    /// goal, unless the player insists. Makes no step while a creature is in sight.
    static Walk towards(Point goal, TravelOptions options = {}) {
        return {Kind::travel, {}, goal, options};
    }

    /// Attacks the creature that is there beside the player, until half of the health is gone,
    /// another comes into sight, or it is no longer there.
    static Walk fighting(Direction direction) { return {Kind::fight, direction}; }

    /// Explores: goes to what is to be explored next, takes it if a key does so, and so on, until
    /// something new comes into sight that it does not go to, other than a door. Makes no step
    /// while a creature is in sight. Stops before a route through more than two parts of the level,
    /// unless that is the first one and the player insists.
    static Walk exploring(bool insists = false) {
        return {Kind::explore, {}, {}, {.forcing = ForcedDoors::avoided, .insists = insists}};
    }

    /// Repeats a step, whatever is beside the way, until something new comes into sight; or the key
    /// that waits a turn, until another creature comes into sight, one is beside the player, or
    /// many turns are over.
    static Walk again(Key key) {
        const auto direction = direction_of(key);
        return {direction ? Kind::again : Kind::wait, direction.value_or(Direction::up)};
    }

    /// Returns the next key, or nothing if the walk is over. The player knows the last map.
    std::optional<Key> next(const Scene& scene);

    std::size_t steps() const { return steps_; }
    bool waits() const { return kind_ == Kind::wait; }
    bool fights() const { return kind_ == Kind::fight; }

    /// Returns a sentence that says why the walk stopped before its end, or an empty string.
    const std::string& reason() const { return reason_; }

    /// Returns true if the last map's news tells the reason too: a message, wounds, a new thing.
    bool stopped_by_news() const { return stopped_by_news_; }

    Stop stop() const { return stop_; }

    /// Returns where the walk began. REQUIRES: next() was called.
    Point start() const { return start_; }

private:
    enum class Kind { straight, travel, explore, again, wait, fight };

    /// What a step may change.
    struct Situation {
        Point position;
        int level = 0;
        int hp = 0;
        std::size_t messages = 0;
        int found = 0;
        std::size_t creatures = 0;
    };

    Walk(Kind kind, Direction direction, Point goal = {}, TravelOptions options = {})
        : kind_(kind), direction_(direction), goal_(goal), options_(options) {}

    std::string creature_near(const Scene& scene) const;
    bool minds_creatures(const KnownMap& known) const;
    bool stops_before(const Scene& scene, Direction step);
    std::optional<Key> blow(const Scene& scene, const Situation& now);
    std::optional<Key> key_in_place(const Scene& scene);
    bool interrupted(const Scene& scene, const Situation& now);
    bool matters(const Scene& scene, const KnownMap::Named& thing) const;
    std::optional<Direction> decide(const Scene& scene);
    void find_more(const Scene& scene);
    void find_on(const Scene& scene);
    std::optional<Direction> run_on(const KnownMap& known);

    Kind kind_;
    Direction direction_{};  // The last step's; before the first step, that of a run.
    Point goal_;             // The goal of a journey.
    TravelOptions options_;
    int least_hp_ = 0;      // A fight stops at this health.
    std::string_view foe_;  // The name of who is fought.
    Stop stop_ = Stop::none;
    std::vector<Point> ends_;  // Where the routes ended.
    Route route_;              // The steps to come.
    std::size_t steps_ = 0;
    std::string reason_;
    bool stopped_by_news_ = false;
    Point start_;
    Situation before_;            // Before the last key.
    Point there_;                 // Where the last key leads.
    std::optional<Point> taken_;  // Where the walk took something.
};

}  // namespace rogue
