#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/keys/routes.hpp"
#include "app/runs/known_map.hpp"
#include "rogue/base/point.hpp"
#include "rogue/ui/game_kind.hpp"

namespace rogue {

/// Several steps that the player has asked for at once. Each is an ordinary key. It never attacks:
/// it makes no step beside a creature, and it stops with a step after which one is in sight, the
/// player is hurt or a message was added that the game does not expect, and where the player could
/// not walk on.
class Walk {
public:
    /// Runs in that direction, follows passages round their corners and goes through doors. Stops
    /// too where the way branches or widens, beside all that has a name, and when something new,
    /// but no door, comes into sight.
    static Walk straight(Direction direction) { return {Kind::straight, direction}; }

    /// What it has stopped to tell: that a door to be forced is beside the player and on the way,
    /// that only a long way, or one back, goes on, or what is in sight and no walk takes unasked.
    enum class Told : std::uint8_t { nothing, door, round, left };

    /// Travels there by route_towards(), from one edge of the unknown to the next. It stops beside
    /// a door to be forced, and where only a long way or one back goes on; unless the player
    /// insists, it begins none that leads more than kForcing steps away from the goal. It makes no
    /// step while a creature is in sight.
    static Walk towards(Point goal, Forcing forcing = Forcing::yes, bool insists = false) {
        return {Kind::travel, {}, goal, forcing, insists};
    }

    /// Explores: takes the way to what is to be explored next, takes that if a key does so, and so
    /// on, until something new, but no door, comes into sight. It makes no step while a creature is
    /// in sight.
    static Walk exploring() { return {Kind::explore, {}}; }

    /// Repeats a step, whatever lies beside the way, until something new comes into sight; or the
    /// key by which a turn is waited, until another creature does, one stands beside the player, or
    /// many turns are over.
    static Walk again(Key key) {
        const auto direction = direction_of(key);
        return {direction ? Kind::again : Kind::wait, direction.value_or(Direction::up)};
    }

    /// Returns the next key, or nothing if the walk is over. The player knows the last map.
    std::optional<Key> next(const Scene& scene);

    std::size_t steps() const { return steps_; }
    bool waits() const { return kind_ == Kind::wait; }

    /// Returns a sentence that says why it was over before its end; or empty.
    const std::string& reason() const { return reason_; }

    /// Returns true if the news of the last map tells it too: a message, wounds or something new.
    bool stopped_by_news() const { return stopped_by_news_; }

    Told told() const { return told_; }

    /// Returns where it began. REQUIRES: next() was called.
    Point start() const { return start_; }

private:
    enum class Kind { straight, travel, explore, again, wait };

    /// What a step may change.
    struct Situation {
        Point position;
        int level = 0;
        int hp = 0;
        std::size_t messages = 0;
        int found = 0;
        std::size_t creatures = 0;
    };

    Walk(Kind kind, Direction direction, Point goal = {}, Forcing forcing = Forcing::no,
         bool insists = false)
        : kind_(kind), direction_(direction), goal_(goal), forcing_(forcing), insists_(insists) {}

    std::string creature_near(const Scene& scene) const;
    bool minds_creatures(const KnownMap& known) const;
    std::optional<Key> key_in_place(const Scene& scene);
    bool interrupted(const Scene& scene, const Situation& now);
    bool matters(const Scene& scene, const KnownMap::Named& thing) const;
    std::optional<Direction> decide(const Scene& scene);
    void find_more(const Scene& scene);
    void find_on(const KnownMap& known);
    std::optional<Direction> run_on(const KnownMap& known);

    Kind kind_;
    Direction direction_{};  // Of the last step; before the first, where it runs.
    Point goal_;             // Of a journey.
    Forcing forcing_;
    bool insists_;
    Told told_ = Told::nothing;
    std::vector<Point> ends_;  // To which it has led.
    Route route_;              // The steps that are left.
    std::size_t steps_ = 0;
    std::string reason_;
    bool stopped_by_news_ = false;
    Point start_;
    Situation before_;            // The last key.
    Point there_;                 // Where it leads.
    std::optional<Point> taken_;  // Where it took something.
};

}  // namespace rogue
